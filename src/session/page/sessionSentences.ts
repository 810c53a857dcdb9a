import { DATES } from '#words/page';
import * as say from '#words/session';
import type { Keeping, SessionBet, SessionHand } from '../../../workers/session';
import { writeLink } from '../../notation/link';
import { draftOf } from '../../notation/spot';
import { figure, percentText, widthText } from '../../ui/figures';
import { countText } from '../../ui/figureTexts';
import { averageText, nonzeroText } from '../../words/amounts';
import type { Pieces } from '../../words/types';
import {
  holderOf,
  readsOf,
  seatsBehind,
  type BetPrice,
  type FacedBet,
  type Judge,
  type PricedBet,
  type Source,
} from '../hands/decisions';
import type { Filter, PotChoice } from './filter';
import type { Judged, Totals } from '../hands/totals';

/* Which sentences the session page says. Amounts are in big blinds. */

const MINUS = '−';

/** `'164'`, `'36'`, `'2.5'`: whole from a hundred up. */
export function bbText(amount: number): string {
  if (amount >= 99.95) return countText(amount);
  const tenths = Math.round(10 * amount);
  return figure(tenths / 10, tenths % 10 === 0 ? 0 : 1);
}

/** `'−36.0'`, simulated `'−36.0 ±0.2'` */
export function costText({
  cost,
  call,
  ...price
}: Pick<PricedBet, 'cost' | 'call' | 'ifCall' | keyof BetPrice>): string {
  if (cost === 0) return '0';
  // The part of the money that comes back is as uncertain as the whole is large; of two prices the wider.
  const widths = [price, price.ifCall].map((own) => (own?.halfWidth ?? 0) * (call / (own?.breakEven ?? 1)));
  return averageText(cost, Math.max(...widths), (own) => `${MINUS}${nonzeroText(own, 1)}`);
}

/** `'+412'`, `'−3.5'`: whole from a hundred up. */
export function sumText(sum: number): string {
  const decimals = Math.abs(sum) >= 100 ? 0 : 1;
  const text = figure(Math.abs(sum), decimals);
  if (Number(Math.abs(sum).toFixed(decimals)) === 0) return '0';
  return `${sum < 0 ? MINUS : '+'}${text}`;
}

/** Whether the hands are saved: `'saved on this device'`; empty if none is. */
export function keptText(keeping: Keeping, isShort: boolean): string {
  switch (keeping) {
    case 'none':
      return '';
    case 'underway':
      return say.saving;
    case 'some':
      return say.notAllSaved;
    case 'all':
      return isShort ? say.savedShort : say.saved;
  }
}

/** `'River, called 36 to win 74'`, `'Flop, folded to 2.5, pot 7.6'`: the bet is in the pot. @param write an amount */
export function didText(
  { street, did, call, pot }: Pick<PricedBet, 'street' | 'did' | 'call' | 'pot'>,
  write = bbText,
): string {
  return (did === 'call' ? say.called : say.folded)(street, write(call), write(pot));
}

/** `'needed 32.7%, had '`; if not everybody plays for every pot `'needed 32.7% of the money, had '` */
export function neededText({ breakEven, isPlain, ifCall }: PricedBet): string {
  return (isPlain || ifCall !== undefined ? say.needed : say.neededOfMoney)(percentText(breakEven));
}

export function exactnessText({ halfWidth }: Pick<BetPrice, 'halfWidth'>): string {
  return halfWidth === undefined ? '' : say.simulated(widthText(halfWidth));
}

/**
 * The condition of the equity before it, and the equity if the players behind call: `' if the two players behind fold,
 * 16.6% if they call (needed 16.5%)'`.
 */
export function behindText(bet: PricedBet): string {
  const { ifCall } = bet;
  if (ifCall === undefined) return '';
  const { equity, breakEven } = ifCall;
  return say.behind(seatsBehind(bet).length, percentText(equity), exactnessText(ifCall), percentText(breakEven));
}

