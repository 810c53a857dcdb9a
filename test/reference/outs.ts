import { pairsOf, rank, suit } from './cards';
import { winnersOf } from './equity';
import { best, boardScore, category, withoutKickers } from './hand';

/*
 * Outs by their definitions. Hero's two cards come first, then the board, then the opponents' hands.
 */

const STRAIGHT = 4;
const FLUSH = 5;

type Cards = readonly string[];

/** Hero's category rises, and with these cards hero beats the board's own hand by more than a kicker. */
export function improves(hero: Cards, board: Cards, ...cards: string[]): boolean {
  const after = [...hero, ...board, ...cards];
  return (
    category(after) > category([...hero, ...board]) && withoutKickers(best(after)) > boardScore([...board, ...cards])
  );
}

/**
 * The outs of a hand alone, if the user has not moved the target: straights or better; if no card makes one, cards that
 * pair one of hero's own, and if hero has no pair, only above the board.
 */
export function outsAlone(hero: Cards, board: Cards, unseen: Cards): string[] {
  const improving = unseen.filter((card) => improves(hero, board, card));
  const strong = improving.filter((card) => category([...hero, ...board, card]) >= STRAIGHT);
  if (strong.length > 0) return strong;
  const pairing = improving.filter((card) => hero.some((own) => rank(own) === rank(card)));
  const hasPair = rank(hero[0]) === rank(hero[1]) || hero.some((own) => board.some((card) => rank(card) === rank(own)));
  return hasPair ? pairing : pairing.filter((card) => board.every((other) => rank(card) > rank(other)));
}

/** The lowest category that counts, if these are the outs; none without outs. */
export function lowest(hero: Cards, board: Cards, outs: Cards): number | undefined {
  return outs.length === 0 ? undefined : Math.min(STRAIGHT, ...outs.map((card) => category([...hero, ...board, card])));
}

/** The improving cards that reach the target. */
export function counting(hero: Cards, board: Cards, unseen: Cards, target: number): string[] {
  return unseen.filter((card) => improves(hero, board, card) && category([...hero, ...board, card]) >= target);
}

/** Run-outs of two cards with at least one of `outs` among them. */
export function outFalls(outs: Cards, unseen: Cards): number {
  return pairsOf(unseen).filter(([turn, river]) => outs.includes(turn) || outs.includes(river)).length;
}

/** Run-outs of two cards that improve hero, to the target at least. */
export function reached(hero: Cards, board: Cards, unseen: Cards, target: number): number {
  return pairsOf(unseen).filter(
    (runOut) => improves(hero, board, ...runOut) && category([...hero, ...board, ...runOut]) >= target,
  ).length;
}

export type Standing = 'ahead' | 'level' | 'behind';

export function standing(hero: Cards, board: Cards, opponents: readonly Cards[]): Standing {
  const own = best([...hero, ...board]);
  const theirs = opponents.map((hand) => best([...hand, ...board]));
  if (theirs.every((score) => own > score)) return 'ahead';
  return theirs.some((score) => score > own) ? 'behind' : 'level';
}

export function verdict(hero: Cards, board: Cards, opponents: readonly Cards[], card: string): string {
  const now = standing(hero, board, opponents);
  const then = standing(hero, [...board, card], opponents);
  if (now === 'ahead') return then === 'ahead' ? 'safe' : 'danger';
  if (then === 'ahead') return 'out';
  if (then === 'level') return 'chop';
  if (now === 'level') return 'danger';
  return improves(hero, board, card) ? 'tainted' : 'blank';
}

/** Cards that put `opponent` strictly in front of hero. */
export function dangersFrom(hero: Cards, board: Cards, opponent: Cards, unseen: Cards): string[] {
  return unseen.filter((card) => best([...opponent, ...board, card]) > best([...hero, ...board, card]));
}

export interface ReferenceBridge {
  readonly hitWin: number;
  readonly hitTie: number;
  readonly hitLose: number;
  readonly missWin: number;
  readonly missTie: number;
  readonly missLose: number;
  readonly tieShare: number;
}

/** Run-outs from the flop, by whether one of `outs` falls and how they end for the player at `seat`. */
export function bridge(
  players: readonly Cards[],
  board: Cards,
  unseen: Cards,
  outs: Cards,
  seat: number,
): ReferenceBridge {
  const found = { hitWin: 0, hitTie: 0, hitLose: 0, missWin: 0, missTie: 0, missLose: 0 };
  let tieShare = 0;
  for (const runOut of pairsOf(unseen)) {
    const winners = winnersOf(players.map((hand) => best([...hand, ...board, ...runOut])));
    const hit = runOut.some((card) => outs.includes(card)) ? 'hit' : 'miss';
    if (!winners.includes(seat)) found[`${hit}Lose`]++;
    else if (winners.length === 1) found[`${hit}Win`]++;
    else {
      found[`${hit}Tie`]++;
      tieShare += 1 / winners.length;
    }
  }
  return { ...found, tieShare };
}

