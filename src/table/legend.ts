import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import { FIVE_OF_A_KIND } from '../poker/category';
import { figure } from '../ui/figures';
import type { Mark, Tile } from '../ui/tile';

/** The meaning of a sign on the deck's tiles, and a shorter text where there is little room. */
export interface Sign {
  readonly mark?: Mark;
  readonly text: string;
  readonly short: string;
}

/** The signs that the tiles of an answer bear: marks first, then what bars and raised tiles mean. */
export function signsOf(tiles: ReadonlyMap<Card, Tile>, answer: Answer | undefined): Sign[] {
  const status = answer?.status;
  const isPreflop = answer?.street === 'preflop';
  const all = [...tiles.values()];
  const marks = new Set(all.map(({ mark }) => mark));
  const gauge = all.find((tile) => tile.gauge !== undefined)?.gauge;
  const signs: Sign[] = [];
  const add = (text: string, short = text, mark?: Mark) => {
    signs.push({ text, short, ...(mark !== undefined && { mark }) });
  };
  const isChange = gauge?.kind === 'change';
  const out = isPreflop ? 'one of your ranks' : isChange ? 'up a point or more' : 'out';
  if (marks.has('out')) add(out, isChange ? 'up' : out, 'out');
  if (marks.has('chop')) add('chop', 'chop', 'chop');
  if (marks.has('warning')) {
    if (isChange) add('down a point or more', 'down', 'warning');
    else if (status === 'ahead') add('puts you behind or tied', 'behind or tied', 'warning');
    else if (status === 'level') add('puts you behind', 'puts you behind', 'warning');
    else add('improves you, still behind', 'still behind', 'warning');
  }
  if (all.some(({ wild }) => wild)) add('∗ wild');
  if (gauge?.kind === 'equity') {
    add(isPreflop ? 'bar: your equity with it on the flop' : 'bar: your equity if it comes');
    if (!isPreflop && status === undefined && all.some(({ risen, owner }) => risen && owner === undefined)) {
      const raised = 'raised: worth a tenth of an out or more';
      add(`${raised}; the sum is the effective outs`, raised);
    }
  } else if (isChange) {
    add(`bar: change in your equity, ±${figure(100 * gauge.scale, 0)} points`);
  } else if (gauge?.kind === 'makes') {
    const best = gauge.of === FIVE_OF_A_KIND ? 'five of a kind' : 'a straight flush';
    add(`bar: what it makes, from a pair up to ${best}`, 'bar: what it makes');
  }
  return signs;
}
