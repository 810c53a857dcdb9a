import { SvelteSet } from 'svelte/reactivity';
import type { Aside, OddsWorker } from '../../workers/odds';
import { isEmptySeat, type Draft } from '../notation/draft';
import { afterCall, moneyOf, type DraftMoney } from '../notation/stakes';
import type { Answer } from '../poker/answer';
import type { Money } from '../poker/money/money';
import { callOf, type Stakes } from '../poker/money/stakes';
import { unknownBettor } from '../poker/money/reads';
import { adviceOf, breakEvenIn, isPlain, moneyByEquity } from '../poker/money/verdict';
import { callInLines, pricedFigures, sayCall, type NeedAndHave, type SaidCall } from '../words/callPrice';
import { betInWords } from '../words/price';
import { Asked } from '../ui/asked.svelte';
import { isPriced, type Answered } from './answered';
import { opponentNames, playedSpot } from './playerNames.svelte';
import type { Display } from './display.svelte';

type MoneyQuestion = Extract<Aside, { readonly kind: 'money' }>;
type ReadsQuestion = Extract<Aside, { readonly kind: 'reads' }>;

/** What the money needs of the table. */
interface Priced {
  readonly draft: Draft;
  readonly current: Answered | undefined;
  readonly display: Pick<Display, 'details'>;
  readonly worker: OddsWorker;
}

/** The ids of money fields whose text cannot be read. Meanwhile the older amounts have no verdict. */
export const unreadAmounts = new SvelteSet<string>();

const NOTHING_SAID: SaidCall = { bold: '', then: '', details: [] };

/** The equity of an answer with opponents, unless a simulated equity is still improving. */
function knownEquityOf({ players, of, method }: Answer): MoneyQuestion['equity'] {
  const equities = players.flatMap(({ equity, wins, ties }) =>
    equity === undefined || wins === undefined || ties === undefined ? [] : [{ equity, wins, ties }],
  );
  return method === 'exact' && equities.length === players.length ? { players: equities, of } : undefined;
}

/**
 * The money of the spot on the table: the input, and the result once the worker has counted it. Make it in a component:
 * it asks in an effect.
 */
export class SpotMoney {
  readonly #table: Priced;
  readonly #aside: Asked<MoneyQuestion>;
  readonly #reads: Asked<ReadsQuestion>;
  /** The stakes after a call. The table does without them until this file is loaded. */
  readonly afterCall = afterCall;
  /** Leads to the sizes of the bet below the answer. */
  lead: (() => void) | undefined;

