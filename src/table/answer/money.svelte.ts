import { untrack } from 'svelte';
import type { Aside } from '../../../workers/odds';
import { isEmptySeat } from '../../notation/draft';
import { moneyOf, type DraftMoney } from '../../notation/stakes';
import type { Money } from '../../poker/money/money';
import { breakEvenOf } from '../../poker/price';
import { percentText, pointsText } from '../../ui/figures';
import { countText, moneyText } from '../../ui/figureTexts';
import { potsSummary, priceInWords, type PriceInWords } from '../../words/money';
import { blindCallInWords, offersInWords, type CallInWords } from '../../words/price';
import { AskedAside } from '../aside.svelte';
import type { Answered } from '../answered';
import type { Table } from '../table.svelte';
import { blindCallFor, offersFor, wantsAnyTwo } from '../../words/offers';
import { isPriced } from '../headline';
import { unreadAmounts } from './unread';

type MoneyQuestion = Extract<Aside, { readonly kind: 'money' }>;
type EquityQuestion = Extract<Aside, { readonly kind: 'equity' }>;

const WRITE = {
  money: moneyText,
  percent: percentText,
  points: pointsText,
  count: countText,
};

/**
 * The money of the spot on the table: what was entered, and what it comes to once the worker has counted it. Make
 * it where a component is made: it asks in an effect.
 */
export class SpotMoney {
  readonly #table: Table;
  readonly #answered: () => Answered | undefined;
  readonly #aside: AskedAside<MoneyQuestion>;
  readonly #anyTwo: AskedAside<EquityQuestion>;

