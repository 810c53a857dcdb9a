import { formatCards } from '../../poker/card';
import { holdsText, isKnown, seatsBehind, type PricedBet } from './decisions';
import { isLostOnRiver } from './totals';

/** A decision as it is exported. Amounts are in big blinds, equities from 0 to 1. */
export interface ExportedBet {
  readonly hand: string;
  readonly time: string;
  readonly street: string;
  readonly hero: string;
  readonly board: string;
  readonly did: 'call' | 'fold';
  readonly pot: number;
  readonly call: number;
  readonly needed: number;
  readonly equity: number;
  /** Half of the equity's 95% interval; `null` if it was counted exactly. */
  readonly halfWidth: number | null;
  /**
   * The number of opponents who had still to act. Then the fields above hold if they fold, and these if they call;
   * otherwise these are `null`.
   */
  readonly behind: number;
  readonly neededIfCall: number | null;
  readonly equityIfCall: number | null;
  readonly halfWidthIfCall: number | null;
  readonly against: string;
  /** How the cards of each opponent are known: `shown`, `given` or `nothing`. */
  readonly known: string;
  readonly kind: string;
  readonly cost: number;
  /** The kind of the cost: the page adds up only mistakes. Without a cost it is `nothing`. */
  readonly counts: 'mistake' | 'lost on the river' | 'against any two' | 'nothing';
}

type Column =
  | 'hand'
  | 'time'
  | 'street'
  | 'cards'
  | 'board'
  | 'did'
  | 'pot'
  | 'call'
  | 'needed'
  | 'equity'
  | 'halfWidth'
  | 'behind'
  | 'neededIfCall'
  | 'equityIfCall'
  | 'halfWidthIfCall'
  | 'against'
  | 'known'
  | 'kind'
  | 'mistake'
  | 'lostOnRiver'
  | 'anyTwo';

/** The columns of a table, each with its value. Amounts are in big blinds. */
const COLUMNS: readonly (readonly [column: Column, value: (bet: ExportedBet) => string | number | null])[] = [
  ['hand', ({ hand }) => hand],
  ['time', ({ time }) => time],
  ['street', ({ street }) => street],
  ['cards', ({ hero }) => hero],
  ['board', ({ board }) => board],
  ['did', ({ did }) => did],
  ['pot', ({ pot }) => pot],
  ['call', ({ call }) => call],
  ['needed', ({ needed }) => needed],
  ['equity', ({ equity }) => equity],
  ['halfWidth', ({ halfWidth }) => halfWidth],
  ['behind', ({ behind }) => behind],
  ['neededIfCall', ({ neededIfCall }) => neededIfCall],
  ['equityIfCall', ({ equityIfCall }) => equityIfCall],
  ['halfWidthIfCall', ({ halfWidthIfCall }) => halfWidthIfCall],
  ['against', ({ against }) => against],
  ['known', ({ known }) => known],
  ['kind', ({ kind }) => kind],
  ['mistake', ({ counts, cost }) => (counts === 'mistake' ? cost : 0)],
  ['lostOnRiver', ({ counts, cost }) => (counts === 'lost on the river' ? cost : 0)],
  ['anyTwo', ({ counts, cost }) => (counts === 'against any two' ? cost : 0)],
];

export function exported(
  bet: PricedBet,
  { name, time }: { readonly name: string; readonly time: string },
): ExportedBet {
  return {
    hand: name,
    time,
    street: bet.street,
    hero: formatCards(bet.hero),
    board: formatCards(bet.board),
    did: bet.did,
    pot: bet.pot,
    call: bet.call,
    needed: bet.breakEven,
    equity: bet.equity,
    halfWidth: bet.halfWidth ?? null,
    behind: seatsBehind(bet).length,
    neededIfCall: bet.ifCall?.breakEven ?? null,
    equityIfCall: bet.ifCall?.equity ?? null,
    halfWidthIfCall: bet.ifCall?.halfWidth ?? null,
    against: bet.opponents.map(holdsText).join(';'),
    known: bet.opponents.map(({ by }) => by).join(';'),
    kind: bet.kind,
    cost: bet.cost,
    counts: countsOf(bet),
  };
}

function countsOf(bet: PricedBet): ExportedBet['counts'] {
  if (bet.cost === 0) return 'nothing';
  if (isLostOnRiver(bet)) return 'lost on the river';
  return isKnown(bet) ? 'mistake' : 'against any two';
}

/** Enough decimals to tell decisions apart, and to add up to the page's sums. */
const DECIMALS = 4;

/** Decisions as rows of a table, a first row of titles before them. */
export function rowsOf(
  bets: readonly ExportedBet[],
  heads: Readonly<Record<Column, string>>,
): (string | number | null)[][] {
  const short = (value: string | number | null) =>
    typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;
  const rows = bets.map((bet) => COLUMNS.map(([, value]) => short(value(bet))));
  return [COLUMNS.map(([column]) => heads[column]), ...rows];
}

export function asJson(bets: readonly ExportedBet[]): string {
  return `${JSON.stringify({ outs: 'session', decisions: bets }, null, 1)}\n`;
}
