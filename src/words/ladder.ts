import type { RowText, Seated } from './types';
import { isHeld } from '#words/answer';
import { aRank } from '#words/hands';
import { cardSymbol } from '#words/cards';
import * as say from '#words/ladder';
import { draws, rungs } from '#words/ladder';
import { playerName } from '#words/spot';
import { list, paragraph } from '#words/text';
import { sharedRows, type Breakdown, type Ladder, type PricedCombos, type Remaining } from '../poker/breakdown';
import { rankOf, type Card, type Rank } from '../poker/card';
import type { Strength } from '../poker/category';
import { DRAWS, isInRow, RUNGS, type RowPlace, type Rung, type HeldDraw } from '../poker/holding';
import { playersOf, type Spot, type Street } from '../poker/spot';
import { combosText } from './amounts';
import { capitalize } from './text';
import { percentText } from './numbers';

/* A player's range on a board, in words. Names on the page are short: next to a bar there is room for two words. */

const POCKET_PAIRS: readonly Rung[] = ['pocket pair below top', 'pocket pair below second', 'pocket pair below third'];

const BOARD_PAIRS: readonly Rung[] = ['top pair', 'second pair', 'third pair or lower'];

/** The rank that stands alone on a board of two pairs. */
function singleOf(board: readonly Card[]): Rank | undefined {
  const ranks = board.map(rankOf);
  const singles = ranks.filter((rank) => ranks.filter((own) => own === rank).length === 1);
  return board.length === 5 && singles.length === 1 ? singles[0] : undefined;
}

/** A row's title: `'Top pair'`, `'Underpair to K'`, `'Backdoor flush'`. */
export function rowTitle({ kind, place }: RowPlace, board: readonly Card[]): string {
  if (kind === 'draw') return draws[DRAWS[place]].title;
  const name = RUNGS[place];
  const ranks = [...new Set(board.map(rankOf))].sort((a, b) => b - a);
  const single = singleOf(board);
  // Next to two pairs of the board a third is two pair: a player says which card it takes.
  if (single !== undefined && ranks[BOARD_PAIRS.indexOf(name)] === single) {
    return capitalize(aRank(single));
  }
  const under = ranks[POCKET_PAIRS.indexOf(name)];
  if (under !== undefined) return say.underpair(under);
  if (name === 'third pair or lower') return ranks.length > 3 ? say.thirdPairOrLower : say.thirdPair;
  return rungs[name].title;
}

/** A row's title within a sentence: `'top pair'`, `'underpairs to K'`. */
export function rowInWords(row: RowPlace, board: readonly Card[]): string {
  const ranks = [...new Set(board.map(rankOf))].sort((a, b) => b - a);
  const under = row.kind === 'rung' ? ranks[POCKET_PAIRS.indexOf(RUNGS[row.place])] : undefined;
  if (under !== undefined) return say.underpairs(under);
  // A rank that a title begins with stays large.
  return rowTitle(row, board).replace(/^\p{Lu}(?=[\p{Ll} ])/u, (first) => first.toLowerCase());
}

/** Rows that are named if there is a line for all. */
const MOST_NAMED = 3;

/** The largest parts of a whole, and the sum of the others: `'flush 7, top pair 5.5, full house 2, others 3'`. */
export function partsText(
  parts: readonly { readonly title: string; readonly size: number }[],
  write: (size: number) => string,
): string {
  const sorted = parts.filter(({ size }) => size > 0).sort((a, b) => b.size - a.size);
  // The last one is named as quickly as it is called another.
  const named = sorted.slice(0, sorted.length === MOST_NAMED + 1 ? sorted.length : MOST_NAMED);
  const others = sorted.slice(named.length).reduce((sum, { size }) => sum + size, 0);
  const all = [...named, ...(others > 0 ? [{ title: say.others, size: others }] : [])];
  // Behind a rank, as in "underpairs to 7", a size without brackets would be read as another rank.
  const sizeOf = (title: string, size: number) => (/[\dAKQJ]$/.test(title) ? `(${write(size)})` : write(size));
  return say.parts(all.map(({ title, size }) => [title, sizeOf(title, size)]));
}

