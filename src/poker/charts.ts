/*
 * Our own guides for 100 big blinds without an ante, not a solver's and nobody's chart. How they are made:
 *
 * - An opening range belongs to the number of players left to act, at a table of any size. The shares to meet are
 *   what is commonly taught: a tenth of all hands with eight behind, a sixth with five, a fifth with four, a quarter with
 *   three, 42 to 48 % from the button. The small blind has one player behind but acts first from then on: it opens less than
 *   the button.
 * - Hands come in by how well they play: pairs and suited aces, then big cards, suited connectors, and offsuit hands last. A
 *   later position opens all that an earlier one does.
 * - Against an open the best hands 3-bet for value, small suited aces and some connectors as bluffs; what plays well
 *   enough behind them calls. The small blind 3-bets or folds. The big blind calls widest: it has paid a part of the price.
 * - Against a 3-bet about half of an early opening range goes on, and less of a late, wide one.
 */

/** What the player does with these hands. The last two answer a 3-bet. */
export const ACTIONS = ['open', 'call', '3-bet', 'call a 3-bet', '4-bet'] as const;
export type Action = (typeof ACTIONS)[number];

export const TABLE_SIZES = [6, 9] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

export interface Preset {
  readonly position: string;
  /** The position of the raise that it answers; left out if it answers none, or any 3-bet. */
  readonly against?: string;
  /** The range in the form of `formatRange`. */
  readonly text: string;
}

