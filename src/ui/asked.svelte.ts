import { untrack } from 'svelte';
import type { Brought, OddsWorker, Question } from '../../workers/odds';
import { keyOf } from '../../workers/protocol';

/** Milliseconds before the place of a result says that it is being counted. */
const LONG = 500;

type Kind<Q extends Question> = Brought<Q>['kind'];
type Brings<Q extends Question, K> = Extract<Brought<Q>, { readonly kind: K }>;

/** Whether the worker has two questions for one: of the same spot, which drops them both, and with the same result. */
function isSame<Q extends Question>(one: Q | undefined, other: Q | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.spot === other.spot && keyOf(one) === keyOf(other);
}

/**
 * A question to the worker, and what it brings back. The question is asked when it changes: a new object that asks the
 * same of the same spot is the same question. The worker drops what was asked next to an answer with that answer, so take
 * the spot of such a question from the answer that is shown.
 *
 * Make it where a component is made: it asks in an effect.
 */
export class Asked<Q extends Question> {
  readonly #given: () => Q | undefined;
  #last: Q | undefined;
  /** The latest question has had no answer for long. */
  isSlow = $state(false);
  readonly #waits = $derived.by(() => this.#question !== undefined && this.isPending);
  readonly #question: Q | undefined = $derived.by(() => {
    const given = this.#given();
    if (!isSame(given, this.#last)) this.#last = given;
    return this.#last;
  });
  /** The last report of each kind, all of one question. */
  #brought = $state.raw<{ readonly question?: Q; readonly reports: Readonly<Record<string, Brought<Q>>> }>({
    reports: {},
  });

  /** @param question `undefined` asks nothing */
  constructor(worker: Pick<OddsWorker, 'ask'>, question: () => Q | undefined) {
    this.#given = question;
    $effect(() => {
      const asked = this.#question;
      if (asked === undefined) return;
      const dropped = new AbortController();
      const hear = (report: Brought<Q>): void => {
        const { question, reports } = this.#brought;
        this.#brought = { question: asked, reports: { ...(question === asked && reports), [report.kind]: report } };
      };
      // What was counted before comes at once.
      untrack(() => {
        worker.ask(asked, hear, dropped.signal);
      });
      return () => {
        dropped.abort();
      };
    });
    $effect(() => {
      if (!this.#waits) return;
      const timer = setTimeout(() => (this.isSlow = true), LONG);
      return () => {
        clearTimeout(timer);
        this.isSlow = false;
      };
    });
  }

  /** The last report of a kind; of an older question as long as it {@link isPending}. */
  last<K extends Kind<Q>>(kind: K): Brings<Q, K> | undefined {
    return this.#brought.reports[kind] as Brings<Q, K> | undefined;
  }
  /** The last result; of an older question as long as it {@link isPending}. */
  get found(): Brings<Q, Q['kind']> | undefined {
    const { question, reports } = this.#brought;
    return question && (reports[question.kind] as Brings<Q, Q['kind']> | undefined);
  }
  get failure(): string | undefined {
    const { failure } = this.#brought.reports;
    return failure?.kind === 'failure' ? failure.message : undefined;
  }
  /** Whether this question was answered last. */
  hasAnswered(question: Q): boolean {
    return isSame(question, this.#brought.question);
  }
  /** The latest question has no answer yet. */
  get isPending(): boolean {
    return this.#question !== this.#brought.question;
  }
}
