import { COMBOS } from '../../combos';
import { playersOf, unseenCards, type Spot } from '../../spot';
import { comboEquities, countAtOnce } from './atOnce';
import { numberMatchups } from '../tables/matchups';
import { MATCHUP_BOARDS, type PreflopTable } from '../tables/preflopTable';
import type { Progress } from '../board/runOuts';
import type { ComboEquities } from '../tally';
import { weightsOf, withCountableWeights } from '../seats';

/**
 * Each combo's equity for two players, on any street: counted after the flop, looked up before it. Yields every few
 * milliseconds.
 *
 * @param spot two players, no wild cards
 * @returns `undefined` before the flop without the table, which knows nothing of dead cards
 */
export function* countCombos(
  written: Spot,
  table: PreflopTable | undefined,
): Generator<Progress, readonly [hero: ComboEquities, opponent: ComboEquities] | undefined> {
  if (written.board.length > 0) {
    return (yield* countAtOnce(written, { combos: true, categories: false })).combos;
  }
  if (table === undefined || written.dead.length > 0) return undefined;
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  const [hero, other] = playersOf(spot).map((player) => weightsOf(player, unseen));
  const deals = [hero, other].map(() => ({
    wins: new Float64Array(COMBOS.length),
    ties: new Float64Array(COMBOS.length),
  }));
  const [own, theirs] = deals;
  const { numbers, classes, renamings, renamed } = numberMatchups();
  for (let combo = 0; combo < COMBOS.length; combo++) {
    if (hero[combo] === 0) continue;
    const row = COMBOS.length * classes[combo];
    const order = COMBOS.length * renamings[combo];
    for (let against = 0; against < COMBOS.length; against++) {
      if (other[against] === 0) continue;
      const matchup = numbers[row + renamed[order + against]];
      if (matchup < 0) continue;
      const ties = table.ties[matchup >> 1];
      const first = table.wins[matchup >> 1];
      const second = MATCHUP_BOARDS - first - ties;
      const [wins, losses] = matchup & 1 ? [second, first] : [first, second];
      own.wins[combo] += other[against] * wins;
      own.ties[combo] += other[against] * ties;
      theirs.wins[against] += hero[combo] * losses;
      theirs.ties[against] += hero[combo] * ties;
    }
    yield { done: combo + 1, of: COMBOS.length };
  }
  return comboEquities([hero, other], [own, theirs], MATCHUP_BOARDS);
}
