import { SvelteSet } from 'svelte/reactivity';

/** The fields of money whose text cannot be read, by their ids: meanwhile there is no verdict on the amounts before. */
export const unreadAmounts = new SvelteSet<string>();
