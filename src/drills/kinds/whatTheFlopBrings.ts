import * as drills from '#words/drills';
import * as say from '#words/flops';
import { flopsInWords } from '#words/numbers';
import * as packs from '#words/packs';
import { rankOf, suitOf, type Card, type Hole } from '../../poker/card';
import { choose } from '../../poker/chance';
import { countFlops, orBetter, type Flops } from '../../poker/flops';
import { DRAWS, RUNGS, type HeldDraw, type Rung } from '../../poker/holding';
import { checkSpot, type Spot } from '../../poker/spot';
import { relay } from '../../steps';
import { draftOf } from '../../notation/spot';
import { countText } from '../../words/amounts';
import { figure, percentText } from '../../words/numbers';
import { pick, playedHand } from '../deal';
import { DEAD, HOLE, oneOf, type DrillProblem, type Fields } from '../fields';
import { gradeEstimate, tolerance, twice } from '../grade';
import { kind, type Line, type Step } from '../kind';
import { offText } from '../drillSentences';

const EVENT_NAMES = [
  'pair or better',
  'top pair or better',
  'two pair or better',
  'trips or better',
  'set or better',
  'straight or better',
  'flush or better',
  'flush draw',
  'open-ended straight draw',
  'gutshot',
  'overcard',
] as const;
export type FlopEvent = (typeof EVENT_NAMES)[number];

/** The lowest rung of what is asked, or its draw. An overcard to a pair is neither. */
const EVENTS: Readonly<Record<FlopEvent, { readonly rung?: Rung; readonly draw?: HeldDraw }>> = {
  'pair or better': { rung: 'pocket pair below third' },
  'top pair or better': { rung: 'top pair' },
  'two pair or better': { rung: 'two pair' },
  'trips or better': { rung: 'trips' },
  'set or better': { rung: 'set' },
  'straight or better': { rung: 'straight' },
  'flush or better': { rung: 'flush' },
  'flush draw': { draw: 'flush draw' },
  'open-ended straight draw': { draw: 'open-ended straight draw' },
  gutshot: { draw: 'gutshot' },
  overcard: {},
};

/** Events that need a pocket pair, and those that need two ranks. */
const OF_PAIRS: readonly FlopEvent[] = ['set or better', 'overcard'];
const OF_TWO_RANKS: readonly FlopEvent[] = ['trips or better', 'top pair or better'];

export interface FlopGiven {
  readonly hero: Hole;
  readonly event: FlopEvent;
  readonly dead: readonly Card[];
}

export interface FlopKey {
  readonly hits: number;
  readonly of: number;
  readonly flops: Flops;
}

const FIELDS: Fields<FlopGiven> = { hero: HOLE, event: oneOf(EVENT_NAMES), dead: DEAD };

const [LEAST, MOST] = [0.005, 0.6];

/** Events by step: of pocket pairs, and of two ranks. */
const STEPS: Readonly<
  Record<Step, { readonly ofPairs: readonly FlopEvent[]; readonly ofRanks: readonly FlopEvent[] }>
> = {
  1: { ofPairs: OF_PAIRS, ofRanks: ['pair or better'] },
  2: { ofPairs: [], ofRanks: ['two pair or better', 'trips or better', 'flush draw', 'top pair or better'] },
  3: { ofPairs: [], ofRanks: ['straight or better', 'open-ended straight draw', 'gutshot', 'flush or better'] },
};

function isPair([a, b]: Hole): boolean {
  return rankOf(a) === rankOf(b);
}

/** Whether the cards can do it often enough to be worth counting. */
function isLikely(hero: Hole, event: FlopEvent): boolean {
  const [high, low] = hero.map(rankOf).sort((a, b) => b - a);
  const gap = Math.min(high - low, high === 12 ? low + 1 : 12);
  if (event === 'flush or better' || event === 'flush draw') return suitOf(hero[0]) === suitOf(hero[1]);
  return STEPS[3].ofRanks.includes(event) ? gap < 5 : true;
}

function spotOf({ hero, dead }: FlopGiven): Spot {
  return { hero: { kind: 'hand', cards: hero }, board: [], opponents: [], dead };
}

function eventIn(flops: Flops, event: FlopEvent): { readonly hits: number; readonly of: number } {
  const { rung, draw } = EVENTS[event];
  if (rung !== undefined) return orBetter(flops, rung);
  if (draw !== undefined) return { hits: flops.draws[DRAWS.indexOf(draw)], of: flops.of };
  return flops.overcards ?? { hits: 0, of: flops.of };
}

