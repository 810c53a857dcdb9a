// All parts around an answer: loaded when the first answer is painted.
export { DECK_WORDS } from '../../words/spot';
export { default as BetSheet } from './BetSheet.svelte';
export { default as Verdict } from '../money/Verdict.svelte';
export { default as AnswerRows } from './AnswerRows.svelte';
export { default as EquityAndPrice } from './EquityAndPrice.svelte';
export { default as Examples } from './Examples.svelte';
export { default as Keys } from './Keys.svelte';
export { default as Legend } from './Legend.svelte';
export { default as SpotRows } from './SpotRows.svelte';
export { default as Streets } from './Streets.svelte';
export { default as Window } from './Window.svelte';
