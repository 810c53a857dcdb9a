import type { DrawName } from '../../poker/draws';

export const draws: Readonly<Record<DrawName, string>> = {
  'flush draw': '同花听牌',
  wrap: '环绕听牌',
  'open-ended straight draw': '两头顺听牌',
  'double gutshot': '双卡顺听牌',
  gutshot: '卡顺听牌',
  overcards: '高张',
  'pair draw': '对子听牌',
  'set draw': '暗三条听牌',
  'backdoor flush draw': '后门同花听牌',
  'backdoor straight draw': '后门顺子听牌',
};

/** `'同花听牌'`, `'两张高张'` */
export function aDraw(name: DrawName): string {
  return name === 'overcards' ? '两张高张' : draws[name];
}
