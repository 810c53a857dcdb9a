/** @module-tag long */
import { expect, test } from 'vitest';
import { askLine } from '../../../src/ask';
import { disagreements, type Asked } from './compare';
import { JUDGES } from './judges';
import { dealtSpot, questionOf, type DealtSpot } from './spots';

const SPOTS = Array.from({ length: 30 }, (_, number) => dealtSpot(20_261_121, number)).filter(
  // Spots that take seconds are left to the command.
  ({ board }) => board.length > 0,
);

const ask = (spot: DealtSpot) => askLine(questionOf(spot)) as unknown as Asked;
const faultsOf = (spot: DealtSpot, found: Asked): string[] =>
  JUDGES.flatMap((judge) => {
    const ruling = judge.rule(spot);
    return ruling === undefined ? [] : disagreements(found, ruling);
  });

test('the engine and its judges agree', () => {
  for (const spot of SPOTS) expect(faultsOf(spot, ask(spot)), questionOf(spot)).toEqual([]);
});

test('finds a wrong figure, and reports both', () => {
  const spot = SPOTS.find(({ kind, board }) => kind === 'known hands' && board.length === 4);
  if (spot === undefined) return expect.fail('no such spot');
  const found = ask(spot);
  const [hero, ...others] = found.players;
  const wrong: [what: RegExp, found: Asked][] = [
    [/^unseen \d+, not \d+$/, { ...found, unseen: found.unseen + 1 }],
    [/^wins of player 0 /, { ...found, players: [{ ...hero, wins: -1 }, ...others] }],
    [/^equity of player 0 /, { ...found, players: [{ ...hero, equity: -0.001 }, ...others] }],
    [/^status "level", not /, { ...found, status: 'level' }],
    [/^..? .*, not /, { ...found, next: [] }],
    [/^improving cards /, { ...found, improving: { hits: 0, cards: [{ card: 'As' }] } }],
    [/^refused/, { ...found, ok: false }],
  ];
  for (const [what, answer] of wrong) {
    expect(faultsOf(spot, answer)).toContainEqual(expect.stringMatching(what));
  }
});

test('finds a wrong verdict on a bet by nobody known', () => {
  const spot = {
    kind: '',
    seats: [{ kind: 'hand', cards: ['As', 'Ks'] }],
    board: ['Qs', '7s', '3d', '2c', '8h'],
    dead: [],
  } as const;
  const asked = { ...spot, facing: 1 };
  const found = ask(asked);
  expect(faultsOf(asked, found)).toEqual([]);
  expect(found.price?.decision).toBe('fold');
  const { price } = found;
  const wrong = { ...found, ...(price !== undefined && { price: { ...price, decision: 'call' } }) };
  expect(faultsOf(asked, wrong)).toEqual(['decision "call", not "fold"']);
});

test('a spot that cannot be dealt is to be refused', () => {
  const hand = (...cards: string[]) => ({ kind: 'hand', cards }) as const;
  const nobody = { kind: 'range', text: '54s', holding: [[['5s', '4s'], 1]] } as const;
  const spot = { kind: '', seats: [hand('4d', '4c'), nobody], board: ['3h', '4h', '5s'], dead: [] };
  expect(faultsOf(spot, ask(spot))).toEqual([]);
  expect(faultsOf(spot, ask(SPOTS[0]))[0]).toMatch(/^answered/);
});

test('a spot is its seed and number, whatever came before', () => {
  expect(dealtSpot(1, 17)).toEqual(dealtSpot(1, 17));
  expect(dealtSpot(1, 17)).not.toEqual(dealtSpot(2, 17));
});
