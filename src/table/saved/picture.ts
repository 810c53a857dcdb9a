import * as say from '#words/saved';
import { piecesOf } from '../../words/spot';
import type { Draft, Slot } from '../../notation/draft';
import { asTyped } from '../../notation/narrowing';
import { ACE, cardOf, JOKER, rankOf, rankSymbol, suitOf, type Card } from '../../poker/card';
import { figure, oddsFigure, percentText } from '../../ui/figures';
import { SUIT_PATHS } from '../../ui/suit';
import type { TileMark, Tile } from '../../ui/tile';
import { methodText } from '../../words/numbers';
import type { Answered } from '../answered';
import { signsOf, type Sign } from '../legend';
import { rangeTiles } from '../../ui/rangeTiles';
import { tilesOf } from '../tiles';
import { pngOf } from '../../ui/file';

/* The page's own measures: the deck's pitch places the seats. */
const MARGIN = 40;
const WIDTH = 750;
const PITCH = 58;
const TILE = { width: 54, height: 78 };
const SLOT = { width: 60, height: 84, gap: 6 };
const BOARD_X = 174;
const SEAT_X = 522;
/** Pixels a unit: sharp on the screens it will be looked at. */
const SCALE = 2;

/** The smallest part of a line: a word, or one Chinese character with the signs behind it. */
const WORDS = /\s*(?:[（“]?\p{Script=Han}|[^\s\p{Script=Han}（，。：；、]+|（)[，。：；、）”]*|\S/gu;

const SUIT_TOKENS = ['--club', '--diamond', '--heart', '--spade'] as const;
type Token =
  | (typeof SUIT_TOKENS)[number]
  | '--paper'
  | '--key'
  | '--card'
  | '--ink'
  | '--ink-2'
  | '--line'
  | '--track'
  | '--edge'
  | '--accent'
  | '--fault';

/**
 * Draws a spot and its answer: the cards, the figures, the sentence and the deck, in the user's colours. Returns when
 * the page's typeface was there to draw with.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  draft: Draft,
  answered: Answered,
  price: readonly string[],
): Promise<void> {
  await Promise.all([document.fonts.load('400 20px Inter'), document.fonts.load('700 20px Inter')]);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const height = new Drawing(context, canvas).draw(draft, answered, price, false);
  canvas.width = SCALE * (WIDTH + 2 * MARGIN);
  canvas.height = SCALE * height;
  context.scale(SCALE, SCALE);
  new Drawing(context, canvas).draw(draft, answered, price, true);
}

/** The picture of a spot as a file, without the price: that may take a moment to be counted. */
export async function pictureOf(draft: Draft, answered: Answered): Promise<Blob> {
  const canvas = document.createElement('canvas');
  document.body.append(canvas); // its colours are the page's
  canvas.hidden = true;
  await drawPicture(canvas, draft, answered, []);
  canvas.remove();
  return pngOf(canvas);
}

/** One run over the picture; the first only measures how high it gets. */
class Drawing {
  readonly #context: CanvasRenderingContext2D;
  readonly #probe: HTMLElement;
  readonly #colours = new Map<Token, string>();

  constructor(context: CanvasRenderingContext2D, probe: HTMLElement) {
    this.#context = context;
    this.#probe = probe;
    context.textBaseline = 'alphabetic';
  }

  draw(draft: Draft, answered: Answered, price: readonly string[], isFinal: boolean): number {
    const context = this.#context;
    if (isFinal) {
      context.fillStyle = this.#colour('--paper');
      context.fillRect(0, 0, WIDTH + 2 * MARGIN, context.canvas.height / SCALE);
    }
    context.save();
    context.translate(MARGIN, 0);
    this.#text('Outs', 0, 50, 20, '--ink', 700);
    const { answer } = answered;
    this.#right(say.unseenAnd(answer.unseen, methodText(answer)), WIDTH, 50, 13, '--ink-2');
    let y = 72 + this.#seats(draft, 72);
    y = this.#figures(answered, y + 24);
    y = this.#paragraph(answered.words.headline, y + 22, 20, 28);
    for (const line of price) y = this.#paragraph(line, y + 6, 15, 22);
    const tiles = tilesOf(draft, answered, rangeTiles(answered));
    y = this.#deck(tiles, y + 24);
    y = this.#legend(signsOf(tiles, answer), y + 16);
    context.restore();
    return y + MARGIN;
  }

