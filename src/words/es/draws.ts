import type { DrawName } from '../../poker/draws';

export const draws: Readonly<Record<DrawName, string>> = {
  'flush draw': 'proyecto de color',
  wrap: 'wrap',
  'open-ended straight draw': 'proyecto de escalera abierta',
  'double gutshot': 'doble gutshot',
  gutshot: 'gutshot',
  overcards: 'overcards',
  'pair draw': 'proyecto de pareja',
  'set draw': 'proyecto de set',
  'backdoor flush draw': 'proyecto de color backdoor',
  'backdoor straight draw': 'proyecto de escalera backdoor',
};

/** `'un proyecto de color'`, `'dos overcards'` */
export function aDraw(name: DrawName): string {
  return `${name === 'overcards' ? 'dos' : 'un'} ${draws[name]}`;
}
