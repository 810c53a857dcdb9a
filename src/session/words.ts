import { figure, percentText, pointsText } from '../ui/figures';
import { countText } from '../ui/figureTexts';
import { numberWord, plural } from '../words/english';
import { capitalize } from '../words/capitalize';
import { parseCards, type Card } from '../poker/card';
import type { Keeping, SessionBet, SessionHand } from '../../workers/session';
import type { Filter, PositionChoice, PotChoice } from './filter';
import type { Position } from '../history/position';
import type { HandKind, KindGroup } from './kinds';
import { seatsBehind, type Judge, type Line, type PricedBet } from './decisions';
import type { ShareProblem } from './shared';
import type { Basis, Judged, Totals } from './totals';

/* The texts of the session page. Amounts are in big blinds. */

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

/** Whether the hands are saved: `'saved on this device'`; empty where none is. */
export function keptText(keeping: Keeping, isShort: boolean): string {
  switch (keeping) {
    case 'none':
      return '';
    case 'underway':
      return 'saving…';
    case 'some':
      return 'not all saved';
    case 'all':
      return isShort ? 'saved' : 'saved on this device';
  }
}

/** `'River, called 36 to win 74'`, `'Flop, folded to 2.5, pot 7.6'`: the bet is in the pot. */
export function didText({ street, did, call, pot }: SessionBet): string {
  const place = street === 'preflop' ? 'Before the flop' : capitalize(street);
  const money =
    did === 'call' ? `called ${bbText(call)} to win ${bbText(pot)}` : `folded to ${bbText(call)}, pot ${bbText(pot)}`;
  return `${place}, ${money}`;
}

/** `'needed 32.7%, had'`; where not everybody plays for every pot `'needed 32.7% of the money, had'` */
export function neededText({ breakEven, isPlain, ifCall }: PricedBet): string {
  const ofMoney = isPlain || ifCall !== undefined ? '' : ' of the money';
  return `needed ${percentText(breakEven)}${ofMoney}, had`;
}

export function exactnessText({ halfWidth }: Pick<SessionBet, 'halfWidth'>): string {
  return halfWidth === undefined ? '' : ` (simulated, ${pointsText(halfWidth)})`;
}

/** The condition of the equity before it, and the equity if the players behind call: `'if the two players behind fold, 16.6% if they call (needed 16.5%)'`. */
export function behindText(bet: PricedBet): string {
  const { ifCall } = bet;
  if (ifCall === undefined) return '';
  const count = seatsBehind(bet).length;
  const fold = count === 1 ? 'the player behind folds' : `the ${numberWord(count)} players behind fold`;
  return `if ${fold}, ${percentText(ifCall.equity)} if they call${exactnessText(ifCall)} (needed ${percentText(ifCall.breakEven)})`;
}

/**
 * Whom the equity is against, as words and cards: `['the shown', [Jh, Th], 'and', 'an unknown hand']`; without players
 * behind.
 */
