import { choicesOf, DECK, without } from './cards';
import { winnersOf, type Holding } from './equity';
import { best } from './hand';

/** Whole chips in the middle, and behind. Lists by seat, hero first. */
export interface Chips {
  readonly bets: readonly number[];
  readonly folded: readonly number[];
  /** Dead money. */
  readonly nobodys: number;
}

export interface Settlement {
  /** Each seat's winnings, and the part of its bet that is returned because it was not matched. */
  readonly won: number[];
  readonly back: number[];
}

/**
 * Gives one chip after the other to its winner. The first chip of each bet is met by the first chips of all other bets,
 * and so on; a chip that no other player has met goes back. A folded player's chip that no seat has met is on top, for
 * those who have put in most. A score below 0 is that of a seat that has folded.
 */
export function settle({ bets, folded, nobodys }: Chips, scores: readonly number[]): Settlement {
  const won = bets.map(() => 0);
  const back = bets.map(() => 0);
  const seats = bets.flatMap((_, seat) => (scores[seat] >= 0 ? [seat] : []));
  const away = [...folded, ...bets.filter((_, seat) => scores[seat] < 0)];
  const give = (chips: number, to: readonly number[]) => {
    const own = winnersOf(to.map((seat) => scores[seat])).map((at) => to[at]);
    for (const seat of own) won[seat] += chips / own.length;
  };
  const highest = Math.max(...seats.map((seat) => bets[seat]));
  const top = seats.filter((seat) => bets[seat] === highest);
  for (let chip = 1; chip <= Math.max(...bets, ...folded); chip++) {
    const matched = seats.filter((seat) => bets[seat] >= chip);
    const others = away.filter((bet) => bet >= chip).length;
    const [first] = matched;
    if (first !== undefined && matched.length === 1 && others === 0) back[first]++;
    else give(matched.length + others, matched.length === 0 ? top : matched);
  }
  give(nobodys, seats);
  return { won, back };
}

/** Every deal of these hands and a full board in which no card is dealt twice, with its weight. */
export function dealsOf(
  holdings: readonly Holding[],
  board: readonly string[],
  dead: readonly string[],
): { readonly scores: number[]; readonly weight: number }[] {
  const named = [...board, ...dead];
  const hands = holdings.reduce<{ cards: (readonly string[])[]; weight: number }[]>(
    (before, holding) =>
      before.flatMap(({ cards, weight }) =>
        holding
          .filter(([hand]) => hand.every((card) => ![...named, ...cards.flat()].includes(card)))
          .map(([hand, own]) => ({ cards: [...cards, hand], weight: weight * own })),
      ),
    [{ cards: [], weight: 1 }],
  );
  return hands.flatMap(({ cards, weight }) =>
    choicesOf(without(DECK, [...named, ...cards.flat()]), 5 - board.length).map((runOut) => ({
      scores: cards.map((hand) => best([...hand, ...board, ...runOut])),
      weight,
    })),
  );
}

/**
 * Prizes by enumerating every order in which the players can take the places: first place goes to each with the chance
 * of his part of the chips, the next likewise among those left. A player without chips has no prize.
 */
export function prizes(stacks: readonly number[], payouts: readonly number[]): number[] {
  const worth = stacks.map(() => 0);
  const place = (left: readonly number[], chance: number, at: number): void => {
    const all = left.reduce((sum, player) => sum + stacks[player], 0);
    for (const player of left) {
      const own = (chance * stacks[player]) / all;
      worth[player] += own * (payouts[at] ?? 0);
      place(
        left.filter((other) => other !== player),
        own,
        at + 1,
      );
    }
  };
  place(
    stacks.flatMap((stack, player) => (stack > 0 ? [player] : [])),
    1,
    0,
  );
  return worth;
}

/** The same where some have no chips: they take the last places, who began with more the higher ones. */
export function prizesWithout(
  stacks: readonly number[],
  began: readonly number[],
  payouts: readonly number[],
): number[] {
  const worth = prizes(stacks, payouts);
  let at = stacks.filter((stack) => stack > 0).length;
  const out = stacks.flatMap((stack, player) => (stack > 0 ? [] : [player]));
  while (out.length > 0) {
    const most = Math.max(...out.map((player) => began[player]));
    const next = out.filter((player) => began[player] === most);
    const paid = next.reduce((sum, _, index) => sum + (payouts[at + index] ?? 0), 0);
    for (const player of next) {
      worth[player] = paid / next.length;
      out.splice(out.indexOf(player), 1);
    }
    at += next.length;
  }
  return worth;
}

/** A hand of a tournament in whole chips. */
export interface Tournament extends Chips {
  readonly call: number;
  /** Behind, before the call. */
  readonly stacks: readonly number[];
  readonly others: readonly number[];
  readonly payouts: readonly number[];
  /** For each opponent. */
  readonly bounties: readonly number[];
}

/** Everybody's prize after one deal: hero has called, or has folded. */
export function prizesAfter(game: Tournament, scores: readonly number[], hasFolded: boolean): number[] {
  const { bets, call, stacks, others, payouts, bounties } = game;
  const paid = bets.map((bet, seat) => (seat === 0 && !hasFolded ? bet + call : bet));
  const own = scores.map((score, seat) => (seat === 0 && hasFolded ? -1 : score));
  const { won, back } = settle({ ...game, bets: paid }, own);
  const after = stacks.map((stack, seat) => stack - (seat === 0 && !hasFolded ? call : 0) + won[seat] + back[seat]);
  const began = stacks.map((stack, seat) => stack + bets[seat]);
  const worth = prizesWithout([...after, ...others], [...began, ...others], payouts);
  bounties.forEach((bounty, at) => {
    const seat = at + 1;
    const hasPlayed = paid[seat] > 0 || game.nobodys > 0;
    if (after[seat] > 0 || !hasPlayed) return;
    // His last chip was met by those who have put in as much as he.
    const rivals = paid.flatMap((bet, other) => (own[other] >= 0 && bet >= paid[seat] ? [other] : []));
    const last = winnersOf(rivals.map((other) => own[other])).map((index) => rivals[index]);
    for (const winner of last) worth[winner] += bounty / last.length;
  });
  return worth;
}
