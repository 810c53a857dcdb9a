/*
 * The counts that take a while, all of them `LongCount`s: the page loads them when a spot first wants one. Which of
 * them a spot is counted with is decided in `plan.ts`.
 */
export { BoardSample, drawDead, drawForThree } from './boardSample';
export { enumerateHands } from './enumerate';
export { HandSample } from './handSample';
export { PreflopRanges } from './preflopRanges';
export { Sample } from './sample';
export { enumerateWild } from './wildExact';
export { WildSample } from './wildSample';