/**
 * Whom the equity is against, as words and cards: `[' against ', 'the shown ', [Jh, Th], ' and ', 'an unknown hand']`;
 * without players behind.
 */
export function againstPieces(bet: SessionBet): Pieces {
  const behind = seatsBehind(bet);
  const opponents = bet.opponents.filter((_, at) => !behind.includes(at + 1));
  const shown = opponents.flatMap((own) => (own.by === 'shown' ? [own.cards] : []));
  const isGiven = opponents.some(({ by }) => by === 'given');
  const lines = opponents.flatMap((own) => (own.by === 'line' ? own.range.source : []));
  const hidden = opponents.filter(({ by }) => by === 'nothing').length;
  const isAlone = hidden === 1 && shown.length === 0 && !isGiven && lines.length === 0;
  const best = ({ isQuarter }: Source) => (isQuarter === true ? 0.25 : bet.part);
  return say.against([
    ...(shown.length === 0 ? [] : [say.shownHands(shown)]),
    ...(isGiven ? [[say.rangeYouGave]] : []),
    ...lines.map((source) => {
      const part = best(source);
      const whole = (source.isSaved ? say.savedLine : say.builtInLine)(source.name, percentText(source.share, 0));
      return [part === undefined ? whole : say.bestOf(percentText(part, 0), whole)];
    }),
    ...(hidden === 0 ? [] : [[isAlone ? say.anyTwo : say.unknownHands(hidden)]]),
  ]);
}

/** The link of a decision's spot, its amounts in big blinds. */
export function spotLink({ hero, board, opponents, dead, pot, call }: FacedBet): string {
  const amount = (bigBlinds: number) => Math.round(100 * bigBlinds) / 100;
  const draft = draftOf(
    { hero: { kind: 'hand', cards: hero }, board, opponents: opponents.map(holderOf), dead },
    { pot: amount(pot), call: amount(call) },
    readsOf(opponents),
  );
  return writeLink(draft);
}

/**
 * `'2,318 hands. You ran 0.3 buy-ins above EV. Against the hands opponents showed, your calls and folds gave up 106 bb in
 * 14 decisions. You could not see those cards: give ranges to judge fairly.'`
 */
export function summaryText(totals: Totals, judged: Readonly<Record<Judge, Judged>>, hasRanges: boolean): string {
  return say.paragraph([say.hands(totals.hands), luckText(totals), judgedText(judged, hasRanges)]);
}

function luckText({ won, byEquity, allIns }: Totals): string {
  const buyIns = (won - byEquity) / 100;
  if (allIns === 0) return say.noAllIn;
  if (Math.abs(buyIns) < 0.05) return say.ranAtEv;
  return (buyIns > 0 ? say.ranAbove : say.ranBelow)(figure(Math.abs(buyIns), 1));
}

/**
 * The cost of the mistakes, for each judge: a range judges on the knowledge of that moment, shown cards are hindsight.
 *
 * @param hasRanges whether the user has given any
 */
export function judgedText({ given, shown }: Readonly<Record<Judge, Judged>>, hasRanges: boolean): string {
  const parts: string[] = [];
  if (given.mistakes.length > 0) parts.push(say.gaveUpToRanges(bbText(given.cost), given.mistakes.length));
  if (shown.mistakes.length > 0) {
    parts.push(
      say.gaveUpToShown(bbText(shown.cost), shown.mistakes.length),
      hasRanges ? say.unseenCards : say.unseenCardsGive,
    );
  }
  return parts.length === 0 ? say.noMistake : say.paragraph(parts);
}

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(DATES, { day: 'numeric', ...options, timeZone: 'UTC' });
const DAY = dayFormat({ month: 'long' });
const DAY_OF_YEAR = dayFormat({ month: 'long', year: 'numeric' });
const SHORT_DAY = dayFormat({ month: 'short', year: 'numeric' });

