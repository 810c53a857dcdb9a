import type { Answer } from '../poker/answer';
import type { Spot } from '../poker/spot';
import type { Words } from '../words/answer';

/** An answer with the spot it belongs to. */
export interface Answered {
  readonly spot: Spot;
  readonly answer: Answer;
  readonly words: Words;
}
