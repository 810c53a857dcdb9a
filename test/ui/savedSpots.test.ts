import { describe, expect, test } from 'vitest';
import { Spots } from '../../src/table/spots.svelte';
import { KEPT_SPOTS } from '../../src/ui/savedSpots';
import { Store, type Shelf } from '../../src/ui/store';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
const OTHER = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';

/** A device, and the spots as a window finds them there. */
function device(): () => Spots {
  const kept = new Map<string, string>();
  const shelf: Shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => new Spots(new Store(KEPT_SPOTS, () => shelf));
}

test('two windows that have not heard of each other undo nothing of each other’s', () => {
  const open = device();
  const [one, other] = [open(), open()];
  const links = () =>
    open()
      .list.map(({ link }) => link)
      .sort();
  one.keep(TURN, 'a six');
  other.keep(KNOWN, 'a heart');
  one.star(TURN, true);
  expect(links()).toEqual([TURN, KNOWN].sort());
  one.importText(open().exportText());
  other.keep(OTHER, 'a seven');
  one.takeBack();
  expect(links()).toContain(OTHER);
  one.erase();
  other.keep(OTHER, 'a seven');
  one.takeBack();
  expect(links()).toEqual([TURN, KNOWN, OTHER].sort());
});

describe('a message', () => {
  test('goes when the reader does something else', () => {
    const spots = device()();
    spots.keep(TURN, 'a six');
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

  test('that can be undone stays until then, or until the next', () => {
    const open = device();
    const spots = open();
    spots.keep(TURN, 'a six');
    spots.keep(KNOWN, 'a heart');
    const file = spots.exportText();
    const [first] = spots.list;
    if (first === undefined) throw new Error('nothing saved');
    spots.remove(first);
    spots.takeUp(TURN);
    expect(spots.said).toMatch(/^Deleted: /);
    spots.sayProblem('too large');
    expect([spots.said, spots.canTakeBack]).toEqual(['', true]);
    spots.takeBack();
    expect([spots.said, spots.problem, spots.canTakeBack]).toEqual(['Undone.', undefined, false]);
    expect(spots.list).toHaveLength(2);
    spots.erase();
    expect(spots.said).toBe('2 spots erased.');
    spots.importText(file);
    expect(spots.said).toBe('2 spots imported.');
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
