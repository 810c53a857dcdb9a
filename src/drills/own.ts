import * as say from '#words/drills';
import { readLink } from '../notation/link';
import { fail, ok, type Result } from '../poker/result';
import type { Hole } from '../poker/card';
import type { Answer } from '../poker/answer';
import { hashText } from '../poker/dice';
import { evaluate } from '../poker/hand';
import { findOuts, type Outs } from '../poker/outs';
import { price } from '../poker/price';
import { formatRange } from '../poker/range';
import { unseenCards, type Player, type Spot } from '../poker/spot';
import { spotIn } from '../notation/spot';
import { linkFaultInWords } from '../words/problems';
import { SEEDS } from './kind';
import { type MarkingLevel } from './levels';
import { askGains, askOuts, equityIn, markingLevel, type Base, type Dealing, type Offer, type Own } from './marks';
import { MARKING_KINDS, type MarkingKind, type Recipe } from './recipes';

/*
 * The user's spots as drills. Questions and grading are those of dealt drills. A spot that fits a recipe counts for
 * that kind.
 */

/** An own spot that can be a drill. */
export interface OwnSpot extends Own {
  readonly spot: Spot;
  readonly hole: Hole;
  readonly outs: Outs;
  readonly opponent?: Player;
  readonly money?: { readonly pot: number; readonly call: number };
}

/** The spot in a table's link as a drill. The error is a sentence that says why it cannot be one. */
export function readOwn({ link, name }: Own): Result<OwnSpot, string> {
  const read = spotIn(link);
  if (!read.ok) return fail(linkFaultInWords(read.error));
  const spot = read.value;
  const { hero, board, opponents, wild } = spot;
  const [opponent] = opponents;
  if (wild !== undefined) return fail(say.needsPlainDeck);
  if (hero.kind !== 'hand') return fail(say.needsCards);
  if (board.length !== 3 && board.length !== 4) return fail(say.needsFlopOrTurn);
  if (opponents.length > 1) return fail(say.hasOneOpponent);
  const known = opponent?.kind === 'hand' ? [opponent.cards] : [];
  const isHidden = opponents.length > known.length;
  const outs = findOuts(hero.cards, board, isHidden ? undefined : known, unseenCards(spot), spot.target);
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
 * Pot and call, if the link has both and they alone make the price: not where pots, rake or prizes change it, or where
 * the pot cannot hold the bet yet.
 */
export function moneyIn(link: string): Pick<OwnSpot, 'money'> {
  const { pot, call = 0, bets, folded, rake, payouts } = readLink(link).draft;
  const isPlain = [bets, folded, rake, payouts].every((own) => own === undefined);
  return pot !== undefined && call > 0 && pot >= call && isPlain ? { money: { pot, call } } : {};
}

/** The seed under which a round of an own spot is saved: above those of dealt drills. */
export function ownSeed({ link }: Own): number {
  return SEEDS + hashText(link);
}

/** The drill of an own spot. It yields the spot; pass its exact answer to the next step. */
export function* dealOwn(own: OwnSpot): Dealing {
  const { link, name, spot, opponent } = own;
  const answer = yield spot;
  if (answer === undefined) throw new Error('a spot was left unanswered');
  const isHidden = opponent !== undefined && opponent.kind !== 'hand';
  const offer = opponent === undefined ? undefined : offerIn(own, equityIn(answer));
  const kind = kindIn(own, offer);
  const base: Base = {
    form: 'marks',
    level: markingLevel(kind?.level ?? nearestLevel(own, answer, offer)),
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

/** The level with the most fitting lesson, for a spot that fits no kind. */
function nearestLevel({ opponent }: OwnSpot, { next = [] }: Answer, offer: Offer | undefined): MarkingLevel['name'] {
  if (opponent === undefined) return 'draws';
  if (opponent.kind !== 'hand') return 'ranges';
  if (offer !== undefined) return 'price';
  return next.some(({ verdict }) => verdict === 'tainted') ? 'tainted' : 'pairs';
}

/** The user's price; `undefined` if the decision is close or hero wins every deal. */
function offerIn({ money }: OwnSpot, equity: number): Offer | undefined {
  if (money === undefined || equity === 1) return undefined;
  const offered = price(money.pot, money.call, equity);
  return offered.decision === 'close' ? undefined : { ...money, price: offered };
}

/** The kind whose recipe the spot fits; `undefined` if it fits none. */
function kindIn(own: OwnSpot, offer: Offer | undefined): MarkingKind | undefined {
  const { hole, outs, opponent } = own;
  const theirs = opponent?.kind === 'hand' ? opponent.cards : undefined;
  const { board } = own.spot;
  const street = board.length === 3 ? 'flop' : 'turn';
  return MARKING_KINDS.find(
    (kind) =>
      // Own spots ask for outs or gains, never for backdoor cards; and a price only fits a kind with a price.
      kind.level !== 'backdoors' &&
      (kind.level === 'price') === (offer !== undefined) &&
      kind.streets.includes(street) &&
      kind.looksLike(hole, board) &&
      meetsOpponent(kind, own) &&
      kind.fits(outs, hole, theirs),
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
