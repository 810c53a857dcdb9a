import type { DrawName } from '../../poker/draws';

const DRAWS: Readonly<Record<DrawName, string>> = {
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

/** `'flush draw'` */
export function drawName(name: DrawName): string {
  return DRAWS[name];
}

/** `'um flush draw'`, `'duas overcards'` */
export function aDraw(name: DrawName): string {
  return `${name === 'overcards' ? 'duas' : 'um'} ${DRAWS[name]}`;
}
