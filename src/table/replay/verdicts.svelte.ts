import type { Aside, Brought } from '../../../workers/odds';
import { readinessOf, type Draft } from '../../notation/draft';
import { writeLink } from '../../notation/link';
import { moneyOf } from '../../notation/stakes';
import type { Answer } from '../../poker/answer';
import { unknownBettor } from '../../poker/money/reads';
import type { Stakes } from '../../poker/money/stakes';
import { decisionInShort, moneyByEquity, isPlain } from '../../poker/money/verdict';
import type { Spot } from '../../poker/spot';
import { sayCall, type CountedBeside } from '../../words/callPrice';
import { playedSpot } from '../playerNames.svelte';
import type { Table } from '../table.svelte';

export type ShortVerdict = ReturnType<typeof decisionInShort>;

/** Milliseconds that the table is left alone before another decision is weighed. */
const REST = 400;

/** A decision to weigh, with something to call. */
interface Weighing {
  readonly key: string;
  readonly spot: Spot;
  readonly stakes: Stakes;
}

function weighingOf(draft: Draft): Weighing | undefined {
  const readiness = readinessOf(draft);
  const { stakes } = moneyOf(draft);
  if (!readiness.ready || stakes === undefined || draft.call === undefined) return undefined;
  return { key: writeLink(draft), spot: playedSpot(draft, readiness.spot), stakes };
}

/**
 * The verdicts on a hand's decisions, counted one after the other while the table rests. Make it in a component: it asks in
 * an effect.
 */
export class Verdicts {
  readonly #table: () => Table;
  /** The verdicts that were found, by the links of their spots. */
  #found = $state.raw<Readonly<Record<string, ShortVerdict | undefined>>>({});

  constructor(table: () => Table, drafts: () => readonly Draft[]) {
    this.#table = table;
    $effect(() => {
      const { details, grey } = table().display;
      const next = drafts()
        .flatMap((draft) => weighingOf(draft) ?? [])
        .find(({ key }) => !(key in this.#found));
      if (next === undefined || details === undefined || grey !== 'nothing') return;
      const dropped = new AbortController();
      const timer = setTimeout(() => {
        void this.#weigh(next, dropped.signal);
      }, REST);
      return () => {
        clearTimeout(timer);
        dropped.abort();
      };
    });
  }

  /** `undefined` without a call, and until it is counted. */
  of(draft: Draft | undefined): ShortVerdict | undefined {
    return draft === undefined ? undefined : this.#found[writeLink(draft)];
  }

  async #weigh({ key, spot, stakes }: Weighing, signal: AbortSignal): Promise<void> {
    const told = await this.#ask({ kind: 'spot', spot }, signal);
    const verdict = told.kind === 'spot' ? await this.#judge(spot, told.answer, stakes, signal) : undefined;
    if (!signal.aborted) this.#found = { ...this.#found, [key]: verdict };
  }

  async #judge(spot: Spot, answer: Answer, stakes: Stakes, signal: AbortSignal): Promise<ShortVerdict | undefined> {
    const bettor = unknownBettor(spot, stakes);
    let beside: CountedBeside = { money: isPlain(stakes) ? moneyByEquity(answer, stakes) : undefined };
    if (bettor !== undefined) {
      const told = await this.#ask({ kind: 'reads', spot, stakes, bettor }, signal);
      if (told.kind === 'reads') beside = { reads: told.reads };
    } else if (beside.money === undefined) {
      const told = await this.#ask({ kind: 'money', spot, stakes }, signal);
      if (told.kind === 'money') beside = { money: told.money };
    }
    const { verdict } = sayCall(spot, answer, stakes, beside);
    return verdict && decisionInShort(verdict);
  }

  /** The next answer on the table drops the question: then the promise stays open, and the effect asks again. */
  #ask(question: Aside, signal: AbortSignal): Promise<Brought<Aside>> {
    return new Promise((resolve) => {
      this.#table().worker.ask(question, resolve, signal);
    });
  }
}