  /** A player's range is empty until it has been typed: the amounts go with the players before. */
  readonly #isAwaited = $derived.by(() =>
    this.#table.draft.seats.some((seat) => seat.kind === 'range' && isEmptySeat(seat)),
  );
  #last: DraftMoney | undefined;
  /** The part that can be counted, and the missing fields. */
  readonly given: DraftMoney = $derived.by(() => {
    const { draft } = this.#table;
    return (this.#last = this.#isAwaited && this.#last !== undefined ? this.#last : moneyOf(draft));
  });
  /** An amount cannot be read: nothing is said of the ones before it. */
  readonly isUnread = $derived(unreadAmounts.size > 0);
  /** One pot, shared by all: the equity alone prices the call. */
  readonly isPlain = $derived.by(() => {
    const { stakes } = this.given;
    return stakes?.bets === undefined && stakes?.rake === undefined && stakes?.payouts === undefined;
  });
  /** The missing cards can be dealt more than once: some are missing, and all hands are known. */
  readonly canRun = $derived.by(() => {
    const { street, players, status } = this.#answered()?.answer ?? {};
    const isBetween = street === 'flop' || street === 'turn';
    return isBetween && status !== undefined && (players?.length ?? 0) > 1;
  });
  /** The answer that the stakes belong to; `undefined` while the table is ahead of its answer. */
  readonly #current = $derived.by(() => {
    const answered = this.#answered();
    return this.#table.current?.spot === answered?.spot ? answered : undefined;
  });
  /** The question as text: it stays the same question while a better answer to the spot comes. */
  readonly #text = $derived.by(() => {
    const { stakes } = this.given;
    const wants = !this.isPlain || (stakes?.runs !== undefined && this.canRun);
    if (stakes === undefined || !wants || this.#isAwaited || this.#current === undefined) return undefined;
    const { players, of, method } = this.#current.answer;
    const equities = players.flatMap(({ equity, wins, ties }) =>
      equity === undefined || wins === undefined || ties === undefined ? [] : [{ equity, wins, ties }],
    );
    // A simulated equity is still getting better: the pots are counted anew.
    const isSure = method === 'exact' && equities.length === players.length;
    const question: MoneyQuestion = {
      kind: 'money',
      spot: this.#current.spot,
      stakes,
      ...(isSure && { equity: { players: equities, of } }),
    };
    return { key: JSON.stringify(question), question };
  });
  readonly #key = $derived(this.#text?.key);
  /** With another spot the worker drops what was asked beside the last. */
  readonly #spot = $derived(this.#current?.spot);
  readonly #question = $derived.by(() => {
    void [this.#key, this.#spot];
    return untrack(() => this.#text?.question);
  });

  /** Whether a call waits for hero's equity against any two cards. */
  readonly #wantsAnyTwo = $derived.by(() => {
    const blind = this.#blind(undefined);
    return blind !== undefined && wantsAnyTwo(blind);
  });
  readonly #anyTwoQuestion = $derived.by((): EquityQuestion | undefined => {
    const spot = this.#spot;
    if (spot === undefined || !this.#wantsAnyTwo) return undefined;
    return { kind: 'equity', spot: { ...spot, opponents: [{ kind: 'random' }] } };
  });

  constructor(table: Table, answered: () => Answered | undefined) {
    this.#table = table;
    this.#answered = answered;
    this.#aside = new AskedAside<MoneyQuestion>(table, () => this.#question);
    this.#anyTwo = new AskedAside<EquityQuestion>(table, () => this.#anyTwoQuestion);
  }

  #blind(anyTwo: Parameters<typeof blindCallFor>[3]): ReturnType<typeof blindCallFor> {
    const answer = this.#answered()?.answer;
    const { pot, call } = this.#table.draft;
    return answer === undefined ? undefined : blindCallFor(answer, pot, call, anyTwo);
  }

  /** The price of the call by one pot; no verdicts where there is none. */
  get callInWords(): CallInWords {
    if (this.isUnread) return offersInWords([], WRITE);
    const blind = this.#blind(this.#anyTwo.isPending ? undefined : this.#anyTwo.found);
    if (blind !== undefined) return blindCallInWords(blind, WRITE);
    const answer = this.#answered()?.answer;
    const { pot, call } = this.#table.draft;
    const { stacks = [] } = this.#table.draft;
    const isAllIn = call !== undefined && stacks[0] !== undefined && stacks[0] <= call;
    const offers = answer === undefined ? [] : offersFor(answer, pot, call);
    return offersInWords(isAllIn ? offers.map((own) => ({ ...own, behind: 0 })) : offers, WRITE);
  }

  /** The result; while {@link isPending}, the one before. */
  get found(): Money | undefined {
    return this.#aside.found?.money;
  }
  get isPending(): boolean {
    return this.#aside.isPending;
  }
  get failure(): string | undefined {
    return this.#aside.failure;
  }

  /** The price by all pots; `undefined` where equity alone makes it, or while nothing has been found. */
  get inWords(): (PriceInWords & { readonly pots: string }) | undefined {
    const { stakes } = this.given;
    const answer = this.#answered()?.answer;
    if (this.isPlain || stakes === undefined || answer === undefined) return undefined;
    if (this.found === undefined || this.isUnread) return undefined;
    const buys = answer.street === 'river' ? 'showdown' : 'all cards';
    const pots = potsSummary(this.found, WRITE);
    return { ...priceInWords(this.found, stakes, buys, WRITE), pots };
  }

  /** The equity at which the call on the table gains nothing, where equity alone decides about it. */
  get breakEven(): number | undefined {
    const answer = this.#answered()?.answer;
    if (answer === undefined || this.isUnread || !isPriced(answer, this.#table.draft)) return undefined;
    if (this.isPlain) {
      const { pot, call } = this.#table.draft;
      if (pot === undefined || call === undefined || pot + call === 0) return undefined;
      const { potWithBet, problems } = this.given;
      if (potWithBet !== undefined || problems !== undefined) return undefined;
      return breakEvenOf(pot, call);
    }
    const { pots = [], price, tournament } = this.found ?? {};
    if (price === undefined || this.isPending) return undefined;
    if (tournament !== undefined) return tournament.needed;
    const [own, ...others] = pots.filter(({ seats }) => seats.includes(0));
    return others.length === 0 && own?.seats.length === answer.players.length ? price.breakEven : undefined;
  }
}
