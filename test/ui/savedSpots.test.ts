import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { spotIn } from '../../src/notation/spot';
import { answerText, markText, Spots } from '../../src/table/saved/spots.svelte';
import { KEPT_SPOTS } from '../../src/ui/savedSpots';
import { Store, type StorageLike } from '../../src/ui/store';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
const OTHER = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';

function answerTo(link: string): Answer {
  const spot = spotIn(link);
  if (!spot.ok) throw new Error(link);
  const steps = answer(spot.value);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A device, and the spots as a window finds them there. */
function device(): () => Spots {
  const kept = new Map<string, string>();
  const shelf: StorageLike = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => new Spots(new Store(KEPT_SPOTS, () => shelf));
}

test('two windows that have not heard of each other undo nothing of each other’s', async () => {
  const open = device();
  const [one, other] = [open(), open()];
  const links = () =>
    open()
      .value.map(({ link }) => link)
      .sort();
  one.keep(TURN, answerTo(TURN));
  other.keep(KNOWN, answerTo(KNOWN));
  one.star(TURN, true);
  expect(links()).toEqual([TURN, KNOWN].sort());
  await one.importText(open().exportText());
  other.keep(OTHER, answerTo(OTHER));
  one.takeBack();
  expect(links()).toContain(OTHER);
  one.erase();
  other.keep(OTHER, answerTo(OTHER));
  one.takeBack();
  expect(links()).toEqual([TURN, KNOWN, OTHER].sort());
});

test('a mark and a note are saved, erased with their spot and brought back', () => {
  const open = device();
  const spots = open();
  spots.keep(KNOWN, answerTo(KNOWN));
  spots.mark(KNOWN, answerTo(KNOWN), 'call');
  spots.end(KNOWN, 'lost');
  spots.annotate(KNOWN, 'he always has it');
  const [marked] = open().value;
  expect(marked).toMatchObject({
    link: KNOWN,
    note: 'he always has it',
    did: 'call',
    won: 'lost',
    answer: { unseen: 45 },
  });
  expect(marked && markText(marked)).toBe('called, lost');
  spots.erase();
  expect(open().value).toEqual([]);
  spots.takeBack();
  expect(open().value).toEqual([marked]);
  if (marked !== undefined) spots.remove(marked);
  expect(open().value).toEqual([]);
  spots.takeBack();
  expect(open().value).toEqual([marked]);
  spots.mark(KNOWN, answerTo(KNOWN), 'call');
  expect(open().value.map((own) => markText(own))).toEqual(['']);
});

describe('a message', () => {
  test('goes when the user does something else', () => {
    const spots = device()();
    spots.keep(TURN, answerTo(TURN));
    spots.star(TURN, true);
    expect(spots.said).toBe('Starred.');
    spots.takeUp(TURN);
    expect(spots.said).toBe('');
    spots.star(TURN, false);
    spots.sayProblem('too large');
    expect([spots.said, spots.problem]).toEqual(['', 'too large']);
    spots.settle();
    expect(spots.problem).toBeUndefined();
  });

  test('that can be undone stays until then, or until the next', async () => {
    const open = device();
    const spots = open();
    spots.keep(TURN, answerTo(TURN));
    spots.keep(KNOWN, answerTo(KNOWN));
    const file = spots.exportText();
    const [first] = spots.value;
    if (first === undefined) throw new Error('nothing saved');
    spots.remove(first);
    spots.takeUp(TURN);
    expect(spots.said).toMatch(/^Deleted: /);
    spots.sayProblem('too large');
    expect([spots.said, spots.canTakeBack]).toEqual(['', true]);
    spots.takeBack();
    expect([spots.said, spots.problem, spots.canTakeBack]).toEqual(['Undone.', undefined, false]);
    expect(spots.value).toHaveLength(2);
    spots.erase();
    expect(spots.said).toBe('2 spots erased.');
    await spots.importText(file);
    expect(spots.said).toMatch(/^2 spots( and \d ranges?)? imported\.$/);
    spots.star(TURN, true);
    expect([spots.said, spots.canTakeBack]).toEqual(['Starred.', false]);
  });

  test('that nothing is saved on the device stays as long as it is true', () => {
    const spots = new Spots(
      new Store(KEPT_SPOTS, () => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    expect(spots.problem).toMatch(/not saving/);
    spots.sayProblem('too large');
    spots.settle();
    expect(spots.problem).toMatch(/not saving/);
  });
});

test.each([
  [TURN, '12 outs of 46'],
  [KNOWN, '8 outs of 45, equity 24.6%'],
  ['#/?hero=7c7d&board=7h3h9c&vs=AhKh', 'equity 75.4%'],
  ['#/?hero=AhKh&board=QhJhTh3c3d', 'the nuts, or a share of them'],
  ['#/?hero=8c8d&board=8h3c3dKsKd', '88 of 990 hands beat you'],
])('the list shows the figures of %s: %s', (link, text) => {
  const spots = device()();
  spots.keep(link, answerTo(link));
  const [saved] = spots.value;
  expect(saved?.answer && answerText(saved.answer)).toBe(text);
});

describe('an import', () => {
  const file = (spots: readonly unknown[], ranges?: readonly unknown[]) =>
    JSON.stringify({ format: 'outs-spots', version: 2, spots, ranges });

  test('leaves out what cannot be read, and says how much and what', async () => {
    const open = device();
    const spots = open();
    await spots.importText(file([{ link: 'javascript:alert(1)', at: 1 }, { link: TURN, at: 2, starred: true }, null]));
    expect(spots.said).toBe('1 spot imported. 2 entries were left out. The first: spot 1: its link cannot be read.');
    expect(open().value.map(({ link }) => link)).toEqual([TURN]);
    await spots.importText(file([null]));
    expect(spots.problem).toMatch(/^This is not an Outs spots file: spot 1: not a spot\. Choose/);
    expect(open().value).toHaveLength(1);
  });

  test('dates no spot in the future, and says how many of one’s own made room', async () => {
    const spots = device()();
    spots.keep(TURN, answerTo(TURN));
    spots.keep(KNOWN, answerTo(KNOWN));
    spots.rename(KNOWN, 'mine');
    const theirs = Array.from({ length: 200 }, (_, pot) => ({
      link: `#/?hero=AsAd&board=7d5cKh&pot=${pot + 1}`,
      at: Number.MAX_SAFE_INTEGER,
    }));
    await spots.importText(file(theirs));
    const dropped = '1 spot of yours without a star, a name or a note was removed to make room.';
    expect(spots.said).toBe(`200 spots imported. ${dropped}`);
    expect(spots.value.every(({ at }) => at <= Date.now())).toBe(true);
    expect(spots.value.map(({ link }) => link)).toContain(KNOWN);
    // The next one is kept, and what was dropped comes back.
    spots.takeBack();
    expect(spots.value.map(({ link }) => link).sort()).toEqual([TURN, KNOWN].sort());
    await spots.importText(file(theirs));
    spots.keep(OTHER, answerTo(OTHER));
    expect(spots.value.map(({ link }) => link)).toContain(OTHER);
  });
});
