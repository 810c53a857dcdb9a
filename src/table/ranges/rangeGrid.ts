import { holding, type GroupId } from '#words/ranges';
import type { Card } from '../../poker/card';
import { parseRange } from '../../poker/range';
import { topRange } from '../../poker/ranking';
import { COMBOS, NO_RANGE, weightOf, type Range } from '../../poker/combos';
import { percentFormat } from '../../words/numbers';
import { liveWeights } from '../../poker/spot';
import { CELLS, type Cell } from '../../ui/handCells';
import { sameName, type SavedRange } from '../../ui/savedRanges';
import type { Settings } from '../../ui/settings.svelte';

/** Some combos together: of a cell, or one combo. */
export type Combos = Pick<Cell, 'combos'>;

export function weightsIn({ weights }: Range, { combos }: Combos): number[] {
  return combos.map((combo) => weights[combo]);
}

/** How much of a cell is held, in words: `'all 4 combos at 50%'`, `'1 of 4 combos'`, `'out'`. */
export function holdingText(range: Range, cell: Cell): string {
  const weights = weightsIn(range, cell);
  const held = weights.filter((weight) => weight > 0);
  if (held.every((weight) => weight === 1)) return holding(held.length, weights.length, undefined, false);
  const isEven = held.every((weight) => weight === held[0]);
  const mean = held.reduce((sum, weight) => sum + weight, 0) / held.length;
  const decimals = Math.round(1000 * mean) % 10 === 0 ? 0 : 1;
  return holding(held.length, weights.length, percentFormat(decimals).format(mean), !isEven);
}

/** The weight of a stroke that begins at a cell: the brush's weight, or 0 if the whole cell has this weight already. */
export function strokeWeight(range: Range, cells: readonly Combos[], brush: number): number {
  return cells.every((cell) => weightsIn(range, cell).every((weight) => weight === brush)) ? 0 : brush;
}

/** The range with every combo of these cells at one weight. Other combos keep their weights. */
export function paint(range: Range, cells: readonly Combos[], weight: number): Range {
  const weights = range.weights.slice();
  for (const { combos } of cells) for (const combo of combos) weights[combo] = weight;
  return { weights };
}

/** How much of a cell is held, 0 to 1: the mean of its combos. */
export function meanWeight(range: Range, cell: Combos): number {
  const weights = weightsIn(range, cell);
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}

/** The range with a cell's mean weight some twentieths higher: 5% a step, between none and all. */
export function weighed(range: Range, cell: Combos, steps: number): Range {
  return paint(range, [cell], Math.min(1, Math.max(0, (Math.round(20 * meanWeight(range, cell)) + steps) / 20)));
}

/** The keys that change a weight, and their steps of 5%. A plus sign is often typed without Shift. */
const WEIGHT_KEYS: Partial<Record<string, number>> = { '+': 2, '=': 2, '-': -2 };

/** The steps of 5% that a key adds to a weight; `undefined` of all other keys. */
export function stepsOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : WEIGHT_KEYS[key];
}

/** How many combos of a range can still be held once these cards are in play, each counted for as much as it is held. */
export function possibleIn(range: Range, inPlay: ReadonlySet<Card>): number {
  return weightOf({ weights: liveWeights(range, inPlay) });
}

/** The possible combos of one cell, whether it is in the range or not. */
export function possibleCombos({ combos }: Combos, inPlay: ReadonlySet<Card>): number {
  return combos.filter((combo) => !COMBOS[combo].some((card) => inPlay.has(card))).length;
}

/** The share of all 1,326 combos, 0 to 1, each counted for as much as it is held. */
export function shareOf(range: Range): number {
  return weightOf(range) / COMBOS.length;
}

/** An order of the hands, by equity against one random hand or several. */
export type Order = Settings['tops'];

/*
 * The 169 hands by equity against four random hands, all in before the flop. From a sample of 100 million deals, with a
 * standard error of 0.04 points at most: hands that are as close may have changed places.
 *
 *   WHOLE_RANKING=1 npx vitest run --project engine test/table/rangeGrid.test.ts
 *
 * deals them again and shows the order that it finds if it is another.
 */
