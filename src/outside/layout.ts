import { withoutCommands } from '../poker/shownText';
import { separatorOf, type Report } from '../words/report';
import type { Refusal } from './fields';
import type { Said } from './spotWords';

/** The widest line, and the narrowest in which a word and its figure fit next to each other. */
const WIDEST = 80;
const NARROWEST = 20;

/** How wide lines are in a terminal of this many columns. A pipe has none, and some terminals that do not know say 0. */
export function widthFor(columns = 0): number {
  return columns >= NARROWEST ? Math.min(WIDEST, columns) : WIDEST;
}

/** Holds words together that belong to each other; printed as a plain space. */
const GLUE = '\u00a0';

/** How a text is laid out. */
export interface Layout {
  readonly width: number;
  /** Suits in four colours, the headline bold. The text without the escapes is the same. */
  readonly hasColour: boolean;
}

/** An answer in lines of at most `width` characters; the link is never broken. */
export function layOut(
  { line, report, link }: Said,
  { width, hasColour }: Layout,
  notes: readonly string[] = [],
): string {
  const headline = wrap(report.headline, width);
  const parts = [
    [...wrap(line, width), ...wrap(report.standing, width)],
    hasColour ? headline.map((own) => escaped(own, BOLD)) : headline,
    figureLines(report),
    playerLines(report),
    cardLines(report, width),
    wrap(report.bridge, width, INDENT),
    report.price.flatMap((sentence) => wrap(sentence, width, INDENT)),
    notes.flatMap((note) => wrap(`Note: ${note}`, width)),
    [...wrap(report.counted, width), link],
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
    .replaceAll(GLUE, ' ');
  return hasColour ? colourCards(text) : text;
}

const INDENT = 2;

/** A text in lines; the second and every other line may be indented further. */
function wrap(text: string, width: number, indent = 0, hanging = indent): string[] {
  if (text === '') return [];
  // Odds such as `3.06 : 1` stay together.
  const words = text.replaceAll(/(\d) : (\d)/g, `$1${GLUE}:${GLUE}$2`).split(' ');
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ' '.repeat(hanging);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/** Figures under each other, then what they are, then the odds. */
function figureLines({ figures }: Report): string[] {
  const labels = figures.map(({ label }) => label.length);
  const longest = Math.max(0, ...labels);
  return figures.flatMap(({ count, percent, label, odds }) => [
    ...(count === undefined ? [] : [`${count.value.padStart(7)}  ${count.label}`]),
    `${percent.padStart(7)}  ${label.padEnd(longest)}  ${odds}`,
  ]);
}

function playerLines({ players }: Report): string[] {
  if (players.length === 0) return [];
  const longest = Math.max(...players.map(({ name }) => name.length));
  const row = (name: string, equity: string, win: string, tie: string, width: string) =>
    `  ${name.padEnd(longest)}${equity.padStart(9)}${win.padStart(8)}${tie.padStart(8)}${width === '' ? '' : `  ${width}`}`;
  return [
    row('', 'equity', 'win', 'tie', ''),
    ...players.map(({ name, equity, win, tie }) => row(name, equity.percent, win.percent, tie.percent, equity.width)),
  ];
}

function cardLines({ cards: rows }: Report, width: number): string[] {
  const longest = Math.max(0, ...rows.map(({ title }) => title.length));
  return rows.flatMap((row) => {
    const { title, cards } = row;
    const list = cards.map((card) => card.replaceAll(' ', GLUE)).join(separatorOf(row));
    const hanging = INDENT + longest + 2;
    const [first = '', ...others] = wrap(list, width, hanging);
    return [`${' '.repeat(INDENT)}${title.padEnd(longest)}  ${first.trimStart()}`, ...others];
  });
}

/** What is wrong with a text: the sentence, the text, and a caret under the place. */
export function layOutFault(text: string, { message, at, length, instead }: Refusal): string {
  const lines = [message];
  if (at !== undefined && length !== undefined) {
    // A place is never in front of a line break: a tab or a break would move the caret.
    const plain = withoutCommands(text).replaceAll(/\s/g, ' ');
    lines.push(
      `  ${plain}`,
      `  ${' '.repeat(widthOf(plain.slice(0, at)))}${'^'.repeat(widthOf(plain.slice(at, at + length)))}`,
    );
  }
  if (instead !== undefined) lines.push(`Write ${instead}.`);
  return `${lines.join('\n')}\n`;
}

/** Characters that take two columns: Chinese and Japanese ones, and letters and signs as wide as these. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** How many columns a text takes: signs that nobody sees take none. */
function widthOf(text: string): number {
  const seen = text.replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Combining_Mark}/gu, '');
  return Array.from(seen.replaceAll(WIDE, '  ')).length;
}

type Escape = readonly [begin: number, end: number];
const BOLD: Escape = [1, 22];
const SUIT_COLOURS: Readonly<Record<string, Escape>> = { '♥': [31, 39], '♦': [34, 39], '♣': [32, 39] };

/** A text with its cards in four colours; spades have the terminal's own. */
export function colourCards(text: string): string {
  return text.replaceAll(/(?:10|[2-9TJQKA])([♣♦♥])/g, (card, suit: string) => escaped(card, SUIT_COLOURS[suit]));
}

function escaped(text: string, [begin, end]: Escape): string {
  return `\u001b[${begin}m${text}\u001b[${end}m`;
}
