/*
 * A spot in a frame of another site.
 */

export const showAnswer = 'Ver a resposta';
export const counting = 'Calculando…';
export const openInOuts = 'Abrir no Outs';
