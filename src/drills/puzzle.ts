import * as say from '#words/packs';
import { canonical } from '../notation/link';
import { spotIn } from '../notation/spot';
import { hashText } from '../poker/dice';
import { fail, ok, type Result } from '../poker/result';
import { isClose, breakEvenOf } from '../poker/price';
import type { Spot } from '../poker/spot';
import { cleanText } from '../poker/shownText';
import { linkFaultInWords } from '../words/problems';
import type { CountGiven } from './counting';
import { askGiven, drillOf, isKind, type Drill } from './drill';
import { SEEDS, STEPS, anyKind, type Asking } from './kind';
import type { Kind } from './kinds';
import { combosOfARange } from './kinds/combos';
import { equityAgainstARange } from './kinds/equityAgainstARange';
import { dealOwn, moneyIn, readOwn } from './own';
import { callOrFold, equityOfASpot, playerText } from './spots';
import { fromBase64, toBase64 } from './texts';

/* Puzzles: a spot without its answer. No field of the link has the answer; the engine works it out after the reply. */

export const ASKS = ['outs', 'equity', 'call', 'combos'] as const;
export type Ask = (typeof ASKS)[number];

export interface Puzzle {
  readonly ask: Ask;
  /** The table's fragment, which holds the whole spot, as `canonical` writes it. */
  readonly link: string;
  /** The sender's words, shown with the question. Plain text. */
  readonly note?: string;
  /** The sender's comment, shown after the reply. Plain text. */
  readonly after?: string;
}

/** Code points of a note and of a comment. */
export const LONGEST_NOTE = 140;

export interface PuzzleDrill {
  readonly puzzle: Puzzle;
  readonly drill: Drill;
  /** The kind that a reply counts for; `undefined` if no recipe could have dealt the spot. */
  readonly kind?: Kind;
}

/** Identifies a puzzle, even if its notes differ: 32 bits. */
export function puzzleKey({ ask, link }: Puzzle): number {
  return hashText(ask + canonical(link));
}

/** The seed under which a round of a puzzle is saved: higher than the seeds of dealt drills. */
export function puzzleSeed(puzzle: Puzzle): number {
  return SEEDS + puzzleKey(puzzle);
}

/* ------------------------------------------------------------------------------- what fits -- */

/** Why a spot is not one that can be asked so, in a sentence; `undefined` if it is. A price needs the equity too. */
export function whyNot(ask: Ask, link: string, equity?: number): string | undefined {
  const read = spotIn(link);
  if (!read.ok) return linkFaultInWords(read.error);
  const { hero, opponents, wild } = read.value;
  if (wild !== undefined) return say.needsPlainDeck;
  switch (ask) {
    case 'outs': {
      const own = readOwn({ link });
      return own.ok ? undefined : own.error;
    }
    case 'combos': {
      if (opponents.length !== 1) return say.combosNeedOpponent;
      return opponents[0].kind === 'hand' ? say.combosNeedRange : undefined;
    }
    case 'equity':
    case 'call': {
      if (opponents.length === 0) return say.equityNeedsOpponent;
      if (hero.kind !== 'hand') return say.equityNeedsCards;
      if (ask === 'equity') return undefined;
      const { money } = moneyIn(link);
      if (money === undefined) return say.callNeedsPot;
      const isTooClose = equity !== undefined && isClose(equity, breakEvenOf(money.pot, money.call));
      return isTooClose ? say.callTooClose : undefined;
    }
  }
}

/** The drill of a puzzle. The error is a sentence. Spots of several ranges may be answered by a sample. */
export function* dealPuzzle(puzzle: Puzzle): Asking<Result<PuzzleDrill, string>> {
  const { ask, link } = puzzle;
  const why = whyNot(ask, link);
  const read = spotIn(link);
  if (why !== undefined || !read.ok) return fail(why ?? '');
  const spot = read.value;
  if (ask === 'outs') {
    const own = readOwn({ link });
    if (!own.ok) return own;
    const drill = yield* dealOwn(own.value);
    return ok({ puzzle, drill, ...(isKind(drill.kind) && { kind: drill.kind }) });
  }
  if (ask === 'combos') return ok(yield* fitted(puzzle, combosOfARange, countGiven(spot)));
  if (ask === 'equity') {
    const against = againstGiven(spot);
    if (against !== undefined) return ok(yield* fitted(puzzle, equityAgainstARange, against));
    return ok({
      puzzle,
      drill: drillOf(equityOfASpot, { given: { spot }, key: yield* equityOfASpot.solve({ spot }) }),
    });
  }
  const { money } = moneyIn(link);
  if (money === undefined) throw new Error('a call without its price');
  const given = { spot, ...money };
  const key = yield* callOrFold.solve(given);
  const close = key.price.decision === 'close' ? whyNot(ask, link, key.price.breakEven) : undefined;
  return close === undefined ? ok({ puzzle, drill: drillOf(callOrFold, { given, key }) }) : fail(close);
}

