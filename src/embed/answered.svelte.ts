import { OddsWorker, type Question } from '../../workers/odds';
import { readinessOf } from '../notation/draft';
import { moneyOf, type DraftMoney } from '../notation/stakes';
import type { Spot } from '../poker/spot';
import { callOf } from '../poker/money/stakes';
import { unknownBettor } from '../poker/money/reads';
import { callInLines, sayCall, type CountedBeside, type SaidCall } from '../words/callPrice';
import { partMissing } from '#words/page';
import { promptFor } from '../words/table';
import { reportOf, type Report } from '../words/report';
import { Asked } from '../ui/asked.svelte';
import { later } from '../ui/later.svelte';
import { settings } from '../ui/settings.svelte';
import type { EmbedSpot } from './embedLink';

const problems = () => import('../words/problems');
const ofLinks = later(problems, 'linkProblemsInWords');
const ofSpots = later(problems, 'problemInWords');

type Asks<K> = Extract<Question, { kind: K }>;

/** The answer to the spot of a frame, as far as it has been counted. Make it while a component is set up. */
export class FrameAnswer {
  readonly #shown: () => EmbedSpot;
  readonly #readiness = $derived.by(() => readinessOf(this.#shown().draft));
  readonly #money: DraftMoney = $derived.by(() => moneyOf(this.#shown().draft));
  readonly #answer: Asked<Asks<'answer'>>;
  readonly #beside: Asked<Asks<'money' | 'reads'>>;
  readonly #answered = $derived.by(() => (this.#answer.isPending ? undefined : this.#answer.last('answer')));

  constructor(shown: () => EmbedSpot) {
    this.#shown = shown;
    const worker = new OddsWorker();
    this.#answer = new Asked(worker, () => {
      const spot = this.#spot;
      return spot && { kind: 'answer', spot };
    });
    this.#beside = new Asked(worker, () => this.#questionBeside);
  }

  get #spot(): Spot | undefined {
    return this.#readiness.ready ? this.#readiness.spot : undefined;
  }

  /** The reason, if it has no answer; empty with one. `undefined` until its words have come. */
  get #reason(): string | undefined {
    if (ofLinks.isMissing || ofSpots.isMissing) return partMissing;
    const readiness = this.#readiness;
    const found = this.#shown().problems;
    if (found.length > 0) {
      if (ofLinks.part === undefined) return undefined;
      const inLink = ofLinks.part(found);
      if (inLink !== undefined) return inLink;
    }
    if (readiness.ready) return this.#answer.failure ?? '';
    return 'missing' in readiness ? promptFor(readiness.missing) : ofSpots.part?.(readiness.problem);
  }

  get fault(): string {
    return this.#reason ?? '';
  }

  /** Whether nothing is missing: the answer has its price, or the reason is said. */
  get isSettled(): boolean {
    const isPricing = this.#questionBeside !== undefined && this.#beside.isPending;
    return this.fault !== '' || (this.#reason !== undefined && this.#answered !== undefined && !isPricing);
  }

  /** The answer in rows, once it has been counted. */
  get report(): Report | undefined {
    return this.#reason !== undefined && this.#answered
      ? reportOf(this.#answered, this.#lines, settings.odds)
      : undefined;
  }

  /** Each player's part of the pot, 0 to 1; none without opponents. */
  get shares(): readonly number[] {
    return (this.#answered?.answer.players ?? []).flatMap(({ equity }) => equity ?? []);
  }

  get #lines(): readonly string[] {
    const { stakes } = this.#money;
    const beside = this.#beside.isPending ? {} : this.#found;
    const said = this.#said(beside);
    return stakes === undefined || said === undefined ? [] : callInLines(said, stakes, beside.money);
  }

  get #found(): CountedBeside {
    return { money: this.#beside.last('money')?.money, reads: this.#beside.last('reads')?.reads };
  }

  /** What is said of the call; `undefined` while there is no answer, or the amounts do not go together. */
  #said(beside: CountedBeside): SaidCall | undefined {
    const { stakes, problems } = this.#money;
    const spot = this.#spot;
    if (this.#answered === undefined || spot === undefined || problems !== undefined || stakes === undefined) {
      return undefined;
    }
    return sayCall(spot, this.#answered.answer, stakes, beside);
  }

  readonly #questionBeside: Asks<'money' | 'reads'> | undefined = $derived.by(() => {
    const lacks = this.#said({})?.lacks;
    const { stakes } = this.#money;
    const spot = this.#spot;
    if (lacks === undefined || stakes === undefined || spot === undefined) return undefined;
    const bettor = (callOf(stakes) ?? 0) > 0 ? unknownBettor(spot, stakes) : undefined;
    return lacks === 'money' || bettor === undefined
      ? { kind: 'money', spot, stakes }
      : { kind: 'reads', spot, stakes, bettor };
  });
}
