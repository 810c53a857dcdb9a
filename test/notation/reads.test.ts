// Reads in lines and links, and what they leave in a draft.
import { describe, expect, test } from 'vitest';
import { readinessOf, type Draft } from '../../src/notation/draft';
import { readLine, withoutUnfinished, writeLine } from '../../src/notation/line';
import { canonical, readLink, writeLink } from '../../src/notation/link';
import { spotIn } from '../../src/notation/spot';
import { widen } from '../../src/notation/narrowing';
import { applyReads } from '../../src/notation/reads';
import { formatRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { withRead } from '../../src/poker/read';
import { spot } from '../poker/read';

function line(text: string): Draft {
  const read = readLine(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const ASKED = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['25%'] });
const LEFT = withRead(ASKED, 1, 'toppair+') ?? { weights: new Float64Array() };

describe('an opponent with a read', () => {
  test.each([
    ['a line', 'AhKh 7h3h9c v 25% with toppair+'],
    ['a line with spaces', 'AhKh 7h3h9c v 25% with top pair + x 2d pot 60 call 20'],
  ])('%s', (_, text) => {
    const written = line(text);
    expect(readinessOf(written).ready).toBe(false);
    const { draft, problems } = applyReads({ draft: written, problems: [] });
    expect(problems).toEqual([]);
    expect(draft.seats).toEqual([{ kind: 'range', range: LEFT }]);
    expect(draft.narrowed).toEqual([{ player: 1, dealt: 3, before: { kind: 'range', range: topRange(25) } }]);
    expect(readinessOf(draft).ready).toBe(true);
  });

  test.each([
    '#/?hero=AhKh&board=7h3h9c&vs=25%25%20with%20toppair%2B',
    '#/?hero=AhKh&board=7h3h9c&vs=25%25 with toppair%2B',
    '#/?hero=AhKh&board=7h3h9c&vs=25% with toppair+',
    '#/?vs=25% with top pair+&board=7h3h9c&hero=AhKh',
  ])('%s', (link) => {
    const { draft, problems } = applyReads(readLink(link));
    expect(problems).toEqual([]);
    expect(writeLink(draft)).toBe(
      `#/?hero=AhKh&board=7h3h9c&vs=${formatRange(LEFT)}&was=1:3:${formatRange(topRange(25))}`,
    );
    const asked = spotIn(link);
    expect(asked.ok && asked.value.opponents).toEqual([{ kind: 'range', range: LEFT }]);
  });

  test('a line and a link with a read are written back unchanged', () => {
    const text = '(TT+,AQs+ with connects) 7h3h9c v 7c7d v random with twopair+';
    expect(line(writeLine(line(text)))).toEqual(line(text));
    expect(writeLine(line(text))).toBe('(TT+,AQs+ with connects) 7h3h9c v 7c7d v random with twopair+');
    const link = '#/?hero=TT+,AQs+ with connects&board=7h3h9c&vs=7c7d;random with twopair+';
    expect(canonical(link)).toBe(link);
    expect(readLink(link).draft.reads).toEqual(['connects', undefined, 'twopair+']);
  });

  test('hero’s range needs no brackets', () => {
    expect(line('TT+ AQs+ with top pair+ 7h3h9c v 7c7d')).toEqual(line('(TT+,AQs+ with toppair+) 7h3h9c v 7c7d'));
  });

  test('known cards of others count, and a read of one player does not change another’s', () => {
    const both = applyReads({ draft: line('7c7d 7h3h9c v 77,33 with twopair+ v 77,99 with twopair+'), problems: [] });
    const { opponents } = spot({ hero: '7c7d', board: '7h3h9c', opponents: ['3s3d,3s3c,3d3c', '9s9h,9s9d,9h9d'] });
    expect(both.draft.seats).toEqual(opponents);
  });

  test('a single remaining combo is a known hand with a wider range behind it', () => {
    const { draft } = applyReads({ draft: line('2c2d 7h3h9c v 77,AK with twopair+ x 7s'), problems: [] });
    expect(writeLine(draft)).toBe('2c2d 7h3h9c v 7d7c x 7s');
    expect(writeLine(widen(draft, 1))).toBe('2c2d 7h3h9c v 77,AK x 7s');
  });

  test.each([
    ['AhKh v 25% with toppair+', { code: 'bad-range', why: 'no flop', read: 'toppair+' }],
    ['AhKh 7h3h v 25% with toppair+', { code: 'bad-range', why: 'no flop', read: 'toppair+' }],
    ['joker AhKh 7h3h9c v 25% with toppair+', { code: 'bad-range', why: 'wild read', read: 'toppair+' }],
    ['AhKh 7h3h9c v QJ with toppair+', { code: 'empty-range', why: 'no read', read: 'toppair+' }],
    ['AhKh 7h3h9c v AhKd,AhKs with toppair+', { code: 'empty-range', why: 'blocked' }],
  ])('%s has a problem, and the seat is empty', (text, problem) => {
    const { draft, problems } = applyReads({ draft: line(text), problems: [] });
    expect(problems).toEqual([{ ...problem, place: { seat: 0, of: 1 } }]);
    expect(draft.seats[0]).toEqual({ kind: 'hand', cards: [undefined, undefined] });
  });

  test('without the read the range is the hands that they play', () => {
    const { draft } = applyReads({ draft: line('AhKh 7h3h9c v 25% with toppair+'), problems: [] });
    expect(writeLine(widen(draft, 1))).toBe(writeLine(line('AhKh 7h3h9c v 25%')));
  });

  test('each beginning of a line with a read is read while it is typed', () => {
    const whole = 'AhKh 7h3h9c v 25% with top pair+ pot 60 call 20';
    for (let end = 'AhKh 7h3h9c v 25%'.length; end <= whole.length; end++) {
      const text = whole.slice(0, end);
      const draft = line(withoutUnfinished(text));
      const isRead = end >= whole.indexOf('+') + 1;
      expect(draft.seats, text).toEqual([{ kind: 'range', range: topRange(25) }]);
      expect(draft.reads, text).toEqual(isRead ? [undefined, 'toppair+'] : undefined);
    }
    for (const kind of ['connects', 'pair or draw']) {
      expect(line(withoutUnfinished(`AhKh 7h3h9c v 25% with ${kind} p`)).reads, kind).toEqual([undefined, 'connects']);
    }
  });
});

test('any two given on purpose is `100%`, in a line and a link', () => {
  for (const text of ['100%', 'top 100%', '0%-100%', 'pairs, suited, offsuit']) {
    expect(writeLine(line(`AhKh 7h3h9c v ${text}`)), text).toBe('AhKh 7h3h9c v 100%');
    expect(canonical(`#/?hero=AhKh&vs=${text}`), text).toBe('#/?hero=AhKh&vs=100%');
  }
  for (const text of ['random', 'any two', 'any 2 cards', 'ATC', 'random@50']) {
    expect(writeLine(line(`AhKh 7h3h9c v ${text}`)), text).toBe('AhKh 7h3h9c v random');
  }
});