/** A drill of a kind. It counts for the kind if a step of the kind's recipe could have dealt the spot. */
function* fitted(puzzle: Puzzle, kind: Kind, given: unknown): Asking<PuzzleDrill> {
  const own = anyKind(kind);
  const drill = yield* askGiven(kind, given);
  const isFair = STEPS.some((step) => own.isFair(drill.given, drill.key, step));
  return { puzzle, drill, ...(isFair && { kind }) };
}

function countGiven({ hero, board, opponents: [opponent], dead }: Spot): CountGiven {
  return {
    range: { text: playerText(opponent), player: opponent },
    board,
    hero: hero.kind === 'hand' ? hero.cards : undefined,
    dead,
  };
}

function againstGiven(spot: Spot): unknown {
  const { board, opponents, hero } = spot;
  const isAgainst = opponents.length === 1 && opponents[0].kind !== 'hand' && hero.kind === 'hand';
  return isAgainst && (board.length === 3 || board.length === 4)
    ? { ...countGiven(spot), hero: hero.cards }
    : undefined;
}

/* --------------------------------------------------------------------------------- the link -- */

/** The sign before a comment that a glance at the link shall not read. It is not a secret. */
const HIDDEN = '~';

/** The fields that a puzzle has besides the table's fields. */
export const PUZZLE_FIELDS = ['ask', 'note', 'after'] as const;
export type PuzzleField = (typeof PUZZLE_FIELDS)[number];

export type PuzzleTexts = Readonly<Partial<Record<PuzzleField, string>>>;

/** A note that somebody wrote, safe to show, and a sentence if it was cut. */
export function readNote(
  what: 'note' | 'comment',
  written: string,
): { readonly text?: string; readonly problem?: string } {
  const { text, isCut } = cleanText(written, LONGEST_NOTE);
  return {
    ...(text !== '' && { text }),
    ...(isCut && { problem: (what === 'note' ? say.noteCut : say.commentCut)(LONGEST_NOTE) }),
  };
}

/**
 * A puzzle from the fields of its link.
 *
 * @param link the table's fragment
 * @returns the puzzle, absent if `ask` is not one, and a sentence for everything that could not be used
 */
export function readPuzzle(
  { ask, note = '', after = '' }: PuzzleTexts,
  link: string,
): {
  readonly puzzle?: Puzzle;
  readonly problems: readonly string[];
} {
  const known = ASKS.find((own) => own === ask?.toLowerCase());
  if (known === undefined) return { problems: [] };
  const hidden = after.startsWith(HIDDEN) ? fromBase64(after.slice(HIDDEN.length)) : after;
  const own = readNote('note', note);
  const comment = readNote('comment', hidden ?? '');
  return {
    puzzle: {
      ask: known,
      link: canonical(link),
      ...(own.text !== undefined && { note: own.text }),
      ...(comment.text !== undefined && { after: comment.text }),
    },
    problems: [
      ...(hidden === undefined ? [say.commentBroken] : []),
      ...[own.problem, comment.problem].filter((problem) => problem !== undefined),
    ],
  };
}

/** The fragment that is read back: `'#/study?ask=outs&hero=5h6h&…&note=Eight%20or%20five%3F&after=~RmlmdGg'`. */
export function writePuzzle({ ask, link, note, after }: Puzzle): string {
  const text = (written: string) => cleanText(written, LONGEST_NOTE).text;
  return [
    canonical(link).replace('#/?', `#/study?ask=${ask}&`),
    ...(note === undefined ? [] : [`note=${encodeURIComponent(text(note))}`]),
    ...(after === undefined ? [] : [`after=${HIDDEN}${toBase64(text(after))}`]),
  ].join('&');
}
