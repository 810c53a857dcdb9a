import * as say from '#words/flops';
import { flops as goodNames } from '#words/numbers';
import { goodFlop, goodFlops, TEXTURES, type Flops } from '../../poker/flops';
import { DRAWS, RUNGS, type HeldDraw, type RowPlace } from '../../poker/holding';
import type { Player } from '../../poker/spot';
import { chanceText } from '../../ui/figureTexts';

/* A player's flops, as rows of a list. */

export interface FlopRow {
  readonly title: string;
  readonly hits: number;
  readonly of: number;
  /** The row to deal, if one such flop can be dealt. */
  readonly place?: RowPlace;
  /** Whether the row is a good flop, see `goodFlop`. */
  readonly counts?: boolean;
}

/** Draws that only combine other draws, or are hardly worth a row. */
const SIDE_DRAWS: readonly HeldDraw[] = [
  'nut flush draw',
  'one-card flush draw',
  'one-card straight draw',
  'backdoor flush draw',
  'one-card backdoor flush draw',
  'backdoor straight draw',
  'combo draw',
  'pair and flush draw',
  'pair and straight draw',
  'overcards and flush draw',
  'overcards and straight draw',
];

/** The ladder, best first, and what counts of it together: with a pocket pair a set or better. */
export function ladderOf(player: Player, flops: Flops): { rows: FlopRow[]; line: FlopRow; isSet: boolean } {
  const { of } = flops;
  const lowest = RUNGS.indexOf(goodFlop(player).rung);
  const { name, hits } = goodFlops(player, flops);
  const rows = RUNGS.map((rung, place): FlopRow => ({
    title: say.rungs[rung],
    hits: flops.rungs[place],
    of,
    place: { kind: 'rung', place },
    counts: place <= lowest,
  }));
  return {
    rows: rows.filter((row) => row.hits > 0),
    line: { title: goodNames[name], hits, of },
    isSet: name === 'set or better',
  };
}

/** The draws that a player has; they overlap the ladder and each other. */
export function drawsOf(flops: Flops): { main: FlopRow[]; side: FlopRow[] } {
  const rowsOf = (isSide: boolean) =>
    DRAWS.flatMap((name, place): FlopRow[] => {
      const hits = flops.draws[place];
      if (hits === 0 || SIDE_DRAWS.includes(name) !== isSide) return [];
      return [{ title: say.draws[name], hits, of: flops.of, place: { kind: 'draw', place } }];
    });
  const eight = { title: say.eightOuts, hits: flops.eightOuts, of: flops.of };
  return { main: [...(eight.hits > 0 ? [eight] : []), ...rowsOf(false)], side: rowsOf(true) };
}

export function texturesOf({ texture, of }: Flops): FlopRow[] {
  return TEXTURES.map((name, at) => ({ title: say.textures[name], hits: texture[at], of }));
}

/** `'set or better 12.0%, overcard 86.7%'` */
export function flopsText(player: Player, flops: Flops): string {
  const { name, hits, of } = goodFlops(player, flops);
  const { overcards, eightOuts } = flops;
  const [good, share] = [goodNames[name], chanceText({ hits, of })];
  return name === 'set or better' && overcards !== undefined
    ? say.goodAndOvercard(good, share, chanceText(overcards))
    : say.goodAndEightOuts(good, share, chanceText({ hits: eightOuts, of }));
}

/** `'two-tone 55.1%, rainbow 39.7%, paired 16.9%'` */
export function textureText({ texture, of }: Flops): string {
  const names = ['two-tone', 'rainbow', 'paired'] as const;
  return say.shares(
    names.map((name) => [say.textures[name], chanceText({ hits: texture[TEXTURES.indexOf(name)], of })]),
  );
}
