import { JOKER_SIGN, parseCards, type Card, type CardProblem } from '../poker/card';
import { plainText, typedIndex } from '../poker/plainText';
import type { Place } from '../poker/result';
import { MONEY_FIELDS } from '../notation/fields';
import { DECK_WORD, LINE_LIMIT, plainLine, sectionsOf, withoutDeck } from '../notation/line';
import { CARD } from '../notation/slots';
import type { Problem } from '../words/problems';

/*
 * Where in a line or a link a problem is. The readers of both say in which field; here is the place of the field in the
 * text. Places count UTF-16 units, as JavaScript's texts do.
 */

export interface Span {
  readonly at: number;
  readonly length: number;
}

/** A field in the text: the place of its value, and of the value with its name. */
interface Field {
  /** As in a link: `'hero'`, `'board'`, `'vs'`, `'pot'`. A line's first cards are hero's, then the board's. */
  readonly name: string;
  readonly value: Span;
  readonly all: Span;
}

/** A text whose fields are known. Their places are those of its plain text. */
export interface Placed {
  readonly typed: string;
  readonly text: string;
  readonly fields: readonly Field[];
}

function trimmed(text: string, from: number, to: number): Span {
  const value = text.slice(from, to);
  const at = from + value.length - value.trimStart().length;
  return { at, length: Math.max(0, value.trim().length) };
}

function endOf({ at, length }: Span): number {
  return at + length;
}

function across(first: Span, last: Span): Span {
  return { at: first.at, length: endOf(last) - first.at };
}

function textOf({ text }: Placed, { at, length }: Span): string {
  return text.slice(at, at + length);
}

/** The fields of a line, as `readLine` splits it. */
export function placeLine(typed: string): Placed {
  // A longer line is refused whole.
  if (typed.length > LINE_LIMIT) return { typed, text: typed, fields: [] };
  const text = plainLine(typed);
  const rest = withoutDeck(text);
  const sections = sectionsOf(rest);
  const fields: Field[] = Array.from(text.matchAll(DECK_WORD), ({ index, 0: word }) => {
    const span = { at: index, length: word.length };
    return { name: 'wild', value: span, all: span };
  });
  for (const { name, start, at, end } of sections) {
    const value = trimmed(rest, at, end);
    // Before the word may be a space or a comma.
    const from = at - rest.slice(start, at).replace(/^[\s,]+/, '').length;
    const isEmpty = value.length === 0;
    const all = isEmpty ? trimmed(rest, from, at) : { at: from, length: endOf(value) - from };
    fields.push({ name, value: isEmpty ? all : value, all });
  }
  return { typed, text, fields };
}

/** The fields of a link. An opponent in a list of them is a field too. */
export function placeLink(typed: string): Placed {
  const text = plainText(typed);
  const fields: Field[] = [];
  const start = text.indexOf('?', text.indexOf('#'));
  if (start < 0) return { typed, text, fields };
  for (const match of text.slice(start + 1).matchAll(/[^&]+/g)) {
    const all = { at: start + 1 + match.index, length: match[0].length };
    const equals = match[0].indexOf('=');
    const name = equals < 0 ? match[0] : match[0].slice(0, equals);
    const value = equals < 0 ? all : { at: all.at + equals + 1, length: all.length - equals - 1 };
    if (name !== 'vs') {
      fields.push({ name, value, all });
      continue;
    }
    for (const part of text.slice(value.at, endOf(value)).matchAll(/[^;]+/g)) {
      const own = { at: value.at + part.index, length: part[0].length };
      fields.push({ name, value: own, all: own });
    }
  }
  return { typed, text, fields };
}

/** A part of a plain text, in the text as it is typed. */
export function typedSpan(typed: string, { at, length }: Span): Span {
  const from = typedIndex(typed, at);
  return { at: from, length: typedIndex(typed, at + length - 1) + 1 - from };
}

