import { cardSymbol } from '#words/cards';
import * as say from '#words/curves';
import { formatCards, RANKS } from '../../poker/card';
import { formatRange } from '../../poker/range';
import { COMBOS } from '../../poker/combos';
import { playersOf, type Player } from '../../poker/spot';
import { figure, percentText } from '../../ui/figures';
import { wholePercentText } from '../../ui/figureTexts';
import { heatOf, HEATS, SIDE, type Span } from '../../ui/handCells';
import { sharesText } from '../../words/shares';
import { bucketsOfSides, labelsOf, mapSpan, pathOf, sharesFrom, type Side, type Sides } from './curveSides';
import type { Stop } from './openedCurves.svelte';
import { combosText } from '../../words/amounts';

/*
 * Both curves, their buckets and both maps to take elsewhere: as shapes, which become SVG or are painted on a canvas;
 * and as CSV.
 */

/** Colours of the page by the names of the style sheet; the maps' from the lightest to the fullest. */
export const COLOURS = {
  paper: 'var(--paper)',
  ink: 'var(--ink)',
  quiet: 'var(--ink-2)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  onFull: 'light-dark(#1b1a17, #160b26)',
  heat0: 'light-dark(#fffefb, #22302a)',
  heat1: 'light-dark(#f1ebf5, #2b303a)',
  heat2: 'light-dark(#e4d8ef, #34304a)',
  heat3: 'light-dark(#d8c8e8, #3f395b)',
  heat4: 'light-dark(#cdb8e0, #4b426c)',
  heat5: 'light-dark(#b59bd0, #9c83c8)',
  heat6: 'light-dark(#7a4fa6, #b196df)',
  heat7: 'light-dark(#56278a, #c6a9f5)',
} as const;
export type Colour = keyof typeof COLOURS;

export type Shape =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly colour: Colour;
      readonly bold?: boolean;
      readonly anchor?: 'middle' | 'end';
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly colour: Colour;
      readonly edge?: Colour;
    }
  | {
      readonly kind: 'path';
      /** The path: moves and lines. */
      readonly d: string;
      readonly colour: Colour;
      readonly width: number;
      readonly dash?: readonly number[];
    };

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const MARGIN = 40;
const WIDTH = 750;
const LEFT = 34;
const HEIGHT = 272;
const LONGEST = 96;