export const AGAINST_FOUR: readonly string[] = `
  AA KK QQ JJ TT AKs AQs 99 KQs AKo AJs KJs ATs AQo QJs KTs 88 KQo QTs AJo JTs A9s KJo ATo A8s K9s QJo 77 KTo A7s Q9s
  J9s A5s T9s QTo A4s A6s JTo K8s A3s A9o 66 Q8s K7s J8s A2s T8s 98s K6s A8o K9o K5s Q9o T9o Q7s A7o J9o 55 K4s T7s
  J7s 87s 97s A5o Q6s K3s A6o K2s A4o K8o Q5s 76s Q4s A3o Q8o 44 86s J6s K7o T6s T8o J8o 96s Q3s 98o J5s A2o Q2s 65s
  K6o J4s 75s 33 85s 54s J3s K5o T5s 95s Q7o T4s 87o J2s T7o 97o 64s J7o K4o T3s Q6o 74s 22 53s K3o 84s T2s 94s Q5o
  K2o 76o 43s 93s 63s 86o Q4o T6o 96o 92s J6o 73s 52s 83s Q3o J5o 65o 82s 42s 75o Q2o 62s J4o 85o 54o 72s 32s T5o 95o
  J3o 64o T4o J2o 74o T3o 53o 84o T2o 94o 43o 63o 93o 73o 92o 52o 83o 42o 82o 62o 32o 72o
`
  .trim()
  .split(/\s+/);

const CELL_OF = new Map(CELLS.map((cell) => [cell.name, cell]));

/** The fewest whole hands, best first in an order, that are at least `percent` per cent of all combos. */
export function topBy(order: Order, percent: number): Range {
  if (order === 'one') return topRange(percent);
  const taken: Combos[] = [];
  let combos = 0;
  for (const name of AGAINST_FOUR) {
    const cell = CELL_OF.get(name);
    if (cell === undefined || 100 * combos >= percent * COMBOS.length) break;
    taken.push(cell);
    combos += cell.combos.length;
  }
  return paint(NO_RANGE, taken, 1);
}

/** The whole number of per cent whose top in an order this very range is, if there is one. */
export function topPercent(range: Range, order: Order): number | undefined {
  // A hand has at most 12 combos, one per cent more than 13: only the whole per cent below can be it.
  const percent = Math.floor(100 * shareOf(range));
  const top = topBy(order, percent);
  return range.weights.every((weight, combo) => weight === top.weights[combo]) ? percent : undefined;
}

/** Hands that players name together. */
export interface Group {
  readonly id: GroupId;
  readonly text: string;
  readonly cells: readonly Cell[];
}

export const GROUPS: readonly Group[] = [
  group('pairs', '22+'),
  group('broadways', 'TT+, AT+, KT+, QT+, JT'),
  group('connectors', 'AKs-32s'),
  group('suited', 'A2s+, K2s+, Q2s+, J2s+, T2s+, 92s+, 82s+, 72s+, 62s+, 52s+, 42s+, 32s'),
];

function group(id: GroupId, text: string): Group {
  const read = parseRange(text, 'line');
  if (!read.ok) throw new Error(text);
  const cells = CELLS.filter(({ combos }) => read.value.weights[combos[0]] > 0);
  return { id, text, cells };
}

/** Ranges to start from, in per cent of all combos. */
export const TOPS: readonly number[] = [5, 15, 30];

/** Ranges whose names begin with the same words before a slash. */
export interface Folder {
  readonly name: string;
  readonly ranges: readonly SavedRange[];
}

/** The folder in a range's name, and its name inside: `'6-max/CO opens'`. */
const IN_FOLDER = /^\s*([^/]*[^/\s])\s*\/\s*(\S.*)$/;

export function nameInside({ name = '' }: SavedRange): string {
  return IN_FOLDER.exec(name)?.[2] ?? name;
}

/** Ranges in folders, and ranges without a folder. A folder has two ranges or more, so a single slash makes none. */
export function inFolders(named: readonly SavedRange[]): { loose: SavedRange[]; folders: Folder[] } {
  const nameOf = ({ name = '' }: SavedRange) => IN_FOLDER.exec(name)?.[1];
  const folderOf = (own: SavedRange) => sameName(nameOf(own) ?? '');
  const folders = [...new Set(named.map(folderOf))].flatMap((folder) => {
    const ranges = named.filter((own) => folderOf(own) === folder);
    const [name] = ranges.map(nameOf);
    return name === undefined || ranges.length < 2 ? [] : [{ name, ranges }];
  });
  return { loose: named.filter((own) => !folders.some(({ ranges }) => ranges.includes(own))), folders };
}