export function againstPieces(bet: SessionBet): (readonly Card[] | string)[] {
  const behind = seatsBehind(bet);
  const opponents = bet.opponents.filter((_, at) => !behind.includes(at + 1));
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

/** The user's range for the bet; undefined without one. */
export function rangeOf({ opponents }: SessionBet): string | undefined {
  return opponents.find(({ by }) => by === 'given')?.holds;
}

/**
 * `'2,318 hands. You ran 0.3 buy-ins above EV. Against the hands opponents showed, your calls and folds gave up 106 bb in
 * 14 decisions. You could not see those cards: give ranges to judge fairly.'`
 */
export function summaryText(totals: Totals, judged: Readonly<Record<Judge, Judged>>, hasRanges: boolean): string {
  const hands = `${countText(totals.hands)} ${plural(totals.hands, 'hand')}.`;
  return `${hands} ${luckText(totals)} ${judgedText(judged, hasRanges)}`;
}

function luckText({ won, byEquity, allIns }: Totals): string {
  const buyIns = (won - byEquity) / 100;
  if (allIns === 0) return 'No all-in with known cards, so there is no EV-adjusted result.';
  if (Math.abs(buyIns) < 0.05) return 'You ran at EV.';
  return `You ran ${figure(Math.abs(buyIns), 1)} buy-ins ${buyIns > 0 ? 'above' : 'below'} EV.`;
}

/**
 * The cost of the mistakes, for each judge: a range judges on the knowledge of that moment, shown cards are hindsight.
 *
 * @param hasRanges whether the user has given any
 */
export function judgedText({ given, shown }: Readonly<Record<Judge, Judged>>, hasRanges: boolean): string {
  const gaveUp = ({ mistakes, cost }: Judged) =>
    `your calls and folds gave up ${bbText(cost)} bb in ${countText(mistakes.length)} ${plural(mistakes.length, 'decision')}.`;
  const parts = [
    given.mistakes.length === 0 ? '' : `Against the ranges you gave, ${gaveUp(given)}`,
    shown.mistakes.length === 0
      ? ''
      : `Against the hands opponents showed, ${gaveUp(shown)} You could not see those cards${hasRanges ? '.' : ': give ranges to judge fairly.'}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'No bad call or fold found.' : parts.join(' ');
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** `'3 September to 21 November'` of hands in their order; empty where no hand has a date. */
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

/**
 * Where the player sat, and where to find the hand again: `'cutoff, 3 Nov 2024, 19:04, $0.50/$1'`, as much of it as
 * its history tells.
 */
export function placeText({ position, time, stakes }: Pick<SessionHand, 'position' | 'time' | 'stakes'>): string {
  const day = dayText(time);
  return [placeOf(position), day, day === '' ? '' : time.slice(11, 16), stakes].filter(Boolean).join(', ');
}

/** `'3 Nov 2024'`; empty where it is not a day. */
function dayText(time: string): string {
  const date = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  return time === '' || Number.isNaN(date.getTime()) ? '' : SHORT_DAY.format(date);
}

/** `'Early'`, `'Small blind'` */
export function positionTitle(position: PositionChoice): string {
  return position === 'any' ? 'Any position' : capitalize(position);
}

/** `'From 50 bb'` */
export function potTitle(pot: PotChoice): string {
  return pot === 'any' ? 'Any pot' : `From ${pot} bb`;
}

/**
 * A list's filters: `'cutoff, pot from 50 bb, $0.50/$1, 3 Nov 2024 to 5 Nov 2024'`; empty without any.
 *
 * @param isWhole with the street, the kind of hand and what it is judged against
 */
export function narrowedText(filter: Filter, isWhole: boolean): string {
  const { street, kind, position, pot, stakes, from, to, against } = filter;
  const days =
    from !== '' && from === to
      ? [dayText(from)]
      : [from === '' ? '' : `from ${dayText(from)}`, to === '' ? '' : `to ${dayText(to)}`];
  const parts = [
    ...(isWhole ? [street, kind] : []).filter((choice) => choice !== 'any'),
    placeOf(position === 'any' ? undefined : position),
    pot === 'any' ? '' : `pot ${potTitle(pot).toLowerCase()}`,
    stakes,
    days.filter(Boolean).join(' '),
    isWhole && against !== undefined ? `against ${BASIS_TITLES[against].toLowerCase()}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** `'cutoff'`, `'early position'` */
function placeOf(position: Position | undefined): string {
  return position === 'early' ? 'early position' : (position ?? '');
}

/** The judge of a list. */
export const BASIS_TITLES: Readonly<Record<Basis, string>> = {
  given: 'Your ranges',
  shown: 'Shown cards',
  any: 'Any two cards',
};

/** The kinds as titles. */
export const KIND_TITLES: Readonly<Record<HandKind, string>> = {
  'flush draw': 'Flush draws',
  'straight draw': 'Straight draws',
  gutshot: 'Gutshots',
  'two pair or better': 'Two pair or better',
  'top pair': 'Top pairs',
  'pocket pair': 'Pocket pairs',
  'lower pair': 'Second pair or lower',
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

/** `'2 given: judged by your ranges'` */
export function rangesText(ranges: number, judge: Judge): string {
  if (ranges === 0) return 'none given: judged by shown cards';
  return `${countText(ranges)} given: judged by ${judge === 'given' ? 'your ranges' : 'shown cards'}`;
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

/** `'Another app shared 3 files, 2.1 MB: a.txt, b.txt and 1 more. Read them?'` */
export function sharedText(files: readonly File[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const size = bytes < 100_000 ? `${countText(Math.ceil(bytes / 1_000))} kB` : `${figure(bytes / 1_000_000, 1)} MB`;
  const names = files.slice(0, 2).map(({ name }) => (name.length > 40 ? `${name.slice(0, 39)}…` : name));
  const more = files.length - names.length;
  const which = more > 0 ? `${names.join(', ')} and ${countText(more)} more` : names.join(' and ');
  return `Another app shared ${countText(files.length)} ${plural(files.length, 'file')}, ${size}: ${which}. Read ${files.length === 1 ? 'it' : 'them'}?`;
}

const SHARE_PROBLEM_TEXTS: Readonly<Record<ShareProblem, string>> = {
  elsewhere: 'Another site tried to add hands. They were refused.',
  'too large': 'The share is too large: 200 files and 100 MB at most. Open the files here instead.',
  'no histories': 'The shared files are not hand histories. Share .txt, .csv, .xml, .json, .phh or .zip.',
  unreadable: 'The shared files could not be read. Open them here instead.',
};

export function shareProblemText(problem: ShareProblem): string {
  return SHARE_PROBLEM_TEXTS[problem];
}
