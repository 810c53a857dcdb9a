import type { Ruling } from './judges';

/** The engine's answer, as `npm run ask` prints it. */
export interface Asked {
  readonly ok: boolean;
  readonly unseen: number;
  readonly of: number;
  readonly method?: 'exact' | 'sampled';
  readonly status?: string;
  readonly players: readonly {
    readonly wins?: number;
    readonly ties?: number;
    readonly equity?: number;
    readonly halfWidth?: number;
    readonly categories: readonly number[];
    readonly outs?: readonly string[];
  }[];
  readonly next?: readonly {
    readonly card: string;
    readonly verdict?: string;
    readonly equity?: number;
    readonly halfWidth?: number;
  }[];
  readonly improving?: {
    readonly target?: string;
    readonly hits: number;
    readonly cards: readonly { readonly card: string }[];
    readonly outFalls?: { readonly hits: number };
    readonly reached?: { readonly hits: number };
  };
  readonly bridge?: object;
  readonly price?: {
    readonly decision: string;
    readonly later?: number;
    readonly bettor?: {
      readonly value: { readonly hands: number; readonly share: number };
      readonly bluffs?: { readonly share: number };
      readonly needed?: number;
    };
  };
}

/** Sums of many weights in another order differ in their last digits. */
const ROUNDING = 1e-9;
/** A figure is further than this many half-widths from the truth once in ten million. */
const HALF_WIDTHS = 2.8;

/** Where the engine and a judge differ: each time what it is of, what was found and what was expected. */
export function disagreements(found: Asked, ruling: Ruling): string[] {
  if (ruling.isImpossible) return found.ok ? ['answered, though it cannot be dealt'] : [];
  if (!found.ok) return [`refused: ${JSON.stringify(found)}`];
  const differ: string[] = [];
  const same = (what: string, own: unknown, expected: unknown): void => {
    const [a, b] = [JSON.stringify(own), JSON.stringify(expected)];
    if (a !== b) differ.push(`${what} ${a}, not ${b}`);
  };
  const near = (what: string, own: number | undefined, expected: number, within: number): void => {
    if (own === undefined || !(Math.abs(own - expected) <= within + ROUNDING)) {
      differ.push(`${what} ${own}, not ${expected}`);
    }
  };
  const isSampled = found.method === 'sampled';
  const { within = 0 } = ruling;

  if (ruling.unseen !== undefined) same('unseen', found.unseen, ruling.unseen);
  ruling.players?.forEach((player, seat) => {
    const own = found.players[seat];
    const off = within + HALF_WIDTHS * (own.halfWidth ?? 0);
    near(`equity of player ${seat}`, own.equity, player.equity, off);
    // In sampled answers only equities have a half-width.
    if (isSampled) return;
    near(`wins of player ${seat}`, (own.wins ?? NaN) / found.of, player.wins, within);
    near(`ties of player ${seat}`, (own.ties ?? NaN) / found.of, player.ties, within);
    player.categories?.forEach((part, category) => {
      near(`category ${category} of player ${seat}`, own.categories[category] / found.of, part, 0);
    });
  });
  ruling.categories?.forEach((part, category) => {
    near(`category ${category}`, found.players[0].categories[category] / found.of, part, 0);
  });
  for (const { card, equity, halfWidth = 0 } of found.next ?? []) {
    const expected = ruling.next?.get(card);
    if (expected === undefined || equity === undefined) continue;
    near(`equity after ${card}`, equity, expected, HALF_WIDTHS * halfWidth);
  }
  const { improving } = ruling;
  if (improving !== undefined) {
    const cards = found.improving?.cards.map(({ card }) => card) ?? [];
    same('improving cards', cards.sort(), [...improving].sort());
  }
  if (ruling.hits !== undefined) same('outs', found.improving?.hits, ruling.hits);
  if (ruling.target !== undefined) same('target', found.improving?.target, ruling.target);
  if (ruling.outFalls !== undefined) {
    same('an out falls', found.improving?.outFalls?.hits, ruling.outFalls);
  }
  if (ruling.reached !== undefined) same('reached', found.improving?.reached?.hits, ruling.reached);
  if (ruling.status !== undefined) same('status', found.status, ruling.status);
  if (ruling.verdicts !== undefined) {
    for (const [card, verdict] of ruling.verdicts) {
      same(card, found.next?.find((own) => own.card === card)?.verdict, verdict);
    }
  }
  ruling.dangers?.forEach((cards, at) => {
    same(`outs of opponent ${at + 1}`, [...(found.players[at + 1].outs ?? [])].sort(), [...cards].sort());
  });
  if (ruling.bettor !== undefined) {
    const { decision, value, hands, bluffs, needed, later } = ruling.bettor;
    const { price } = found;
    same('decision', price?.decision, decision);
    const figures = [
      // On a board that everybody plays nothing is bet for value.
      ['share against value', price?.bettor?.value.share, hands === 0 ? price?.bettor?.value.share : value],
      ['part bet for value', price?.bettor?.value.hands, hands],
      ['share against bluffs', price?.bettor?.bluffs?.share, bluffs],
      ['bluffs needed', price?.bettor?.needed, needed],
      ['won later', price?.later, later],
    ] as const;
    for (const [what, own, expected] of figures) {
      if (expected === undefined) same(what, own, expected);
      // Chips later are some thousand.
      else near(what, own, expected, 1e-6);
    }
  }
  if (ruling.bridge !== undefined) same('bridge', found.bridge, ruling.bridge);
  return differ;
}
