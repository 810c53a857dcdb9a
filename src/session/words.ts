import { figure, countText, percentText, pointsText } from '../ui/figures';
import { capitalize, plural } from '../words/english';
import { parseCards, type Card } from '../poker/card';
import type { SessionBet, SessionHand, UnreadCount } from '../../workers/session';
import type { HandKind, KindGroup } from './kinds';
import type { Line } from './decisions';
import type { Totals } from './totals';

/*
 * What the session page says. Amounts are in big blinds.
 */

const MINUS = '−';

/** `'164'`, `'36'`, `'2.5'`: whole from a hundred up. */
export function bbText(amount: number): string {
  if (amount >= 99.95) return countText(amount);
  const tenths = Math.round(10 * amount);
  return figure(tenths / 10, tenths % 10 === 0 ? 0 : 1);
}

/** `'−36.0'` */
export function costText(cost: number): string {
  return cost === 0 ? '0' : `${MINUS}${figure(cost, 1)}`;
}

/** `'+412'`, `'−3.5'`: whole from a hundred up. */
export function sumText(sum: number): string {
  const decimals = Math.abs(sum) >= 100 ? 0 : 1;
  const text = figure(Math.abs(sum), decimals);
  if (Number(Math.abs(sum).toFixed(decimals)) === 0) return '0';
  return `${sum < 0 ? MINUS : '+'}${text}`;
}

/** `'River, called 36 into 74'` */
export function didText({ street, did, call, pot }: SessionBet): string {
  const place = street === 'preflop' ? 'Before the flop' : capitalize(street);
  return `${place}, ${did === 'call' ? 'called' : 'folded to'} ${bbText(call)} into ${bbText(pot)}`;
}

/** `'needed 32.7%, had'`; where not everybody plays for every pot `'needed 32.7% of the money, had'` */
export function neededText({ breakEven, isPlain }: SessionBet): string {
  return `needed ${percentText(breakEven)}${isPlain ? '' : ' of the money'}, had`;
}

export function exactnessText({ halfWidth }: SessionBet): string {
  return halfWidth === undefined ? '' : ` (simulated, ${pointsText(halfWidth)})`;
}

/** Whom the equity is against, as words and cards: `['the shown', [Jh, Th], 'and', 'an unknown hand']`. */
export function againstPieces({ opponents }: SessionBet): (readonly Card[] | string)[] {
  const groups: (readonly Card[] | string)[][] = [];
  for (const { holds, by } of opponents) {
    if (by !== 'shown') continue;
    const cards = parseCards(holds, 'hero');
    if (cards.ok) groups.push(groups.length === 0 ? ['the shown', cards.value] : [cards.value]);
  }
  if (opponents.some(({ by }) => by === 'given')) groups.push(['a range you gave']);
  const hidden = opponents.filter(({ by }) => by === 'nothing').length;
  if (hidden === 1) groups.push([groups.length === 0 ? 'any two cards' : 'an unknown hand']);
  else if (hidden > 1) groups.push([`${hidden} unknown hands`]);
  return groups.flatMap((group, at) => (at === 0 ? group : ['and', ...group]));
}

/** The range that the reader gave to the bet; undefined without one. */
export function rangeOf({ opponents }: SessionBet): string | undefined {
  return opponents.find(({ by }) => by === 'given')?.holds;
}

/** `'2,318 hands. You were 3.2 buy-ins luckier than your equity. Wrong prices cost you 164 bb in 143 decisions.'` */
export function summaryText(
  { hands, won, byEquity, allIns }: Totals,
  cost: number,
  mistakes: number,
): string {
  const buyIns = (won - byEquity) / 100;
  const luck =
    allIns === 0
      ? 'Nobody was all in with known cards, so luck cannot be told from equity.'
      : Math.abs(buyIns) < 0.05
        ? 'You ran as your equity at the all-in.'
        : `You were ${figure(Math.abs(buyIns), 1)} buy-ins ${buyIns > 0 ? 'luckier' : 'unluckier'} than your equity.`;
  const prices =
    mistakes === 0
      ? 'No wrong price is known.'
      : `Wrong prices cost you ${bbText(cost)} bb in ${countText(mistakes)} ${plural(mistakes, 'decision')}.`;
  return `${countText(hands)} ${plural(hands, 'hand')}. ${luck} ${prices}`;
}

/** `'4 Omaha, 2 cut off'`, the most frequent first. */
export function unreadText(unread: readonly UnreadCount[]): string {
  const sorted = [...unread].sort((a, b) => b.count - a.count);
  return sorted.map(({ reason, count }) => `${countText(count)} ${reason}`).join(', ');
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** `'3 September to 21 November'` of hands in their order; empty where no hand tells when it was played. */
export function daysText(played: readonly SessionHand[]): string {
  const dates = played.flatMap(({ time }) => {
    const date = new Date(`${time.slice(0, 10)}T00:00:00Z`);
    return time === '' || Number.isNaN(date.getTime()) ? [] : [date];
  });
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first.getTime() === last.getTime()) return DAY_OF_YEAR.format(first);
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear();
  return `${(isOneYear ? DAY : DAY_OF_YEAR).format(first)} to ${(isOneYear ? DAY : DAY_OF_YEAR).format(last)}`;
}

/** The kinds as titles. */
export const KIND_TITLES: Readonly<Record<HandKind, string>> = {
  'flush draw': 'Flush draws',
  'straight draw': 'Straight draws',
  gutshot: 'Gutshots',
  'two pair or better': 'Two pair or better',
  'top pair': 'Top pairs',
  'pocket pair': 'Pocket pairs',
  'lower pair': 'Lower pairs',
  'no pair': 'No pair',
  'pair before the flop': 'Pairs, preflop',
  'no pair before the flop': 'Others, preflop',
};

export const GROUP_TITLES: Readonly<Record<KindGroup, readonly [long: string, short: string]>> = {
  'flush draws': ['Flush draws', 'Flush'],
  'straight draws': ['Straight draws', 'Straight'],
  pairs: ['Pairs', 'Pair'],
  'made hands': ['Made hands', 'Made'],
};

/** `'23 calls'`, `'44 decisions'` */
export function actsText({ calls, folds }: { calls: number; folds: number }): string {
  if (folds === 0) return `${countText(calls)} ${plural(calls, 'call')}`;
  if (calls === 0) return `${countText(folds)} ${plural(folds, 'fold')}`;
  return `${countText(calls + folds)} decisions`;
}

/** Whose range it is, by what they did. */
export const LINE_TITLES: Readonly<Record<Line, string>> = {
  'preflop raise': 'Raises before the flop',
  'flop bet': 'Bets the flop',
  'flop raise': 'Raises on the flop',
  'turn bet': 'Bets the turn',
  'turn raise': 'Raises on the turn',
  'river bet': 'Bets the river',
  'river raise': 'Raises on the river',
};

/** `'38 of 143 use a range you gave, the rest shown cards'` */
export function rangesText(given: number, mistakes: number, lines: number): string {
  if (lines === 0) return 'none given: only shown cards count';
  const of = `${countText(given)} of ${countText(mistakes)}`;
  return given === mistakes ? `${of} use them` : `${of} use one, the rest shown cards`;
}

/** `'about 2 s more'` */
export function timeText(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < 1
    ? ''
    : seconds < 90
      ? `, about ${Math.ceil(seconds)} s more`
      : `, about ${Math.ceil(seconds / 60)} min more`;
}
