import { formatCards } from '../poker/card';
import { seatsBehind, type PricedBet } from './decisions';

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
  /** Half of the equity's 95% interval; `null` where it was counted exactly. */
  readonly halfWidth: number | null;
  /** How many of the opponents had still to act: the figures before hold if they fold, these if they call, else `null`. */
  readonly behind: number;
  readonly neededIfCall: number | null;
  readonly equityIfCall: number | null;
  readonly halfWidthIfCall: number | null;
  /** `'QsQc'`, a range, `'random'`: with `;` between. */
  readonly against: string;
  /** How each of them is known: `shown`, `given` or `nothing`. */
  readonly known: string;
  readonly kind: string;
  readonly cost: number;
}

const COLUMNS = [
  'hand',
  'time',
  'street',
  'hero',
  'board',
  'did',
  'pot',
  'call',
  'needed',
  'equity',
  'halfWidth',
  'behind',
  'neededIfCall',
  'equityIfCall',
  'halfWidthIfCall',
  'against',
  'known',
  'kind',
  'cost',
] as const satisfies readonly (keyof ExportedBet)[];

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
    against: bet.opponents.map(({ holds }) => holds).join(';'),
    known: bet.opponents.map(({ by }) => by).join(';'),
    kind: bet.kind,
    cost: bet.cost,
  };
}

/** RFC 4180, with a first line of names. A text that a spreadsheet would take for a formula has `'` before it. */
export function asCsv(bets: readonly ExportedBet[]): string {
  const cell = (value: string | number | null): string => {
    if (typeof value === 'number') return String(value);
    const text = (value ?? '').replace(/^[=+@-]/, "'$&");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = bets.map((bet) => COLUMNS.map((column) => cell(bet[column])).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

export function asJson(bets: readonly ExportedBet[]): string {
  return `${JSON.stringify({ outs: 'session', decisions: bets }, null, 1)}\n`;
}
