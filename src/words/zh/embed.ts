/*
 * A spot in a frame of another site.
 */

export const showAnswer = '显示答案';
export const counting = '正在计算…';
export const openInOuts = '在 Outs 中打开';
