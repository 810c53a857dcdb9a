import type { Breakdown, Ladder, PricedCombos, Remaining } from '../poker/breakdown';
import { cardSymbol, rankName, rankOf, rankSymbol, type Card, type Rank } from '../poker/card';
import type { Strength } from '../poker/category';
import { DRAWS, isInRow, RUNGS, type RowPlace, type Rung } from '../poker/holding';
import type { Street } from '../poker/spot';
import { list, plural, withArticle } from './english';
import { capitalize } from './capitalize';
import { DRAW_WORDS, RUNG_WORDS } from './rangeRows';

/* A player's range on a board, in words. Names on the page are short: beside a bar there is room for two words. */

/** How figures are written: a sum of weights, a probability. */
export interface WriteCombos {
  readonly combos: (weight: number) => string;
  readonly percent: (probability: number) => string;
  /** Half of the interval of a simulated equity: `'±0.09 points'`. */
  readonly points: (halfWidth: number) => string;
}

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
  if (kind === 'draw') return DRAW_WORDS[DRAWS[place]].title;
  const name = RUNGS[place];
  const ranks = [...new Set(board.map(rankOf))].sort((a, b) => b - a);
  const single = singleOf(board);
  // Beside two pairs of the board a third is two pair: a player says which card it takes.
  if (single !== undefined && ranks[BOARD_PAIRS.indexOf(name)] === single) {
    return capitalize(withArticle(rankName(single)));
  }
  const under = ranks[POCKET_PAIRS.indexOf(name)];
  if (under !== undefined) return `Underpair to ${rankSymbol(under)}`;
  if (name === 'third pair or lower') return ranks.length > 3 ? 'Third pair or lower' : 'Third pair';
  return RUNG_WORDS[name].title;
}

/** The same within a sentence: `'top pair'`, `'underpairs to K'`. */
export function rowInWords(row: RowPlace, board: readonly Card[]): string {
  const title = rowTitle(row, board);
  return title.charAt(0).toLowerCase() + title.slice(1).replace(/^nderpair to/, 'nderpairs to');
}

/** Rows that are named where there is a line for all. */
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
  return [...named, ...(others > 0 ? [{ title: 'others', size: others }] : [])]
    .map(({ title, size }) => `${title} ${write(size)}`)
    .join(', ');
}

