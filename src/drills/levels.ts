import { lessons, titles } from '#words/drills';

/** What a level teaches. A word in brackets is a term that is explained in place. */
export interface Level {
  readonly name: LevelName;
  readonly title: string;
  readonly teaches: string;
}
export type LevelName = keyof typeof titles;

const NAMES = [
  ...(['draws', 'pairs', 'combos', 'tainted', 'backdoors', 'price', 'ranges'] as const),
  ...(['counting', 'reading', 'holding', 'versus', 'flops', 'odds'] as const),
] as const satisfies readonly LevelName[];

export const LEVELS: readonly Level[] = NAMES.map((name) => ({ name, title: titles[name], teaches: lessons[name] }));

export function levelNamed(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}
