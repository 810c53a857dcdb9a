import { openingRange, type Opening, type OpeningSeat } from '../poker/charts';
import type { Decision, Hand } from './events';
import type { Position } from './position';

/* What each player did before the flop, which says more of the hand than anything else that others see. */

/** An opening by position: a line of play that has a range. */
export interface OpeningLine extends OpeningSeat {
  readonly opening: Opening;
  readonly position: Position;
  /** The position of the player who opened, if this one answered. */
  readonly against?: Position;
}

/** Positions as players write them in names. */
const SHORT: Readonly<Record<Position, string>> = {
  early: 'EP',
  hijack: 'HJ',
  cutoff: 'CO',
  button: 'BTN',
  'small blind': 'SB',
  'big blind': 'BB',
};

/** The name under which the user saves a range for a line: `'CO opens'`, `'BB calls BTN'`. It is the same in every language. */
export function nameOf({ opening, position, against }: OpeningLine): string {
  const name = `${SHORT[position]} ${opening}`;
  return against === undefined ? name : `${name} ${SHORT[against]}`;
}

const ANSWERS: readonly Opening[] = ['calls', '3-bets'];

/** The opening of each player who did not fold before the flop, as known at a decision. Needs the position. */
export function openingsAt({ decisions, players }: Hand, until: Decision): ReadonlyMap<string, OpeningLine> {
  const last = players.findIndex(({ position }) => position === 'big blind');
  if (last < 0) return new Map();
  const seatOf = (player: string) => {
    const at = players.findIndex(({ name }) => name === player);
    return { position: players[at]?.position, left: (last - at + players.length) % players.length };
  };
  const lines = new Map<string, OpeningLine>();
  let raises = 0;
  let opener: string | undefined;
  for (const { player, street, did } of decisions.slice(0, decisions.indexOf(until))) {
    if (street !== 'preflop') break;
    const { position, left } = seatOf(player);
    const told = openingOf(did, raises);
    const isLimped = Array.from(lines.values()).some((line) => line.opening === 'limps');
    const opening = told === 'opens' && isLimped ? 'raises limpers' : told;
    if (did === 'raise' || did === 'bet') raises++;
    if (opening === undefined || position === undefined) {
      lines.delete(player);
      continue;
    }
    const open = opener === undefined || opener === player ? undefined : seatOf(opener);
    if (told === 'opens') opener = player;
    lines.set(player, {
      ...{ opening, position, left, isHeadsUp: players.length === 2 },
      ...(open !== undefined && { to: open.left }),
      ...(open?.position !== undefined && ANSWERS.includes(opening) && { against: open.position }),
    });
  }
  return lines;
}

/** @param raises before it */
function openingOf(did: Decision['did'], raises: number): Opening | undefined {
  switch (did) {
    case 'fold':
      return undefined;
    case 'check':
      return 'checks';
    case 'call':
      return (['limps', 'calls', 'calls a 3-bet'] as const)[raises] ?? 'calls a 4-bet';
    case 'bet':
    case 'raise':
      return (['opens', '3-bets', '4-bets'] as const)[raises] ?? '5-bets';
  }
}

export function builtIn(line: OpeningLine): string {
  return openingRange(line.opening, line);
}