/** The order is that of acting. */
const POSITIONS: Readonly<Record<TableSize, readonly string[]>> = {
  6: ['UTG', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
  9: ['UTG', 'UTG+1', 'UTG+2', 'LJ', 'HJ', 'CO', 'BTN', 'SB', 'BB'],
};

/** A position by the number of players left to act behind it. */
type Left = number;
const [BUTTON, SMALL_BLIND, BIG_BLIND] = [2, 1, 0];

/** The first raise, and the answers to a 3-bet. */
const OPENS: readonly {
  readonly left: Left;
  readonly open: string;
  readonly call?: string;
  readonly raise?: string;
}[] = [
  { left: 8, open: '66+,ATs+,A5s-A4s,KTs+,QJs,JTs,AJo+', call: 'QQ-99,AQs-AJs,KQs,AKo', raise: 'KK+,AKs,A5s' },
  { left: 7, open: '55+,A9s+,A5s-A4s,KTs+,QTs+,JTs,T9s,AJo+,KQo' },
  { left: 6, open: '44+,A8s+,A5s-A3s,KTs+,QTs+,JTs,T9s,98s,AJo+,KQo' },
  {
    left: 5,
    open: '33+,A2s+,K9s+,QTs+,J9s+,T9s,98s,ATo+,KJo+',
    call: 'QQ-88,AQs-ATs,KJs+,QJs,JTs,T9s,AQo',
    raise: 'KK+,AK,A5s-A4s',
  },
  { left: 4, open: '22+,A2s+,K8s+,Q9s+,J9s+,T8s+,98s,87s,76s,65s,ATo+,KJo+,QJo' },
  {
    left: 3,
    open: '22+,A2s+,K5s+,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,54s,A8o+,KTo+,QTo+,JTo',
    call: 'JJ-66,AQs-A9s,KTs+,QTs+,JTs,T9s,98s,87s,AQo-AJo,KQo',
    raise: 'QQ+,AK,A5s-A3s',
  },
  {
    left: BUTTON,
    open: '22+,A2+,K2s+,Q2s+,J4s+,T6s+,96s+,85s+,75s+,64s+,53s+,43s,K8o+,Q9o+,J9o+,T8o+,98o',
    call: 'JJ-44,AQs-A6s,K9s+,Q9s+,J9s+,T8s+,97s+,87s,76s,65s,54s,AQo-AJo,KQo',
    raise: 'QQ+,AK,A5s-A3s,ATo',
  },
  {
    left: SMALL_BLIND,
    open: '22+,A2+,K2s+,Q4s+,J6s+,T6s+,96s+,85s+,75s+,64s+,54s,K9o+,Q9o+,J9o+,T9o',
    call: 'JJ-55,AQs-A8s,K9s+,Q9s+,J9s+,T8s+,98s,87s,76s,AQo-AJo',
    raise: 'QQ+,AK,A5s-A3s,KQo',
  },
];

/** Answers to an open: whose, from where the open comes. */
const ANSWERS: readonly { readonly left: Left; readonly to: Left; readonly call?: string; readonly raise: string }[] = [
  { left: BUTTON, to: 8, call: 'JJ-77,AQs-ATs,KJs+,QJs,JTs', raise: 'QQ+,AK,A5s' },
  { left: BUTTON, to: 5, call: 'JJ-55,AJs-ATs,KTs+,QJs,JTs,T9s,AQo', raise: 'QQ+,AQs+,A5s-A4s,AKo,KQo' },
  {
    left: BUTTON,
    to: 3,
    call: '99-44,ATs-A8s,KTs,QTs+,JTs,T9s,98s,87s,AJo',
    raise: 'TT+,AJs+,A5s-A3s,KJs+,AQo+,KQo',
  },
  { left: SMALL_BLIND, to: 8, raise: 'JJ+,AQs+,A5s,KQs,AKo' },
  { left: SMALL_BLIND, to: 5, raise: 'TT+,AJs+,A5s-A4s,KJs+,AQo+' },
  { left: SMALL_BLIND, to: 3, raise: '88+,ATs+,A5s-A4s,KTs+,QTs+,JTs,AQo+,KQo' },
  { left: SMALL_BLIND, to: BUTTON, raise: '66+,A9s+,A5s-A4s,KTs+,QTs+,JTs,T9s,ATo+,KQo' },
  {
    left: BIG_BLIND,
    to: 8,
    call: 'JJ-22,AQs-A6s,A3s-A2s,K9s+,QTs+,J9s+,T9s,98s,87s,76s,65s,54s,AQo-AJo,KQo',
    raise: 'QQ+,AK,A5s-A4s',
  },
  {
    left: BIG_BLIND,
    to: 5,
    call: 'TT-22,AJs-A6s,A3s-A2s,KJs-K7s,Q8s+,J8s+,T8s+,97s+,86s+,75s+,AQo-ATo,KJo+,QJo',
    raise: 'JJ+,AQs+,A5s-A4s,KQs,65s,54s,AKo',
  },
  {
    left: BIG_BLIND,
    to: 3,
    call: '99-22,ATs-A6s,A3s-A2s,KTs-K5s,Q6s+,J7s+,T7s+,96s+,86s+,75s+,64s,53s,AJo-A8o,KTo+,QTo+,JTo,T9o',
    raise: 'TT+,AJs+,A5s-A4s,KJs+,65s,54s,AQo+',
  },
  {
    left: BIG_BLIND,
    to: BUTTON,
    call: '88-22,A9s-A6s,A3s-A2s,K9s-K2s,Q9s-Q3s,J9s-J5s,T8s-T6s,96s+,85s+,74s+,64s,53s,43s,ATo-A3o,KJo-K9o,Q9o+,J9o+,T8o+,98o',
    raise: '99+,ATs+,A5s-A4s,KTs+,QTs+,JTs,T9s,65s,54s,AJo+,KQo',
  },
  {
    left: BIG_BLIND,
    to: SMALL_BLIND,
    call: '88-22,A9s-A6s,A3s-A2s,K9s-K2s,QTs-Q2s,J4s+,T6s+,95s+,85s+,74s+,64s-63s,53s,43s,ATo-A2o,KJo-K7o,Q8o+,J8o+,T8o+,97o+,87o,76o',
    raise: '99+,ATs+,A5s-A4s,KTs+,QJs,65s,54s,AJo+,KQo',
  },
];

/** The ranges for an action at a table of this many players, from the first to act to the last. */
export function presetsFor(players: TableSize, action: Action): Preset[] {
  const positionOf = (left: Left): string | undefined => POSITIONS[players].at(-1 - left);
  const rows: readonly { readonly left: Left; readonly to?: Left; readonly text: string | undefined }[] =
    action === 'call' || action === '3-bet'
      ? ANSWERS.map(({ left, to, call, raise }) => ({ left, to, text: action === 'call' ? call : raise }))
      : OPENS.map(({ left, open, call, raise }) => ({
          left,
          text: action === 'open' ? open : action === '4-bet' ? raise : call,
        }));
  return rows.flatMap(({ left, to, text }) => {
    const [position, against] = [positionOf(left), to === undefined ? undefined : positionOf(to)];
    if (text === undefined || position === undefined || (to !== undefined && against === undefined)) return [];
    return [{ position, text, ...(against !== undefined && { against }) }];
  });
}

/**
 * What a player did before the flop, as far as it says something of the hand: the last of it. Who posts a straddle may check.
 */
export const OPENINGS = [
  ...(['opens', 'raises limpers', 'limps', 'checks', 'calls', '3-bets'] as const),
  ...(['calls a 3-bet', '4-bets', 'calls a 4-bet', '5-bets'] as const),
] as const;
export type Opening = (typeof OPENINGS)[number];

export interface OpeningSeat {
  /** How many players act behind the player before the flop, blinds included. */
  readonly left: number;
  /** The players left to act behind the opener, if another player opened. */
  readonly to?: number | undefined;
  /** Whether only two players were dealt in. */
  readonly isHeadsUp: boolean;
}

/*
 * What the guides above leave out, because they advise against it, or because it hardly depends on the position. Players do
 * it all the same, so here is what they mostly hold.
 */
const HEADS_UP = {
  opens: '80%',
  calls:
    '88-22,A9s-A6s,K8s-K2s,Q9s-Q2s,J9s-J2s,T4s+,95s+,85s+,74s+,64s+,53s+,43s,ATo-A2o,KJo-K2o,Q5o+,J7o+,T7o+,97o+,87o,76o',
  '3-bets': '99+,ATs+,A5s-A2s,K9s+,QTs+,JTs,AJo+,KQo',
} as const;
/** Raises over limpers, from any seat: there is a caller already, and often one more. */
const RAISES_LIMPERS = '77+,A9s+,KTs+,QTs+,JTs,AJo+,KQo';
const LIMPS = '88-22,ATs-A2s,KTs-K6s,Q8s+,J8s+,T8s+,97s+,86s+,76s,65s,54s,AJo-A7o,KTo+,QTo+,JTo,T9o';
const COMPLETES =
  '77-22,A9s-A2s,KTs-K2s,Q9s-Q2s,J9s-J4s,T5s+,95s+,84s+,74s+,63s+,53s+,43s,ATo-A2o,KJo-K5o,Q7o+,J8o+,T8o+,97o+,87o,76o';
/** All that does not raise over limpers. */
const CHECKS = '88-22,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32,A9s-A2s,KTs-K2s,ATo-A2o,KJo-K2o';
/** Calls of the small blind, which the guide has raise or fold; by where the open comes from. */
const BLIND_CALLS: readonly { readonly to: number; readonly call: string }[] = [
  { to: BUTTON, call: '55-22,A8s-A6s,A3s-A2s,K9s-K8s,Q9s,J9s,98s,87s,76s,A9o,KJo-KTo,QJo' },
  { to: 3, call: '77-44,A9s-A7s,K9s,Q9s,J9s,T9s,98s,87s,AJo,KJo' },
  { to: 5, call: '99-55,ATs-A9s,KTs,QTs+,JTs,T9s,AJo,KQo' },
  { to: 8, call: 'TT-66,AJs-ATs,KJs,QJs,JTs' },
];
const COLD_CALL = 'QQ-TT,AQs+,AKo';
const COLD_4_BET = 'KK+,AK';
const CALLS_4_BET = 'QQ-TT,AQs+,KQs,AKo';
const FIVE_BETS = 'QQ+,AK';

/**
 * The range that a player is taken to hold by an opening, as a text of the field. Of positions that the guides leave out it
 * is the guide of the next position before, which is tighter.
 */
export function openingRange(opening: Opening, { left, to, isHeadsUp }: OpeningSeat): string {
  const own = OPENS.findLast((row) => row.left >= left) ?? OPENS[0];
  const answers = OPENS.findLast((row) => row.left >= left && row.call !== undefined) ?? OPENS[0];
  switch (opening) {
    case 'opens':
      return isHeadsUp ? HEADS_UP.opens : own.open;
    case 'raises limpers':
      return RAISES_LIMPERS;
    case 'limps':
      return left === SMALL_BLIND ? COMPLETES : LIMPS;
    case 'checks':
      return CHECKS;
    case 'calls':
      if (isHeadsUp) return HEADS_UP.calls;
      if (left === SMALL_BLIND) return (BLIND_CALLS.find((row) => row.to >= (to ?? 8)) ?? BLIND_CALLS[3]).call;
      return answerTo(left, to)?.call ?? COLD_CALL;
    case '3-bets':
      return isHeadsUp ? HEADS_UP['3-bets'] : (answerTo(left, to)?.raise ?? COLD_4_BET);
    case 'calls a 3-bet':
      return to === undefined ? (answers.call ?? COLD_CALL) : COLD_CALL;
    case '4-bets':
      return to === undefined ? (answers.raise ?? COLD_4_BET) : COLD_4_BET;
    case 'calls a 4-bet':
      return CALLS_4_BET;
    case '5-bets':
      return FIVE_BETS;
  }
}

/** The guide's answer to an open; players before the button answer as it does. */
function answerTo(left: number, to = 8): (typeof ANSWERS)[number] | undefined {
  const rows = ANSWERS.filter((row) => row.left === Math.min(left, BUTTON));
  return rows.findLast((row) => row.to >= to) ?? rows[0];
}