  /** What is wrong with an amount while it is typed; empty without a fault. */
  readonly typed = $state({ pot: '', call: '' });
  /** Whether the text of all fields can be read, and fits together. */
  readonly isRead = $derived.by(
    () => this.given.problems === undefined && !this.isUnread && (this.isPlain || this.failure === undefined),
  );
  /** A player's range is empty until it is typed: meanwhile the amounts belong to the earlier players. */
  readonly #isAwaited = $derived.by(() =>
    this.#table.draft.seats.some((seat) => seat.kind === 'range' && isEmptySeat(seat)),
  );
  #before: DraftMoney | undefined;
  /** The part that can be counted, and the missing fields. */
  readonly given: DraftMoney = $derived.by(() => {
    const { draft } = this.#table;
    return (this.#before = this.#isAwaited && this.#before !== undefined ? this.#before : moneyOf(draft));
  });
  /** Whether an amount cannot be read. Then the older amounts have no verdict. */
  readonly isUnread = $derived(unreadAmounts.size > 0);
  /** Whether all players compete for one pot: then the equity alone prices the call. */
  readonly isPlain = $derived.by(() => isPlain(this.given.stakes ?? {}));
  /** Whether the missing cards can be dealt more than once: some are missing, and all hands are known. */
  readonly canRun = $derived.by(() => {
    const { street, players, status } = this.#answered?.answer ?? {};
    const isBetween = street === 'flop' || street === 'turn';
    return isBetween && status !== undefined && (players?.length ?? 0) > 1;
  });
  /** The answer that the stakes belong to; `undefined` while the table is ahead of its answer. */
  readonly #current = $derived.by(() => {
    const answered = this.#answered;
    return this.#table.current?.spot === answered?.spot ? answered : undefined;
  });
  /** Taken with the equity, so that the page's exact answer and the money fit together. */
  readonly #question = $derived.by((): MoneyQuestion | undefined => {
    const { stakes } = this.given;
    const wants = !this.isPlain || (stakes?.runs !== undefined && this.canRun);
    if (stakes === undefined || !wants || this.#isAwaited || this.#current === undefined) return undefined;
    const { spot, answer } = this.#current;
    const equity = knownEquityOf(answer);
    return { kind: 'money', spot, stakes, ...(equity && { equity }) };
  });
  /** A call against a bettor whose hand is not known: three reads weigh it. */
  readonly #readsQuestion = $derived.by((): ReadsQuestion | undefined => {
    const { stakes, potWithBet } = this.given;
    if (stakes === undefined || potWithBet !== undefined || this.#current === undefined) return undefined;
    const { answer } = this.#current;
    const spot = playedSpot(this.#table.draft, this.#current.spot);
    const bettor = (callOf(stakes) ?? 0) > 0 ? unknownBettor(spot, stakes) : undefined;
    if (bettor === undefined) return undefined;
    const equity = knownEquityOf(answer);
    return { kind: 'reads', spot, stakes, bettor, ...(equity && { equity }) };
  });

  /** The verdict on the call and its details; with `lacks` while something has still to be counted. */
  readonly said: SaidCall = $derived.by(() => {
    const { stakes, potWithBet } = this.given;
    const { pot, call } = this.#table.draft;
    const current = this.#current;
    if (current === undefined) return NOTHING_SAID;
    // If a pot cannot hold the bet, the page asks about it before anything is counted.
    const money = stakes ?? (potWithBet === undefined ? undefined : { pot, call });
    if (money === undefined) return NOTHING_SAID;
    const beside = {
      money: this.isPending ? undefined : this.found,
      reads: this.#reads.isPending ? undefined : this.#reads.found?.reads,
    };
    const spot = playedSpot(this.#table.draft, current.spot);
    return sayCall(spot, current.answer, money as Stakes, beside, opponentNames());
  });
  #last = NOTHING_SAID;
  /** The shown verdict: the older words stay a moment, greyed, while new ones are counted. Nothing while a field is red. */
  readonly shown: SaidCall = $derived.by(() => {
    if (!this.isRead) return NOTHING_SAID;
    const { said } = this;
    if (said.lacks === undefined) this.#last = said;
    return said.lacks === undefined || this.isSlow ? said : { ...this.#last, lacks: said.lacks };
  });
  /** The decision: it gives the verdict a sign and a colour. */
  readonly tone = $derived.by(() => (this.shown.verdict === undefined ? undefined : adviceOf(this.shown.verdict)));
  /** The bet that hero faces, in words; empty without one. */
  readonly bet = $derived.by(() => {
    const { stakes } = this.given;
    return stakes === undefined || !this.isRead ? '' : betInWords(stakes);
  });
  #hadPair = false;
  /** What the call needs and what hero has; while that is counted, only what it needs. */
  readonly pair = $derived.by((): NeedAndHave | undefined => {
    const { stakes } = this.given;
    const isAsked = this.isRead && stakes !== undefined && (callOf(stakes) ?? 0) > 0;
    const isDue = isAsked && this.#current === undefined && this.#hadPair;
    // Another spot may have another price.
    const needed = isDue ? breakEvenIn(stakes, Math.max(1, this.#table.draft.seats.length)) : undefined;
    const pair = needed !== undefined ? { needed } : isAsked ? this.said.pair : undefined;
    this.#hadPair = pair !== undefined;
    return pair;
  });
  /**
   * The answer with other figures if it has a price: what the call needs and what hero has, and the outs or the dangers.
   */
  priced(answered: Answered): Answered {
    if (this.pair === undefined) return answered;
    const figures = pricedFigures(this.pair, answered.words.figures);
    return { ...answered, words: { ...answered.words, figures } };
  }
  /** The verdict and its details as lines of text. */
  get lines(): readonly string[] {
    const { stakes } = this.given;
    return stakes === undefined || this.said.lacks !== undefined ? [] : callInLines(this.said, stakes, this.found);
  }

  constructor(table: Priced) {
    this.#table = table;
    this.#aside = new Asked<MoneyQuestion>(table.worker, () => this.#question);
    this.#reads = new Asked<ReadsQuestion>(table.worker, () => this.#readsQuestion);
  }

  get #answered(): Answered | undefined {
    return this.#table.display.details?.answered;
  }
  /** The result; while {@link isPending}, the older result. */
  get found(): Money | undefined {
    return this.#aside.found?.money;
  }
  get isPending(): boolean {
    return this.#aside.isPending;
  }
  /** Whether it has been counted for long. */
  get isSlow(): boolean {
    return this.#aside.isSlow || this.#reads.isSlow;
  }
  get failure(): string | undefined {
    return this.#aside.failure;
  }

  /** The equity at which the call on the table gains nothing, if equity alone decides about it. */
  get breakEven(): number | undefined {
    const answer = this.#current?.answer;
    if (answer === undefined || this.isUnread || !isPriced(answer, this.#table.draft)) return undefined;
    if (this.isPlain) {
      const { stakes } = this.given;
      return stakes === undefined ? undefined : moneyByEquity(answer, stakes)?.price?.breakEven;
    }
    const { pots = [], price, tournament } = this.found ?? {};
    if (price === undefined || this.isPending) return undefined;
    if (tournament !== undefined) return tournament.needed;
    const [own, ...others] = pots.filter(({ seats }) => seats.includes(0));
    return others.length === 0 && own?.seats.length === answer.players.length ? price.breakEven : undefined;
  }
}
