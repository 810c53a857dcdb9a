/** The drills of the lab, as its link names them: `'#/lab?drill=who-wins&seed=7'`. */
export const LAB_DRILLS = ['who-wins', 'five-that-play'] as const;
export type LabDrillName = (typeof LAB_DRILLS)[number];