/** A closed row's summary: `'48 of 175 combos beat you: top pair 33, set 9, overpair 6'`. */
export function beatingText(ladder: Ladder, hero: Strength, board: readonly Card[]): string {
  const beating = ladder.rungs.map((row) => ({
    title: rowInWords(row, board),
    size: facing(ladder, hero, row).beat,
  }));
  const { beat } = facing(ladder, hero);
  if (beat === 0) return say.noneBeats(ladder.live);
  return say.beating(beat, ladder.live, partsText(beating, combosText));
}

/** Combos of a ladder, or of a row of it, that beat, tie or lose to hero's hand now. */
function facing(
  { weights, strengths, holdings }: Ladder,
  hero: Strength,
  row?: RowPlace,
): { readonly beat: number; readonly tie: number; readonly all: number } {
  let beat = 0;
  let tie = 0;
  let all = 0;
  weights.forEach((weight, at) => {
    if (row !== undefined && !isInRow(row, holdings[at])) return;
    all += weight;
    if (strengths[at] > hero) beat += weight;
    else if (strengths[at] === hero) tie += weight;
  });
  return { beat, tie, all };
}

/** A row against hero's hand now: `'beats you'`, `'ties you'`, `'behind you'`; in part `'20 beat you, 3 tie'`. */
export function facingText(ladder: Ladder, hero: Strength, row: RowPlace): string {
  const { beat, tie, all } = facing(ladder, hero, row);
  if (beat + tie === 0) return say.behindYou;
  if (beat === all) return say.beatsYou;
  if (tie === all) return say.tiesYou;
  if (beat === 0) return say.someTie(tie);
  return tie === 0 ? say.someBeat(beat) : say.someBeatOrTie(beat, tie);
}

/** A closed row's summary if no hand of hero's is there to be beaten: `'ace high 36.4%, top pair 19.7%'`. */
export function likeliestText({ rungs }: Ladder, board: readonly Card[]): string {
  const parts = rungs.map((row) => ({ title: rowInWords(row, board), size: row.share }));
  return partsText(parts, percentText);
}

const TWO_PAIR = RUNGS.indexOf('two pair');

/** The row of everybody’s holdings: `'two pair or better: You 13.8%, Opponent 23.5%'`; empty without holdings. */
export function sharedText(spot: Spot, who: Seated): string {
  const rows = sharedRows(spot);
  const strong = rows.filter(({ kind, place }) => kind === 'rung' && place <= TWO_PAIR);
  const sums = rows.at(0)?.shares.map((_, player) => strong.reduce((sum, { shares }) => sum + shares[player], 0));
  if (sums === undefined) return '';
  const parts = sums.map((sum, player) => [playerName(player, who), heldText(spot, player, sum)] as const);
  return say.twoPairOrBetter(say.parts(parts));
}

/** A part of what a player holds. A known hand is in a row or it is not. */
export function heldText(spot: Spot, player: number, share: number): string {
  return playersOf(spot)[player]?.kind === 'hand' ? isHeld(share > 0) : percentText(share);
}

/**
 * An opened row's: `'175 of 222 combos, 47 blocked, 48 beat you'`
 *
 * @param hero the hand that the range meets, if it is known
 */
export function liveText(ladder: Ladder, hero: Strength | undefined): string {
  const text = say.live(ladder.live, ladder.blocked);
  return hero === undefined ? text : say.liveAndBeat(text, facing(ladder, hero).beat);
}

export function isOwn({ seat }: Ladder): boolean {
  return seat === 0;
}

