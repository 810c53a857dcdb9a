import { breakEvenToOdds } from './kinds/breakEvenToOdds';
import { combosOfAHand, combosOfARange } from './kinds/combos';
import { effectiveOuts } from './kinds/effectiveOuts';
import { equityAgainstARange } from './kinds/equityAgainstARange';
import { fiveThatPlay } from './kinds/fiveThatPlay';
import { nameTheRow } from './kinds/nameTheRow';
import { narrowARange } from './kinds/narrowARange';
import { drawsInARange, shareOfARange } from './kinds/shareOfARange';
import { theNuts } from './kinds/theNuts';
import { betToBreakEven, oddsToBreakEven } from './kinds/toBreakEven';
import { whatBeatsYou } from './kinds/whatBeatsYou';
import { whatTheFlopBrings } from './kinds/whatTheFlopBrings';
import { whoWins } from './kinds/whoWins';
import { MARKS_KINDS, type MarksKind } from './recipes';

/** The kinds that do not mark cards. A new kind is one file, and one line here. */
const OTHERS = [
  combosOfAHand,
  combosOfARange,
  whoWins,
  fiveThatPlay,
  nameTheRow,
  theNuts,
  whatBeatsYou,
  shareOfARange,
  drawsInARange,
  narrowARange,
  equityAgainstARange,
  effectiveOuts,
  whatTheFlopBrings,
  oddsToBreakEven,
  breakEvenToOdds,
  betToBreakEven,
] as const;

export type Kind = MarksKind | (typeof OTHERS)[number];
export type KindName = Kind['name'];

export const KINDS: readonly Kind[] = [...MARKS_KINDS, ...OTHERS];

export function kindNamed(name: string): Kind | undefined {
  return KINDS.find((kind) => kind.name === name);
}

/** `'flush-draw'` for `'flush draw'`: as links and `ask` name a kind. */
export function idOf({ name }: { readonly name: string }): string {
  return name.replaceAll(' ', '-');
}

export function kindOfId(id: string): Kind | undefined {
  return KINDS.find((kind) => idOf(kind) === id);
}