function playerText(player: Player): string {
  if (player.kind === 'random') return say.anyTwo;
  if (player.kind === 'hand') return player.cards.map(cardSymbol).join(' ');
  const text = formatRange(player.range);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** @param border the line of strong hands */
export function pictureOf(stop: Stop, sides: Sides, border: number): Picture {
  const shapes: Shape[] = [];
  const text = (
    words: string,
    x: number,
    y: number,
    colour: Colour = 'ink',
    more: { size?: number; bold?: boolean; anchor?: 'middle' | 'end' } = {},
  ) => shapes.push({ kind: 'text', text: words, x: MARGIN + x, y, colour, size: 13, ...more });
  const box = (x: number, y: number, width: number, height: number, colour: Colour, edge?: Colour) =>
    shapes.push({
      ...{ kind: 'box', x: MARGIN + x, y, width, height, colour },
      ...(edge !== undefined && { edge }),
    });
  const path = (d: string, colour: Colour, width: number, dash?: readonly number[]) =>
    shapes.push({ kind: 'path', d, colour, width, ...(dash !== undefined && { dash }) });

  const [hero, opponent] = playersOf(stop.spot);
  const board = stop.spot.board.map(cardSymbol).join(' ');
  text('Outs', 0, 50, 'ink', { size: 20, bold: true });
  text(board === '' ? say.beforeFlop : board, WIDTH, 50, 'ink', { size: 20, anchor: 'end' });
  const [yours, others] = sharesText(sides.map(({ equity }) => equity));
  text(say.youHold(yours, playerText(hero)), 0, 78, 'accent', { bold: true });
  text(say.theyHold(others, playerText(opponent)), 0, 98);

  const top = 124;
  const at = (part: number, equity: number) => ({
    x: MARGIN + LEFT + part * (WIDTH - LEFT),
    y: top + (1 - equity) * HEIGHT,
  });
  const level = (equity: number, colour: Colour, width: number, dash?: readonly number[]) => {
    const { x, y } = at(0, equity);
    path(`M${x} ${y}L${at(1, equity).x} ${y}`, colour, width, dash);
  };
  for (const line of [0, 0.25, 0.5, 0.75, 1]) {
    level(line, line === 0 ? 'edge' : 'line', 1);
    text(String(100 * line), LEFT - 8, at(0, line).y + 4, 'quiet', { anchor: 'end' });
  }
  level(border, 'ink', 1.5, [1, 4]);
  text(say.lineLabel(wholePercentText(border), false, false), LEFT + 6, at(0, border).y - 8, 'quiet');
  path(pathOf(sides[1], at), 'ink', 1.5, [5, 3]);
  path(pathOf(sides[0], at), 'accent', 2.5);
  const labels = labelsOf(sides, at, at(0, border).y);
  text(say.you, labels[0].x - MARGIN, labels[0].y, 'accent', { bold: true, anchor: 'middle' });
  text(say.they(undefined), labels[1].x - MARGIN, labels[1].y, 'ink', { anchor: 'middle' });
  text(say.weakest, LEFT, top + HEIGHT + 22, 'quiet');
  text(say.half, LEFT + (WIDTH - LEFT) / 2, top + HEIGHT + 22, 'quiet', {
    anchor: 'middle',
  });
  text(say.strongest, WIDTH, top + HEIGHT + 22, 'quiet', { anchor: 'end' });

  const [own, theirs] = sharesFrom(sides, border).map((share) => percentText(share));
  let y = top + HEIGHT + 62;
  text(say.orMore(wholePercentText(border), own, theirs, undefined), 0, y, 'ink', {
    size: 20,
  });
  y += 22;
  const buckets = bucketsOfSides(sides);
  const most = Math.max(...buckets.flatMap(({ shares }) => shares));
  for (const { from, to, shares } of buckets) {
    const title =
      from === 0 ? say.below(wholePercentText(to)) : say.between(Math.round(100 * from), wholePercentText(to));
    text(title, 0, y + 16);
    box(124, y + 2, (shares[0] / most) * 540, 8, 'accent');
    // Stripes, so that the two differ without colour.
    for (let x = 0; x < (shares[1] / most) * 540; x += 5) {
      box(124 + x, y + 14, Math.min(3, (shares[1] / most) * 540 - x), 8, 'quiet');
    }
    text(percentText(shares[0]), WIDTH, y + 11, 'accent', { bold: true, anchor: 'end' });
    text(percentText(shares[1]), WIDTH, y + 25, 'ink', { anchor: 'end' });
    y += 34;
  }
  y += 16;
  const span = mapSpan(sides);
  sides.forEach((side, seat) => {
    drawMap(side, span, seat === 0 ? say.yourRange : say.theirRange(undefined), 387 * seat, y, text, box);
  });
  y += 40 + SIDE * 24;
  text(`${span.isOpen[0] ? '≤ ' : ''}${wholePercentText(span.from)}`, 58, y + 16, 'quiet', { anchor: 'end' });
  for (const heat of HEATS) box(64 + 12 * heat, y + 6, 12, 10, `heat${heat}`, 'edge');
  text(`${span.isOpen[1] ? '≥ ' : ''}${wholePercentText(span.to)}`, 166, y + 16, 'quiet');
  return { width: WIDTH + 2 * MARGIN, height: y + 20 + MARGIN, shapes };
}

const PITCH = 26.5;

function drawMap(
  side: Side,
  span: Span,
  name: string,
  left: number,
  top: number,
  text: (
    words: string,
    x: number,
    y: number,
    colour?: Colour,
    more?: { size?: number; bold?: boolean; anchor?: 'middle' | 'end' },
  ) => void,
  box: (x: number, y: number, width: number, height: number, colour: Colour, edge?: Colour) => void,
): void {
  text(name, left, top + 13, 'ink', { bold: true });
  const combos = say.liveInRange(combosText(side.live), combosText(side.all));
  text(combos, left + 363, top + 13, 'quiet', { anchor: 'end' });
  for (let place = 0; place < SIDE; place++) {
    const rank = RANKS.charAt(SIDE - 1 - place).replace('T', '10');
    text(rank, left + 18 + PITCH * (place + 0.5), top + 32, 'quiet', { anchor: 'middle' });
    text(rank, left + 12, top + 54 + 24 * place, 'quiet', { anchor: 'end' });
  }
  for (const { cell, equity } of side.cells) {
    if (equity === undefined) continue;
    const heat = heatOf(equity, span);
    const x = left + 18 + PITCH * cell.column;
    const y = top + 39 + 24 * cell.row;
    box(x + 1, y, PITCH - 2, 22, `heat${heat}`, heat === 0 ? 'line' : undefined);
    const colour = heat > 5 ? 'onAccent' : heat === 5 ? 'onFull' : 'ink';
    text(figure(100 * equity, 0), x + PITCH / 2, y + 15, colour, { size: 12, anchor: 'middle' });
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** @param colours the colour values of this user's theme */
export function svgOf({ width, height, shapes }: Picture, colours: Readonly<Record<Colour, string>>): string {
  const parts = shapes.map((shape) => {
    const colour = colours[shape.colour];
    if (shape.kind === 'text') {
      const { x, y, size, bold, anchor } = shape;
      const more = `${bold ? ' font-weight="700"' : ''}${anchor === undefined ? '' : ` text-anchor="${anchor}"`}`;
      return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(shape.text)}</text>`;
    }
    if (shape.kind === 'box') {
      const { x, y, edge } = shape;
      const stroke = edge === undefined ? '' : ` stroke="${colours[edge]}"`;
      return `<rect x="${x}" y="${y}" width="${shape.width}" height="${shape.height}" rx="2" fill="${colour}"${stroke}/>`;
    }
    const { d, dash } = shape;
    const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${shape.width}" stroke-linejoin="round"${dashes}/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>${parts.join('')}</svg>\n`
  );
}

/** Pixels a unit: sharp on the screens it will be looked at. */
const SCALE = 2;

/** Paints a picture on a canvas, which gets its size. */
export function paint(
  canvas: HTMLCanvasElement,
  { width, height, shapes }: Picture,
  colours: Readonly<Record<Colour, string>>,
): void {
  canvas.width = SCALE * width;
  canvas.height = SCALE * height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  context.lineJoin = 'round';
  for (const shape of shapes) {
    context.fillStyle = context.strokeStyle = colours[shape.colour];
    if (shape.kind === 'text') {
      context.font = `${shape.bold ? 700 : 400} ${shape.size}px Inter, system-ui, sans-serif`;
      context.textAlign = shape.anchor === 'end' ? 'right' : shape.anchor === 'middle' ? 'center' : 'left';
      context.fillText(shape.text, shape.x, shape.y);
    } else if (shape.kind === 'box') {
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, 2);
      context.fill();
      if (shape.edge !== undefined) {
        context.strokeStyle = colours[shape.edge];
        context.lineWidth = 1;
        context.setLineDash([]);
        context.stroke();
      }
    } else {
      context.lineWidth = shape.width;
      context.setLineDash([...(shape.dash ?? [])]);
      context.stroke(new Path2D(shape.d));
    }
  }
}

/**
 * Every combo of both curves, the worst first: whose it is, its weight, the share of the range up to and with it, and
 * its equity. Numbers are unrounded, from 0 to 1.
 */
export function rowsOf(sides: Sides): (string | number)[][] {
  const rows = sides.flatMap(({ values, curve }, seat) =>
    Array.from(curve.order, (at, place) => [
      seat === 0 ? 'you' : 'they',
      formatCards(COMBOS[values.combos[at]]),
      values.weights[at],
      curve.upTo[place] / curve.all,
      curve.equities[place],
    ]),
  );
  return [['player', 'combo', 'weight', 'share', 'equity'], ...rows];
}
