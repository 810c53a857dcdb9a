import * as cardWords from '#words/cards';
import * as hands from '#words/hands';
import * as say from '#words/show';
import { owner as ownerAtTable } from '#words/table';
import { placesOf } from '../notation/draft';
import { JOKER, rankOf, suitOf, type Card } from '../poker/card';
import { categoryOf, STRAIGHT, STRAIGHT_FLUSH, type Strength } from '../poker/category';
import { deckOf } from '../poker/deck';
import type { Verdict } from '../poker/outs';
import type { Showdown } from '../poker/showdown';
import { figure } from '../ui/figures';
import { MARKS, type Tile } from '../ui/tile';
import type { Show } from './show.svelte';

/** `'a straight'`, `'a pair of queens'`, `'a royal flush'` */
function withHand(strength: Strength): string {
  const category = categoryOf(strength);
  return category >= STRAIGHT && category !== STRAIGHT_FLUSH ? hands.aCategory(category) : hands.aHand(strength);
}

/**
 * What a player would say of open hands: `'Cem leads with a straight. Sixteen of 38 cards beat it.'`
 *
 * @param equities of the seats, 0 to 1, if they are known
 */
export function showSentence(
  names: readonly string[],
  board: readonly Card[],
  { made, leaders, unseen, next }: Showdown,
  equities: readonly number[],
): string {
  const [leader = -1] = leaders;
  const strength = made[leader];
  const leading = leaders.map((seat) => names[seat] ?? '');
  const [name = ''] = leading;
  if (strength === undefined) {
    const most = Math.max(...equities);
    const favourites = names.filter((_, seat) => Math.abs((equities[seat] ?? -1) - most) < 1e-9);
    if (favourites.length !== 1) return equities.length === 0 ? '' : say.level(favourites);
    return say.favourite(favourites[0] ?? '');
  }
  const hand = withHand(strength);
  const isAlone = leaders.length === 1;
  if (board.length === 5) return isAlone ? say.wins(name, hand) : say.split(leading, hand);
  const isFlop = board.length === 3;
  const counts = [...next.values()];
  if (!isAlone) {
    const parting = counts.filter((seats) => seats.length === 1).length;
    return say.paragraph([say.levelWith(leading, hand), say.partThem(parting, unseen.length, isFlop)]);
  }
  const beat = counts.filter((seats) => !seats.includes(leader)).length;
  const split = counts.filter((seats) => seats.length > 1 && seats.includes(leader)).length;
  return say.paragraph([say.leads(name, hand), say.beatIt(beat, unseen.length, isFlop, split)]);
}

/** What two finished runs come to: `'Run 1: Anna wins with a flush. Run 2: Anna wins with a straight. Anna scoops.'` */
export function runsSentence(
  names: readonly string[],
  runs: readonly { readonly board: readonly Card[]; readonly open: Showdown }[],
): string {
  const sentences = runs.map(({ board, open }, run) => say.ofRun(run + 1, showSentence(names, board, open, [])));
  const [winner, ...others] = new Set(runs.flatMap(({ open }) => open.leaders));
  const scoops = winner !== undefined && others.length === 0;
  return say.paragraph([...sentences, scoops ? say.scoops(names[winner] ?? '') : say.nobodyScoops]);
}

/** `'ace high'`; of two runs `'flush and pair of aces'`, a hand that both make once. */
export function madeIn(runs: readonly Strength[]): string {
  return say.bothRuns([...new Set(runs.map((made) => hands.handName(made)))]);
}

/** What a seat has won after two finished runs: `'scoops'`, `'wins run 2'`; `undefined` if it wins nothing. */
export function standingOfRuns(runs: readonly Showdown[], seat: number): string | undefined {
  const won = runs.map(({ leaders }) => (leaders.includes(seat) ? leaders.length : 0));
  if (won.every((winners) => winners === 1)) return say.standings.scoops;
  const parts = won.flatMap((winners, run) => {
    if (winners === 0) return [];
    return [winners === 1 ? say.winsRun(run + 1) : say.splitsRun(run + 1)];
  });
  return parts.length === 0 ? undefined : say.facts(parts);
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
  return since === 3 || card === undefined ? say.sinceFlop : say.sinceCard(card);
}

