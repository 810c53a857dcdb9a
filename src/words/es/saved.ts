import { count } from '#words/opponents';

const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short' });
export const day = (at: number): string => DAY.format(at);

export const figures = (
  outs: number | undefined,
  unseen: number,
  equity: string | undefined,
  isSampled: boolean,
): string =>
  [
    ...(outs === undefined ? [] : [`${outs} ${outs === 1 ? 'out' : 'outs'} de ${unseen}`]),
    ...(equity === undefined ? [] : [`equity ${isSampled ? 'cerca de ' : ''}${equity}`]),
  ].join(', ');
export const opponents = count;
