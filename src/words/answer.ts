import type { FigureRow, Seated } from './types';
import { paragraph } from '#words/text';
import type { Answer, Opening, AnsweredCard } from '../poker/answer';
import type { Spot } from '../poker/spot';
import { heldName } from './hands';
import { headline, standing, noOutsSentence } from './headline';
import type * as ranges from './ranges';
import { reasonFor } from './reasons';
import * as say from '#words/numbers';
import { trails, type Chance } from '../poker/chance';
import type { Improving } from '../poker/outs';
import type { Standing } from '../poker/standing';
import { capitalize } from './text';

/** What is said of hero's range, and of a player alone before the flop: a worker loads it for the first such spot. */
export type RangeWords = typeof ranges;

export interface Words {
  readonly figures: Figures;
  readonly headline: string;
  readonly made: string;
  /** The hand with its rank among all hands, and its draws. */
  readonly standing: string;
  /** Why each card gets its verdict, in the order of the answer's `next`. */
  readonly reasons: readonly string[];
}

/**
 * An answer in words. Everything in it comes from the answer.
 *
 * @param words without them the sentences of a range and of a player alone are shorter
 * @param names of the opponents
 */
export function inWords(spot: Spot, answer: Answer, words?: RangeWords, names?: Seated['names']): Words {
  const { hero } = spot;
  const ofRange = hero.kind === 'hand' ? undefined : words;
  const { opening } = answer;
  const ofOpening = opening === undefined ? undefined : sayOpening(words, hero, opening);
  const made =
    hero.kind === 'hand' && answer.made !== undefined ? heldName(hero.cards, spot.board, answer.made, spot.wild) : '';
  return {
    figures: figuresOf(spot, answer, made),
    headline: paragraph([ofOpening?.sentence ?? headline(spot, answer, names), ofRange?.rangesSentence(answer) ?? '']),
    made,
    standing: ofRange?.rangesStanding(answer) ?? ofOpening?.standing ?? standing(spot, answer),
    reasons: (answer.next ?? []).map((card) => reasonFor(spot, answer, card, names)),
  };
}

function sayOpening(
  words: RangeWords | undefined,
  hero: Spot['hero'],
  opening: Opening,
): { readonly sentence: string; readonly standing: string } | undefined {
  return words && { sentence: words.openingSentence(hero, opening), standing: words.openingStanding(hero, opening) };
}

/** The figures that answer a spot, to be read from a metre away. */
export interface Figures {
  readonly rows: readonly FigureRow[];
  /** A few words before the rows, if they say more than a figure. */
  readonly words?: string;
  /** Takes the place of a row that has nothing to say. */
  readonly note?: string;
}

function ratio({ hits, of }: { hits: number; of: number }): number {
  return of === 0 ? 0 : hits / of;
}

/** @param made hero's hand in words */
export function figuresOf(spot: Spot, answer: Answer, made: string): Figures {
  const { street, improving, status, opening, standing } = answer;
  if (opening !== undefined) return { rows: openingRows(opening) };
  if (standing !== undefined && (street === 'river' || standing.isMade)) {
    return ofStanding(spot, answer, standing);
  }
  const equity = answer.players[0]?.equity;
  if (street === 'river' && (status !== undefined || equity === undefined)) {
    return { rows: [], words: riverWords(answer, made), note: say.noCards };
  }
  if (equity === undefined) {
    return { rows: improving === undefined ? [] : outRows(answer, improving) };
  }
  const byRiver: FigureRow = {
    probability: equity,
    label: street === 'river' ? say.equity : say.equityByRiver,
    short: say.equity,
  };
  if (improving === undefined) return { rows: [byRiver] };
  return { rows: status === undefined ? hiddenRows(answer, byRiver) : knownRows(answer, byRiver) };
}

function nextCard({ street }: Answer): string {
  return street === 'turn' ? say.onRiver : say.nextCard;
}

/** No opponent is known, and hero's hand is not made. */
function outRows(answer: Answer, { chance, reached }: Improving): FigureRow[] {
  const isBackdoor = reached !== undefined && reached.hits > 0;
  return [
    { ...outRow(answer, chance), none: isBackdoor ? 'runner-runner' : 'no outs' },
    ...(reached === undefined
      ? []
      : [
          {
            probability: ratio(reached),
            label: say.madeByRiver,
            short: say.byRiver,
            none: 'no outs' as const,
          },
        ]),
  ];
}

function outRow(answer: Answer, chance: Chance): FigureRow {
  const next = nextCard(answer);
  return {
    count: { value: chance.hits, label: say.outsOf(chance.hits, answer.unseen), mark: 'out' },
    probability: ratio(chance),
    label: next,
    short: next,
  };
}