/** `'−8.4'`, `'+43.6'`: a change of equity in points. */
export function changeOfEquity(change: number): string {
  const tenths = Math.round(1000 * Math.abs(change));
  const points = figure(tenths / 10, 1);
  return tenths === 0 ? points : `${change < 0 ? '−' : '+'}${points}`;
}

/** `'15.8'` of `'15.8%'`, and `'100'` of `'100.0%'`: a small seat has room for four signs. */
export function withoutSign(share: string): string {
  return share.replace(/\s*%$/, '').replace(/^100\D0$/, '100');
}

/** Cards by suit in the deck's order, or by rank, in as few groups as there can be: `[[Q♥, J♥, 8♥]]`, `[[J♠, J♥, J♦], [7♠]]`. */
export function inFewest(cards: readonly Card[]): Card[][] {
  const ranks = byRank(cards);
  const suits = [0, 1, 2, 3].map((suit) => ranks.flat().filter((card) => card !== JOKER && suitOf(card) === suit));
  const some = suits.filter(({ length }) => length > 0);
  return some.length < ranks.length && !cards.includes(JOKER) ? some : ranks;
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

/** A name on a tile: of a long one the beginning, or a letter and the number of its player. */
function tagOf(name: string, names: readonly string[]): string {
  const letters = Array.from(name);
  if (letters.length <= 6) return name;
  const start = letters.slice(0, 4).join('');
  const number = /\d+$/.exec(name)?.[0];
  const isAlone = names.filter((other) => other.startsWith(start)).length < 2;
  return number === undefined && isAlone ? `${start}…` : `${letters[0]}${number ?? names.indexOf(name) + 1}`;
}

/**
 * The deck as everybody's cards leave it: who has a card, or who leads once it comes. A card is white if it changes
 * the leader. With a player chosen, it is what a card does for that player: white if it is an out.
 *
 * @param open the hands of the run that the next card goes to, if all are face up
 * @param chosen what each card does for the chosen player
 */
export function tilesOf(
  show: Pick<Show, 'draft' | 'shown' | 'players' | 'places' | 'names' | 'nameOf' | 'hides'>,
  open: Showdown | undefined,
  chosen?: { readonly name: string; readonly verdicts: ReadonlyMap<Card, Verdict | undefined> },
): ReadonlyMap<Card, Tile> {
  const { draft, shown } = show;
  const places = placesOf(draft);
  const short = (name: string, seat: number | undefined) => {
    if (seat === undefined || show.nameOf(seat) !== undefined) return tagOf(name, show.names);
    return ownerAtTable(seat === 0 ? 'hero' : 'seat', show.players.length > 2 ? (show.places[seat] ?? seat) : 0);
  };
  const tileOf = (card: Card): Tile => {
    const place = places.get(card);
    if (place !== undefined || shown.again?.cards.includes(card) === true) {
      const seat = place?.in === 'hero' ? 0 : place?.in === 'seat' ? place.seat + 1 : undefined;
      const folded = shown.folded.find(({ cards }) => cards.includes(card));
      const owner =
        seat === undefined
          ? place?.in === 'dead'
            ? (folded?.name ?? say.dead)
            : say.onBoard
          : (show.names[seat] ?? '');
      if (seat !== undefined && show.hides(seat)) return { card, risen: true, name: cardWords.cardName(card) };
      return { card, owner: short(owner, seat), risen: false, name: say.takeBack(card, owner) };
    }
    const winners = open?.next.get(card);
    if (winners === undefined || open === undefined) return { card, risen: true, name: cardWords.cardName(card) };
    const winner = winners.length > 1 ? undefined : (winners[0] ?? 0);
    const who = winner === undefined ? say.splits : (show.names[winner] ?? '');
    const verdict = chosen?.verdicts.get(card);
    const mark = verdict && MARKS[verdict];
    const name = chosen && mark ? say.cardFor(card, chosen.name, say.markFor[mark]) : say.leadsWith(card, who);
    if (chosen !== undefined) return { card, risen: verdict === 'out', ...(mark && { mark }), name };
    const isSame = winners.length === open.leaders.length && winners.every((seat) => open.leaders.includes(seat));
    return { card, risen: !isSame, note: short(who, winner), name };
  };
  return new Map(deckOf(draft.wild).map((card) => [card, tileOf(card)]));
}
