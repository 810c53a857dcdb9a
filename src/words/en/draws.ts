import type { DrawName } from '../../poker/draws';
import { withArticle } from './grammar';

export const draws: Readonly<Record<DrawName, string>> = {
  'flush draw': 'flush draw',
  wrap: 'wrap',
  'open-ended straight draw': 'open-ended straight draw',
  'double gutshot': 'double gutshot',
  gutshot: 'gutshot',
  overcards: 'overcards',
  'pair draw': 'pair draw',
  'set draw': 'set draw',
  'backdoor flush draw': 'backdoor flush draw',
  'backdoor straight draw': 'backdoor straight draw',
};

/** `'a flush draw'`, `'two overcards'` */
export function aDraw(name: DrawName): string {
  return name === 'overcards' ? 'two overcards' : withArticle(draws[name]);
}