/** Where in the typed text a problem is; `undefined` if it has no place, or the text hides it in escapes. */
export function placeOf(placed: Placed, problem: Problem): Span | undefined {
  const span = findPlace(placed, problem);
  return span === undefined || span.length === 0 ? undefined : typedSpan(placed.typed, span);
}

function findPlace(placed: Placed, problem: Problem): Span | undefined {
  switch (problem.code) {
    case 'bad-card':
      if (problem.why === 'too long') return undefined;
      return firstIn(fieldsAt(placed, problem.place), (field) => {
        const span = badCard(placed, field, problem.why);
        // A range of hero's is not cards, and not the fault.
        const isIt = span !== undefined && (!('text' in problem) || sharesStart(problem.text, textOf(placed, span)));
        return isIt ? span : undefined;
      });
    case 'duplicate-card':
      return 'part' in problem ? partOf(placed, problem) : secondOf(placed, problem.card);
    case 'hole-count':
      return fieldAt(placed, problem.place)?.value;
    case 'board-count':
      return boardPlace(placed);
    case 'too-many-opponents':
      return opponents(placed).at(-1)?.all;
    case 'bad-range':
      if ('fault' in problem) return partOf(placed, problem);
      return 'place' in problem ? fieldAt(placed, problem.place)?.value : fieldAt(placed, 'hero')?.value;
    case 'empty-range':
      return 'place' in problem ? fieldAt(placed, problem.place)?.value : undefined;
    case 'not-enough-cards':
      return fieldAt(placed, 'dead')?.value;
    case 'bad-wild':
      return named(placed, 'wild').at('decks' in problem ? 1 : 0)?.value;
    case 'bad-field':
      return fieldPlace(placed, problem);
    case 'bad-money':
      return moneyPlace(placed, problem);
    case 'bad-rule':
    case 'hand-count':
      return undefined;
  }
}

