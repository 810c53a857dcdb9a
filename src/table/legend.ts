import * as say from '#words/answer';
import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import { trails } from '../poker/chance';
import { FIVE_OF_A_KIND } from '../poker/category';
import { figure } from '../ui/figures';
import type { TileMark, Tile } from '../ui/tile';

/** The meaning of a sign on the deck's tiles, and a shorter text if there is little room. */
export interface Sign {
  readonly mark?: TileMark;
  readonly text: string;
  readonly short: string;
}

/** The signs on the tiles of an answer: marks first, then the meaning of bars and raised tiles. */
export function signsOf(tiles: ReadonlyMap<Card, Tile>, answer: Answer | undefined): Sign[] {
  const status = answer?.status;
  const isPreflop = answer?.street === 'preflop';
  const all = [...tiles.values()];
  const marks = new Set(all.map(({ mark }) => mark));
  const gauge = all.find((tile) => tile.gauge !== undefined)?.gauge;
  const signs: Sign[] = [];
  const add = (text: string, short = text, mark?: TileMark) => {
    signs.push({ text, short, ...(mark !== undefined && { mark }) });
  };
  const isChange = gauge?.kind === 'change';
  const out = isPreflop ? say.ownRank : isChange ? say.upAPoint : say.out;
  if (marks.has('out')) add(out, isChange ? say.up : out, 'out');
  if (marks.has('chop')) add(say.chop, say.chop, 'chop');
  if (marks.has('missed')) add(say.stillBehind, say.stillBehindShort, 'missed');
  if (marks.has('warning')) {
    if (isChange) add(say.downAPoint, say.down, 'warning');
    else if (status === 'ahead') add(say.behindOrTied, say.behindOrTiedShort, 'warning');
    else if (status === 'level') add(say.behind, say.behind, 'warning');
    else add(say.feared, say.fearedShort, 'warning');
  }
  if (all.some(({ wild }) => wild)) add(say.wild);
  if (gauge?.kind === 'equity') {
    add(isPreflop ? say.barOnFlop : say.barIfItComes);
    if (!isPreflop && status === undefined && all.some(({ risen, owner }) => risen && owner === undefined)) {
      if (trails(answer?.players ?? [])) add(say.raisedSum, say.raisedHelps);
      else add(say.raisedPoints, say.raisedHelps);
    }
  } else if (isChange) {
    add(say.barChange(figure(100 * gauge.scale, 0)));
  } else if (gauge?.kind === 'makes') {
    add(gauge.of === FIVE_OF_A_KIND ? say.barMakesToFive : say.barMakesToFlush, say.barMakes);
  }
  return signs;
}
