/** `'the opponent'`, or `'opponent 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'the opponent' : `opponent ${seat + 1}`;
}