/** `'3 September to 21 November'` of hands in their order; empty if no hand has a date. */
export function daysText(played: readonly SessionHand[]): string {
  const dates = played.flatMap(({ time }) => dateOf(time) ?? []);
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first.getTime() === last.getTime()) return DAY_OF_YEAR.format(first);
  const format = first.getUTCFullYear() === last.getUTCFullYear() ? DAY : DAY_OF_YEAR;
  return say.days(format.format(first), format.format(last));
}

/** The seat, and where to find the hand: `'cutoff, 3 Nov 2024, 19:04, $0.50/$1'`, as far as the history tells. */
export function placeText({ position, time, stakes }: Pick<SessionHand, 'position' | 'time' | 'stakes'>): string {
  const day = dayText(time);
  const place = position === undefined ? '' : say.narrowed.positions[position];
  return say.facts([place, day, day === '' ? '' : time.slice(11, 16), stakes].filter(Boolean));
}

/** `undefined` if it is not a day. */
function dateOf(time: string): Date | undefined {
  const date = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  return time === '' || Number.isNaN(date.getTime()) ? undefined : date;
}

/** `'3 Nov 2024'`; empty if it is not a day. */
function dayText(time: string): string {
  const date = dateOf(time);
  return date === undefined ? '' : SHORT_DAY.format(date);
}

export function potTitle(pot: PotChoice): string {
  return pot === 'any' ? say.anyPot : say.potFrom(pot);
}

/**
 * A list's filters: `'cutoff, pot from 50 bb, $0.50/$1, 3 Nov 2024 to 5 Nov 2024'`; empty without any.
 *
 * @param isWhole with the street, the kind of hand and what it is judged against
 */
export function narrowedText(filter: Filter, isWhole: boolean): string {
  const { street, kind, position, pot, stakes, against } = filter;
  const { narrowed } = say;
  const parts = [
    isWhole && street !== 'any' ? narrowed.streets[street] : '',
    isWhole && kind !== 'any' ? narrowed.groups[kind] : '',
    position === 'any' ? '' : narrowed.positions[position],
    pot === 'any' ? '' : narrowed.pot(pot),
    stakes,
    daysOf(filter),
    isWhole && against !== undefined ? narrowed.against[against] : '',
  ];
  return say.facts(parts.filter(Boolean));
}

function daysOf({ from, to }: Filter): string {
  const [first, last] = [dayText(from), dayText(to)];
  const { narrowed } = say;
  if (from === to || (first === '' && last === '')) return first;
  if (first !== '' && last !== '') return narrowed.days(first, last);
  return first === '' ? narrowed.to(last) : narrowed.from(first);
}

export function actsText({ calls, folds }: { calls: number; folds: number }): string {
  if (folds === 0) return say.callCount(calls);
  return calls === 0 ? say.foldCount(folds) : say.decisionCount(calls + folds);
}

export function rangesText(ranges: number, judge: Judge): string {
  if (ranges === 0) return say.noRanges;
  return (judge === 'given' ? say.rangesJudge : say.shownJudge)(ranges);
}

/** `'36%, about 2 s more'` of a part that is done, 0 to 1. */
export function progressText(done: number, seconds = 0): string {
  const text = percentText(done, 0);
  if (seconds < 1) return text;
  return seconds < 90
    ? say.doneAndSeconds(text, Math.ceil(seconds))
    : say.doneAndMinutes(text, Math.ceil(seconds / 60));
}

/** `'Another app shared 3 files, 2.1 MB: a.txt, b.txt and 1 more. Read them?'` */
export function sharedText(files: readonly File[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const size = bytes < 100_000 ? `${countText(Math.ceil(bytes / 1_000))} kB` : `${figure(bytes / 1_000_000, 1)} MB`;
  const names = files.slice(0, 2).map(({ name }) => (name.length > 40 ? `${name.slice(0, 39)}…` : name));
  return say.shared(files.length, size, names, files.length - names.length);
}
