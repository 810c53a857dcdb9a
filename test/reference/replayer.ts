/*
 * A hand replayed by plain rules: chips move from a list of stacks to a list of bets, one action after the other. It shares
 * nothing with src/history.
 */

/** Seats from the small blind to the button; of two players the big blind comes first. */
export interface Script {
  readonly stacks: readonly number[];
  readonly ante: number;
  /** By seat, blinds and a straddle. */
  readonly blinds: readonly number[];
  /** Posted by the last seat: a dead blind, and a live one. */
  readonly late: readonly [dead: number, live: number];
  readonly steps: readonly ScriptStep[];
}

export type ScriptStep =
  | { readonly kind: 'street' }
  | { readonly kind: 'fold' | 'check' | 'call'; readonly seat: number }
  /** To a total on this street. */
  | { readonly kind: 'bet' | 'raise'; readonly seat: number; readonly to: number };

export interface Replayed {
  readonly seat: number;
  readonly position: string;
  /** A bet or raise in per cent of the pot that a call would make. */
  readonly percent: number | undefined;
  readonly behind: number;
  /** The chips at risk for each chip of the pot; `undefined` of a fold. */
  readonly toPot: number | undefined;
}

/** Each action as it leaves the table. */
export function replay({ stacks, ante, blinds, late, steps }: Script): Replayed[] {
  const left = [...stacks];
  const bets = stacks.map(() => 0);
  const isOut = stacks.map(() => false);
  let middle = 0;
  const move = (seat: number, chips: number, isBet: boolean) => {
    const moved = Math.min(chips, left[seat]);
    left[seat] -= moved;
    if (isBet) bets[seat] += moved;
    else middle += moved;
  };
  for (const seat of stacks.keys()) move(seat, ante, false);
  for (const [seat, blind] of blinds.entries()) move(seat, blind, true);
  move(stacks.length - 1, late[0], false);
  move(stacks.length - 1, late[1], true);
  // A blind that is all in is called with all of it.
  let due = Math.max(...blinds);

  const told: Replayed[] = [];
  for (const step of steps) {
    if (step.kind === 'street') {
      // What nobody has called goes back.
      const highest = Math.max(...bets);
      const second = bets.toSorted((a, b) => b - a)[1];
      const bettor = bets.indexOf(highest);
      left[bettor] += highest - second;
      bets[bettor] = second;
      for (const [seat, bet] of bets.entries()) {
        middle += bet;
        bets[seat] = 0;
      }
      due = 0;
      continue;
    }
    const { kind, seat } = step;
    const others = stacks.flatMap((_, own) => (own === seat || isOut[own] ? [] : [own]));
    // Nobody calls more than another player can bet.
    const can = Math.max(
      ...stacks.flatMap((_, own) => (own === seat ? [] : [bets[own] + (isOut[own] ? 0 : left[own])])),
    );
    const owed = Math.min(left[seat], Math.max(0, Math.min(due, can) - bets[seat]));
    let percent: number | undefined;
    if (kind === 'fold') isOut[seat] = true;
    if (kind === 'call') move(seat, owed, true);
    if (kind === 'bet' || kind === 'raise') {
      move(seat, owed, true);
      const pot = middle + bets.reduce((sum, bet) => sum + bet, 0);
      const more = step.to - bets[seat];
      move(seat, more, true);
      percent = (100 * more) / pot;
      due = step.to;
    }
    const pot = middle + bets.reduce((sum, bet) => sum + bet, 0);
    told.push({
      seat,
      position: positionOf(seat, stacks.length),
      percent,
      behind: left[seat],
      toPot: kind === 'fold' ? undefined : Math.min(left[seat], Math.max(...others.map((own) => left[own]))) / pot,
    });
  }
  return told;
}

/** Counted from the button, which is the last seat. */
function positionOf(seat: number, seats: number): string {
  if (seats === 2) return seat === 0 ? 'big blind' : 'button';
  if (seat < 2) return seat === 0 ? 'small blind' : 'big blind';
  const fromButton = seats - 1 - seat;
  return ['button', 'cutoff', 'hijack'][fromButton] ?? 'early';
}
