/** Less than half a hundredth counts as no chips, in hundredths. */
const NO_CHIPS = 0.5;

export function hasChips(stack: number): boolean {
  return stack >= NO_CHIPS;
}

/**
 * The prize money each of up to ten stacks is worth, by Malmuth and Harville: first place goes to each player with the
 * chance of his part of all chips, each next place likewise among those who are left. (D. A. Harville, 1973, of horses;
 * M. Malmuth, Gambling Theory, 1987, of stacks.) Who has no chips takes the last places.
 *
 * @param stacks in hundredths
 * @param payouts the first place first; places beyond them pay nothing
 * @param began the chips that each player began the hand with: who began with more has the higher of the
 *   last places, and equals share what theirs pay; left out, all are equal
 * @returns by player; in all the payouts of the places there are
 */
export function prizesOf(
  stacks: readonly number[],
  payouts: readonly number[],
  began: readonly number[] = stacks.map(() => 0),
): number[] {
  const prizes = stacks.map(() => 0);
  const players = stacks.flatMap((stack, player) => (hasChips(stack) ? [player] : []));
  const chips = players.map((player) => stacks[player]);
  const all = chips.reduce((sum, stack) => sum + stack, 0);
  const places = Math.min(players.length, payouts.length);
  // The chance that the players of a set have taken the first places.
  const sets = 1 << players.length;
  const chances = new Float64Array(sets);
  chances[0] = 1;
  for (let taken = 0; taken < sets; taken++) {
    if (chances[taken] === 0) continue;
    let left = all;
    let place = 0;
    for (let index = 0; index < players.length; index++) {
      if (((taken >> index) & 1) === 0) continue;
      left -= chips[index];
      place++;
    }
    if (place >= places) continue;
    for (let index = 0; index < players.length; index++) {
      if ((taken >> index) & 1) continue;
      // The last player gets all that is left, with any rounding.
      const share = place === players.length - 1 ? 1 : chips[index] / left;
      const chance = chances[taken] * share;
      prizes[players[index]] += chance * payouts[place];
      chances[taken | (1 << index)] += chance;
    }
  }
  payLast(prizes, stacks, payouts, began, players.length);
  return prizes;
}

/** Pays the places from `place` on to players without chips. */
function payLast(
  prizes: number[],
  stacks: readonly number[],
  payouts: readonly number[],
  began: readonly number[],
  place: number,
): void {
  const out = stacks.flatMap((stack, player) => (hasChips(stack) ? [] : [player]));
  const levels = Array.from(new Set(out.map((player) => began[player]))).sort((a, b) => b - a);
  for (const level of levels) {
    const equals = out.filter((player) => began[player] === level);
    const paid = equals.reduce((sum, _, at) => sum + (payouts[place + at] ?? 0), 0);
    for (const player of equals) prizes[player] = paid / equals.length;
    place += equals.length;
  }
}
