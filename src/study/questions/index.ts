/* What most drills show, besides those that mark cards: loaded when the first one is dealt. */
export { default as Explanation } from '../../ui/Explanation.svelte';
export { default as Left } from './Left.svelte';
export { default as Panel } from './Panel.svelte';
