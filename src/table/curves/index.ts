// Range against range: the row, and the maps below the deck.
export { default as CurveMaps } from './CurveMaps.svelte';
export { default as CurveRow } from './CurveRow.svelte';
