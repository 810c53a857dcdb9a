import { ACE, rankOf, type Rank } from '../../poker/card';
import { COMBOS } from '../../poker/combos';
import { comboWeights, type Player } from '../../poker/spot';

/** The combos marked so far with others marked or unmarked. */
export function marking(marked: readonly number[], combos: readonly number[], removes: boolean): number[] {
  const next = new Set(marked);
  for (const combo of combos) {
    if (removes) next.delete(combo);
    else next.add(combo);
  }
  return [...next];
}

/** The ranks that a player can hold, high first: of `QQ+, AK` aces, kings and queens. */
export function ranksIn(player: Player): Rank[] {
  const held = new Set<Rank>();
  comboWeights(player).forEach((weight, combo) => {
    if (weight > 0) for (const card of COMBOS[combo]) held.add(rankOf(card));
  });
  return Array.from({ length: ACE + 1 }, (_, at) => ACE - at).filter((rank) => held.has(rank));
}
