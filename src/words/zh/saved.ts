import { count } from '#words/opponents';

const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('zh-Hans', { day: 'numeric', month: 'short' });
export const day = (at: number): string => DAY.format(at);

export const figures = (
  outs: number | undefined,
  unseen: number,
  equity: string | undefined,
  isSampled: boolean,
): string =>
  [
    ...(outs === undefined ? [] : [`${outs} 张补牌（共 ${unseen} 张）`]),
    ...(equity === undefined ? [] : [`胜率${isSampled ? '约' : ''} ${equity}`]),
  ].join('，');
export const opponents = count;
