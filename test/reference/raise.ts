/* A raise before the flop and a pair that plays for its set, by plain counting: chip by chip, hand by hand. */

/**
 * The chips in the middle before hero's call, and those hero adds, in big blinds. A chip is a hundredth.
 *
 * @param to each opponent's chips, in big blinds
 * @param posted the blind that hero has posted
 */
export function pushIn(
  to: number,
  posted: 'sb' | 'bb' | undefined,
  opponents: number,
): { readonly pot: number; readonly call: number } {
  const chips = Math.round(100 * to);
  let [middle, hero] = [50 + 100, posted === 'bb' ? 100 : posted === 'sb' ? 50 : 0];
  for (let seat = 0; seat < opponents; seat++) middle += chips;
  let call = 0;
  for (; hero < chips; hero++) call++;
  return { pot: middle / 100, call: call / 100 };
}

/**
 * What must be won with each set for a call to lose nothing: of 17 calls two hit, and 15 lose the call. The least amount
 * in hundredths, tried one after the other.
 */
export function setMustWin(pot: number, call: number): number {
  let won = 0;
  while (2 * (100 * pot + won) < 15 * 100 * call - 1e-6) won++;
  return won / 100;
}

/** What a pair should do that plays for its set alone. */
export function playForSet(pot: number, call: number, behind: number): 'call' | 'close' | 'fold' {
  const won = setMustWin(pot, call);
  if (behind >= 2 * won) return 'call';
  return behind >= won ? 'close' : 'fold';
}
