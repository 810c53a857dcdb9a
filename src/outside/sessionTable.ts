import { cardSymbol } from '#words/cards';
import { list } from '#words/text';
import type { Card } from '../poker/card';
import { holdsText, type PricedBet } from '../session/hands/decisions';
import type { PlayedHand } from '../session/hands/read';
import { isMistake } from '../session/hands/totals';
import { countText } from '../words/amounts';
import { plural } from '../words/en/grammar';
import { unreadReason } from '../words/history';
import { figure, percentText } from '../words/numbers';
import type { ReadHandStep } from './decisions';

/* The decisions of many hands: what they add up to, and the worst of them in a table. */

export interface Mistake {
  readonly bet: PricedBet;
  readonly hand: PlayedHand;
}

/** How the player who is judged did in the hands of one currency, in its unit. */
interface Money {
  hands: number;
  won: number;
  allInEv: number;
}

/** What {@link SessionSums.summary} says. */
export interface SessionSummary {
  readonly hands: number;
  /** Of the player who is judged, in the currency's unit; `null` if hands are in several currencies. */
  readonly won: number | null;
  readonly allInEv: number | null;
  /** Hands that any player has sold to the house. */
  readonly cashedOut: number;
  readonly unread: number;
  /** The number of hands that do not say who won; left out if it is 0. */
  readonly withoutResult?: number;
  /** If there are several currencies, each with its sign; chips have no sign. */
  readonly currencies?: readonly ({ readonly currency: string } & Readonly<Money>)[];
}

export class SessionSums {
  /** The number of hands that were read, and of hands with a bet that the player called or folded to. */
  hands = 0;
  pricedHands = 0;
  decisions = 0;
  /** The cost of the mistakes, in big blinds. */
  cost = 0;
  readonly #mistakes: Mistake[] = [];
  readonly #unread = new Map<string, number>();
  readonly #money = new Map<string, Money>();
  #cashedOut = 0;
  #withoutResult = 0;

  take(step: Exclude<ReadHandStep, undefined>): void {
    if ('unread' in step) {
      const reason = unreadReason(step.unread.reason);
      this.#unread.set(reason, (this.#unread.get(reason) ?? 0) + 1);
      return;
    }
    this.hands++;
    this.#count(step.hand);
    if (step.bets.length > 0) this.pricedHands++;
    this.decisions += step.bets.length;
    for (const bet of step.bets.filter(isMistake)) {
      this.cost += bet.cost;
      this.#mistakes.push({ bet, hand: step.hand });
    }
  }

