/* Drills with their own question, levels 8 to 13: loaded when the first one is dealt. */
export { Answering } from './answering.svelte';
export { default as Explanation } from '../../ui/Explanation.svelte';
export { default as Left } from './Left.svelte';
export { default as Panel } from './Panel.svelte';
export { exactOf, restOf, saidOf, tableLinkOf } from './words';
