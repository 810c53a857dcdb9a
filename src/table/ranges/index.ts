// Entering a range, and what a range holds.
export { default as HeroRange } from './HeroRange.svelte';
export { default as RangeField } from './RangeField.svelte';
export { default as RangeGrid } from './RangeGrid.svelte';
export { default as RangeLadder } from './RangeLadder.svelte';
export { default as RangeMap } from './RangeMap.svelte';
