import { parseCards, type Hole } from '../poker/card';
import { choose, type Chance } from '../poker/chance';
import { countFlops, orBetter, type Flops } from '../poker/flops';
import { DRAWS, RUNGS, type HeldDraw, type Rung } from '../poker/holding';

/* The flops, by kinds of hands. Every figure is counted, for one hand of its kind. */

/** A row of the sheet. */
export interface SheetRow {
  readonly name: string;
  readonly chance: Chance;
}

/** A kind of hands with one of them. */
export interface SheetPart {
  readonly title: string;
  readonly hole: Hole;
  /** The hands it covers. */
  readonly says: string;
  readonly rows: readonly SheetRow[];
}

/** Flops of two cards when nothing else is known. */
const FLOPS = choose(50, 3);

const PAIRS = ['kings', 'queens', 'jacks', 'tens', 'nines', 'eights', 'sevens', 'sixes'];

export function flopSheet(): SheetPart[] {
  const pair = flopsOf('8h8s');
  const suited = flopsOf('Kh7h');
  const offsuit = flopsOf('Kh7d');
  const connected = flopsOf('JhTd');
  return [
    {
      title: 'Pocket pair',
      hole: holeOf('8h8s'),
      says: 'any pair',
      rows: [
        { name: 'Set or better', chance: orBetter(pair, 'set') },
        { name: 'Set', chance: rungs(pair, 'set') },
        { name: 'Full house', chance: rungs(pair, 'full house') },
        { name: 'Four of a kind', chance: rungs(pair, 'four of a kind') },
        ...PAIRS.map((name, above) => ({
          name: `A card above ${name}`,
          chance: { hits: FLOPS - choose(50 - 4 * (above + 1), 3), of: FLOPS },
        })),
      ],
    },
    {
      title: 'Offsuit',
      hole: holeOf('Kh7d'),
      says: 'two ranks; the pair is one with a card of the hand',
      rows: [
        { name: 'A pair or better', chance: rungs(offsuit, ...OF_RANKS) },
        { name: 'A pair', chance: rungs(offsuit, ...ONE_PAIR) },
        { name: 'Two pair', chance: rungs(offsuit, 'two pair') },
        { name: 'Trips', chance: rungs(offsuit, 'trips') },
        { name: 'Full house', chance: rungs(offsuit, 'full house') },
        { name: 'Four of a kind', chance: rungs(offsuit, 'four of a kind') },
      ],
    },
    {
      title: 'Suited',
      hole: holeOf('Kh7h'),
      says: 'any two of a suit, beside what two ranks bring',
      rows: [
        { name: 'Flush', chance: rungs(suited, 'straight flush', 'flush') },
        { name: 'Flush draw', chance: draws(suited, 'flush draw') },
        { name: 'Backdoor flush draw', chance: draws(suited, 'backdoor flush draw') },
      ],
    },
    {
      title: 'Connected',
      hole: holeOf('JhTd'),
      says: 'neighbours from jack-ten down to five-four',
      rows: [
        { name: 'Straight', chance: rungs(connected, 'straight') },
        {
          name: 'Open-ended or double gutshot',
          chance: draws(connected, 'open-ended straight draw', 'double gutshot'),
        },
        { name: 'Gutshot', chance: draws(connected, 'gutshot') },
        {
          name: 'Straight or better, or eight outs',
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
  const count = countFlops({ hero: { kind: 'hand', cards: holeOf(hole) }, board: [], opponents: [], dead: [] }, 0);
  for (;;) {
    const step = count.next();
    if (step.done) return step.value;
  }
}

function holeOf(text: string): Hole {
  const cards = parseCards(text, 'line');
  if (!cards.ok) throw new Error(text);
  const [first, second] = cards.value;
  return [first, second];
}
