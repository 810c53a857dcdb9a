import type { Hand, HandPlayer } from '../../history/events';
import type { Card, Hole } from '../../poker/card';
import { potsOfAllIn } from '../../poker/money/payments';
import { evaluateIn } from '../../poker/wildHand';
import type { Player, Spot } from '../../poker/spot';

/** How a hand ended for a player, in big blinds. */
export interface HandResult {
  /** The money won less the money put in, a cash-out included; `undefined` if the history does not give it. */
  readonly won: number | undefined;
  /**
   * The same with, in place of what was won, the player's equity in every pot less rake when all were in, no matter who
   * was paid: if everybody's cards are known. Elsewhere as {@link won}.
   */
  readonly byEquity: number | undefined;
  /** Whether the two were found separately. */
  readonly isAllIn: boolean;
}

interface Pot {
  readonly amount: number;
  readonly seats: readonly HandPlayer[];
}

/**
 * The pots of a hand that has ended, by the bets of those still in: the main pot first, which has antes, dead blinds
 * and what the house gave. A bet beyond all others, which the history did not return, is a pot of its player's.
 */
export function potsOf({ players, pot }: Hand): Pot[] {
  const put = players.map(({ bet }) => bet);
  const gone = players.flatMap(({ hasFolded }, seat) => (hasFolded ? [seat] : []));
  const middle = pot - put.reduce((sum, bet) => sum + bet, 0);
  const { pots, uncalled } = potsOfAllIn({ put, gone, middle });
  return [
    ...pots.map(({ size, seats }) => ({ amount: size, seats: seats.map((seat) => players[seat]) })),
    ...(uncalled === undefined ? [] : [{ amount: uncalled.amount, seats: [players[uncalled.seat]] }]),
  ];
}

/** The money of a hand: who has it in the end. */
export interface Settled {
  /** Paid out of the pot, by name; and what the house paid outside it, or took if negative. */
  readonly won: ReadonlyMap<string, number>;
  readonly house: ReadonlyMap<string, number>;
  /** What the house keeps of the pot: rake, jackpots, taxes. */
  readonly rake: number;
  /** What the house won with the hands of players who cashed out. */
  readonly bought: number;
}

/** Where the money goes, by the history or else by the cards: won, bought or rake. `undefined` if neither is known. */
export function settle(hand: Hand): Settled | undefined {
  const { ending, pot, players, board } = hand;
  const house = new Map(ending.house.map(({ player, amount }) => [player, amount]));
  const told = ending.won.reduce((sum, { amount }) => sum + amount, 0);
  const rake = ending.rake + ending.fee;
  // A player who cashed out collects nothing: the house does, if the cards win.
  const hasSold = ending.cashedOut.some((name) => ending.won.every(({ player }) => player !== name));
  if (hasSold || told > 0) {
    const bought = hasSold ? pot - told - rake : 0;
    return {
      won: new Map(ending.won.map(({ player, amount }) => [player, amount])),
      house,
      rake: pot - told - bought,
      bought,
    };
  }
  const live = players.filter(({ hasFolded }) => !hasFolded);
  const [only] = live;
  const paid = pot - rake;
  if (only !== undefined && live.length === 1) return { won: new Map([[only.name, paid]]), house, rake, bought: 0 };
  if (board.length < 5 || live.some(({ cards }) => cards.length < 2)) return undefined;
  const boards = [board, ...ending.runs.map((cards) => [...board.slice(0, -cards.length), ...cards])];
  const won = new Map<string, number>();
  for (const run of boards) {
    for (const { amount, seats } of potsOf(hand)) {
      const strengths = seats.map(({ cards }) => evaluateIn(undefined, [...cards, ...run]));
      const best = Math.max(...strengths);
      const winners = seats.filter((_, at) => strengths[at] === best);
      for (const { name } of winners) {
        const share = (amount * paid) / pot / winners.length / boards.length;
        won.set(name, (won.get(name) ?? 0) + share);
      }
    }
  }
  return { won, house, rake, bought: 0 };
}

/** The board on which the last decision was made; `undefined` if a player could bet to the end. */
function allInBoard({ players, decisions, board }: Hand): readonly Card[] | undefined {
  const live = players.filter(({ hasFolded }) => !hasFolded);
  if (live.length < 2 || board.length < 5) return undefined;
  const then = decisions.at(-1)?.board ?? [];
  return then.length === 5 ? undefined : then;
}

/** How the hand ended for a player. @param equityOf finds hero's equity in a spot where all cards are known */
export function resultOf(hand: Hand, player: string, equityOf: (spot: Spot) => number): HandResult {
  const seat = hand.players.find(({ name }) => name === player);
  const settled = settle(hand);
  if (seat === undefined || settled === undefined || hand.bigBlind === 0) {
    return { won: undefined, byEquity: undefined, isAllIn: false };
  }
  const paid = seat.bet + seat.dead;
  const received = (settled.won.get(player) ?? 0) + (settled.house.get(player) ?? 0);
  const won = (received - paid) / hand.bigBlind;
  const board = allInBoard(hand);
  const live = hand.players.filter(({ hasFolded }) => !hasFolded);
  if (board === undefined || !live.includes(seat) || live.some(({ cards }) => cards.length < 2)) {
    return { won, byEquity: won, isAllIn: false };
  }
  const afterRake = hand.pot === 0 ? 1 : 1 - settled.rake / hand.pot;
  const expected = potsOf(hand).reduce((sum, { amount, seats }) => {
    if (!seats.includes(seat)) return sum;
    return sum + amount * afterRake * shareOf(seat, seats, hand, board, equityOf);
  }, 0);
  return { won, byEquity: (expected - paid) / hand.bigBlind, isAllIn: true };
}

function shareOf(
  seat: HandPlayer,
  seats: readonly HandPlayer[],
  { players }: Hand,
  board: readonly Card[],
  equityOf: (spot: Spot) => number,
): number {
  if (seats.length === 1) return 1;
  const held = ({ cards: [first, second] }: HandPlayer): Player => ({
    kind: 'hand',
    cards: [first, second] as Hole,
  });
  return equityOf({
    hero: held(seat),
    board,
    opponents: seats.filter((own) => own !== seat).map(held),
    dead: players.filter((own) => !seats.includes(own)).flatMap(({ cards }) => cards),
  });
}
