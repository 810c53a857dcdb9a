import { expect, test } from 'vitest';
import { SITES } from '../../src/history/sites';
import { sitesWithNotes } from '../../src/words/history';
import { FIXTURES, fixture, handsOf } from './fixture';

test('pages name every site and format that is read, and no other', () => {
  // A file in the open format names the site that it comes from.
  const siteOf = (name: string) => (room: string) => (name.endsWith('.ohh') ? 'Open Hand History' : room);
  const read = new Set(FIXTURES.flatMap((name) => handsOf(fixture(name)).map(({ room }) => siteOf(name)(room))));
  const named = sitesWithNotes(SITES);
  expect([...read].filter((room) => !named.includes(room))).toEqual([]);
  expect(SITES.filter(({ title }) => !read.has(title))).toEqual([]);
});

test('the list of sites reads as in a sentence', () => {
  expect(sitesWithNotes(SITES)).toMatch(
    /^PokerStars, GGPoker, .*Ignition \(also Bovada\), iPoker \(XML\), .* and PHH$/,
  );
});