/** Against hidden hands: behind, the weights that add up to the honest count of outs; ahead, the cards to fear. */
function hiddenRows(answer: Answer, equity: FigureRow): FigureRow[] {
  if (!trails(answer.players)) {
    const feared = (answer.next ?? []).filter(({ isFeared }) => isFeared);
    return feared.length === 0 ? [equity] : [equity, dangerRow(answer, feared)];
  }
  const worth = (answer.next ?? []).reduce((sum, { probability = 0, weight = 0 }) => sum + probability * weight, 0);
  const next = nextCard(answer);
  return [
    equity,
    {
      count: { value: worth * answer.unseen, decimals: 1, label: say.effectiveOuts },
      probability: worth,
      label: next,
      short: say.outs,
      none: 'no outs',
    },
  ];
}

/** Cards that a player who is ahead does not want to see. */
function dangerRow(answer: Answer, cards: readonly AnsweredCard[]): FigureRow {
  const { street, unseen } = answer;
  const isEven = cards.every(({ probability = 1 / unseen }) => Math.abs(unseen * probability - 1) < 1e-9);
  return {
    count: { value: cards.length, label: say.dangersOf(cards.length, unseen), mark: 'warning' },
    probability: cards.reduce((sum, { probability = 1 / unseen }) => sum + probability, 0),
    label: isEven ? (street === 'turn' ? say.hitsRiver : say.hitsNext) : say.hitsByRange,
    short: say.hits,
  };
}

function knownRows(answer: Answer, byRiver: FigureRow): FigureRow[] {
  const { street, status, unseen } = answer;
  const equity = byRiver.probability;
  const next = nextCard(answer);
  const isAhead = status === 'ahead';
  const cards = isAhead
    ? (answer.next ?? []).filter(({ verdict }) => verdict === 'danger').length
    : (answer.outs ?? []).length;
  const hit = cards / unseen;
  const dead = equity === 0 ? ({ none: 'drawing dead' } as const) : undefined;
  // On the flop two cards can do what one cannot: put hero ahead, or behind.
  const canTurn = street === 'flop' && equity > 0 && equity < 1;
  const none = canTurn ? 'runner-runner' : isAhead ? undefined : 'no outs';
  const row: FigureRow = {
    count: {
      value: cards,
      label: isAhead ? say.dangersOf(cards, unseen) : say.outsOf(cards, unseen),
      mark: isAhead ? 'warning' : 'out',
    },
    probability: hit,
    label: !isAhead ? next : street === 'turn' ? say.hitsRiver : say.hitsNext,
    short: isAhead ? say.hits : next,
    ...(dead ?? (none !== undefined && { none })),
  };
  // On the turn, if no card ties, the outs are the equity: shown once.
  const isAll = !isAhead && street === 'turn' && Math.abs(equity - hit) < 1e-9;
  return isAll ? [{ ...row, label: say.onRiverEquity }] : [row, { ...byRiver, ...dead }];
}

function openingRows({ equity, wanted: { name, hits, of } }: Opening): FigureRow[] {
  return [
    ...(equity === undefined ? [] : [{ probability: equity, label: say.equityAnyTwo, short: say.equityAnyTwoShort }]),
    { probability: hits / of, label: say.onFlop(name), short: say.onFlopShort(name) },
  ];
}

/** No opponent is known: how many of all hands beat hero's, and the outs that improve it further. */
function ofStanding(spot: Spot, answer: Answer, { behind, level, of }: Standing): Figures {
  const chance = answer.improving?.chance;
  const further = chance === undefined || chance.hits === 0 ? [] : [outRow(answer, chance)];
  const note = chance === undefined ? say.noCards : noOutsSentence(spot, answer);
  if (behind === 0) {
    const words = level === 0 ? say.nuts : level === of ? say.boardPlays : say.sharedNuts;
    return { words, rows: further, ...(further.length === 0 && { note }) };
  }
  const beaten: FigureRow = {
    count: { value: behind, label: say.handsBeatYou(behind) },
    ahead: (of - behind - level) / of,
    probability: behind / of,
    label: say.ofHands(of),
    short: say.beatYou,
  };
  return {
    rows: [beaten, ...further.map((row) => ({ ...row, short: say.outs }))],
    ...(chance !== undefined && further.length === 0 && { note }),
  };
}

function riverWords({ status }: Answer, made: string): string {
  if (status === undefined) return capitalize(made);
  return { ahead: say.win, level: say.split, behind: say.lose }[status];
}