/** The part of a range that continues, and hero's equity against it, if it has been counted. */
export interface Left extends Pick<Remaining, 'combos' | 'heroEquity'> {
  /** Half of the 95% interval of a simulated equity. */
  readonly halfWidth?: number;
  readonly isCounting?: boolean;
}

function youHave({ heroEquity, isCounting }: Left): string {
  return heroEquity === undefined && isCounting !== true ? '' : say.youHave(heroEquity);
}

/**
 * The sentence over an opened range: `'You are ahead of 126 of their 175 combos. Against the 48 that continue you
 * have 7.7%.'`
 *
 * @param hero hero's hand, if it is known
 */
export function openedSentence(ladder: Ladder, hero: Strength | undefined, who: Seated, left: Left): string {
  const { combos, halfWidth } = left;
  const { live, seat } = ladder;
  const have = youHave(left);
  const equity = have === '' || halfWidth === undefined ? have : say.simulated(have, halfWidth);
  if (hero === undefined || isOwn(ladder)) {
    return combos === 0 ? say.noneOfAll(seat, who, live) : say.someOfAll(combos, seat, who, live, equity);
  }
  const { beat, tie } = facing(ladder, hero);
  const ahead = say.aheadOf(live - beat - tie, seat, who, live);
  if (combos === 0) return paragraph([ahead, say.noneContinues]);
  const rest = equity === '' ? say.someContinue(combos, '') : say.against(combos, equity);
  return paragraph([ahead, rest]);
}

/**
 * The rest: `'48 continue: you have 7.7%.'`
 *
 * @param usual the street, while the default part continues: `'48 continue, if only top pair or a draw continues: …'`
 */
export function remainingTitle(ladder: Ladder, left: Left, usual?: Street): string {
  const { combos } = left;
  if (combos === 0) return say.nothingContinues;
  const equity = youHave(left);
  const condition = usual === undefined || combos > ladder.live - 1e-9 ? '' : say.ifUsual(usual === 'river');
  const inWords = isOwn(ladder) ? say.youContinue : say.someContinue;
  return inWords(combos, equity, condition);
}

const NEXT: Partial<Record<Street, Street>> = { flop: 'turn', turn: 'river' };

/**
 * The folding part, and the effect of narrowing: `'127 of 175 fold, 72.6% of the time. Narrowed, it stays these 48 on
 * the turn, whatever the card makes of them.'`
 *
 * @param folds how often it folds, 0 to 1; `undefined` if only the combos are counted
 */
export function foldingText(ladder: Ladder, combos: number, folds: number | undefined, street: Street): string {
  if (combos === 0) return say.tickWhatContinues;
  const { live } = ladder;
  const gone = live - combos;
  if (gone < 1e-9) return say.nothingFolds;
  const fold = isOwn(ladder) ? say.youFold(gone, live, folds) : say.someFold(gone, live, folds);
  const next = NEXT[street];
  if (next === undefined) return fold;
  return paragraph([fold, combos === 1 ? say.narrowedToOne : say.narrowed(combos, next)]);
}

export function priceText(needed: number, { right, of }: PricedCombos): string {
  return say.price(needed, right, of);
}

/** Some live combos of a range, and what blocks the others. */
export interface HeldCombos {
  readonly all: number;
  readonly live: number;
  /** Places in `RUNGS`, best first. */
  readonly rungs: readonly number[];
  readonly blockers: readonly Card[];
  readonly heroEquity?: number;
}

/**
 * A hand of the grid: `'top pair, 3 of 4 combos (K♥ blocks the rest), you have 8.8%'`
 *
 * @param hasEquities whether they have been counted: a hand without one is then blocked by the other player's
 */
