import { STREETS, type Street } from '../poker/spot';
import type { PricedBet } from './decisions';
import { KIND_GROUPS, type HandKind, type KindGroup } from './kinds';
import { basisOf, isLostAtShowdown, type Basis } from './totals';

const ACTS = ['cost', 'call', 'fold', 'nothing', 'showdown'] as const;
/** What the decisions did or cost. `'showdown'`: river calls that lost against shown cards; no other holds them. */
export type Act = (typeof ACTS)[number];
export type StreetChoice = Street | 'any';
export type KindChoice = KindGroup | 'any';

const BASES = ['given', 'shown', 'any'] as const satisfies readonly Basis[];

/** What the list of decisions is narrowed to. */
export interface Filter {
  readonly act: Act;
  readonly street: StreetChoice;
  readonly kind: KindChoice;
  /** `undefined`: the judge that the session has. */
  readonly against: Basis | undefined;
}

export const WHOLE: Filter = { act: 'cost', street: 'any', kind: 'any', against: undefined };

/** Whether a filter lets a decision through. */
export function isListed(
  bet: PricedBet,
  { act, street, kind, against }: Filter & { readonly against: Basis },
): boolean {
  return (
    isAct(bet, act) &&
    (street === 'any' || bet.street === street) &&
    isOfKind(bet.kind, kind) &&
    basisOf(bet) === against
  );
}

function isAct(bet: PricedBet, act: Act): boolean {
  if (act === 'showdown') return isLostAtShowdown(bet);
  if (act === 'nothing') return bet.cost === 0;
  return bet.cost > 0 && !isLostAtShowdown(bet) && (act === 'cost' || act === bet.did);
}

function isOfKind(kind: HandKind, group: KindChoice): boolean {
  return group === 'any' || (KIND_GROUPS[group] as readonly HandKind[]).includes(kind);
}

const KINDS = Object.keys(KIND_GROUPS) as readonly KindGroup[];

/** The fragment of the session's page with a filter; `'#/session'` for the whole list. */
export function writeFilter({ act, street, kind, against }: Filter): string {
  const fields = [
    act === WHOLE.act ? '' : `show=${act}`,
    street === 'any' ? '' : `street=${street}`,
    kind === 'any' ? '' : `hand=${kind.replace(' ', '-')}`,
    against === undefined ? '' : `against=${against}`,
  ].filter(Boolean);
  return fields.length === 0 ? '#/session' : `#/session?${fields.join('&')}`;
}

/** Reads a fragment back. Anybody may have written it: what is no choice is left out. */
export function readFilter(fragment: string): Filter {
  const fields = new URLSearchParams(/\?(.*)$/s.exec(fragment)?.[1] ?? '');
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value.replace(' ', '-') === fields.get(name));
  return {
    act: one('show', ACTS) ?? WHOLE.act,
    street: one('street', STREETS) ?? 'any',
    kind: one('hand', KINDS) ?? 'any',
    against: one('against', BASES),
  };
}
