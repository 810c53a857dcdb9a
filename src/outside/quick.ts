import { handName } from '#words/hands';
import { quote } from '#words/text';
import { JOKER, parseCards, type Card } from '../poker/card';
import { categoryName, categoryOf, type Strength } from '../poker/category';
import { countEquity } from '../poker/plan';
import type { Equity } from '../poker/count/tally';
import { finish } from '../steps';
import { evaluate } from '../poker/hand';
import { ok } from '../poker/result';
import { loadTable } from './answer';
import { refuse, refused, refuseValue, type Read } from './fields';
import { runWithPauses } from './pace';
import { failureOf, type ReadQuestion } from './question';
import type * as types from './types.js';

/* Narrow calls of the library, for programs that want one figure: equities, and what five to seven cards make. */

export function rankedOf(cards: string): types.RankedHand | types.Failure {
  const read = readHand(cards);
  if (!read.ok) return failureOf(read.error);
  const { category, name, strength } = ranked(read.value);
  return { ok: true, category, name, strength };
}

export function comparisonOf(hands: readonly string[]): types.ComparedHands | types.Failure {
  if (!Array.isArray(hands)) return failureOf({ code: 'bad-field', message: 'Hands to compare are a list of texts.' });
  const compared: Omit<types.RankedHand, 'ok'>[] = [];
  let best = 0;
  let winners: number[] = [];
  for (let place = 0; place < hands.length; place++) {
    const read = readHand(hands[place] as string, place);
    if (!read.ok) return failureOf(read.error);
    if (read.value > best) {
      best = read.value;
      winners = [];
    }
    if (read.value === best) winners.push(compared.length);
    const { category, name, strength } = ranked(read.value);
    compared.push({ category, name, strength });
  }
  return { ok: true, hands: compared, winners };
}

/**
 * The equities of a question about a spot, without what else `ask` says of it.
 *
 * @throws the signal's reason, if it is aborted
 */
export async function equitiesOf(
  { spot, wantsTable }: ReadQuestion,
  { signal, onProgress }: types.AskOptions,
): Promise<types.Equities | types.Failure> {
  if (spot === undefined || spot.spot.opponents.length === 0) {
    return failureOf({ code: 'bad-field', message: 'Equity wants opponents: give “opponents”, or “v” in a line.' });
  }
  const table = wantsTable ? await loadTable().catch(() => undefined) : undefined;
  return formatEquities(await runWithPauses(countEquity(spot.spot, { categories: false, table }), signal, onProgress));
}

/** The equities of a question about known hands on a board, which are counted at once. */
export function knownEquitiesOf({ spot }: ReadQuestion): types.Equities | types.Failure {
  const { hero, opponents = [], board = [] } = spot?.spot ?? {};
  const areKnown = [hero, ...opponents].every((player) => player?.kind === 'hand');
  if (spot === undefined || !areKnown || opponents.length === 0 || board.length === 0) {
    return failureOf({
      code: 'bad-field',
      message: 'equitySync wants known hands and a board. Write them, or use equity.',
    });
  }
  return formatEquities(finish(countEquity(spot.spot, { categories: false })));
}

function formatEquities({ players, of, samples }: Equity): types.Equities {
  return {
    ok: true,
    players: players.map(({ equity = 0, wins = 0, ties = 0 }) => ({ equity, win: wins / of, tie: ties / of })),
    method: samples === undefined ? 'exact' : 'sampled',
    dealsCounted: samples ?? of,
  };
}

/** @param place the place of the hand in a list, from 0 */
function readHand(text: string, place?: number): Read<Strength> {
  if (typeof text === 'string') {
    const cards = parseCards(text, place === undefined ? 'line' : { hand: place }, true);
    if (!cards.ok) return refused(cards.error);
    const { length } = cards.value;
    if (length > 4 && length < 8 && isOfOrdinaryDeck(cards.value)) return ok(evaluate(cards.value));
    return refuseHand(text, cards.value, place);
  }
  return refuseValue(
    `${place === undefined ? 'A hand' : `Hand ${place + 1}: a hand`} is a text, such as “AhKh7h3h9c”.`,
  );
}

function refuseHand(text: string, cards: readonly Card[], place?: number): Read<never> {
  const [which, a] = place === undefined ? ['', 'A hand'] : [`Hand ${place + 1}: `, 'a hand'];
  const own = quote(text);
  const { length } = cards;
  if (cards.includes(JOKER))
    return refuse(
      'bad-card',
      `${which}${own} has a joker; these hands are of the ordinary deck. Write a card in its place.`,
    );
  if (length < 5 || length > 7) {
    return refuse(
      'hand-count',
      `${which}${a} has five to seven cards; ${own} has ${length}. ${length < 5 ? 'Add' : 'Remove'} cards.`,
    );
  }
  return refuse('duplicate-card', `${which}${own} has a card twice. Change one.`);
}

/** Whether no card is there twice, and none is the joker. */
function isOfOrdinaryDeck(cards: readonly Card[]): boolean {
  let [low, high] = [0, 0];
  for (const card of cards) {
    const bit = 1 << (card & 31);
    if (card === JOKER || (card < 32 ? low : high) & bit) return false;
    if (card < 32) low |= bit;
    else high |= bit;
  }
  return true;
}

/** By strength, one of 7,462: a name takes longer to write than a hand to rank. */
const named: (Omit<types.RankedHand, 'ok'> | undefined)[] = [];

function ranked(strength: Strength): Omit<types.RankedHand, 'ok'> {
  return (named[strength] ??= { category: categoryName(categoryOf(strength)), name: handName(strength), strength });
}
