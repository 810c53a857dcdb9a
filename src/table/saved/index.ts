// A spot to take elsewhere, and the spots that the device keeps.
export { default as Copy } from './Copy.svelte';
export { pictureOf } from './picture';
export { default as SpotList } from './SpotList.svelte';
export { theSpots } from './spots.svelte';
