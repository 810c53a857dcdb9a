import type { Answer } from '../poker/answer';
import { hashText } from '../poker/dice';
import { evaluate } from '../poker/hand';
import { findOuts, type Outs } from '../poker/outs';
import { price } from '../poker/price';
import { fail, ok, type Result } from '../poker/problem';
import { formatRange } from '../poker/range';
import { unseenCards, type Hole, type Player, type Spot } from '../poker/spot';
import { splitFragment } from '../ui/link';
import { KEPT_SPOTS, spotIn, type SavedSpots } from '../ui/spots';
import type { Shelf } from '../ui/store';
import {
  askGains,
  askOuts,
  equityIn,
  SEEDS,
  type Base,
  type Dealing,
  type Offer,
  type Own,
} from './drill';
import { KINDS, levelNamed, LEVELS, type Kind, type LevelName } from './levels';
import type { Round } from './progress';
import { RECIPES, type Recipe } from './recipes';

/*
 * The reader's own spots as drills. They are asked about like those that are dealt, and what went wrong
 * is remembered by the same kinds, where one of them is what a spot is.
 */

/** A spot of the reader's that there is something to ask about. */
export interface OwnSpot extends Own {
  readonly spot: Spot;
  readonly hole: Hole;
  readonly outs: Outs;
  readonly opponent?: Player;
  readonly money?: { readonly pot: number; readonly call: number };
}

/** What there is to ask about a spot in a link of the table's, or why there is nothing. */
export function readOwn({ link, name }: Own): Result<OwnSpot> {
  const read = spotIn(link);
  if (!read.ok) return read;
  const spot = read.value;
  const { hero, board, opponents, wild } = spot;
  const [opponent] = opponents;
  if (wild !== undefined) return unfit('is dealt from 52 cards, none of them wild');
  if (hero.kind !== 'hand') return unfit('takes two cards of yours, not a range');
  if (board.length !== 3 && board.length !== 4) return unfit('takes a flop or a turn');
  if (opponents.length > 1) return unfit('takes one opponent at most');
  const known = opponent?.kind === 'hand' ? [opponent.cards] : [];
  const isHidden = opponents.length > known.length;
  const outs = findOuts(
    hero.cards,
    board,
    isHidden ? undefined : known,
    unseenCards(spot),
    spot.target,
  );
  if (outs.status === 'ahead') return unfit('asks for cards that put you ahead: here you are');
  if (opponent === undefined && outs.improving.chance.hits === 0) {
    return unfit('asks for cards that improve your hand: here none does');
  }
  return ok({
    link,
    ...(name !== undefined && { name }),
    spot,
    hole: hero.cards,
    outs,
    ...(opponent && { opponent }),
    ...moneyIn(link),
  });
}

function unfit(why: string): Result<never> {
  return fail('bad-field', `A drill ${why}.`);
}

/** Pot and call, where both are said. */
function moneyIn(link: string): Pick<OwnSpot, 'money'> {
  const fields = new Map(splitFragment(link).fields);
  const [pot = NaN, call = NaN] = ['pot', 'call'].map((name) => {
    const text = fields.get(name) ?? '';
    return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  });
  return pot >= 0 && call > 0 ? { money: { pot, call } } : {};
}

/** Beyond the seeds that are dealt: which of the reader's spots a round was. */
export function ownSeed({ link }: Own): number {
  return SEEDS + hashText(link);
}

/** The drill of one of the reader's spots. It yields the spot to be answered exactly. */
export function* dealOwn(own: OwnSpot): Dealing {
  const { link, name, spot, opponent } = own;
  const answer = yield spot;
  if (answer === undefined) throw new Error('a spot was left unanswered');
  const isHidden = opponent !== undefined && opponent.kind !== 'hand';
  const offer = opponent === undefined ? undefined : offerIn(own, equityIn(answer));
  const kind = kindIn(own, offer);
  const base: Base = {
    level: levelNamed(kind?.level ?? nearestLevel(own, answer, offer)) ?? LEVELS[0],
    ...(kind && { kind }),
    seed: ownSeed(own),
    own: { link, ...(name !== undefined && { name }) },
    spot,
    answer,
    ...(isHidden && { range: rangeText(opponent) }),
    toCome: spot.board.length === 3 ? 2 : 1,
  };
  return isHidden ? askGains(base, offer) : askOuts(base, offer);
}

