import { rankFromCharacter } from './card';
import { combosOf, COMBOS, type Range, type Suitedness } from './combos';

/*
 * Two minutes of counting give this order, so it is kept. It is made, and made again to be checked, by
 *
 *   WHOLE_RANKING=1 npx vitest run --project engine test/poker/ranking.test.ts
 *
 * which counts the exact equity of every hand and shows the order it finds if it is another. The
 * same test without the variable counts a few hands of the order.
 */
const RANKING =
  'AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o ' +
  'KJo 55 QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 ' +
  'A4o K6s K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o K5o J9o K2s ' +
  'Q5s T8s K4o J7s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s ' +
  'J4s T6s J3s Q3o 98o 87s T7o J6o 96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o ' +
  'T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o 65s 84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o ' +
  '75o 82s 73s 93o 65o 53s 63s 84o 92o 43s 74o 72s 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s ' +
  '43o 72o 52o 62o 42o 32o';

/** The 169 hands that two cards make up to suits, best first by exact equity; no two are equal. */
export const HAND_RANKING: readonly string[] = RANKING.split(' ');

/** Every combo, those of the best hand first. */
const RANKED: number[] = [];
/** How many combos there are down to each hand. */
export const RANKED_DOWN_TO: readonly number[] = HAND_RANKING.map((hand) => {
  const high = rankFromCharacter(hand.charAt(0));
  const low = rankFromCharacter(hand.charAt(1));
  return RANKED.push(...combosOf({ high, low, suitedness: hand.charAt(2) as Suitedness }));
});

/** The combos of the top `to` per cent that are not in the top `from` per cent. */
export function topCombos(from: number, to: number): readonly number[] {
  const count = (percent: number): number =>
    percent === 0 ? 0 : (RANKED_DOWN_TO.find((combos) => 100 * combos >= percent * COMBOS.length) ?? RANKED.length);
  return RANKED.slice(count(from), count(to));
}

/**
 * The fewest whole hands, best first by `HAND_RANKING`, that are at least `percent` per cent of all
 * combos; none for 0.
 *
 * @throws RangeError for less than 0 or more than 100
 */
export function topRange(percent: number): Range {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`no top ${percent} %`);
  const weights = new Float64Array(COMBOS.length);
  for (const combo of topCombos(0, percent)) weights[combo] = 1;
  return { weights };
}
