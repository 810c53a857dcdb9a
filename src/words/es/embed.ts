/*
 * A spot in a frame of another site.
 */

export const showAnswer = 'Ver la respuesta';
export const counting = 'Calculando…';
export const openInOuts = 'Abrir en Outs';
