/*
 * A spot in a frame of another site.
 */

export const showAnswer = 'Show the answer';
export const counting = 'Counting…';
export const openInOuts = 'Open in Outs';