export function cellText(
  { all, live, rungs, blockers, heroEquity }: HeldCombos,
  board: readonly Card[],
  hasEquities: boolean,
): string {
  if (all === 0) return say.notInRange;
  const cards = list(blockers.map(cardSymbol), 'and');
  if (live === 0) return say.blockedBy(all, cards);
  const names = rungs.map((place) => rowInWords({ kind: 'rung', place }, board));
  return say.facts([
    list(names, 'and'),
    blockers.length === 0 ? say.combos(all) : say.someBlocked(live, all, cards, blockers.length),
    ...(heroEquity !== undefined ? [say.youHave(heroEquity)] : hasEquities ? [say.blockedByTheirs] : []),
  ]);
}

/** A row for a screen reader: `'Set: 9 combos, 5.1%, you have 6.1%'`. */
export function rowName(title: string, { combos, share, heroEquity }: Breakdown['rungs'][number]): string {
  const you = heroEquity === undefined ? [] : [say.youHave(heroEquity)];
  return say.row(title, say.facts([say.combos(combos), percentText(share), ...you]));
}

/** A row's title and rule, with a hand on a board as an example. */
export interface RowWords extends RowText {
  readonly example: string;
}

/** A hand on a board. Without suits, no suit matters. */
type Example = readonly [hand: string, board: string];

const RUNG_EXAMPLES: Readonly<Record<Rung, Example>> = {
  'straight flush': ['6♥5♥', '9♥8♥7♥'],
  'four of a kind': ['KK', 'KK2'],
  'full house': ['99', '777'],
  flush: ['A♥2♥', 'K♥Q♥7♥'],
  straight: ['98', '765'],
  set: ['77', 'K75'],
  trips: ['A7', 'K77'],
  'two pair': ['K7', 'K72'],
  overpair: ['AA', 'K77'],
  'top pair': ['AK', 'K99'],
  'pocket pair below top': ['99', 'KK2'],
  'second pair': ['92', 'KK9'],
  'pocket pair below second': ['66', 'K75'],
  'third pair or lower': ['A5', 'K75'],
  'pocket pair below third': ['22', 'K75'],
  'ace high': ['A5', 'KK2'],
  'no made hand': ['J5', 'KK2'],
};

const DRAW_EXAMPLES: Readonly<Record<HeldDraw, Example>> = {
  'flush draw': ['A♥5♥', 'K♥7♥2♣'],
  'nut flush draw': ['K♥5♥', 'A♥7♥2♣'],
  'one-card flush draw': ['A♥A♣', 'K♥7♥2♥'],
  'open-ended straight draw': ['98', '762'],
  'double gutshot': ['97', 'J85'],
  gutshot: ['AJ', 'KQ2'],
  'one-card straight draw': ['A2', 'KQJ'],
  overcards: ['AK', 'Q72'],
  'backdoor flush draw': ['A♥5♥', 'K♥7♣2♣'],
  'one-card backdoor flush draw': ['A♥5♣', 'K♥7♥2♣'],
  'backdoor straight draw': ['KQ', 'T72'],
  'combo draw': ['9♥8♥', '7♥6♥2♣'],
  'pair and flush draw': ['K♥5♥', 'K♠7♥2♥'],
  'pair and straight draw': ['98', '976'],
  'overcards and flush draw': ['A♥K♥', 'Q♥7♥2♣'],
  'overcards and straight draw': ['AK', 'QJ2'],
};

function withExamples<Name extends string>(
  rows: Readonly<Record<Name, RowText>>,
  examples: Readonly<Record<Name, Example>>,
): Readonly<Record<Name, RowWords>> {
  const words = (Object.entries(rows) as [Name, RowText][]).map(([name, text]) => {
    const [hand, board]: Example = examples[name];
    return [name, { ...text, example: say.example(hand, board) }];
  });
  return Object.fromEntries(words) as Record<Name, RowWords>;
}

export const RUNG_WORDS: Readonly<Record<Rung, RowWords>> = withExamples(say.rungs, RUNG_EXAMPLES);
export const DRAW_WORDS: Readonly<Record<HeldDraw, RowWords>> = withExamples(say.draws, DRAW_EXAMPLES);
