import * as say from '#words/drills';
import { readLink } from '../notation/link';
import { fail, ok, type Result } from '../poker/result';
import type { Answer } from '../poker/answer';
import type { Hole } from '../poker/card';
import { STRAIGHT } from '../poker/category';
import { hashText } from '../poker/dice';
import { evaluate } from '../poker/hand';
import type { Outs } from '../poker/outs';
import { price } from '../poker/price';
import { formatRange } from '../poker/range';
import type { Player, Spot } from '../poker/spot';
import { spotIn } from '../notation/spot';
import { linkFaultInWords } from '../words/problems';
import type { MarksDrill } from './drill';
import { SEEDS, type Asking } from './kind';
import type { LevelName } from './levels';
import { equityIn, keyOf, outsIn, type MarksGiven, type Money, type Recipe } from './marks';
import { marksQuestion, type MarksQuestion } from './marksQuestion';
import { MARKS_KINDS, type MarksKind } from './recipes';

/* The user's spots as drills. A spot that fits a recipe counts for the recipe's kind. */

export interface Own {
  /** The table's fragment, which holds the whole spot. */
  readonly link: string;
  readonly name?: string;
}

export interface OwnSpot extends Own {
  readonly spot: Spot;
  readonly hole: Hole;
  readonly outs: Outs;
  readonly opponent?: Player;
  readonly money?: Money;
}

/** The spot in a table's link as a drill. The error is a sentence that says why it cannot be one. */
export function readOwn({ link, name }: Own): Result<OwnSpot, string> {
  const read = spotIn(link);
  if (!read.ok) return fail(linkFaultInWords(read.error));
  const { hero, board, opponents, wild } = read.value;
  const [opponent] = opponents;
  if (wild !== undefined) return fail(say.needsPlainDeck);
  if (hero.kind !== 'hand') return fail(say.needsCards);
  if (board.length !== 3 && board.length !== 4) return fail(say.needsFlopOrTurn);
  if (opponents.length > 1) return fail(say.hasOneOpponent);
  const spot = withTarget(read.value);
  const outs = outsIn(spot);
  if (outs === undefined) return fail(say.needsCards);
  if (outs.status === 'ahead') return fail(say.isAhead);
  if (opponent === undefined && outs.improving.chance.hits === 0) {
    return fail(say.noCardImproves);
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

/**
 * A drill of hero's hand alone asks which cards make a category or better. If no card makes a straight, it is the best that
 * a card makes: all cards that make it are right, also those that are not worth paying for.
 */
function withTarget(spot: Spot): Spot {
  const { cards } = outsIn(spot)?.improving ?? { cards: [] };
  const best = Math.max(...cards.map(({ makes }) => makes));
  const isAsked = spot.opponents.length === 0 && spot.target === undefined && cards.length > 0 && best < STRAIGHT;
  return isAsked ? { ...spot, target: best } : spot;
}

/** Pot and call, if they alone make the price: without side pots, rake and prizes, and with the bet in the pot. */
export function moneyIn(link: string): Pick<OwnSpot, 'money'> {
  const { pot, call = 0, bets, folded, rake, payouts } = readLink(link).draft;
  const isPlain = [bets, folded, rake, payouts].every((own) => own === undefined);
  return pot !== undefined && call > 0 && pot >= call && isPlain ? { money: { pot, call } } : {};
}

/** The seed under which a round of an own spot is saved: higher than the seeds of dealt drills. */
export function ownSeed({ link }: Own): number {
  return SEEDS + hashText(link);
}

/** The questions about spots that fit no kind, by their level. */
const QUESTIONS = new Map<LevelName, MarksQuestion<'outs'>>();

function questionAt(level: LevelName): MarksQuestion<'outs'> {
  const known = QUESTIONS.get(level) ?? marksQuestion('outs', level);
  QUESTIONS.set(level, known);
  return known;
}

/** The drill of an own spot. It yields the spot; pass its exact answer to the next step. */
export function* dealOwn(own: OwnSpot): Asking<MarksDrill> {
  const { spot, opponent } = own;
  const answer = yield spot;
  if (answer === undefined) throw new Error('a spot was left unanswered');
  const isHidden = opponent !== undefined && opponent.kind !== 'hand';
  const money = opponent === undefined ? undefined : moneyAsked(own, equityIn(answer));
  const kind = kindIn(own, money) ?? questionAt(nearestLevel(own, answer, money));
  const given: MarksGiven = { spot, ...(isHidden && { range: rangeText(opponent) }), ...(money && { money }) };
  const key = keyOf(isHidden ? 'gains' : 'outs', kind.name, given, answer);
  return { name: kind.name, form: 'marks', kind, given, key } as MarksDrill;
}

/** The level with the most fitting lesson, for a spot that fits no kind. */
function nearestLevel({ opponent }: OwnSpot, { next = [] }: Answer, money: Money | undefined): LevelName {
  if (opponent === undefined) return 'draws';
  if (opponent.kind !== 'hand') return 'ranges';
  if (money !== undefined) return 'price';
  return next.some(({ verdict }) => verdict === 'tainted') ? 'tainted' : 'pairs';
}

/** The user's price; `undefined` if the decision is close or hero wins every deal. */
function moneyAsked({ money }: OwnSpot, equity: number): Money | undefined {
  if (money === undefined || equity === 1) return undefined;
  return price(money.pot, money.call, equity).decision === 'close' ? undefined : money;
}

/** The kind whose recipe the spot fits; `undefined` if it fits none. */
function kindIn(own: OwnSpot, money: Money | undefined): MarksKind | undefined {
  const { hole, outs, opponent } = own;
  const theirs = opponent?.kind === 'hand' ? opponent.cards : undefined;
  const { board } = own.spot;
  const street = board.length === 3 ? 'flop' : 'turn';
  return MARKS_KINDS.find(
    ({ asks, level, recipe }) =>
      // Own spots ask for outs or gains, never for backdoor cards; and a price only fits a kind with a price.
      asks !== 'backdoor' &&
      (level === 'price') === (money !== undefined) &&
      recipe.streets.includes(street) &&
      recipe.looksLike(hole, board) &&
      meetsOpponent(recipe, own) &&
      recipe.fits(outs, hole, theirs),
  );
}

function meetsOpponent(recipe: Recipe, { spot: { board }, hole, opponent }: OwnSpot): boolean {
  const { meets, ranges } = recipe;
  if (opponent === undefined) return meets === undefined && ranges === undefined;
  if (opponent.kind !== 'hand') return ranges !== undefined;
  const [own, theirs] = [hole, opponent.cards].map((cards) => evaluate([...cards, ...board]));
  return meets?.(own, theirs) ?? false;
}

function rangeText(opponent: Player): string {
  return opponent.kind === 'range' ? formatRange(opponent.range) : say.anyTwoCards;
}
