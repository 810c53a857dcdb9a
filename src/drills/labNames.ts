/** The drills of the lab, as its link names them: `'#/lab?drill=who-wins&seed=7'`. */
export const LAB_DRILLS = ['who-wins', 'five-that-play'] as const;
export type LabDrillName = (typeof LAB_DRILLS)[number];

/**
 * Their seeds are whole numbers below this. `SEEDS` is not used: the page with the link would load its whole module.
 */
export const LAB_SEEDS = 1_000_000;
