import { expect, test } from 'vitest';
import { Spots } from '../../src/odds/spots.svelte';
import { KEPT_SPOTS } from '../../src/ui/spots';
import { Store, type Shelf } from '../../src/ui/store';

const TURN = '#/?hero=4c9c&board=7d5cKh8c';
const KNOWN = '#/?hero=AhKh&board=7h3h9c&vs=7c7d';
const OTHER = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';

test('two windows that have not heard of each other undo nothing of each other’s', () => {
  const device = new Map<string, string>();
  const shelf: Shelf = {
    getItem: (key) => device.get(key) ?? null,
    setItem: (key, value) => void device.set(key, value),
    removeItem: (key) => void device.delete(key),
  };
  const open = () => new Spots(new Store(KEPT_SPOTS, () => shelf));
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
