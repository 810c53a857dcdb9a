// What the rows of money open.
export { default as Runs } from './Runs.svelte';
export { default as SidePots } from './SidePots.svelte';
export { default as Tournament } from './Tournament.svelte';