function sharesStart(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

function named({ fields }: Placed, ...names: readonly string[]): Field[] {
  return fields.filter(({ name }) => names.includes(name));
}

function opponents(placed: Placed): Field[] {
  return named(placed, 'vs');
}

/** The fields that a place can mean: in a line the cards of hero and the board are read together. */
function fieldsAt(placed: Placed, place: Place): Field[] {
  if (place === 'line') return named(placed, 'hero', 'board');
  if (typeof place === 'string') return named(placed, place);
  return 'seat' in place ? opponents(placed).slice(place.seat, place.seat + 1) : [];
}

function fieldAt(placed: Placed, place: Place): Field | undefined {
  return fieldsAt(placed, place)[0];
}

function firstIn(fields: readonly Field[], find: (field: Field) => Span | undefined): Span | undefined {
  for (const field of fields) {
    const span = find(field);
    if (span !== undefined) return span;
  }
  return undefined;
}

/** The cards and gaps in a field, and where they are. */
function cardsIn(placed: Placed, { value }: Field): { readonly card: Card | undefined; readonly span: Span }[] {
  return Array.from(textOf(placed, value).matchAll(CARD), ({ index, 0: sign }) => {
    const card = parseCards(sign, 'line', true);
    return {
      card: card.ok ? card.value[0] : undefined,
      span: { at: value.at + index, length: sign.length },
    };
  });
}

const BETWEEN_CARDS = /[\s,_?]*/y;
const SIGN = new RegExp(CARD.source, 'iuy');

/** The first text in a field that is not a card: a rank without its suit, a rank and another letter, a word. */
function badCard(placed: Placed, { value }: Field, why: CardProblem['why']): Span | undefined {
  const text = textOf(placed, value);
  for (let at = 0; ;) {
    BETWEEN_CARDS.lastIndex = at;
    at += BETWEEN_CARDS.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return undefined;
    SIGN.lastIndex = at;
    const sign = SIGN.exec(text)?.[0];
    if (sign === undefined) {
      const [fault = ''] = /^(?:10|[2-9tjqka])[^\s,]?|^[^\s,]+/i.exec(text.slice(at)) ?? [];
      return { at: value.at + at, length: fault.length };
    }
    if (sign === JOKER_SIGN && why === 'no joker') return { at: value.at + at, length: 1 };
    at += sign.length;
  }
}

/** A part of a range, in the field that has it. */
function partOf(placed: Placed, { place, part }: { readonly place: Place; readonly part: string }): Span | undefined {
  const field = fieldAt(placed, place);
  if (field === undefined) return undefined;
  const at = textOf(placed, field.value).indexOf(part);
  return at < 0 ? field.value : { at: field.value.at + at, length: part.length };
}

function secondOf(placed: Placed, card: Card): Span | undefined {
  const hands = placed.fields.filter((field) => field.name !== 'vs' || isHand(placed, field));
  const spans = hands.flatMap((field) =>
    ['hero', 'board', 'vs', 'dead'].includes(field.name) ? cardsIn(placed, field) : [],
  );
  return spans.filter((own) => own.card === card)[1]?.span;
}

function isHand(placed: Placed, { value }: Field): boolean {
  return parseCards(textOf(placed, value), 'line', true).ok;
}

/** A sixth card of the board; otherwise all of its cards. */
function boardPlace(placed: Placed): Span | undefined {
  const field = fieldAt(placed, 'board');
  if (field === undefined) return undefined;
  const spans = cardsIn(placed, field).map(({ span }) => span);
  const [first] = spans.length > 5 ? spans.slice(5) : spans;
  const last = spans.at(-1);
  return first === undefined || last === undefined ? field.value : across(first, last);
}

function fieldPlace(placed: Placed, problem: Extract<Problem, { code: 'bad-field' }>): Span | undefined {
  switch (problem.why) {
    case 'target':
    case 'runs':
    case 'facing':
    case 'blind':
    case 'was':
    case 'names':
      return named(placed, problem.why)[0]?.value;
    case 'within random':
      return opponents(placed).find(({ value }) => textOf(placed, value) === problem.text)?.value;
    case 'unknown':
      return named(placed, problem.name)[0]?.all;
    case 'page': {
      const at = placed.text.indexOf(problem.name);
      return at < 0 ? undefined : { at, length: problem.name.length };
    }
    case 'facing and amounts':
      return named(placed, 'facing')[0]?.all;
    case 'raise':
      return named(placed, 'blind', 'facing')[0]?.all;
    case 'second spot':
    case 'rules':
      return undefined;
  }
}

function moneyPlace(placed: Placed, problem: Extract<Problem, { code: 'bad-money' }>): Span | undefined {
  if ('text' in problem && problem.why !== 'too many amounts') {
    const text = problem.text.trim();
    return firstIn(named(placed, ...MONEY_FIELDS), ({ value, all }) => {
      if (text === '') return value.length === 0 || value.at === all.at ? all : undefined;
      const at = textOf(placed, value).indexOf(text);
      return at < 0 ? undefined : { at: value.at + at, length: text.length };
    });
  }
  return named(placed, ...moneyFields(problem))[0]?.all;
}

/** The fields that a contradiction is about, the likeliest first. */
function moneyFields(problem: Exclude<Extract<Problem, { code: 'bad-money' }>, { text: string }> | TooMany): string[] {
  if ('field' in problem) return [problem.field];
  switch (problem.why) {
    case 'no opponents':
      return [...MONEY_FIELDS];
    case 'folded without bets':
      return ['folded'];
    case 'call without a pot':
    case 'call above':
    case 'call below':
      return ['call'];
    case 'pot below bets':
      return ['pot'];
    case 'rake above':
    case 'rake in a tournament':
    case 'rake without a pot':
      return ['rake'];
    case 'no payouts':
    case 'payouts without stacks':
      return ['payouts'];
    case 'empty stack':
    case 'tournament players':
      return ['others'];
    case 'no chips':
      return ['stacks'];
  }
}

type TooMany = Extract<Problem, { why: 'too many amounts' }>;
