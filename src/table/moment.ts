import { cardSymbol } from '#words/cards';
import * as say from '#words/table';
import {
  EMPTY_DRAFT,
  dealFrom,
  filled,
  isSameMoney,
  nextPlace,
  placesOf,
  put,
  readinessOf,
  takeBack,
  type Draft,
  type DraftProblem,
  type Place,
  type Readiness,
} from '../notation/draft';
import { writeLine } from '../notation/line';
import { writeLink } from '../notation/link';
import { JOKER, type Card } from '../poker/card';
import { hasJoker } from '../poker/deck';
import type { Addressed } from '../ui/address';

/** The entry of a moment, as undo keeps it. */
export interface Moment {
  readonly draft: Draft;
  /** The slot that the user has chosen for the next card; `undefined` if it goes to the next empty slot. */
  readonly chosen: Place | undefined;
  /** The hand as it was played, after the user has gone back to an earlier street. */
  readonly played: Draft | undefined;
  /** How many cards the board had when the money was entered: its bet belongs to that street. */
  readonly pricedAt?: number;
  /** The pot that a card dealt after a call made; hero's call is in it. */
  readonly rolled?: number | undefined;
  /**
   * A range of a link that cannot be read. The rest of the spot is not what the link asks about, so it has no answer.
   */
  readonly fault?: DraftProblem | undefined;
}

export const EMPTY: Moment = { draft: EMPTY_DRAFT, chosen: undefined, played: undefined };

/** The slot for the next card; `undefined` if every slot is filled. */
export function caretOf({ draft, chosen }: Moment): Place | undefined {
  return chosen ?? nextPlace(draft);
}

/** The question of a moment, what it lacks, or why it has no answer. */
export function readinessAt({
  draft,
  fault,
}: Moment): Readiness | { readonly ready: false; readonly problem: DraftProblem } {
  return fault === undefined ? readinessOf(draft) : { ready: false, problem: fault };
}

/** A table's address. A change of the money is not a step of the browser's history. */
export function addressed(draft: Draft, complete: boolean): Addressed {
  return { link: writeLink(draft), cards: writeLine(draft, false), complete };
}

/** The table after a card, and the slot for the next. */
export type Next = Pick<Moment, 'draft' | 'chosen'>;

/** The table after a tap on a card, which is dealt or taken back; `undefined` if every slot is filled. */
export function tapped(moment: Moment, card: Card): Next | undefined {
  const { draft, chosen } = moment;
  const place = placesOf(draft).get(card);
  if (place !== undefined) {
    const stays = place.in === 'dead' || chosen?.in === 'dead';
    return { draft: takeBack(draft, card), chosen: stays ? chosen : place };
  }
  const to = caretOf(moment);
  // Cards go on being dead until the user chooses another slot.
  return to && { draft: put(draft, to, card), chosen: to.in === 'dead' ? to : undefined };
}

/** The table after a typed card, or a sentence that says why it cannot be dealt. */
export function typed(moment: Moment, card: Card): Next | string {
  const place = placesOf(moment.draft).get(card);
  return place === undefined ? (tapped(moment, card) ?? say.noSlot) : say.alreadyIn(cardSymbol(card), place.in);
}

/** The moment after a typed joker: an ordinary deck becomes the deck with a joker. */
export function typedJoker(moment: Moment): Next | string {
  const { wild } = moment.draft;
  if (hasJoker(wild)) return typed(moment, JOKER);
  return wild === undefined ? typed({ ...moment, draft: dealFrom(moment.draft, 'joker') }, JOKER) : say.noJoker;
}

/**
 * A draft with its money on the right street: a card dealt after a price puts the call into the pot.
 *
 * @param before the moment before
 * @param isDealt whether cards may have been dealt; a line or a link says itself what the money is
 * @param afterCall the draft once hero has called; `undefined` until the money is loaded
 */
export function priced(
  { draft: before, pricedAt, rolled }: Moment,
  draft: Draft,
  isDealt: boolean,
  afterCall: ((draft: Draft) => Draft) | undefined,
): Pick<Moment, 'draft' | 'pricedAt' | 'rolled'> {
  const now = filled(draft.board).length;
  if (!isDealt || !isSameMoney(before, draft)) return { draft, pricedAt: now };
  const street = pricedAt ?? now;
  const isNextStreet = now > street && [0, 3, 4].includes(street);
  const next = (isNextStreet ? afterCall?.(draft) : undefined) ?? draft;
  return next === draft ? { draft, pricedAt: street, rolled } : { draft: next, rolled: next.pot };
}
