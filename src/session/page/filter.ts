import { POSITIONS, type Position } from '../../history/position';
import { STREETS, type Street } from '../../poker/spot';
import type { SessionHand } from '../../../workers/session';
import { KIND_GROUPS, type HandKind, type KindGroup, type PricedBet } from '../hands/decisions';
import { basisOf, isLostOnRiver, type Basis } from '../hands/totals';

const ACTS = ['cost', 'call', 'fold', 'nothing', 'showdown'] as const;
/** The act or the cost of decisions. `'showdown'`: those lost on the river to shown cards; no other holds them. */
export type Act = (typeof ACTS)[number];
export type StreetChoice = Street | 'any';
export type KindChoice = KindGroup | 'any';
export type PositionChoice = Position | 'any';
/** The least pots, in big blinds, that a list can be narrowed to; the bet is in the pot. */
export const POTS = ['any', '20', '50', '100'] as const;
export type PotChoice = (typeof POTS)[number];

const BASES = ['given', 'shown', 'any'] as const satisfies readonly Basis[];

export interface Filter {
  readonly act: Act;
  readonly street: StreetChoice;
  readonly kind: KindChoice;
  readonly position: PositionChoice;
  readonly pot: PotChoice;
  readonly stakes: string;
  /** The first and the last day, `'2024-11-03'`; empty: any. */
  readonly from: string;
  readonly to: string;
  /** `undefined`: the judge that the session has. */
  readonly against: Basis | undefined;
}

export const WHOLE: Filter = {
  act: 'cost',
  street: 'any',
  kind: 'any',
  position: 'any',
  pot: 'any',
  stakes: '',
  from: '',
  to: '',
  against: undefined,
};

export function isListed(
  bet: PricedBet,
  hand: Pick<SessionHand, 'position' | 'stakes' | 'time'>,
  { act, street, kind, against, ...filter }: Filter & { readonly against: Basis },
): boolean {
  return (
    isAct(bet, act) &&
    (street === 'any' || bet.street === street) &&
    isOfKind(bet.kind, kind) &&
    (filter.position === 'any' || hand.position === filter.position) &&
    (filter.pot === 'any' || bet.pot >= Number(filter.pot)) &&
    (filter.stakes === '' || hand.stakes === filter.stakes) &&
    isPlayedBetween(hand.time, filter) &&
    basisOf(bet) === against
  );
}

function isPlayedBetween(time: string, { from, to }: Pick<Filter, 'from' | 'to'>): boolean {
  const day = time.slice(0, 10);
  if (day === '') return from === '' && to === '';
  return day >= from && (to === '' || day <= to);
}

function isAct(bet: PricedBet, act: Act): boolean {
  if (act === 'showdown') return isLostOnRiver(bet);
  if (act === 'nothing') return bet.cost === 0;
  return bet.cost > 0 && !isLostOnRiver(bet) && (act === 'cost' || act === bet.did);
}

function isOfKind(kind: HandKind, group: KindChoice): boolean {
  return group === 'any' || (KIND_GROUPS[group] as readonly HandKind[]).includes(kind);
}

const KINDS = Object.keys(KIND_GROUPS) as readonly KindGroup[];

export function stakesOf(hands: readonly Pick<SessionHand, 'stakes'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { stakes } of hands) counts.set(stakes, (counts.get(stakes) ?? 0) + 1);
  counts.delete('');
  return Array.from(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([stakes]) => stakes);
}

/** The fragment of the session's page with a filter; `'#/session'` for the whole list. */
export function writeFilter(filter: Filter): string {
  const { act, street, kind, position, pot, stakes, from, to, against } = filter;
  const fields = [
    ['show', act === WHOLE.act ? '' : act],
    ['street', street === 'any' ? '' : street],
    ['hand', kind === 'any' ? '' : kind.replace(' ', '-')],
    ['position', position === 'any' ? '' : position.replace(' ', '-')],
    ['pot', pot === 'any' ? '' : pot],
    ['stakes', stakes],
    ['from', from],
    ['to', to],
    ['against', against ?? ''],
  ].filter(([, value]) => value !== '');
  return fields.length === 0 ? '#/session' : `#/session?${String(new URLSearchParams(fields))}`;
}

/** Reads a fragment back. The fragment may be hostile: unknown choices are left out. */
export function readFilter(fragment: string): Filter {
  const fields = new URLSearchParams(/\?(.*)$/s.exec(fragment)?.[1] ?? '');
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value.replace(' ', '-') === fields.get(name));
  return {
    act: one('show', ACTS) ?? WHOLE.act,
    street: one('street', STREETS) ?? 'any',
    kind: one('hand', KINDS) ?? 'any',
    position: one('position', POSITIONS) ?? 'any',
    pot: one('pot', POTS) ?? 'any',
    stakes: readStakes(fields.get('stakes') ?? ''),
    from: readDay(fields.get('from') ?? ''),
    to: readDay(fields.get('to') ?? ''),
    against: one('against', BASES),
  };
}

const LONGEST_STAKES = 40;

/** Stakes as a history names them; empty if they cannot be such a name. */
function readStakes(text: string): string {
  return text.length <= LONGEST_STAKES ? text : '';
}

/** A day as fields of the browser write it; empty if there is not such a day. */
export function readDay(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}
