import type { DrawName } from '../../poker/draws';

export const draws: Readonly<Record<DrawName, string>> = {
  'flush draw': 'flush draw',
  wrap: 'wrap',
  'open-ended straight draw': 'straight draw aberto',
  'double gutshot': 'gutshot duplo',
  gutshot: 'gutshot',
  overcards: 'overcards',
  'pair draw': 'draw para dois pares ou trips',
  'set draw': 'draw para set',
  'backdoor flush draw': 'backdoor flush draw',
  'backdoor straight draw': 'backdoor straight draw',
};

/** `'um flush draw'`, `'duas overcards'` */
export function aDraw(name: DrawName): string {
  return `${name === 'overcards' ? 'duas' : 'um'} ${draws[name]}`;
}
