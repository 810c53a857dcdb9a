import * as drills from '#words/drills';
import * as say from '#words/ladder';
import type { Ladder } from '../../poker/breakdown';
import { DRAWS, drawsOf, rungOf, RUNGS, type RowPlace } from '../../poker/holding';
import { figure, percentText } from '../../words/numbers';
import { partsText, rowInWords } from '../../words/ladder';
import { draw, isPaired, mostOfASuit, pick, playedHand, solved } from '../deal';
import { board, DEAD, HOLE, oneOf, optional, RANGE, RANGES, type Fields } from '../fields';
import { gradeEstimate, POINTS } from '../grade';
import {
  checkHolding,
  FEWEST_LIVE,
  HELD,
  isInPart,
  ladderOf,
  rowsOf,
  weightIn,
  type HoldingGiven,
  type PartName,
} from '../parts';
import { kind, type KindOf, type Line } from '../kind';
import { offText, rangeText } from '../drillSentences';
import { combosText } from '../../words/amounts';

/* How much of a range is in some of its rows. */

export interface ShareGiven<Rows extends PartName = PartName> extends HoldingGiven {
  readonly rows: Rows;
}

export interface ShareKey {
  /** Live combos in the rows, by weight. */
  readonly combos: number;
  /** All live combos. */
  readonly of: number;
  /** 0 to 1. */
  readonly share: number;
}

const [LEAST, MOST] = [0.06, 0.9];
const [LEAST_EASY, MOST_EASY] = [0.2, 0.6];

/** Shares that players have names for. */
const FRACTIONS = [1 / 10, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 9 / 10].map((fraction, at) => ({
  fraction,
  name: say.fractions[at],
}));

/** Closer to a fraction than this it is the fraction. */
const CLOSE = 0.005;

function nearest(share: number): (typeof FRACTIONS)[number] {
  const distance = ({ fraction }: (typeof FRACTIONS)[number]) => Math.abs(fraction - share);
  return FRACTIONS.reduce((best, own) => (distance(own) < distance(best) ? own : best));
}

/** `'over a quarter'` */
function fractionText(share: number): string {
  if (share === 0 || share === 1) return share === 0 ? say.noneOfIt : say.allOfIt;
  const { fraction, name } = nearest(share);
  if (Math.abs(share - fraction) < CLOSE) return name;
  return (share > fraction ? say.over : say.under)(name);
}

/** The rows of a part with the combos of which each is the best row, by weight, and how many others have the draw. */
export function partRows(ladder: Ladder, part: PartName): readonly PartRow[] {
  const names: readonly string[] = rowsOf(part);
  const rungs = RUNGS.flatMap((name, place) => (names.includes(name) ? [{ kind: 'rung', place } as const] : []));
  const draws = DRAWS.flatMap((name, place) => (names.includes(name) ? [{ kind: 'draw', place } as const] : []));
  const rows = [...rungs, ...draws].map((row) => ({ row, combos: 0, besides: 0 }));
  ladder.holdings.forEach((holding, at) => {
    const own = rows.filter(({ row: { kind, place } }) =>
      kind === 'rung' ? rungOf(holding) === place : (drawsOf(holding) & (1 << place)) !== 0,
    );
    for (const [nth, row] of own.entries()) row[nth === 0 ? 'combos' : 'besides'] += ladder.weights[at];
  });
  return rows;
}

interface PartRow {
  readonly row: RowPlace;
  readonly combos: number;
  readonly besides: number;
}

/** `'top pair 6, flush draw 12, of these 2 with a flush draw'`: each combo once, in its best row, the largest first. */
export function partText(ladder: Ladder, part: PartName, { board }: HoldingGiven): string {
  const rows = partRows(ladder, part);
  const text = partsText(
    rows.map(({ row, combos }) => ({ title: rowInWords(row, board), size: combos })),
    combosText,
  );
  const besides = rows
    .filter((own) => own.besides > 0)
    .map((own) => [combosText(own.besides), rowInWords(own.row, board)] as const);
  return text === '' || besides.length === 0 ? text : say.partsAndDraws(text, besides);
}

