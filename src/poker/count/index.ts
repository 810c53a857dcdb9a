/*
 * How deals are counted: the table of contents. Nobody imports this file to count: `plan.ts` and `planAtOnce.ts` decide how a
 * spot is counted, and load what it takes. A count gives an `Equity` (`tally.ts`): each player's wins, ties, equity and
 * categories. A count that takes longer than a frame is a `LongCount` (`longCount.ts`), cut into pieces for several workers.
 *
 * Times are of one core of an AMD EPYC; *wild* is any deck with wild cards. `docs/performance.md` has the measurements: W2, W5
 * and W7 are rows here.
 *
 * | asked | answered by | file | takes |
 * | --- | --- | --- | --- |
 * | A♥K♦ v Q♠Q♣ before the flop | all boards by their ranks, flushes separately | `exact/allBoards.ts` | 0.23 ms |
 * | the same, wild | the same for each number of wild cards | `exact/wildBoards.ts` | 1.3 ms |
 * | A♥K♦ v 20% before the flop | the table of match-ups | `tables/preflopTable.ts` | 0.2 ms |
 * | what both end with | combo by combo | `exact/preflopRanges.ts`, `preflopCategories.ts` | 0.1 s |
 * | 20% v 21% without 2♥ | the table, less boards with a 2♥ | `exact/preflopRanges.ts`, `deadBoards.ts` | 0.2 s |
 * | 5% v 6%, joker | the table, and boards with the joker swept | `exact/preflopRanges.ts` | 0.15 s |
 * | 3% v 4%, deuces wild | all boards swept | `exact/preflopRanges.ts` | 0.2 s |
 * | A♥K♦ v any two before the flop, wild | boards by rank, the field on each | `exact/enumerated.ts`, `board/field.ts` | 0.5 s |
 * | 4♣9♣ v any two on a flop | the field on each run-out | `exact/showdown.ts`, `board/field.ts` | 0.17 ms |
 * | 20% v 21% on every flop | all boards swept, each for its ten flops | `exact/allFlops.ts` | 2.2 s |
 * | A♥K♦ v 20% on a flop | the range's combos on each run-out | `exact/showdown.ts` | 2.5 ms |
 * | 20% v 21% on a flop, or A♥K♦ v both | two ranges swept in order of strength | `exact/sweep.ts` | 8 to 14 ms |
 * | A♥K♦ v 20% v any two on a flop | the same, any two cards a range of all combos | `exact/sweep.ts` | 40 ms |
 * | the same two on a flop, joker | the same, in slices | `exact/enumerated.ts`, `sweep.ts` | 15 ms |
 * | 20, 21 and 22% on a flop | three ranges swept | `exact/threeSweep.ts` | 80 ms |
 * | four ranges on a river | hands of the smallest enumerated, the others swept | `exact/enumerated.ts` | up to 0.5 s |
 * | four ranges on a flop | deals sampled | `sampled/sample.ts`, `dealer.ts` | 0.9 s |
 * | A♥K♦ v 8 random before the flop | deals sampled, the field with a control variate | `sampled/sample.ts` | 66 ms |
 * | 5, 10 and 20% before the flop | boards sampled and swept loosely, pairs known from the table | `sampled/boardSample.ts`, `looseSweep.ts` | 50 ms |
 * | A♥K♦ v 20% v 40% before the flop | ranks exact, flushes sampled | `sampled/handSample.ts`, `exact/rowPlaces.ts` | 0.1 s |
 * | who wins which side pot, known hands | as one pot, by the order of the hands | `exact/pots.ts`, `allBoards.ts` | 0.1 to 1.3 ms |
 * | the same of ranges | two swept, the others enumerated; or deals sampled | `exact/potBoards.ts`, `sampled/potSample.ts` | 20 ms, 0.5 s |
 * | each combo against any two, and a hand against each | all combos swept once | `exact/comboCount.ts` | 20 ms |
 * | each combo's equity | in the sweep that counts the equity; before the flop by the table | `exact/comboCount.ts` | 15 ms |
 * | hero's equity for each card of the flop | boards with it | `exact/flopCards.ts` | 13 to 35 ms |
 *
 * `sampled/estimate.ts` says when a sample is large enough and how wide its interval is. `regression.ts` subtracts the control variates.
 * `exact/upToSuits.ts` has hands, deals and boards, one for each class that differs only by the names of suits.
 *
 * `atOnce.ts` picks among the counts that need no pieces, `enumerate.ts` among those that do. What they share is in
 * `board`: a deck's strengths by rank (`rows.ts`), a board and known hands on it (`board.ts`), any two cards (`field.ts`),
 * combos in order of strength (`comboOrder.ts`), how many boards have which ranks (`boards.ts`, `boardClasses.ts`), and
 * run-outs (`runOuts.ts`). The ordinary deck is the deck without a wild card, and takes the same way through all of it.
 */
export type { Contests, PotDeals } from './contests';
export type { LongCount } from './longCount';
export type { Known, Ranged } from './seats';
export type { BoardResult, ComboEquities, Equity, NextEquity, PlayerEquity, Tally } from './tally';
