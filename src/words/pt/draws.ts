import type { DrawName } from '../../poker/draws';

export const draws: Readonly<Record<DrawName, string>> = {
  'flush draw': 'flush draw',
  wrap: 'wrap',
  'open-ended straight draw': 'straight draw aberto',
  'double gutshot': 'gutshot duplo',
  gutshot: 'gutshot',
  overcards: 'overcards',
  'pair draw': 'draw de par',
  'set draw': 'draw de set',
  'backdoor flush draw': 'flush draw backdoor',
  'backdoor straight draw': 'straight draw backdoor',
};

/** `'um flush draw'`, `'duas overcards'` */
export function aDraw(name: DrawName): string {
  return `${name === 'overcards' ? 'duas' : 'um'} ${draws[name]}`;
}
