// Reads in lines and links, and what they leave in a draft.
import { describe, expect, test } from 'vitest';
import { filled, put, putSeat, readinessOf, type Draft } from '../../src/notation/draft';
import { writeFields as writeDraftFields } from '../../src/notation/fields';
import { readLine, withoutUnfinished, writeLine as writeDraft } from '../../src/notation/line';
import { canonical, readLink, writeLink as writeDraftLink } from '../../src/notation/link';
import { spotIn } from '../../src/notation/spot';
import { asTyped, narrow, widen } from '../../src/notation/narrowing';
import { applyReads, readAgain } from '../../src/notation/reads';
import { COMBOS } from '../../src/poker/combos';
import { formatRange, READ_KINDS } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { withRead } from '../../src/poker/read';
import { readSpot } from '../../src/poker/readSpot';
import { comboWeights, unseenCards, type Player, type Spot } from '../../src/poker/spot';
import { problemInWords } from '../../src/words/problems';
import { lineOf as lineOfDraft } from '../../src/words/spot';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { spot } from '../poker/read';

const writeLine = (draft: Draft) => writeDraft(asTyped(draft));
const lineOf = (draft: Draft) => lineOfDraft(asTyped(draft));
const writeLink = (draft: Draft) => writeDraftLink(asTyped(draft));
const writeFields = (draft: Draft) => writeDraftFields(asTyped(draft));

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
    const before = { kind: 'range', range: topRange(25) };
    expect(draft.narrowed).toEqual([{ player: 1, dealt: 3, before, read: 'toppair+' }]);
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
    expect(writeLink(draft)).toBe(`#/?hero=AhKh&board=7h3h9c&vs=${formatRange(topRange(25))} with toppair+`);
    const asked = spotIn(link);
    expect(asked.ok && asked.value.opponents).toEqual([{ kind: 'range', range: LEFT }]);
  });

  test('a line and a link with a read are written back unchanged', () => {
    const text = '(TT+,AQs+ with connects) 7h3h9c v 7c7d v random with twopair+';
    expect(line(writeLine(line(text)))).toEqual(line(text));
    expect(writeLine(line(text))).toBe('(TT+,AQs+ with connects) 7h3h9c v 7c7d v random with twopair+');
    const link = '#/?hero=TT+,AQs+ with connects&board=7h3h9c&vs=7c7d;random with twopair+';
    expect(canonical(link)).toBe(link);
    expect(readLink(link).draft.reads).toEqual([[{ kind: 'connects' }], undefined, [{ kind: 'twopair+' }]]);
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
    expect(draft.seats).toEqual(line('2c2d 7h3h9c v 7d7c x 7s').seats);
    expect(writeLine(draft)).toBe('2c2d 7h3h9c v 77,AK with twopair+ x 7s');
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
      expect(draft.reads, text).toEqual(isRead ? [undefined, [{ kind: 'toppair+' }]] : undefined);
    }
    for (const kind of ['connects', 'pair or draw']) {
      const { reads } = line(withoutUnfinished(`AhKh 7h3h9c v 25% with ${kind} p`));
      expect(reads, kind).toEqual([undefined, [{ kind: 'connects' }]]);
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

const PLAYED = ['44+,A2s+,K7s+,Q9s+,JTs,A5o+', 'TT+,AQs+', '22+,A2s+:0.5,KTs+', '100%', '99,33,A5s,K9s,76s,65s'];
const STREETS = { flop: 3, turn: 4, river: 5 };

/** A text of each player, hero first: a known hand, or a range with reads of streets that have come. */
function dealtReads(random: Random) {
  const cards = shuffled(random, DECK, 14);
  const board = cards.slice(0, integer(random, 3, 5));
  const past = Object.entries(STREETS).filter(([, dealt]) => dealt <= board.length);
  const player = (at: number) => {
    if (random() < 0.3) return cards.slice(5 + 2 * at, 7 + 2 * at).join('');
    const [played = ''] = shuffled(random, PLAYED, 1);
    const reads = past
      .filter(() => random() < 0.6)
      .map(([street, dealt]) => {
        const [kind = ''] = shuffled(random, READ_KINDS, 1);
        return ` with ${kind}${dealt === board.length ? '' : `@${street}`}`;
      });
    return played + reads.join('');
  };
  const [hero = '', ...opponents] = Array.from({ length: integer(random, 2, 4) }, (_, at) => player(at));
  return { hero, board: board.join(''), opponents };
}

/** A text of all that is in a value, so that values are compared at once. */
function plain(value: unknown): string {
  const byName = (own: object) => Object.fromEntries(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(value, (_, own: unknown) => {
    if (own instanceof Float64Array) return own.join();
    return typeof own === 'object' && own !== null && !Array.isArray(own) ? byName(own) : own;
  });
}

/** The weight of each combo that can still be held. */
function live(own: Spot): string {
  const free = new Set(unseenCards({ ...own, hero: { kind: 'random' }, opponents: [] }));
  const weights = (player: Player) =>
    comboWeights(player).map((weight, combo) => (COMBOS[combo].every((card) => free.has(card)) ? weight : 0));
  return plain([own.hero, ...own.opponents].map(weights));
}

function spotOf(draft: Draft): Spot {
  const readiness = readinessOf(draft);
  if (!readiness.ready) throw new Error(JSON.stringify(readiness));
  return readiness.spot;
}

describe('a read stays as it was typed', () => {
  const SPOTS = 100;

  test('in the link and the line of random spots, which hold what `ask` reads in them', () => {
    const random = seeded(20_261_129);
    let compared = 0;
    let reads = 0;
    for (let at = 0; at < SPOTS; at++) {
      const text = dealtReads(random);
      const asked = readSpot(text);
      const written = readLink(`#/?hero=${text.hero}&board=${text.board}&vs=${text.opponents.join(';')}`);
      const { draft, problems } = applyReads(written);
      const isReady = problems.length === 0 && readinessOf(draft).ready;
      expect(isReady, JSON.stringify(text)).toBe(asked.ok);
      if (!asked.ok) continue;
      compared++;
      reads += draft.narrowed?.length ?? 0;
      const link = writeLink(draft);
      expect(Object.fromEntries(writeFields(draft))).toEqual({
        hero: text.hero,
        board: text.board,
        vs: text.opponents.join(';'),
      });
      expect(plain(spotOf(draft))).toBe(plain(asked.value));
      expect(canonical(link)).toBe(link);
      expect(plain(applyReads(readLink(link)).draft)).toBe(plain(draft));
      const fromLine = applyReads({ draft: line(writeLine(draft)), problems: [] });
      expect(plain(fromLine)).toBe(plain({ draft, problems: [] }));
      expect(plain(readAgain(draft))).toBe(plain(draft));
      expect(writeLink(asTyped(draft))).toBe(link);
    }
    expect(compared).toBeGreaterThan(SPOTS / 3);
    expect(reads).toBeGreaterThan(compared / 2);
  });

  test('the link keeps the page’s combos if a card is dealt or dead, or hero’s hand or the flop changes', () => {
    const random = seeded(7);
    let compared = 0;
    for (let at = 0; at < SPOTS; at++) {
      const text = dealtReads(random);
      const { draft, problems } = applyReads(
        readLink(`#/?hero=${text.hero}&board=${text.board}&vs=${text.opponents.join(';')}`),
      );
      if (problems.length > 0 || draft.narrowed === undefined || !readinessOf(draft).ready) continue;
      const [one, other] = shuffled(random, unseenCards(spotOf(draft)), 2);
      const board = filled(draft.board).length;
      const changes: Draft[] = [
        put(draft, { in: 'board', slot: 0 }, one),
        { ...draft, dead: [one, other] },
        ...(board < 5 ? [put(draft, { in: 'board', slot: board }, one)] : []),
        ...(draft.heroRange === undefined ? [put(draft, { in: 'hero', slot: 1 }, other)] : []),
      ];
      for (const changed of changes.map(readAgain)) {
        if (!readinessOf(changed).ready) continue;
        compared++;
        const { draft: again, problems: found } = applyReads(readLink(writeLink(changed)));
        expect(found).toEqual([]);
        expect(live(spotOf(again))).toBe(live(spotOf(changed)));
      }
    }
    expect(compared).toBeGreaterThan(SPOTS);
  });

  test('a card dealt later names the street of a read, and changes none of its combos', () => {
    const { draft } = applyReads({ draft: line('AhKh 7h3h9c v 25% with toppair+'), problems: [] });
    const [card] = filled(line('2d').hero);
    const dealt = readAgain(put(draft, { in: 'board', slot: 3 }, card));
    expect(dealt.seats).toEqual(draft.seats);
    expect(writeLink(dealt)).toBe(`#/?hero=AhKh&board=7h3h9c2d&vs=${formatRange(topRange(25))} with toppair+@flop`);
  });

  test('a range that ticks have narrowed is combos in a link and their number in a title', () => {
    const [seat] = line('AhKh 7h3h9c v 25%').seats;
    const wide = putSeat(line('AhKh 7h3h9c v 25%'), 0, seat);
    const ticked = narrow(wide, 1, LEFT);
    expect(writeLink(ticked)).toBe(
      `#/?hero=AhKh&board=7h3h9c&vs=${formatRange(LEFT)}&was=1:3:${formatRange(topRange(25))}`,
    );
    const combos = LEFT.weights.filter((weight) => weight > 0).length;
    expect(lineOf(ticked)).toBe(`A♥ K♥ v ${combos} combos on 7♥ 3♥ 9♣`);
    const read = narrow(ticked, 1, LEFT, 'connects');
    expect(lineOf(read)).toBe(`A♥ K♥ v ${combos} combos with pair/draw on 7♥ 3♥ 9♣`);
  });

  test('the title has the range and the read, also of a link that has not been applied', () => {
    const draft = line('AhKh 7h3h9c2d v TT+,AQs+ with connects@flop with toppair+');
    const said = 'A♥ K♥ v TT+, AQs+ with pair/draw, top pair\u00a0+ on 7♥ 3♥ 9♣ 2♦';
    expect(lineOf(draft)).toBe(said);
    expect(lineOf(applyReads({ draft, problems: [] }).draft)).toBe(said);
  });

  test('a street that is still to come has a problem', () => {
    const { problems } = applyReads({ draft: line('AhKh 7h3h9c v 25% with toppair+@turn'), problems: [] });
    expect(problems).toEqual([
      { code: 'bad-range', place: { seat: 0, of: 1 }, why: 'no street', read: { kind: 'toppair+', dealt: 4 } },
    ]);
    expect(problems.map(problemInWords)).toEqual([
      'Opponent: “with toppair+@turn” is of a street to come. Deal its card first.',
    ]);
  });

  test('a read of a street that has been taken back is combos again', () => {
    const { draft } = applyReads({ draft: line('AhKh 7h3h9c v 25% with toppair+'), problems: [] });
    const short = readAgain(put(draft, { in: 'board', slot: 1 }, undefined));
    expect(writeLink(short)).toContain(`vs=${formatRange(LEFT)}&was=`);
    // Another flop: the read is of it.
    const [card] = filled(line('Kd').hero);
    const other = readAgain(put(short, { in: 'board', slot: 1 }, card));
    expect(writeLink(other)).toBe(`#/?hero=AhKh&board=7hKd9c&vs=${formatRange(topRange(25))} with toppair+`);
    expect(spotOf(other)).toEqual(spotOf(applyReads(readLink(writeLink(other))).draft));
  });
});
