import { percentText } from './numbers';

/** Equities closer than this are equal: sums of fractions differ in their last digits. */
const SAME = 1e-9;

/** Players of the same equity, in tenths of a percent: `tenths` and a `rest` below 1. */
interface Group {
  readonly tenths: number;
  readonly rest: number;
  readonly players: number[];
}

/** The equities of all players as they are written: {@link sharesOf} as texts, `['62.3%', '37.7%']`. */
export function sharesText(equities: readonly number[]): string[] {
  return sharesOf(equities).map((share) => percentText(share));
}

/** Shares that are written `'<0.1%'` and `'>99.9%'`. */
const HARDLY_ANY = 0.0001;
const NEARLY_ALL = 0.9999;

/**
 * The equities of all players, rounded to tenths of a percent that add up to 100.0.
 *
 * Those with the largest remainders are rounded up. The first player's is rounded to the nearest, as it is when
 * written alone. Equal equities are written the same and none above a larger one, though the sum may then be off: 33.3 three
 * times. More than nothing is never 0, and less than all never 1: a share that is not near a tenth is left out of the sum.
 *
 * @param equities of all players, 0 to 1, adding up to 1
 */
export function sharesOf(equities: readonly number[]): number[] {
  const shares = equities.map((own): number => (own < 0.5 ? HARDLY_ANY : NEARLY_ALL));
  const groups = groupsOf(equities);
  const first = groups.find(({ players }) => players.includes(0));
  const isUp = first !== undefined && first.rest >= 0.5 - SAME;
  /** If the first is rounded up, so are those between it and the next tenth; otherwise none below it is. */
  const isFixed = ({ tenths, rest }: Group) =>
    first?.tenths === tenths && (isUp ? rest >= first.rest : rest <= first.rest);
  const raised = new Set(isUp ? groups.filter(isFixed) : []);
  const skipped = new Set<number>();
  const tenthsOf = (group: Group) => (group.tenths + Number(raised.has(group))) * group.players.length;
  const whole = groups.reduce((sum, { tenths, rest, players }) => sum + (tenths + rest) * players.length, 0);
  let left = groups.reduce((sum, group) => sum - tenthsOf(group), Math.round(whole));
  for (const group of groups.toSorted((one, other) => other.rest - one.rest)) {
    if (isFixed(group) || group.rest === 0) continue;
    // Of equal players all are raised or none: the choice that is nearer to the sum.
    if (2 * left < group.players.length) skipped.add(group.tenths);
    else if (!skipped.has(group.tenths)) {
      raised.add(group);
      left -= group.players.length;
    }
  }
  for (const group of groups) {
    const tenths = tenthsOf(group) / group.players.length;
    for (const player of group.players) {
      const equity = equities[player] ?? 0;
      if ((tenths > 0 || equity === 0) && (tenths < 1000 || equity === 1)) {
        shares[player] = tenths / 1000;
      }
    }
  }
  return shares;
}

/** The players by equity, the largest first, without those whose figure is a word. */
function groupsOf(equities: readonly number[]): Group[] {
  const groups: Group[] = [];
  let last = Infinity;
  for (const player of [...equities.keys()].sort((a, b) => (equities[b] ?? 0) - (equities[a] ?? 0))) {
    const equity = equities[player] ?? 0;
    if ((equity > 0 && equity < 0.0005) || (equity > 0.9995 && equity < 1)) continue;
    if (last - equity < SAME) groups.at(-1)?.players.push(player);
    else {
      const tenths = Math.floor(1000 * equity + 1e-6);
      const rest = 1000 * equity - tenths;
      groups.push({ tenths, rest: rest < 1e-6 ? 0 : rest, players: [player] });
      last = equity;
    }
  }
  return groups;
}
