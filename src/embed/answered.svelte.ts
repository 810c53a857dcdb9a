import { OddsWorker, type Aside, type Brought, type Question } from '../../workers/odds';
import { readinessOf } from '../notation/draft';
import { moneyOf, type DraftMoney } from '../notation/stakes';
import type { Spot } from '../poker/spot';
import { callOf } from '../poker/money/stakes';
import { unknownBettor } from '../poker/money/reads';
import { callInLines, sayCall, type CountedBeside, type SaidCall } from '../words/callPrice';
import { promptFor } from '../words/table';
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
    return this.#answered && reportOf(this.#answered, this.#lines, settings.odds);
  }

  /** Each player's part of the pot, 0 to 1; none without opponents. */
  get shares(): readonly number[] {
    return (this.#answered?.answer.players ?? []).flatMap(({ equity }) => equity ?? []);
  }

  /** What is said of the call; `undefined` while there is no answer, or the amounts do not go together. */
  get #said(): SaidCall | undefined {
    const { stakes, problems } = this.#money;
    const readiness = this.#shown && readinessOf(this.#shown.draft);
    if (this.#answered === undefined || readiness?.ready !== true || problems !== undefined || stakes === undefined) {
      return undefined;
    }
    return sayCall(readiness.spot, this.#answered.answer, stakes, this.#beside);
  }

  get #lines(): readonly string[] {
    const { stakes } = this.#money;
    return stakes === undefined || this.#said === undefined ? [] : callInLines(this.#said, stakes, this.#beside.money);
  }

  get #money(): Partial<DraftMoney> {
    return this.#shown === undefined ? {} : moneyOf(this.#shown.draft);
  }

  #take(spot: Spot, brought: Brought<Extract<Question, { kind: 'answer' }>>): void {
    if (brought.kind === 'failure') this.fault = brought.message;
    if (brought.kind !== 'answer') return;
    this.#answered = brought;
    this.#countBeside(spot);
  }

  /** Has counted what the price lacks. */
  #countBeside(spot: Spot): void {
    const lacks = this.#said?.lacks;
    const { stakes } = this.#money;
    const { signal } = this.#asked;
    this.#isPricing = lacks !== undefined;
    if (lacks === undefined || stakes === undefined) return;
    const bettor = (callOf(stakes) ?? 0) > 0 ? unknownBettor(spot, stakes) : undefined;
    const question: Aside =
      lacks === 'money' || bettor === undefined
        ? { kind: 'money', spot, stakes }
        : { kind: 'reads', spot, stakes, bettor };
    this.#worker.ask(
      question,
      (found) => {
        this.#isPricing = false;
        if (found.kind === 'money') this.#beside = { money: found.money };
        if (found.kind === 'reads') this.#beside = { reads: found.reads };
      },
      signal,
    );
  }
}