  #count({ won, byEquity, bigBlind, currency, isCashedOut }: PlayedHand): void {
    if (isCashedOut) this.#cashedOut++;
    if (won === undefined || byEquity === undefined) {
      this.#withoutResult++;
      return;
    }
    const money = this.#money.get(currency) ?? { hands: 0, won: 0, allInEv: 0 };
    money.hands++;
    money.won += won * bigBlind;
    money.allInEv += byEquity * bigBlind;
    this.#money.set(currency, money);
  }

  /** What the hands add up to, in the money of the history. */
  get summary(): SessionSummary {
    const currencies = Array.from(this.#money, ([currency, { hands, won, allInEv }]) => ({
      ...{ currency, hands },
      ...{ won: inCents(won), allInEv: inCents(allInEv) },
    }));
    const [first = { won: 0, allInEv: 0 }] = currencies;
    const isOne = currencies.length < 2;
    return {
      hands: this.hands,
      won: isOne ? first.won : null,
      allInEv: isOne ? first.allInEv : null,
      cashedOut: this.#cashedOut,
      unread: this.unread.reduce((sum, [, count]) => sum + count, 0),
      ...(this.#withoutResult > 0 && { withoutResult: this.#withoutResult }),
      ...(!isOne && { currencies }),
    };
  }

  get mistakes(): number {
    return this.#mistakes.length;
  }

  /** The most expensive mistakes, the worst first. */
  worst(count: number): Mistake[] {
    return [...this.#mistakes].sort((a, b) => b.bet.cost - a.bet.cost).slice(0, count);
  }

  /** Why hands were not read, the most frequent reason first: `['Omaha', 4]`. */
  get unread(): (readonly [reason: string, hands: number])[] {
    return [...this.#unread].sort(([, a], [, b]) => b - a);
  }
}

function inCents(amount: number): number {
  // Without a zero below zero.
  return Math.round(100 * amount) / 100 + 0;
}

/**
 * `'3 hands: won +65.00, all-in EV +48.50, 1 cashed out; not read: 1'`. If there are several currencies, a line for
 * each is before it.
 */
function summaryLines(summary: SessionSummary): string[] {
  const { hands, won, allInEv, cashedOut, unread, withoutResult, currencies = [] } = summary;
  const handsOf = (count: number) => `${countText(count)} ${plural(count, 'hand')}`;
  const moneyOf = (own: { readonly won: number; readonly allInEv: number }) =>
    `won ${signed(own.won)}, all-in EV ${signed(own.allInEv)}`;
  const parts = [
    ...(won === null || allInEv === null ? [`${currencies.length} currencies`] : [moneyOf({ won, allInEv })]),
    `${countText(cashedOut)} cashed out`,
    ...(withoutResult === undefined ? [] : [`${countText(withoutResult)} without a result`]),
  ];
  return [
    ...currencies.map((own) => `${handsOf(own.hands)} in ${own.currency || 'chips'}: ${moneyOf(own)}`),
    `${handsOf(hands)}: ${parts.join(', ')}; not read: ${countText(unread)}`,
  ];
}

function signed(amount: number): string {
  return `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${figure(Math.abs(amount), 2)}`;
}

/** The sums in sentences, and the worst mistakes in a table of at most `width` characters. */
export function layOutSession(sums: SessionSums, worst: number, width: number): string {
  const { pricedHands, decisions, mistakes, cost } = sums;
  const parts = [
    `${countText(decisions)} ${plural(decisions, 'decision')} with a price in ${countText(pricedHands)} ${plural(pricedHands, 'hand')}.`,
    ...(mistakes === 0
      ? ['No mistake against known cards.']
      : [`${countText(mistakes)} ${plural(mistakes, 'mistake')} against known cards: ${figure(cost, 2)} bb.`]),
  ];
  const rows = sums.worst(worst);
  const unread = sums.unread.map(([reason, count]) => `${countText(count)} ${reason}`);
  return [
    `${parts.join(' ')}\n`,
    ...(rows.length === 0 ? [] : [`${tableOf(rows, width).join('\n')}\n`]),
    ...(unread.length === 0 ? [] : [`Not read: ${list(unread, 'and')}.\n`]),
    `${summaryLines(sums.summary).join('\n')}\n`,
  ].join('\n');
}

const HEAD = ['cost', 'street', 'you', 'board', 'did', 'needs', 'had', 'against', 'hand'] as const;
/** Figures are aligned at their end. */
const TO_THE_RIGHT: readonly string[] = ['cost', 'needs', 'had'];
const COST_WIDTH = 6;
/** A room's name and a number of fifteen digits; a longer name is cut. */
const MOST_HAND = 26;
/** Two hands and the text between them. */
const LEAST_AGAINST = 11;

function tableOf(mistakes: readonly Mistake[], width: number): string[] {
  const rows: readonly (readonly string[])[] = [HEAD, ...mistakes.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  widths[0] = COST_WIDTH;
  widths[HEAD.indexOf('hand')] = Math.min(widths[HEAD.indexOf('hand')], MOST_HAND);
  const against = HEAD.indexOf('against');
  const sum = widths.reduce((all, own) => all + own, 0);
  const gap = ' '.repeat(sum + 2 * (HEAD.length - 1) > width ? 1 : 2);
  const all = sum + gap.length * (HEAD.length - 1);
  // If the opponents do not fit, the last are left out.
  const fitting = widths[against] - Math.max(0, all - width);
  widths[against] = Math.min(widths[against], Math.max(LEAST_AGAINST, fitting));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const text = cell.length > widths[column] ? `${cell.slice(0, widths[column] - 1)}…` : cell;
        return TO_THE_RIGHT.includes(HEAD[column]) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
      })
      .join(gap)
      .trimEnd(),
  );
}

function cellsOf({ bet, hand }: Mistake): string[] {
  return [
    figure(bet.cost, 2),
    bet.street,
    symbols(bet.hero),
    symbols(bet.board),
    bet.did,
    percentText(bet.breakEven),
    percentText(bet.equity),
    againstOf(bet),
    hand.name,
  ];
}

function symbols(cards: readonly Card[]): string {
  return cards.map(cardSymbol).join('');
}

/** The hands and ranges that are known, and how many players hold any two: `'K♠K♣; A♥5♥'`, `'9♠9♣ + 1'`. */
export function againstOf({ opponents }: PricedBet): string {
  const known = opponents.filter(({ by }) => by !== 'nothing');
  const named = known.map((own) => (own.by === 'shown' ? symbols(own.cards) : holdsText(own)));
  const unknown = opponents.length - known.length;
  if (known.length === 0) return unknown === 1 ? 'any two' : `${unknown} × any two`;
  return `${named.join('; ')}${unknown === 0 ? '' : ` + ${unknown}`}`;
}
