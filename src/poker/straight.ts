/**
 * The highest run of five in a histogram of ranks, by the index of its top; -1 where there is none. Each wild card
 * fills one gap. The ranks are anonymous: an ace that counts low as well as high is in the histogram twice. One step a
 * rank.
 */
export function highestRun(histogram: ArrayLike<number>, wilds: number): number {
  let highest = -1;
  let held = 0;
  for (let top = 0; top < histogram.length; top++) {
    if (histogram[top] > 0) held++;
    if (top >= 5 && histogram[top - 5] > 0) held--;
    if (top >= 4 && held + wilds >= 5) highest = top;
  }
  return highest;
}
