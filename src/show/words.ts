import { cardName, JOKER, rankOf, type Card } from '../poker/card';
import { categoryName, categoryOf, STRAIGHT, type Strength } from '../poker/category';
import type { Showdown } from '../poker/showdown';
import { capitalize } from '../words/capitalize';
import { list, numberWord } from '../words/english';
import { aCategory, aHand } from '../words/hands';

/** `'a straight'`, `'a pair of queens'` */
function withHand(strength: Strength): string {
  const category = categoryOf(strength);
  return category >= STRAIGHT ? aCategory(categoryName(category)) : aHand(strength);
}

/** `'Sixteen of 38 cards'` */
function cardsOf(count: number, of: number, which: string): string {
  return `${capitalize(numberWord(count))} of ${of} ${which}`;
}

/**
 * What a player would say of open hands: `'Cem leads with a straight. Sixteen of 38 cards beat it.'`
 *
 * @param equities of the seats, 0 to 1, where they are known
 */
export function showSentence(
  names: readonly string[],
  board: readonly Card[],
  { made, leaders, unseen, next }: Showdown,
  equities: readonly number[],
): string {
  const [leader = -1] = leaders;
  const strength = made[leader];
  const level = list(
    leaders.map((seat) => names[seat] ?? ''),
    'and',
  );
  if (strength === undefined) {
    const most = Math.max(...equities);
    const favourites = names.filter((_, seat) => Math.abs((equities[seat] ?? -1) - most) < 1e-9);
    if (favourites.length !== 1) return equities.length === 0 ? '' : `${list(favourites, 'and')} are level.`;
    return `${favourites[0] ?? ''} is the favourite.`;
  }
  if (board.length === 5) {
    return leaders.length === 1
      ? `${level} wins with ${withHand(strength)}.`
      : `${level} split the pot with ${withHand(strength)}.`;
  }
  const which = board.length === 3 ? 'next cards' : 'cards';
  const counts = [...next.values()];
  if (leaders.length > 1) {
    const parting = counts.filter((seats) => seats.length === 1).length;
    const then = parting === 0 ? `No ${which.slice(0, -1)} parts` : `${cardsOf(parting, unseen.length, which)} part`;
    return `${level} are level with ${withHand(strength)}. ${then} them.`;
  }
  const beat = counts.filter((seats) => !seats.includes(leader)).length;
  const split = counts.filter((seats) => seats.length > 1 && seats.includes(leader)).length;
  const beaten =
    beat === 0
      ? `No ${which.slice(0, -1)} beats it`
      : `${cardsOf(beat, unseen.length, which)} ${beat === 1 ? 'beats' : 'beat'} it`;
  const shared = split === 0 ? '' : `, ${numberWord(split)} ${split === 1 ? 'splits' : 'split'} the pot`;
  return `${level} leads with ${withHand(strength)}. ${beaten}${shared}.`;
}

/** `'since the jack of clubs'`, `'since the flop'`: how long a seat has led alone. */
export function leadsSince(
  leaderOf: (dealt: number) => readonly number[],
  board: readonly Card[],
  seat: number,
): string {
  let since = board.length;
  while (since > 3) {
    const before = leaderOf(since - 1);
    if (before.length !== 1 || before[0] !== seat) break;
    since--;
  }
  const card = board[since - 1];
  return since === 3 || card === undefined ? 'since the flop' : `since the ${cardName(card)}`;
}

/** `'−8.4'`, `'+43.6'`: a change of equity in points. */
export function changeOfEquity(change: number): string {
  const points = (Math.round(1000 * Math.abs(change)) / 10).toFixed(1);
  return points === '0.0' ? points : `${change < 0 ? '−' : '+'}${points}`;
}

/** Cards by rank, the highest first: `[[J♠, J♥, J♦], [7♠]]`. */
export function byRank(cards: readonly Card[]): Card[][] {
  const groups = new Map<number, Card[]>();
  for (const card of cards) {
    const rank = card === JOKER ? Infinity : rankOf(card);
    groups.set(rank, [...(groups.get(rank) ?? []), card]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, own]) => own.sort((a, b) => b - a));
}