/** Pairs of cards, neither an out alone, after which hero wins. */
export function backdoors(players: readonly Cards[], board: Cards, unseen: Cards, outs: Cards): [string, string][] {
  return pairsOf(unseen).filter(
    (runOut) =>
      !runOut.some((card) => outs.includes(card)) &&
      winnersOf(players.map((hand) => best([...hand, ...board, ...runOut]))).join() === '0',
  );
}

const RUNS = ['A2345', '23456', '34567', '45678', '56789', '6789T', '789TJ', '89TJQ', '9TJQK', 'TJQKA'];

/** The place in {@link RUNS} of the highest straight in the ranks, whatever the suits; -1 without one. */
export function highestStraight(cards: Cards): number {
  return RUNS.findLastIndex((run) => [...run].every((letter) => cards.some((card) => card.startsWith(letter))));
}

/** Whether five of the ranks are a straight, whatever the suits. */
export function holdsStraight(cards: Cards): boolean {
  return highestStraight(cards) >= 0;
}

/** Whether five of the cards are of one suit. */
function holdsFlush(cards: Cards): boolean {
  return ['c', 'd', 'h', 's'].some((own) => cards.filter((card) => suit(card) === own).length >= 5);
}

export interface StraightDraw {
  readonly name: string;
  readonly cards: string[];
}

/** The draw to a straight, by the ranks that complete one which improves hero. */
export function straightDraw(hero: Cards, board: Cards, unseen: Cards): StraightDraw | undefined {
  if (category([...hero, ...board]) >= STRAIGHT) return undefined;
  const cards = unseen.filter(
    (card) =>
      improves(hero, board, card) &&
      highestStraight([...hero, ...board, card]) > highestStraight([...board, card]) &&
      !holdsFlush([...board, card]),
  );
  const ranks = [...new Set(cards.map(rank))].sort((a, b) => a - b);
  if (ranks.length === 0) return undefined;
  if (ranks.length === 1) return { name: 'gutshot', cards };
  // The ace ends a run on either side: 5-4-3-2 is open at the ace and at the six.
  const withLowAce = ranks.includes(14) ? [1, ...ranks] : ranks;
  const held = new Set([...hero, ...board].map(rank));
  const consecutive = withLowAce.some(
    (low) => withLowAce.includes(low + 5) && [1, 2, 3, 4].every((step) => held.has(low + step)),
  );
  return { name: consecutive ? 'open-ended straight draw' : 'double gutshot', cards };
}

/** Cards that complete a flush which improves hero. */
export function flushDraw(hero: Cards, board: Cards, unseen: Cards): string[] {
  if (category([...hero, ...board]) >= FLUSH) return [];
  const suited = (cards: Cards, card: string) => cards.filter((held) => suit(held) === suit(card)).length;
  return unseen.filter(
    (card) => improves(hero, board, card) && suited([...hero, ...board], card) === 4 && suited(board, card) < 4,
  );
}

/** Cards that pair one of two hole cards, both higher than anything on the board. */
export function overcards(hero: Cards, board: Cards, unseen: Cards): string[] {
  const [a, b] = hero.map(rank);
  const highest = Math.max(...board.map(rank));
  if (category([...hero, ...board]) > 0 || a < highest || b < highest) return [];
  return unseen.filter((card) => rank(card) === a || rank(card) === b);
}

/** Unseen cards of either hole card's rank, where hero's one pair is a pocket pair. */
export function setDraw(hero: Cards, board: Cards, unseen: Cards): string[] {
  if (category([...hero, ...board]) !== 1 || rank(hero[0]) !== rank(hero[1])) return [];
  return unseen.filter((card) => rank(card) === rank(hero[0]));
}

/** Unseen cards of either hole card's rank, if one of the two pairs the board and that is all. */
export function pairDraw(hero: Cards, board: Cards, unseen: Cards): string[] {
  const paired = hero.some((card) => board.some((other) => rank(other) === rank(card)));
  if (category([...hero, ...board]) !== 1 || !paired) return [];
  return unseen.filter((card) => hero.some((held) => rank(held) === rank(card)));
}

/** On the flop: cards of a suit with three cards in hero's hand and the board, at least one in the hand. */
export function backdoorFlushDraw(hero: Cards, board: Cards, unseen: Cards): string[] {
  if (board.length !== 3 || category([...hero, ...board]) >= FLUSH) return [];
  const cards = unseen.filter(
    (card) =>
      hero.some((held) => suit(held) === suit(card)) &&
      [...hero, ...board].filter((held) => suit(held) === suit(card)).length === 3,
  );
  return cards.length < 2 ? [] : cards;
}

/** On the flop, without a draw: cards of pairs that make a straight which the board does not hold. */
export function backdoorStraightDraw(hero: Cards, board: Cards, unseen: Cards): string[] {
  if (board.length !== 3 || category([...hero, ...board]) >= STRAIGHT) return [];
  if (straightDraw(hero, board, unseen) !== undefined) return [];
  const runOuts = pairsOf(unseen).filter(
    (runOut) => holdsStraight([...hero, ...board, ...runOut]) && !holdsStraight([...board, ...runOut]),
  );
  return unseen.filter((card) => runOuts.some((runOut) => runOut.includes(card)));
}
