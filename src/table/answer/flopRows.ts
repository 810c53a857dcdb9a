import { goodFlop, goodFlops, TEXTURES, type Flops } from '../../poker/flops';
import { DRAWS, RUNGS, type HeldDraw, type RowPlace } from '../../poker/holding';
import type { Player } from '../../poker/spot';
import { chanceText } from '../../ui/figureTexts';

/* A player's flops, as rows of a list. */

/** A part of the flops. */
export interface FlopRow {
  readonly title: string;
  readonly hits: number;
  readonly of: number;
  /** The row to deal, where one such flop can be dealt. */
  readonly place?: RowPlace;
  /** It is a good flop, see `goodFlop`. */
  readonly counts?: boolean;
}

/** Draws that are more than a name for others together, or hardly worth one. */
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

/** The ladder, best first, and what counts of it together. */
export function ladderOf(player: Player, flops: Flops): { rows: FlopRow[]; line: FlopRow } {
  const { of } = flops;
  const lowest = RUNGS.indexOf(goodFlop(player).rung);
  const { name, hits } = goodFlops(player, flops);
  const rows = RUNGS.map((title, place): FlopRow => ({
    title,
    hits: flops.rungs[place],
    of,
    place: { kind: 'rung', place },
    counts: place <= lowest,
  }));
  return { rows: rows.filter((row) => row.hits > 0), line: { title: name, hits, of } };
}

/** The draws that a player has; they overlap the ladder and each other. */
export function drawsOf(flops: Flops): { main: FlopRow[]; side: FlopRow[] } {
  const rows = DRAWS.map((title, place): FlopRow => ({
    title,
    hits: flops.draws[place],
    of: flops.of,
    place: { kind: 'draw', place },
  })).filter(({ hits }) => hits > 0);
  const isSide = ({ title }: FlopRow) => SIDE_DRAWS.some((name) => name === title);
  const eight = { title: 'eight outs or more', hits: flops.eightOuts, of: flops.of };
  return {
    main: [...(eight.hits > 0 ? [eight] : []), ...rows.filter((row) => !isSide(row))],
    side: rows.filter(isSide),
  };
}

export function texturesOf({ texture, of }: Flops): FlopRow[] {
  return TEXTURES.map((title, at) => ({ title, hits: texture[at], of }));
}

/** `'set or better 12.0%, overcard 86.7%'` */
export function flopsText(player: Player, flops: Flops): string {
  const { name, hits, of } = goodFlops(player, flops);
  const { overcards, eightOuts } = flops;
  const isPair = name === 'set or better';
  const more =
    isPair && overcards !== undefined
      ? `overcard ${chanceText(overcards)}`
      : `eight outs ${chanceText({ hits: eightOuts, of })}`;
  return `${name} ${chanceText({ hits, of })}, ${more}`;
}

/** `'two-tone 55.1%, rainbow 39.7%, paired 16.9%'` */
export function textureText(flops: Flops): string {
  const row = (name: string) => texturesOf(flops).filter(({ title }) => title === name);
  return ['two-tone', 'rainbow', 'paired']
    .flatMap(row)
    .map((own) => `${own.title} ${chanceText(own)}`)
    .join(', ');
}
