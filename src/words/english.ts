import { roughly } from './fraction';
import { countOf, numberWord } from './en/grammar';

export * from './en/grammar';
export * from './en/numbers';

/** How often something is done: `'win about one time in four'`, `'nearly always win'`, `'hit about half the time'` */
export function howOften(verb: string, probability: number): string {
  const often = roughly(probability);
  if (typeof often === 'string') {
    return `${{ none: 'never', few: 'hardly ever', most: 'nearly always', all: 'always' }[often]} ${verb}`;
  }
  const [part, whole] = often;
  if (part === 1 && whole === 2) return `${verb} about half the time`;
  return `${verb} about ${countOf(part, 'time')} in ${numberWord(whole)}`;
}
