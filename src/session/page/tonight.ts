import * as say from '#words/session';
import { readinessOf } from '../../notation/draft';
import { readLink } from '../../notation/link';
import { applyReads } from '../../notation/reads';
import { moneyOf } from '../../notation/stakes';
import type { Money } from '../../poker/money/money';
import type { Spot } from '../../poker/spot';
import { KEPT_SPOTS, type SavedSpot, type SavedSpots } from '../../ui/savedSpots';
import { peek } from '../../ui/store';
import type { Pieces } from '../../words/types';
import { markedBet, priceBet, type FacedBet, type PricedBet } from '../hands/decisions';
import { isMistake } from '../hands/totals';

/* The decisions of an evening at a table without a file: the spots that the user has marked. */

/** The hour at which one evening ends and the next begins, by the device's clock. */
const BREAK = 6;

/** The evening of a moment, from and to in milliseconds since 1970: from six to six, an hour more or less twice a year. */
export function eveningOf(at: number): { readonly from: number; readonly to: number } {
  const time = new Date(at);
  const day = time.getDate() - (time.getHours() < BREAK ? 1 : 0);
  const breakOn = (date: number) => new Date(time.getFullYear(), time.getMonth(), date, BREAK).getTime();
  return { from: breakOn(day), to: breakOn(day + 1) };
}

/** A marked spot as a decision, its amounts as they were typed. */
export interface Marked extends Pick<SavedSpot, 'link' | 'won'> {
  readonly bet: FacedBet;
  /** The question as the table asks it. */
  readonly spot: Spot;
}

export interface PricedMark extends Omit<Marked, 'bet'> {
  readonly bet: PricedBet;
}

/** The decisions that were marked in the evening of a moment, as they were made; a spot that has no price is left out. */
export function markedIn(spots: SavedSpots, now: number): Marked[] {
  const { from, to } = eveningOf(now);
  const own = spots.filter(({ did, at }) => did !== undefined && at >= from && at < to).sort((a, b) => a.at - b.at);
  return own.flatMap(({ link, did, won }, place) => {
    const { draft } = applyReads(readLink(link));
    const { stakes } = moneyOf(draft);
    const readiness = readinessOf(draft);
    // A raise wins by folds too, which nothing here can count.
    if (did === undefined || did === 'raise' || stakes === undefined || !readiness.ready) return [];
    const bet = markedBet(readiness.spot, stakes, did, place);
    return bet === undefined ? [] : [{ link, bet, spot: readiness.spot, ...(won !== undefined && { won }) }];
  });
}

export function markedTonight(now = Date.now()): Marked[] {
  return markedIn(peek(KEPT_SPOTS) ?? [], now);
}

/** The cost of a decision, as the session counts it; `undefined` if the money has no price. */
export function priceMark({ bet, ...mark }: Marked, { price, behind }: Money): PricedMark | undefined {
  const first = price ?? behind?.ifFold.price;
  const ifCall = behind?.ifCall.price;
  return first === undefined ? undefined : { ...mark, bet: priceBet(bet, first, ifCall) };
}

/** The decisions that count as mistakes, and what they cost together. */
export function mistakesOf(marks: readonly PricedMark[]): { readonly mistakes: PricedMark[]; readonly cost: number } {
  const mistakes = marks.filter(({ bet }) => isMistake(bet));
  return { mistakes, cost: mistakes.reduce((sum, { bet }) => sum + bet.cost, 0) };
}

/** `[' against ', [Jh, Th], ' and ', 'a range']`: known hands as cards, ranges, any two cards. */
export function opponentPieces({ opponents }: Spot): Pieces {
  const random = opponents.filter(({ kind }) => kind === 'random').length;
  const ranges = opponents.filter(({ kind }) => kind === 'range').length;
  return say.against([
    ...opponents.flatMap((player) => (player.kind === 'hand' ? [[player.cards]] : [])),
    ...(ranges === 0 ? [] : [[say.ranges(ranges)]]),
    ...(random === 0 ? [] : [[say.withAnyTwo(random)]]),
  ]);
}