export const whatTheFlopBrings = kind<'what the flop brings', 'estimate', FlopGiven, FlopKey>({
  name: 'what the flop brings',
  level: 'flops',
  form: 'estimate',
  fields: FIELDS,

  check(given) {
    const { hero, event } = given;
    if (OF_PAIRS.includes(event) && !isPair(hero)) return wrongEvent(packs.eventNeedsPair(event));
    if (OF_TWO_RANKS.includes(event) && isPair(hero)) return wrongEvent(packs.eventNeedsTwoRanks(event));
    const checked = checkSpot(spotOf(given));
    return checked.ok ? undefined : checked.error;
  },

  deal(dice, step) {
    const hero = playedHand(dice, []);
    if (hero === undefined) return undefined;
    const events = STEPS[step][isPair(hero) ? 'ofPairs' : 'ofRanks'];
    if (events.length === 0) return undefined;
    const event = pick(dice, events);
    return isLikely(hero, event) ? { hero, event, dead: [] } : undefined;
  },

  *solve(given) {
    const flops = yield* relay(countFlops(spotOf(given), 0), () => undefined);
    return { ...eventIn(flops, given.event), flops };
  },

  isFair({ hero, event }, { hits, of }, step) {
    const share = hits / of;
    const { ofPairs, ofRanks } = STEPS[step];
    return share >= LEAST && share <= MOST && (isPair(hero) ? ofPairs : ofRanks).includes(event);
  },

  question: ({ event }) => say.questions[event],
  allowed: (_, { hits, of }) => twice(tolerance(hits / of)),
  grade: (_, { hits, of }, reply) => gradeEstimate('estimate', hits / of, reply, twice(tolerance(hits / of))),

  result(_, { hits, of }, reply) {
    const exact = say.result(percentText(hits / of), aboutText(hits / of));
    return reply === undefined ? exact : drills.sentences([exact, offText(reply.estimate, hits / of)]);
  },

  explain(given, key) {
    const { hits, of } = key;
    const lines = given.dead.length > 0 ? [] : (productLines(given, key) ?? []);
    const reckoned = lines.length > 0 ? lines : rowLines(given, key);
    const sum: Line = {
      text: say.flopsOf(countText(hits), countText(of), aboutText(hits / of)),
      value: hits / of,
      as: 'share',
    };
    return [...reckoned, sum];
  },

  writeKey: (_, { hits, of }) => ({ hits, of }),
  control: (_, { hits, of }) => ({ exact: hits / of }),
  shown: ({ hero }) => ({ hero }),
  draft: (given) => draftOf(spotOf(given)),
});

/** The figure to remember: `'about one flop in eight'`, `'about one flop in 71'`. */
function aboutText(share: number): string {
  return share < RARE ? say.oneFlopIn(figure(1 / share, 0)) : flopsInWords({ hits: share, of: 1 });
}

/** Rarer chances have no name as a part. */
const RARE = 0.03;

/** The chance that none of this many of 50 cards is among three, as players write it. */
function noneOf(cards: number): { readonly text: string; readonly value: number } {
  const others = 50 - cards;
  return {
    text: `1 − ${others}·${others - 1}·${others - 2} ÷ (50·49·48)`,
    value: 1 - choose(others, 3) / choose(50, 3),
  };
}

/** The event as a product of cards, and what is besides it; `undefined` if counting rows is shorter. */
function productLines({ hero, event }: FlopGiven, { hits, of }: FlopKey): Line[] | undefined {
  const ranks = hero.map(rankOf);
  const lines = (text: string, value: number, rest: string): Line[] => [
    { text, value, as: 'share' },
    ...(Math.abs(hits / of - value) < 1e-9 ? [] : [{ text: rest, value: hits / of - value, as: 'share' } as const]),
  ];
  const falling = (falls: (product: string) => string, cards: number, rest: string) => {
    const { text, value } = noneOf(cards);
    return lines(falls(text), value, rest);
  };
  switch (event) {
    case 'set or better':
      return falling(say.ownCardFalls, 2, say.fullHouses);
    case 'overcard':
      return falling(say.higherCardFalls, 4 * (12 - ranks[0]), drills.theRest);
    case 'pair or better':
      return isPair(hero) ? undefined : falling(say.pairingCardFalls, 6, say.straightsAndFlushes);
    case 'flush draw':
      return suitOf(hero[0]) === suitOf(hero[1]) ? lines(say.twoOfSuitFall, 2145 / 19600, drills.theRest) : undefined;
    default:
      return undefined;
  }
}

/** Rows with their own line; one more line is the rest, and one the sum. */
const MOST_ROWS = 2;

/** The rungs of the event, the commonest first. */
function rowLines({ event }: FlopGiven, { flops, hits, of }: FlopKey): Line[] {
  const { rung } = EVENTS[event];
  if (rung === undefined) return [];
  const rows = RUNGS.slice(0, RUNGS.indexOf(rung) + 1)
    .map((name, place) => ({ name, count: flops.rungs[place] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const named = rows.slice(0, rows.length === MOST_ROWS + 1 ? rows.length : MOST_ROWS);
  const rest = hits - named.reduce((sum, { count }) => sum + count, 0);
  const lines = named.map(({ name, count }) => ({ name: say.rungs[name], count }));
  return [...lines, ...(rest > 0 ? [{ name: say.better, count: rest }] : [])].map(({ name, count }) => ({
    text: say.flopsWith(name, countText(count)),
    value: count / of,
    as: 'share',
  }));
}

function wrongEvent(message: string): DrillProblem {
  return { code: 'bad-drill', message };
}
