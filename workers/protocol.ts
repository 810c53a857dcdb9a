import type { Answer } from '../src/poker/answer';
import type { FlopEquity } from '../src/poker/count/exact/allFlops';
import type { FlopCard } from '../src/poker/count/exact/flopCards';
import type { Flops } from '../src/poker/flops';
import type { Money } from '../src/poker/money/money';
import type { KnownEquity } from '../src/poker/money/outcomes';
import type { Stakes } from '../src/poker/money/stakes';
import type { FoundReads } from '../src/poker/money/reads';
import type { Words } from '../src/words/answer';
import type { Seated } from '../src/words/types';
import type { Spot } from '../src/poker/spot';
import type { Standing } from '../src/poker/standing';

export type Question =
  /** All that the page shows of a spot, in words with the opponents' names; the newest is counted first. */
  | { readonly kind: 'answer'; readonly spot: Spot; readonly names?: Seated['names'] }
  | { readonly kind: 'flops'; readonly spot: Spot; readonly seat: number }
  | { readonly kind: 'flopCards'; readonly spot: Spot }
  | { readonly kind: 'allFlops'; readonly spot: Spot }
  /** Hero's equity alone, without what hands end as. */
  | { readonly kind: 'equity'; readonly spot: Spot }
  | { readonly kind: 'combos'; readonly spot: Spot }
  /** Another spot, as this one with a seat held to a part of its range. */
  | { readonly kind: 'spot'; readonly spot: Spot }
  /** A call against each read of a bettor whose hand is not known. With the spot's equity there is less to count. */
  | {
      readonly kind: 'reads';
      readonly spot: Spot;
      readonly stakes: Stakes;
      readonly bettor: number;
      readonly equity?: KnownEquity;
    }
  /** The money of consistent stakes. With the spot's equity, if it is known, there is less to count. */
  | { readonly kind: 'money'; readonly spot: Spot; readonly stakes: Stakes; readonly equity?: KnownEquity };

/**
 * What makes two questions the same, as text: their results are equal. Names are only in the words of an answer, and the
 * equity that reads may be given saves counting.
 */
export function keyOf(question: Question): string {
  const { kind } = question;
  return JSON.stringify({
    ...question,
    ...(kind === 'answer' && { names: undefined }),
    ...(kind === 'reads' && { equity: undefined }),
  });
}

export type Aside = Exclude<Question, { readonly kind: 'answer' }>;

export interface Failure {
  readonly kind: 'failure';
  readonly message: string;
}

/**
 * The reports of an `'answer'`. There may be progress at any time, and answers before the last one, each better than
 * the one before: sampled ones that get narrower, an exact one without categories. The earlier streets or a failure
 * come last.
 */
export type Report =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  /** The names are those in the words: the answer may have been asked for with others. */
  | { readonly kind: 'answer'; readonly answer: Answer; readonly words: Words; readonly names?: Seated['names'] }
  | { readonly kind: 'earlierStreets'; readonly streets: readonly EarlierStreet[] }
  | Failure;

/** The result of an aside, one message. For `flops` of all flops many messages, each longer, the last complete. */
export type AsideResult =
  | { readonly kind: 'flops'; readonly flops: Flops }
  /** None if they are not counted. */
  | { readonly kind: 'flopCards'; readonly cards: readonly FlopCard[] }
  /** The first flops so far, of as many as there are up to suits; none if they are not counted. */
  | { readonly kind: 'allFlops'; readonly flops: readonly FlopEquity[]; readonly of: number }
  /** Half of the 95% interval is given with an equity that was sampled. */
  | { readonly kind: 'equity'; readonly equity: number; readonly halfWidth?: number }
  /** None if they are not counted. */
  | { readonly kind: 'combos'; readonly combos: Answer['combos'] }
  | { readonly kind: 'spot'; readonly answer: Answer }
  | { readonly kind: 'money'; readonly money: Money }
  | { readonly kind: 'reads'; readonly reads: FoundReads }
  | Failure;

export type Brought<Asked extends Question = Question> = Asked extends { readonly kind: 'answer' }
  ? Report
  : AsideResult;

/** The line of an earlier street of the same hand. The rest, card by card, would take a while to come over. */
export type EarlierStreet = Pick<Answer, 'street' | 'players' | 'improving' | 'method'> & {
  readonly standing?: Omit<Standing, 'beating'>;
};

/** A worker's other reports: about itself and its helpers. */
export type WorkerSignal =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wantsHelpers' }
  | { readonly kind: 'helperLost'; readonly helper: number }
  /** The worker counts what was asked besides the spot. */
  | { readonly kind: 'busy' };

export type Message = Report | AsideResult | WorkerSignal;

/** The calls that the near side may make across the boundary. */
export interface FarSide {
  /** Registers the one callback for all messages, each with its question's number or 0; the first is `ready`. */
  listen(receive: (number: number, message: Message) => void): void;
  /** An answer is counted at once; the other questions wait for it to say something, and for those before them. */
  ask(number: number, question: Question): void;
  words(spot: Spot, answer: Answer, names: Seated['names']): Words | Promise<Words>;
  /** The page no longer needs the answer. */
  drop(number: number): void;
  addHelper(helper: number, port: MessagePort): void;
  removeHelper(helper: number): void;
  /** Makes the worker the helper of the one at the other end of this port. */
  serve(port: MessagePort): void;
}

export interface Helper {
  /** Counts one piece of a long count of the spot, which is the `stage`-th of them, or the one of all flops. */
  count(stage: number | 'flops', piece: number): Promise<Float64Array>;
  /** Sets the spot for the pieces to come. How it is counted depends on whether who asks has the preflop table. */
  setSpot(spot: Spot, hasTable: boolean): void;
}