function explain<Rows extends PartName>(
  given: ShareGiven<Rows>,
  { combos, of, share }: ShareKey,
  isWrong: boolean,
): readonly Line[] {
  const { fraction, name } = nearest(share);
  const rows = partText(ladderOf(given), given.rows, given);
  return [
    ...(rows === '' ? [] : [{ text: rows, value: combos, as: 'count' } as const]),
    ...(isWrong ? [{ text: say.wouldBe(name, figure(fraction * of, 0)) }] : []),
    { text: say.shareLine(combosText(combos), combosText(of), fractionText(share)), value: share, as: 'share' },
  ];
}

type SharedRows = PartName & keyof typeof say.questions;

/** A kind that asks how much of a range is in some rows: its own parts, and the parts that all such kinds share. */
function sharingKind<const Name extends string, const Rows extends SharedRows>(
  own: Pick<KindOf<Name, 'estimate', ShareGiven<Rows>, ShareKey>, 'name'> & {
    readonly fields: Fields<ShareGiven<Rows>>;
    readonly rows: readonly Rows[];
  },
): KindOf<Name, 'estimate', ShareGiven<Rows>, ShareKey> {
  return kind<Name, 'estimate', ShareGiven<Rows>, ShareKey>({
    ...HELD,
    name: own.name,
    level: 'holding',
    form: 'estimate',
    fields: own.fields,
    check: checkHolding,

    deal(dice, step) {
      const range = pick(dice, RANGES);
      const rows = pick(dice, own.rows);
      const cards = draw(dice, step === 3 ? 3 + dice.below(2) : 3);
      if (step === 1 && (isPaired(cards) || mostOfASuit(cards) > 1)) return undefined;
      const hero = step === 3 ? playedHand(dice, cards) : undefined;
      return (hero === undefined) === (step === 3) ? undefined : { range, board: cards, hero, dead: [], rows };
    },

    solve: solved((given) => {
      const ladder = ladderOf(given);
      const combos = weightIn(ladder, isInPart(ladder, given.rows));
      return { combos, of: ladder.live, share: combos / ladder.live };
    }),

    isFair({ board, hero }, { of, share }, step) {
      if (of < FEWEST_LIVE || share < LEAST || share > MOST) return false;
      if (step === 3) return hero !== undefined;
      if (hero !== undefined || board.length > 3) return false;
      const isPlain = !isPaired(board) && mostOfASuit(board) === 1;
      return step === 2 || (isPlain && share >= LEAST_EASY && share <= MOST_EASY);
    },

    question: ({ range, rows }) => say.questions[rows](rangeText(range)),
    allowed: () => POINTS,
    grade: (_, { share }, reply) => gradeEstimate('share', share, reply, POINTS),

    result({ rows }, { combos, of, share }, reply) {
      const exact = say.results[rows](combosText(combos), combosText(of), percentText(share));
      return reply === undefined ? exact : drills.sentences([exact, offText(reply.estimate, share)]);
    },

    explain(given, key, reply) {
      return explain(
        given,
        key,
        reply !== undefined && gradeEstimate('share', key.share, reply, POINTS).verdict !== 'right',
      );
    },

    writeKey: (_, { combos, of, share }) => ({ combos, of, share }),
    control: (_, { share }) => ({ exact: share }),
  });
}

const MADE = ['pair or better', 'top pair or better', 'two pair or better'] as const;

export const shareOfARange = sharingKind({
  name: 'share of a range',
  rows: MADE,
  fields: { range: RANGE, board: board(3, 4, 5), hero: optional(HOLE), dead: DEAD, rows: oneOf(MADE) },
});

const DRAWN = ['flush draw', 'straight draw', 'draw'] as const;

export const drawsInARange = sharingKind({
  name: 'draws in a range',
  rows: DRAWN,
  fields: { range: RANGE, board: board(3, 4), hero: optional(HOLE), dead: DEAD, rows: oneOf(DRAWN) },
});
