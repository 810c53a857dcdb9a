import { parseCards, type Card } from './card';
import { hasJoker } from './deck';
import { plainText } from './plainText';
import { splitRead, type ReadKind } from './range';
import { rangeWithRead } from './read';
import { playerOf, readCategory, readPlayer, readWild, type NameProblem, type PlayerProblem } from './readPlayer';
import { fail, ok, type Place, type Result } from './result';
import { checkSpot, MOST_OPPONENTS, playersOf, type DealProblem, type Player, type Spot } from './spot';

/*
 * A spot from text.
 */

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

/** Reads a whole spot. @returns the first problem, if there is one */
export function readSpot(text: SpotText): Result<Spot, SpotProblem> {
  const opponentTexts = text.opponents ?? [];
  if (opponentTexts.length > MOST_OPPONENTS) {
    return fail({ code: 'too-many-opponents', count: opponentTexts.length });
  }
  const deck = readWild(text.wild ?? 'none');
  if (!deck.ok) return deck;
  const wild = deck.value;
  const heroText = splitRead(plainText(text.hero));
  const hero = readPlayer(heroText.range, 'hero', wild);
  if (!hero.ok) return hero;
  const board = parseCards(text.board ?? '', 'board', hasJoker(wild));
  if (!board.ok) return board;
  if (![0, 3, 4, 5].includes(board.value.length)) {
    return fail({ code: 'board-count', cards: board.value });
  }
  const opponents: Player[] = [];
  const reads = [heroText.read];
  for (const [seat, opponentText] of opponentTexts.entries()) {
    const { range, read } = splitRead(plainText(opponentText));
    reads.push(read);
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
  return checked.ok ? withReads(spot, reads) : checked;
}

/**
 * The spot with the read of each player, hero first, if there is one. Each is of the spot as it was before any other.
 *
 * @returns the first read that leaves nothing, or is of a board or a deck that has no reads
 */
export function withReads(spot: Spot, reads: readonly (ReadKind | undefined)[]): Result<Spot, SpotProblem> {
  if (reads.every((read) => read === undefined)) return ok(spot);
  const players = playersOf(spot);
  for (const [seat, read] of reads.entries()) {
    if (read === undefined) continue;
    const place: Place = seat === 0 ? 'hero' : { seat: seat - 1, of: spot.opponents.length };
    const range = rangeWithRead(spot, seat, read, place);
    if (!range.ok) return range;
    players[seat] = playerOf(range.value);
  }
  const [hero, ...opponents] = players;
  return checkSpot({ ...spot, hero, opponents });
}
