import * as say from '#words/study';
import { ACE, parseCards, type Hole } from '../poker/card';
import { choose, type Chance } from '../poker/chance';
import { countFlops, orBetter, type Flops } from '../poker/flops';
import { DRAWS, RUNGS, type HeldDraw, type Rung } from '../poker/holding';
import { finish } from '../steps';

/* The flops, by kinds of hands. Every figure is counted, for one hand of its kind. */

export interface SheetRow {
  readonly name: string;
  readonly chance: Chance;
}

export interface SheetPart {
  readonly title: string;
  readonly hole: Hole;
  readonly says: string;
  readonly rows: readonly SheetRow[];
}

/** Flops of two cards when no other card is known. */
const FLOPS = choose(50, 3);

/** Pairs that a higher card of the flop can be above: kings and those below. */
const PAIRS = 8;

export function flopSheet(): SheetPart[] {
  const pair = flopsOf('8h8s');
  const suited = flopsOf('Kh7h');
  const offsuit = flopsOf('Kh7d');
  const connected = flopsOf('JhTd');
  return [
    {
      title: say.pocketPair,
      hole: holeOf('8h8s'),
      says: say.pocketPairs,
      rows: [
        { name: say.setOrBetter, chance: orBetter(pair, 'set') },
        { name: say.set, chance: rungs(pair, 'set') },
        { name: say.fullHouse, chance: rungs(pair, 'full house') },
        { name: say.fourOfAKind, chance: rungs(pair, 'four of a kind') },
        ...Array.from({ length: PAIRS }, (_, above) => ({
          name: say.cardAbove(ACE - 1 - above),
          chance: { hits: FLOPS - choose(50 - 4 * (above + 1), 3), of: FLOPS },
        })),
      ],
    },
    {
      title: say.offsuit,
      hole: holeOf('Kh7d'),
      says: say.offsuitHands,
      rows: [
        { name: say.pairOrBetter, chance: rungs(offsuit, ...OF_RANKS) },
        { name: say.pair, chance: rungs(offsuit, ...ONE_PAIR) },
        { name: say.twoPair, chance: rungs(offsuit, 'two pair') },
        { name: say.trips, chance: rungs(offsuit, 'trips') },
        { name: say.fullHouse, chance: rungs(offsuit, 'full house') },
        { name: say.fourOfAKind, chance: rungs(offsuit, 'four of a kind') },
      ],
    },
    {
      title: say.suited,
      hole: holeOf('Kh7h'),
      says: say.suitedHands,
      rows: [
        { name: say.flush, chance: rungs(suited, 'straight flush', 'flush') },
        { name: say.draws.flushDraw, chance: draws(suited, 'flush draw') },
        { name: say.backdoorFlushDraw, chance: draws(suited, 'backdoor flush draw') },
      ],
    },
    {
      title: say.connected,
      hole: holeOf('JhTd'),
      says: say.connectedHands,
      rows: [
        { name: say.straight, chance: rungs(connected, 'straight') },
        {
          name: say.openEndedOrDouble,
          chance: draws(connected, 'open-ended straight draw', 'double gutshot'),
        },
        { name: say.draws.gutshot, chance: draws(connected, 'gutshot') },
        {
          name: say.eightOuts,
          // Eight outs are counted below a straight.
          chance: { hits: connected.eightOuts + orBetter(connected, 'straight').hits, of: FLOPS },
        },
      ],
    },
  ];
}

const ONE_PAIR: readonly Rung[] = ['top pair', 'second pair', 'third pair or lower'];
const OF_RANKS: readonly Rung[] = [...ONE_PAIR, ...(['two pair', 'trips', 'full house', 'four of a kind'] as const)];

function rungs(flops: Flops, ...names: readonly Rung[]): Chance {
  return sum(names.map((name) => flops.rungs[RUNGS.indexOf(name)]));
}

/** Draws that never occur twice on a flop. */
function draws(flops: Flops, ...names: readonly HeldDraw[]): Chance {
  return sum(names.map((name) => flops.draws[DRAWS.indexOf(name)]));
}

function sum(hits: readonly number[]): Chance {
  return { hits: hits.reduce((all, own) => all + own, 0), of: FLOPS };
}

function flopsOf(hole: string): Flops {
  return finish(countFlops({ hero: { kind: 'hand', cards: holeOf(hole) }, board: [], opponents: [], dead: [] }, 0));
}

function holeOf(text: string): Hole {
  const cards = parseCards(text, 'line');
  if (!cards.ok) throw new Error(text);
  const [first, second] = cards.value;
  return [first, second];
}