/** A closed row's summary: `'48 of 175 combos beat you: top pair 33, set 9, overpair 6'`. */
export function beatingText(ladder: Ladder, hero: Strength, board: readonly Card[], write: WriteCombos): string {
  const beating = ladder.rungs.map((row) => ({
    title: rowInWords(row, board),
    size: facing(ladder, hero, row).beat,
  }));
  const parts = partsText(beating, write.combos);
  const { beat } = facing(ladder, hero);
  const of = `${write.combos(ladder.live)} ${plural(ladder.live, 'combo')}`;
  if (beat === 0) return `none of ${of} beats you`;
  return `${write.combos(beat)} of ${of} ${beat === 1 ? 'beats' : 'beat'} you: ${parts}`;
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
export function facingText(ladder: Ladder, hero: Strength, row: RowPlace, write: WriteCombos): string {
  const { beat, tie, all } = facing(ladder, hero, row);
  if (beat + tie === 0) return 'behind you';
  if (beat === all) return 'beats you';
  if (tie === all) return 'ties you';
  const ties = `${write.combos(tie)} ${tie === 1 ? 'ties' : 'tie'}`;
  if (beat === 0) return `${ties} you`;
  const beats = `${write.combos(beat)} ${beat === 1 ? 'beats' : 'beat'} you`;
  return tie === 0 ? beats : `${beats}, ${ties}`;
}

/** A closed row's summary where no hand of hero's is there to be beaten: `'ace high 36.4%, top pair 19.7%'`. */
export function likeliestText({ rungs }: Ladder, board: readonly Card[], write: WriteCombos): string {
  const parts = rungs.map((row) => ({ title: rowInWords(row, board), size: row.share }));
  return partsText(parts, write.percent);
}

/**
 * An opened row's: `'175 of 222 combos, 47 blocked, 48 beat you'`
 *
 * @param hero the hand that the range meets, where it is known
 */
export function liveText(ladder: Ladder, hero: Strength | undefined, write: WriteCombos): string {
  const { live, blocked } = ladder;
  const all = live + blocked;
  const gone = blocked === 0 ? 'none blocked' : `${write.combos(blocked)} blocked`;
  const of = blocked === 0 ? '' : ` of ${write.combos(all)}`;
  const text = `${write.combos(live)}${of} ${plural(all, 'combo')}, ${gone}`;
  if (hero === undefined) return text;
  const { beat } = facing(ladder, hero);
  const beats = beat === 0 ? 'none beats' : `${write.combos(beat)} ${beat === 1 ? 'beats' : 'beat'}`;
  return `${text}, ${beats} you`;
}

/** Whether the range is hero's own. */
export function isOwn({ seat }: Ladder): boolean {
  return seat === 0;
}

/** The part of a range that continues, and hero's equity against it, where it has been counted. */
export interface Left extends Pick<Remaining, 'combos' | 'heroEquity'> {
  /** Of a simulated equity: half of its 95% interval. */
  readonly halfWidth?: number;
  /** The equity is on its way. */
  readonly isCounting?: boolean;
}

/** `'you have 7.7%'`; `undefined` where there is not an equity to come. */
function youHave({ heroEquity, isCounting }: Left, write: WriteCombos): string | undefined {
  if (heroEquity !== undefined) return `you have ${write.percent(heroEquity)}`;
  return isCounting === true ? 'you have …' : undefined;
}

/** A sentence with its full stop, unless its end is still to come. */
function ended(text: string): string {
  return text.endsWith('…') ? text : `${text}.`;
}

function continues(combos: number): string {
  return combos === 1 ? 'continues' : 'continue';
}

/**
 * The sentence over an opened range: `'You are ahead of 126 of their 175 combos. Against the 48 that continue you
 * have 7.7%.'`
 *
 * @param hero hero's hand, where it is known
 * @param players at the table; of several opponents each has a number
 */
export function openedSentence(
  ladder: Ladder,
  hero: Strength | undefined,
  players: number,
  left: Left,
  write: WriteCombos,
): string {
  const { combos, halfWidth } = left;
  const whose = isOwn(ladder) ? 'your' : players === 2 ? 'their' : `opponent ${ladder.seat}’s`;
  const all = `${whose} ${write.combos(ladder.live)} ${plural(ladder.live, 'combo')}`;
  const count = write.combos(combos);
  const sure = halfWidth === undefined ? '' : ` (simulated, ${write.points(halfWidth)})`;
  const equity = youHave(left, write);
  if (hero === undefined || isOwn(ladder)) {
    if (combos === 0) return `None of ${all} continues.`;
    const end = equity === undefined ? '' : `: ${equity}${sure}`;
    return ended(`${count} of ${all} ${continues(combos)}${end}`);
  }
  const { beat, tie } = facing(ladder, hero);
  const behind = ladder.live - beat - tie;
  const ahead = `You are ahead of ${behind === 0 ? 'none' : write.combos(behind)} of ${all}.`;
  if (combos === 0) return `${ahead} None continues.`;
  return equity === undefined
    ? `${ahead} ${count} ${continues(combos)}.`
    : `${ahead} Against the ${count} that ${continues(combos)} ${ended(equity + sure)}`;
}

/** The rest: `'48 continue: you have 7.7%.'` */
export function remainingTitle(ladder: Ladder, left: Left, write: WriteCombos): string {
  const { combos } = left;
  if (combos === 0) return 'Nothing continues.';
  const count = write.combos(combos);
  const equity = youHave(left, write);
  const end = equity === undefined ? '' : `: ${equity}`;
  if (isOwn(ladder)) return ended(`You continue with ${count}${end}`);
  return ended(`${count} ${continues(combos)}${end}`);
}

const NEXT: Partial<Record<Street, string>> = { flop: 'turn', turn: 'river' };

/**
 * The folding part, and the effect of narrowing: `'127 of 175 fold, 72.6% of the time. Narrowed, it stays these 48 on
 * the turn, whatever the card makes of them.'`
 *
 * @param folds how often it folds, 0 to 1; `undefined` where only the combos are counted
 */
export function foldingText(
  ladder: Ladder,
  combos: number,
  folds: number | undefined,
  street: Street,
  write: WriteCombos,
): string {
  if (combos === 0) return 'Tick what continues.';
  const gone = ladder.live - combos;
  if (gone < 1e-9) return 'Nothing folds.';
  const of = `${write.combos(gone)} of ${write.combos(ladder.live)}`;
  const often = folds === undefined ? '' : `, ${write.percent(folds)} of the time`;
  const fold = isOwn(ladder) ? `You fold ${of}${often}.` : `${of} ${gone === 1 ? 'folds' : 'fold'}${often}.`;
  const next = NEXT[street];
  if (next === undefined) return fold;
  if (combos === 1) return `${fold} Narrowed, the one combo that is left is a known hand.`;
  return `${fold} Narrowed, it stays these ${write.combos(combos)} on the ${next}, whatever the card makes of them.`;
}

/** `'You need 25%: you have it against 126 of 175 combos.'` */
export function priceText(needed: number, { right, of }: PricedCombos, write: WriteCombos): string {
  const combos = `${write.combos(right)} of ${write.combos(of)} ${plural(of, 'combo')}`;
  return `You need ${write.percent(needed)}: you have it against ${combos}.`;
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
  write: WriteCombos,
): string {
  if (all === 0) return 'not in the range';
  const cards = list(blockers.map(cardSymbol), 'and');
  const count = `${write.combos(all)} ${plural(all, 'combo')}`;
  if (live === 0) return `${count}, blocked by ${cards}`;
  const block = blockers.length === 1 ? 'blocks' : 'block';
  return [
    list(
      rungs.map((place) => rowInWords({ kind: 'rung', place }, board)),
      'and',
    ),
    blockers.length === 0 ? count : `${write.combos(live)} of ${count} (${cards} ${block} the rest)`,
    ...(heroEquity !== undefined
      ? [`you have ${write.percent(heroEquity)}`]
      : hasEquities
        ? ['blocked by theirs']
        : []),
  ].join(', ');
}

/** A row for a screen reader: `'Set: 9 combos, 5.1%, you have 6.1%'`. */
export function rowName(
  title: string,
  { combos, share, heroEquity }: Breakdown['rungs'][number],
  write: WriteCombos,
): string {
  const you = heroEquity === undefined ? '' : `, you have ${write.percent(heroEquity)}`;
  return `${title}: ${write.combos(combos)} ${plural(combos, 'combo')}, ${write.percent(share)}${you}`;
}
