/**
 * Tests src/session/hands/results too. The money of a hand: what the history says about its end, checked.
 *
 * @module-tag long
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/history/events';
import { settle } from '../../src/session/hands/results';
import { canTell, dealtHands as anyHands, FORMATS, namedIn, paid } from './dealt';
import { casesOf, fixture, FIXTURES, handsOf, problemOf } from './fixture';

const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

/** All that was put in is won, bought or kept by the house. */
function expectAll(hand: Hand): void {
  const settled = settle(hand);
  if (settled === undefined) return;
  const { won, rake, bought } = settled;
  expect(sum([...won.values(), rake, bought])).toBeCloseTo(hand.pot, 6);
  expect(Math.min(0, ...won.values(), rake, bought)).toBeGreaterThan(-1e-6);
  if (bought > 0) expect(hand.ending.cashedOut).not.toEqual([]);
  const { rake: told, fee } = hand.ending;
  if (told + fee > 0) expect(rake).toBeCloseTo(told + fee, 6);
}

test.each([...FIXTURES])('all the money put into %s is collected, or goes to rake, fees or bought hands', (name) => {
  for (const hand of handsOf(fixture(name))) expectAll(hand);
});

describe.each(Object.entries(FORMATS))('3,000 hands in the words of %s', (name, write) => {
  test('pay out what was put in, to those who won it', () => {
    const dealt = anyHands.filter((own) => canTell(name, own)).map((own) => paid(namedIn(name, own)));
    let known = 0;
    fc.assert(
      fc.property(dealt, (own) => {
        const [hand] = handsOf(write(own));
        expectAll(hand);
        const settled = settle(hand);
        // A file of iPoker may leave it open whether an uncalled bet is in the winnings.
        if (name === 'iPoker' && hand.ending.won.length === 0) return;
        known++;
        const won = own.names.map((player) => settled?.won.get(player) ?? 0);
        expect(won).toEqual(own.outcome.won);
        expect(settled?.rake).toBeCloseTo(own.outcome.rake, 6);
        expect(settled?.bought).toBe(0);
      }),
      { seed: 20_261_129, numRuns: 3_000 },
    );
    expect(known).toBeGreaterThan(2_000);
  });
});

describe('the history’s own result', () => {
  const STARS = fixture('pokerstars-six-max.txt');
  const won = (text: string) => handsOf(text).map(({ ending }) => ending);

  test('causes a fault with both figures if it pays out other money than the players put in', () => {
    for (const [from, to] of [
      ['hero collected $196', 'hero collected $190'],
      ['hero collected $196', 'hero collected $197'],
      ['Rake $3', 'Rake $2.50'],
    ]) {
      expect(STARS).toContain(from);
      expect(problemOf(STARS.replace(from, to))).toMatch(
        /^The money does not add up: \$199 was put in, the history pays out \$\d+(?:\.50)? with rake and fees\./,
      );
    }
    const wina = fixture('winamax-tournament.txt');
    expect(problemOf(wina.replace(/(hero collected )[\d ]+/, '$12000 '))).toMatch(/The money does not add up/);
  });

  test('may have the rake in it', () => {
    const gross = STARS.replace('hero collected $196', 'hero collected $199');
    expect(won(gross)).toEqual(won(STARS));
    const two = STARS.replace('hero collected $196', 'hero collected $100 from pot\nelm collected $99');
    expect(won(two)).toMatchObject([
      {
        won: [
          { player: 'hero', amount: 9_850 },
          { player: 'elm', amount: 9_750 },
        ],
        rake: 300,
      },
    ]);
  });

  test('leaves any rest as rake if it names none, and no rest if it says “No rake”', () => {
    expect(settle(handsOf(STARS.replace(' | Rake $3', ''))[0])).toMatchObject({ rake: 300 });
    const wina = fixture('winamax-cash.txt');
    expect(wina).toMatch(/\| Rake /);
    expect(problemOf(wina.replace(/\| Rake .*/, '| No rake'))).toMatch(/does not add up/);
  });

  test('comes from winnings, final stacks or both in PHH', async () => {
    const all = await casesOf('phh-winnings.phhs');
    const hands = all.filter((hand) => typeof hand !== 'string');
    expect(hands.map((hand) => [hand.ending.won, settle(hand)?.rake])).toEqual([
      [[{ player: 'P3', amount: 7_850 }], 400],
      [[{ player: 'P3', amount: 99_700 }], 300],
      [[{ player: 'P1', amount: 99_700 }], 300],
    ]);
    const file = fixture('heads-up.phh');
    const ended = (fields: string) => `${file}\n${fields}\n`;
    const [hand] = handsOf(file);
    const pot = hand.pot / 100;
    const [one, two] = hand.players.map(({ stack, bet, dead }) => (stack - bet - dead) / 100);
    expect(won(ended(`winnings = [${pot}, 0]\nfinishing_stacks = [${one + pot}, ${two}]`))).toEqual(
      won(ended(`winnings = [${pot}, 0]`)),
    );
    expect(problemOf(ended(`winnings = [${pot}, 0]\nfinishing_stacks = [${one + pot - 1}, ${two}]`))).toMatch(
      /^p1 ends with \S+ by the actions, but with \S+ in the history\./,
    );
    expect(problemOf(ended(`finishing_stacks = [${one + pot + 1}, ${two}]`))).toMatch(/The money does not add up/);
    expect(problemOf(ended(`finishing_stacks = [${one - 1}, ${two + pot}]`))).toMatch(/^p1 ends with/);
    expect(problemOf(ended(`winnings = [${pot + 3}, 0]`))).toMatch(/The money does not add up/);
    expect(problemOf(ended('winnings = [1, 2, 3]'))).toMatch(/different numbers of players/);
  });

  test('comes from the balances in PartyPoker', () => {
    const text = fixture('partypoker-cash.txt');
    const wrong = text.replace(/^(Hero balance \$)\d+/m, '$1999');
    expect(wrong).not.toBe(text);
    expect(problemOf(wrong)).toMatch(/^Hero ends with \$[\d.]+ by the actions, but with \$999/);
  });

  test('counts once in Bovada, even if the file repeats it', () => {
    const text = fixture('ignition-zone.txt');
    const again = text.replace(/^.* : Hand result .*$/gm, '$&\n$&\n$&');
    expect(again).not.toBe(text);
    expect(won(again)).toEqual(won(text));
  });
});
