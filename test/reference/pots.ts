/** A hand in whole units. Lists by seat. */
export interface Played {
  readonly put: readonly number[];
  /** Of each board the score of each seat; below 0 of a seat that plays for nothing. */
  readonly scores: readonly (readonly number[])[];
  readonly middle: number;
  readonly chip: number;
  readonly button: number;
}

/**
 * Pays out a hand unit by unit. One unit after the other is collected from all who have put in as much, into the box of
 * the players who are still in for it; a unit that nobody else meets goes back. Then each box is emptied chip by chip: in
 * turn to each board, and from there in turn to each of its winners.
 *
 * @returns what each seat has won or lost
 */
export function nets({ put, scores, middle, chip, button }: Played): number[] {
  const seats = [...put.keys()];
  const turns = [...seats.slice(button + 1), ...seats.slice(0, button + 1)];
  const live = seats.filter((seat) => scores[0][seat] >= 0);
  const net = put.map((own) => 0 - own);
  const boxes = new Map<string, { units: number; for: number[] }>();
  const collect = (units: number, players: number[]) => {
    const box = boxes.get(players.join()) ?? { units: 0, for: players };
    box.units += units;
    boxes.set(players.join(), box);
  };
  collect(middle, live);
  const most = Math.max(...live.map((seat) => put[seat]));
  const top = live.filter((seat) => put[seat] === most);
  for (let unit = 1; unit <= Math.max(...put); unit++) {
    const payers = seats.filter((seat) => put[seat] >= unit);
    const players = payers.filter((seat) => live.includes(seat));
    const [only] = payers;
    if (payers.length === 1 && players.length === 1) net[only]++;
    else collect(payers.length, players.length > 0 ? players : top);
  }
  for (const { units, for: players } of boxes.values()) {
    const winnersOn = scores.map((board) => {
      const best = Math.max(...players.map((seat) => board[seat]));
      return turns.filter((seat) => players.includes(seat) && board[seat] === best);
    });
    let left = units;
    const given = scores.map(() => 0);
    for (let turn = 0; left >= chip; turn++) {
      const board = turn % scores.length;
      const winners = winnersOn[board];
      net[winners[given[board]++ % winners.length]] += chip;
      left -= chip;
    }
    net[winnersOn[0][0]] += left;
  }
  return net;
}