  /** Hero, board and opponents side by side; returns how high they are. */
  #seats(shown: Draft, top: number): number {
    const draft = asTyped(shown);
    const { seats } = draft;
    const known = seats.length === 1 && seats[0]?.kind === 'hand' ? seats[0].cards : undefined;
    this.#text(say.you, 0, top + 13, 13, '--ink-2');
    this.#text(say.board, BOARD_X, top + 13, 13, '--ink-2');
    const title =
      seats.length === 0 ? say.unknownOpponent : seats.length === 1 ? say.opponent : say.opponents(seats.length);
    this.#text(title, SEAT_X, top + 13, 13, '--ink-2');
    const y = top + 30;
    const own =
      draft.heroRange === undefined
        ? this.#slots(draft.hero, 0, y)
        : this.#pieces(heroPieces(draft), 0, y, BOARD_X - 20);
    this.#slots(draft.board, BOARD_X, y);
    let below = y;
    if (known !== undefined) this.#slots(known, SEAT_X, y);
    else {
      for (const pieces of opponentsOf(draft)) {
        below += this.#pieces(pieces, SEAT_X, below, WIDTH - SEAT_X) + 4;
      }
    }
    return Math.max(SLOT.height, own, below - y) + 30;
  }

  #slots(slots: readonly Slot[], x: number, y: number): number {
    slots.forEach((card, index) => {
      const left = x + index * (SLOT.width + SLOT.gap);
      this.#box(left, y, SLOT.width, SLOT.height, 8);
      if (card === undefined) {
        this.#stroke('--line');
        return;
      }
      this.#fill('--card');
      this.#stroke('--line');
      this.#text(rankText(card), left + 8, y + 31, 26, tokenOf(card), 700);
      this.#suit(card, left + SLOT.width - 32, y + SLOT.height - 32, 24);
    });
    return SLOT.height;
  }

  /** Cards and words in lines of a width; returns how high they are. */
  #pieces(pieces: readonly (Card | string)[], x: number, y: number, width: number): number {
    const words = pieces.flatMap((piece): readonly (Card | string)[] =>
      typeof piece === 'string' ? piece.split(' ') : [piece],
    );
    let left = x;
    let top = y;
    for (const word of words) {
      const isCard = typeof word !== 'string';
      const colour = isCard ? tokenOf(word) : '--ink';
      const text = isCard ? rankText(word) : word;
      this.#font(isCard ? 20 : 15, isCard ? 700 : 400);
      const wide = this.#context.measureText(text).width + (isCard ? 18 : 0);
      if (left > x && left + wide > x + width) {
        left = x;
        top += 26;
      }
      this.#text(text, left, top + 20, isCard ? 20 : 15, colour, isCard ? 700 : 400);
      if (isCard) this.#suit(word, left + wide - 17, top + 5, 16);
      left += wide + 6;
    }
    return top + 26 - y;
  }

  #figures(answered: Answered, top: number): number {
    const { rows, words } = answered.words.figures;
    const size = 56;
    let y = top;
    if (words !== undefined) {
      this.#text(words, -3, top + 48, size, '--ink');
      y += rows.length === 0 ? 68 : 78;
    }
    for (const { count, probability, label } of rows) {
      if (count !== undefined) {
        this.#text(figure(count.value, count.decimals ?? 0), -3, y + 48, size, '--ink');
        this.#text(count.label, 0, y + 74, 13, '--ink-2');
      }
      this.#text(percentText(probability), BOARD_X - 3, y + 48, size, '--ink');
      this.#text(label, BOARD_X, y + 74, 13, '--ink-2');
      if (probability > 0 && probability < 1) {
        const { before, between, after, label: odds } = oddsFigure(probability);
        const space = between === ':' ? '\u2009' : ' ';
        const text = [before, between, after].filter(Boolean).join(space);
        this.#text(text, 435 - 3, y + 48, size, '--ink');
        this.#text(odds, 435, y + 74, 13, '--ink-2');
      }
      y += 94;
    }
    return y - 12;
  }

  #paragraph(text: string, top: number, size: number, line: number): number {
    this.#font(size, 400);
    let said = '';
    let y = top;
    for (const word of text.match(WORDS) ?? []) {
      const longer = said + word;
      if (said !== '' && this.#context.measureText(longer).width > WIDTH) {
        this.#text(said, 0, y + size, size, '--ink');
        y += line;
        said = word.trimStart();
      } else said = longer;
    }
    this.#text(said, 0, y + size, size, '--ink');
    return y + line;
  }

  #deck(tiles: ReadonlyMap<Card, Tile>, top: number): number {
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column <= ACE; column++) {
        const tile = tiles.get(cardOf(ACE - column, 3 - row));
        if (tile !== undefined) {
          this.#tile(tile, column * PITCH, top + row * (TILE.height + 4));
        }
      }
    }
    const joker = tiles.get(JOKER);
    const rows = joker === undefined ? 4 : 5;
    if (joker !== undefined) this.#tile(joker, 0, top + 4 * (TILE.height + 4));
    return top + rows * (TILE.height + 4) - 4;
  }

  /** The meaning of the marks and the bars, in lines. */
  #legend(signs: readonly Sign[], top: number): number {
    let left = 0;
    let y = top;
    for (const { mark, text } of signs) {
      this.#font(13, 400);
      const indent = mark === undefined ? 0 : 15;
      const width = indent + this.#context.measureText(text).width;
      if (left > 0 && left + width > WIDTH) {
        left = 0;
        y += 20;
      }
      if (mark !== undefined) this.#mark(mark, left, y + 4);
      this.#text(text, left + indent, y + 13, 13, '--ink-2');
      left += width + 20;
    }
    return signs.length === 0 ? top - 16 : y + 18;
  }

  #tile(tile: Tile, x: number, y: number): void {
    const context = this.#context;
    const { card, owner, note, risen, mark, gauge, wild } = tile;
    if (owner === undefined) {
      this.#box(x, y, TILE.width, TILE.height, 6);
      this.#fill(risen ? '--card' : '--key');
      if (risen) this.#stroke('--line');
    }
    const tone = risen ? tokenOf(card) : '--ink-2';
    this.#text(rankText(card), x + 6, y + 22, 20, tone, risen ? 700 : 400);
    if (wild) this.#text('∗', x + 20, y + 22, 17, '--accent');
    context.globalAlpha = owner === undefined ? 1 : 0.55;
    this.#suit(card, x + 6, y + 30, 17);
    context.globalAlpha = 1;
    if (owner !== undefined) {
      this.#text(owner, x + 6, y + TILE.height - 10, 13, '--ink-2');
      return;
    }
    if (mark !== undefined) this.#mark(mark, x + TILE.width - 15, y + 7);
    if (note !== undefined) this.#text(note, x + 6, y + TILE.height - 8, 13, '--ink');
    if (gauge === undefined) return;
    const bar = { x: x + TILE.width - 14, y: y + 21, width: 8, height: TILE.height - 27 };
    if (gauge.kind === 'equity') {
      this.#box(bar.x, bar.y, bar.width, bar.height, 2);
      this.#fill('--track');
      const lit = gauge.value * bar.height;
      context.fillStyle = this.#colour('--accent');
      context.fillRect(bar.x, bar.y + bar.height - lit, bar.width, lit);
      return;
    }
    if (gauge.kind === 'change') {
      this.#box(bar.x, bar.y, bar.width, bar.height, 2);
      this.#fill('--track');
      const isUp = gauge.value >= 0;
      const lit = 1 + (Math.abs(gauge.value) * bar.height) / 2;
      const middle = bar.y + bar.height / 2;
      context.fillStyle = this.#colour(isUp ? '--accent' : '--ink-2');
      context.fillRect(bar.x, isUp ? middle + 1 - lit : middle - 1, bar.width, lit);
      return;
    }
    const step = bar.height / gauge.of;
    for (let rung = 1; rung <= gauge.of; rung++) {
      const lit = rung <= gauge.rungs;
      context.fillStyle = this.#colour(lit ? (gauge.counts ? '--accent' : '--edge') : '--track');
      context.fillRect(bar.x, bar.y + bar.height - rung * step + 2, bar.width, step - 2);
    }
  }

  /** The verdicts by their shapes: ● ◐ ○ ▼. */
  #mark(mark: TileMark, x: number, y: number): void {
    const context = this.#context;
    context.fillStyle = this.#colour(mark === 'warning' ? '--fault' : '--accent');
    context.beginPath();
    if (mark === 'warning') {
      context.moveTo(x + 5, y + 9);
      context.lineTo(x + 10, y);
      context.lineTo(x, y);
    } else if (mark === 'chop') {
      context.arc(x + 5, y + 5, 4, Math.PI / 2, -Math.PI / 2);
    } else context.arc(x + 5, y + 5, 4.5, 0, 2 * Math.PI);
    if (mark !== 'missed') context.fill();
    if (mark !== 'chop' && mark !== 'missed') return;
    context.beginPath();
    context.arc(x + 5, y + 5, 4, 0, 2 * Math.PI);
    this.#stroke('--accent');
  }

  #suit(card: Card, x: number, y: number, size: number): void {
    if (card === JOKER) return;
    const context = this.#context;
    context.fillStyle = this.#colour(tokenOf(card));
    context.save();
    context.translate(x, y);
    context.scale(size / 24, size / 24);
    context.fill(new Path2D(SUIT_PATHS[suitOf(card)]));
    context.restore();
  }

  #box(x: number, y: number, width: number, height: number, radius: number): void {
    this.#context.beginPath();
    this.#context.roundRect(x, y, width, height, radius);
  }

  #fill(colour: Token): void {
    this.#context.fillStyle = this.#colour(colour);
    this.#context.fill();
  }

  #stroke(colour: Token): void {
    this.#context.strokeStyle = this.#colour(colour);
    this.#context.lineWidth = 1;
    this.#context.stroke();
  }

  #text(text: string, x: number, y: number, size: number, colour: Token, weight = 400): void {
    this.#font(size, weight);
    this.#context.fillStyle = this.#colour(colour);
    this.#context.fillText(text, x, y);
  }

  #right(text: string, x: number, y: number, size: number, colour: Token): void {
    this.#context.textAlign = 'right';
    this.#text(text, x, y, size, colour);
    this.#context.textAlign = 'left';
  }

  #font(size: number, weight: number): void {
    this.#context.font = `${weight} ${size}px Inter, system-ui, sans-serif`;
    // Closer than on the page: a canvas has no cut of the typeface for large sizes.
    this.#context.letterSpacing = size > 40 ? '-2.8px' : '0px';
  }

  /** The present value of a colour of the style sheet. */
  #colour(token: Token): string {
    let colour = this.#colours.get(token);
    if (colour === undefined) {
      this.#probe.style.color = `var(${token})`;
      colour = getComputedStyle(this.#probe).color;
      this.#colours.set(token, colour);
    }
    return colour;
  }
}

function rankText(card: Card): string {
  return card === JOKER ? '∗' : rankSymbol(rankOf(card));
}

function tokenOf(card: Card): Token {
  return card === JOKER ? '--ink' : SUIT_TOKENS[suitOf(card)];
}

function heroPieces(draft: Draft): (Card | string)[] {
  return piecesOf({ ...withoutDeck(draft), seats: [] });
}

function withoutDeck({ wild: _, ...draft }: Draft): Draft {
  return { ...draft, board: [], dead: [] };
}

/** The opponents line by line. Equal opponents share a line. */
function opponentsOf(draft: Draft): (Card | string)[][] {
  const lines: (Card | string)[][] = [];
  const { heroRange: _, ...others } = withoutDeck(draft);
  for (const piece of piecesOf({ ...others, hero: [] })) {
    if (piece === 'v') lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}