/** The level whose lesson is the nearest, for a spot that is of no kind. */
function nearestLevel(
  { opponent }: OwnSpot,
  { next = [] }: Answer,
  offer: Offer | undefined,
): LevelName {
  if (opponent === undefined) return 'draws';
  if (opponent.kind !== 'hand') return 'ranges';
  if (offer !== undefined) return 'price';
  return next.some(({ verdict }) => verdict === 'tainted') ? 'tainted' : 'pairs';
}

/** The reader's own price, unless nothing hangs on it. */
function offerIn({ money }: OwnSpot, equity: number): Offer | undefined {
  if (money === undefined || equity === 0 || equity === 1) return undefined;
  const offered = price(money.pot, money.call, equity);
  return offered.decision === 'close' ? undefined : { ...money, price: offered };
}

/** The kind that a spot is of, by its recipe: what went wrong in it comes back in others of that kind. */
function kindIn(own: OwnSpot, offer: Offer | undefined): Kind | undefined {
  const { hole, outs } = own;
  const { board } = own.spot;
  const street = board.length === 3 ? 'flop' : 'turn';
  return KINDS.find(({ name, level }) => {
    const recipe = RECIPES[name];
    return (
      // Asked are outs and equities, not the cards of a backdoor; a price only where the kind has one.
      level !== 'backdoors' &&
      (level === 'price') === (offer !== undefined) &&
      recipe.streets.includes(street) &&
      recipe.looksLike(hole, board) &&
      meetsOpponent(recipe, own) &&
      recipe.fits(outs)
    );
  });
}

function meetsOpponent(recipe: Recipe, { spot: { board }, hole, opponent }: OwnSpot): boolean {
  const { meets, ranges } = recipe;
  if (opponent === undefined) return meets === undefined && ranges === undefined;
  if (opponent.kind !== 'hand') return ranges !== undefined;
  const [own, theirs] = [hole, opponent.cards].map((cards) => evaluate([...cards, ...board]));
  return meets?.(own, theirs) ?? false;
}

function rangeText(opponent: Player): string {
  return opponent.kind === 'range' ? formatRange(opponent.range) : 'any two cards';
}

/** What the device keeps of the reader's spots. The table's page is where they are put right. */
export function keptSpots(shelf: () => Shelf = () => localStorage): Result<SavedSpots> {
  let text: string | null;
  try {
    text = shelf().getItem(KEPT_SPOTS.key);
  } catch {
    return ok([]);
  }
  return text === null ? ok([]) : KEPT_SPOTS.read(text);
}

/** Those that there is something to ask about, in the order of the list. */
export function ownSpots(spots: SavedSpots): OwnSpot[] {
  return spots.flatMap((spot) => {
    const own = readOwn(spot);
    return own.ok ? [own.value] : [];
  });
}

/**
 * The spot to deal next: the first that was never done, then the one done longest ago; not the one
 * just dealt where there is a choice.
 *
 * @param after the link of the one just dealt
 */
export function nextOwn(
  spots: readonly OwnSpot[],
  rounds: readonly Round[],
  after?: string,
): OwnSpot | undefined {
  const lately = new Map(rounds.map(({ seed, at }) => [seed, at]));
  const doneAt = (own: OwnSpot) => lately.get(ownSeed(own)) ?? 0;
  const others = spots.filter(({ link }) => link !== after);
  const [next] = (others.length > 0 ? others : [...spots]).sort((a, b) => doneAt(a) - doneAt(b));
  return next;
}
