import { parseCards, type Card } from './card';
import { hasJoker } from './deck';
import { plainText } from './plainText';
import { splitReads, type Read } from './range';
import { rangesWithReads } from './read';
import { playerOf, readCategory, readPlayer, readWild, type NameProblem, type PlayerProblem } from './readPlayer';
import { fail, ok, type Place, type Result } from './result';
import { checkSpot, isFlopCut, MOST_OPPONENTS, playersOf, type DealProblem, type Player, type Spot } from './spot';

/* A spot from text. */

/** A spot as it is written, field by field. */
export interface SpotText {
  readonly hero: string;
  readonly board?: string;
  readonly opponents?: readonly string[];
  readonly dead?: string;
  /** `none` or one of {@link WILD_DECKS}. */
  readonly wild?: string;
  readonly target?: string;
}

export type SpotProblem =
  | PlayerProblem
  | DealProblem
  | NameProblem
  | { readonly code: 'board-count'; readonly cards: readonly Card[] }
  | { readonly code: 'too-many-opponents'; readonly count: number };

/** A spot as it was typed: ranges before their reads, and the reads of each player, hero first. */
export interface TypedSpot {
  readonly spot: Spot;
  readonly reads: readonly (readonly Read[] | undefined)[];
}

/** Reads a whole spot. @returns the first problem, if there is one */
export function readSpot(text: SpotText): Result<Spot, SpotProblem> {
  const typed = readTyped(text);
  return typed.ok ? withReads(typed.value.spot, typed.value.reads) : typed;
}

/** Reads a spot, without applying the reads of its ranges. */
export function readTyped(text: SpotText): Result<TypedSpot, SpotProblem> {
  const opponentTexts = text.opponents ?? [];
  if (opponentTexts.length > MOST_OPPONENTS) {
    return fail({ code: 'too-many-opponents', count: opponentTexts.length });
  }
  const deck = readWild(text.wild ?? 'none');
  if (!deck.ok) return deck;
  const wild = deck.value;
  const heroText = splitReads(plainText(text.hero));
  const hero = readPlayer(heroText.range, 'hero', wild);
  if (!hero.ok) return hero;
  const board = parseCards(text.board ?? '', 'board', hasJoker(wild));
  if (!board.ok) return board;
  // Alone, one or two cards may be meant as an opponent's.
  const isCut = isFlopCut({ board: board.value }) && opponentTexts.length === 0;
  if (isCut || board.value.length > 5) {
    return fail({ code: 'board-count', cards: board.value });
  }
  const opponents: Player[] = [];
  const reads = [heroText.reads];
  for (const [seat, opponentText] of opponentTexts.entries()) {
    const { range, reads: own } = splitReads(plainText(opponentText));
    reads.push(own);
    const player = readPlayer(range, { seat, of: opponentTexts.length }, wild);
    if (!player.ok) return player;
    opponents.push(player.value);
  }
  const dead = parseCards(text.dead ?? '', 'dead', hasJoker(wild));
  if (!dead.ok) return dead;
  const target = text.target === undefined ? undefined : readCategory(text.target, wild);
  if (target?.ok === false) return target;
  const spot: Spot = {
    hero: hero.value,
    board: board.value,
    opponents,
    dead: dead.value,
    ...(wild !== undefined && { wild }),
    ...(target !== undefined && { target: target.value }),
  };
  const checked = checkSpot(spot);
  return checked.ok ? ok({ spot, reads }) : checked;
}

/**
 * The spot with the reads of each player, hero first. They are of the spot as it was before those of any other player.
 *
 * @returns the first read that leaves nothing, or is of a board or a deck that has no reads
 */
export function withReads(spot: Spot, reads: TypedSpot['reads']): Result<Spot, SpotProblem> {
  if (reads.every((own) => own === undefined)) return ok(spot);
  const players = playersOf(spot);
  for (const [seat, own = []] of reads.entries()) {
    const place: Place = seat === 0 ? 'hero' : { seat: seat - 1, of: spot.opponents.length };
    const left = rangesWithReads(spot, seat, own, place);
    if (!left.ok) return left;
    const last = left.value.at(-1);
    if (last !== undefined) players[seat] = playerOf(last.range);
  }
  const [hero, ...opponents] = players;
  return checkSpot({ ...spot, hero, opponents });
}
