import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { formatCards } from '../../src/poker/card';
import type { Decision, Hand } from '../../src/history/events';
import { readHands, readHistory } from '../../src/history/history';
import { unpack } from '../../src/session/hands/unpack';
import { historyProblem, leftOutText } from '../../src/words/history';

/** Hands written for these tests after the rooms' formats, each with something unusual. */
export const FIXTURES = [
  'pokerstars-six-max.txt',
  'pokerstars-tournament.txt',
  'pokerstars-twice.txt',
  'pokerstars-limit-heads-up.txt',
  'pokerstars-cash-out.txt',
  'ggpoker-straddle.txt',
  'ggpoker-tournament.txt',
  'ggpoker-drop.txt',
  'ggpoker-cash-out.txt',
  'eight-cash.txt',
  'eight-tournament.txt',
  'winamax-cash.txt',
  'winamax-tournament.txt',
  'acr-cash.txt',
  'acr-tournament.txt',
  'ignition-zone.txt',
  'ignition-tournament.txt',
  'partypoker-cash.txt',
  'partypoker-tournament.txt',
  'partypoker-older.txt',
  'partypoker-cash-out.txt',
  'pokernow.csv',
  'three.ohh',
  'cash-out.ohh',
  'ipoker.xml',
  'ipoker-tournament.xml',
  'televised.phh',
  'heads-up.phh',
  'two.phhs',
] as const;

export function fixture(name: (typeof FIXTURES)[number]): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

export function handsOf(text: string): readonly Hand[] {
  const read = readHistory(text);
  expect(read).toMatchObject({ ok: true });
  return read.ok ? read.value.hands : [];
}

/** The hands of a file's bytes, in order; for a hand or a file that is refused, why. */
export async function handsIn(bytes: Uint8Array): Promise<(Hand | string)[]> {
  const found: (Hand | string)[] = [];
  for await (const step of unpack('x', new Uint8Array(bytes))) {
    if ('fault' in step) found.push(step.fault.reason);
    if (!('text' in step)) continue;
    for (const { hand } of readHands(step.text)) found.push(hand.ok ? hand.value : historyProblem(hand.error));
  }
  return found;
}

/** The hands of a file of `cases`, whose players' names are made up: as clients wrote it, byte for byte. */
export function casesOf(name: string): Promise<(Hand | string)[]> {
  return handsIn(readFileSync(new URL(`cases/${name}`, import.meta.url)));
}

/** The problem of a text that is known to have one. */
export function problemOf(text: string): string {
  const read = readHistory(text);
  expect(read).toMatchObject({ ok: false });
  return read.ok ? '' : historyProblem(read.error);
}

/** What is not shown of a text that has a hand to show, in sentences. */
export function unshownOf(text: string): { total: number; leftOut: string; problems: string[] } {
  const read = readHistory(text);
  if (!read.ok) throw new Error(historyProblem(read.error));
  const { total, leftOut, problems } = read.value;
  return { total, leftOut: leftOutText(leftOut), problems: problems.map(historyProblem) };
}

/** A decision on one line: `'flop 7d5cKh: 4.5 to call, pot 13.5, birch bets 4.5, v elm birch: call'`. */
export function told({ board, street, ...decision }: Decision): string {
  const { toCall, pot, contested, faced, opponents, did } = decision;
  const amounts = [
    `${toCall / 100} to call`,
    `pot ${pot / 100}`,
    ...(contested === pot ? [] : [`of it ${contested / 100}`]),
    ...(faced === undefined ? [] : [`${faced.player} ${faced.isRaise ? 'raises to' : 'bets'} ${faced.to / 100}`]),
  ];
  const place = street === 'preflop' ? street : `${street} ${formatCards(board)}`;
  return `${place}: ${amounts.join(', ')} v ${opponents.join(', ')}: ${did}`;
}
