import { OddsWorker, type Brought, type Question } from '../../workers/odds';
import { readinessOf } from '../notation/draft';
import { moneyOf } from '../notation/stakes';
import type { Spot } from '../poker/spot';
import { sayPrice, type CountedBeside } from '../words/callPrice';
import { promptFor } from '../words/prompts';
import { linkProblemsInWords, problemInWords } from '../words/problems';
import { reportOf, type Report } from '../words/report';
import { settings } from '../ui/settings.svelte';
import type { Shown } from './link';

type Answered = Extract<Brought<Extract<Question, { kind: 'answer' }>>, { kind: 'answer' }>;

/** The answer to the spot of a frame, as far as it has been counted. */
export class FrameAnswer {
  readonly #worker = new OddsWorker();
  #asked = new AbortController();
  #shown: Shown | undefined;
  #answered = $state.raw<Answered>();
  #beside = $state.raw<CountedBeside>({});
  /** Whether the price waits for a count of its own. */
  #isPricing = $state(false);
  /** The reason, where it has no answer. */
  fault = $state('');

  /** Asks for another spot, in place of the last. */
  ask(shown: Shown): void {
    this.#asked.abort();
    this.#asked = new AbortController();
    this.#shown = shown;
    this.#answered = undefined;
    this.#beside = {};
    this.#isPricing = false;
    this.fault = linkProblemsInWords(shown.problems) ?? '';
    const readiness = readinessOf(shown.draft);
    if (!readiness.ready) {
      const why = 'missing' in readiness ? promptFor(readiness.missing) : problemInWords(readiness.problem);
      this.fault = this.fault || why;
      return;
    }
    const { spot } = readiness;
    this.#worker.ask({ kind: 'answer', spot }, (brought) => this.#take(spot, brought), this.#asked.signal);
  }

  /** Whether nothing is missing: the answer has its price, or the reason is said. */
  get isSettled(): boolean {
    return this.fault !== '' || (this.#answered !== undefined && !this.#isPricing);
  }

  /** The answer in rows, once it has been counted. */
  get report(): Report | undefined {
    return this.#answered && reportOf(this.#answered, this.#price.lines, settings.odds);
  }

  /** Each player's part of the pot, 0 to 1; none without opponents. */
  get shares(): readonly number[] {
    return (this.#answered?.answer.players ?? []).flatMap(({ equity }) => equity ?? []);
  }

  get #price(): ReturnType<typeof sayPrice> {
    if (this.#answered === undefined || this.#shown === undefined) return { lines: [] };
    const { draft } = this.#shown;
    const { stakes, potWithBet, problems } = moneyOf(draft);
    if (potWithBet !== undefined || problems !== undefined) return { lines: [] };
    // Without an opponent the outs price a call.
    const { pot, call } = draft;
    const spoken = { ...(pot !== undefined && { pot }), ...(call !== undefined && { call }) };
    return sayPrice(this.#answered.answer, stakes ?? spoken, this.#beside);
  }

  #take(spot: Spot, brought: Brought<Extract<Question, { kind: 'answer' }>>): void {
    if (brought.kind === 'failure') this.fault = brought.message;
    if (brought.kind !== 'answer') return;
    this.#answered = brought;
    this.#countBeside(spot);
  }

  /** Has counted what the price lacks. */
  #countBeside(spot: Spot): void {
    const { lacks } = this.#price;
    const { signal } = this.#asked;
    this.#isPricing = lacks !== undefined;
    if (lacks === 'anyTwo') {
      const versus: Spot = { ...spot, opponents: [{ kind: 'random' }] };
      this.#worker.ask(
        { kind: 'equity', spot: versus },
        (found) => {
          this.#isPricing = false;
          if (found.kind === 'equity') this.#beside = { ...this.#beside, anyTwo: found };
        },
        signal,
      );
    }
    const stakes = this.#shown === undefined ? undefined : moneyOf(this.#shown.draft).stakes;
    if (lacks === 'money' && stakes !== undefined) {
      this.#worker.ask(
        { kind: 'money', spot, stakes },
        (found) => {
          this.#isPricing = false;
          if (found.kind === 'money') this.#beside = { ...this.#beside, money: found.money };
        },
        signal,
      );
    }
  }
}
