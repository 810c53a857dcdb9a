/* Partes pequenas que várias páginas têm em comum. */

export const undo = 'Desfazer';
export const redo = 'Refazer';
export const clear = 'Limpar';

export const howToGetIt = 'Como se calcula';
export const hands = 'Mãos';
/** De uma mão ou carta para escolher, já corrigida. */
export const found = 'encontrada';
export const missed = 'não marcada';
export const wrong = 'escolha errada';
/** @param isChosen se o usuário a escolheu */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'joga' : 'não joga'}${isChosen === plays ? '' : ', você escolheu o contrário'}`;

/** O erro de uma regra prática. */
export const exactToTenth = 'exata até o décimo';
export const tooLow = (points: string): string => `${points} pontos a menos`;
export const tooHigh = (points: string): string => `${points} pontos a mais`;

/** Uma carta e uma frase que começa com ela. */
export const cardSays = (card: string, says: string): string => `${card}: ${says}`;
/** O que uma carta faz com o range do usuário: o resto de uma frase que começa com a carta. */
export const leavesEquity = (equity: string, points: string): string =>
  `deixa seu range com ${equity} de equity: ${points} pontos.`;
export const leavesMost = (equity: string, points: string): string =>
  `deixa seu range com ${equity} de equity: ${points} pontos, sua melhor carta.`;
export const leavesLeast = (equity: string, points: string): string =>
  `deixa seu range com ${equity} de equity: ${points} pontos, sua pior carta.`;
export const cannotCome = 'não pode vir: está em todas as mãos de um range.';
