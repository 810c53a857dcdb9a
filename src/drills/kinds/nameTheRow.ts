import * as drills from '#words/drills';
import * as say from '#words/ranges';
import { rankOf, type Card, type Hole, type Rank } from '../../poker/card';
import { categoryOf, PAIR, TWO_PAIR } from '../../poker/category';
import { COMBOS } from '../../poker/combos';
import { evaluate, ranksOf } from '../../poker/hand';
import { HoldingReader, rungOf, RUNGS, type Rung } from '../../poker/holding';
import { rowTitle, RUNG_WORDS } from '../../words/ladder';
import { draw, isPaired, pick, playedHand, solved } from '../deal';
import { board, DEAD, HOLE } from '../fields';
import { bestFives, draftOfHand, fullName, inOrder, isCounterfeit } from '../five';
import { gradeName } from '../grade';
import { kind, type Line } from '../kind';
import { cardsText } from '../drillSentences';

export interface RowGiven {
  readonly hand: Hole;
  readonly board: readonly Card[];
  /** Cards out of play: nobody holds them. */
  readonly dead: readonly Card[];
}

export interface RowKey {
  readonly row: Rung;
}

/** Rows that most hands have, by whether the spot must be hard: of this many such deals one is taken. */
const COMMON: Readonly<Partial<Record<Rung, number>>> = { 'ace high': 4, 'no made hand': 4 };
const COMMON_HARD: Readonly<Partial<Record<Rung, number>>> = { 'pocket pair below third': 8 };

function mostOfARank(cards: readonly Card[]): number {
  const ranks = cards.map(rankOf);
  return Math.max(...ranks.map((rank) => ranks.filter((own) => own === rank).length));
}

/** Whether the board's own five are as good as the hand with it. */
function boardPlays({ hand, board: cards }: RowGiven): boolean {
  return cards.length === 5 && evaluate(cards) === evaluate([...hand, ...cards]);
}

/** The rank of the higher pair with a card of the hand among its five; `undefined` if none is. */
function ownPair({ hand, board: cards }: RowGiven): Rank | undefined {
  const strength = evaluate([...hand, ...cards]);
  const [high, , low] = ranksOf(strength);
  const category = categoryOf(strength);
  const pairs = category === PAIR ? [high] : category === TWO_PAIR ? [high, low] : [];
  return pairs.find((rank) => hand.some((card) => rankOf(card) === rank));
}

function ranksAbove(rank: Rank, cards: readonly Card[]): number {
  return new Set(cards.map(rankOf).filter((own) => own > rank)).size;
}

function isHard(given: RowGiven): boolean {
  const { hand, board: cards } = given;
  const pair = ownPair(given);
  return (
    isCounterfeit(hand, cards) ||
    mostOfARank(cards) > 2 ||
    boardPlays(given) ||
    (pair !== undefined && ranksAbove(pair, cards) > 2)
  );
}

function rowOf({ hand, board: cards }: RowGiven): Rung {
  const reader = new HoldingReader();
  reader.setBoard(cards);
  return RUNGS[rungOf(reader.read(...hand))];
}

export const nameTheRow = kind<'name the row', 'row', RowGiven, RowKey>({
  name: 'name the row',
  level: 'reading',
  form: 'row',
  fields: { hand: HOLE, board: board(3, 4, 5), dead: DEAD },

  deal(dice, step) {
    const cards = draw(dice, pick(dice, step === 1 ? [3] : step === 2 ? [3, 4] : [4, 5]));
    const hand = playedHand(dice, cards);
    if (hand === undefined) return undefined;
    const given = { hand, board: cards, dead: [] };
    if (step === 3 && !isHard(given)) return undefined;
    const { [rowOf(given)]: one = 1 } = step === 3 ? COMMON_HARD : COMMON;
    return dice.below(one) === 0 ? given : undefined;
  },

  solve: solved((given) => ({ row: rowOf(given) })),

  isFair(given, _, step) {
    const { length } = given.board;
    if (step === 1) return length === 3 && !isPaired(given.board);
    return step === 2 ? length < 5 : isHard(given);
  },

  question: () => say.whatHand,
  allowed: () => ({ right: 0, near: 0 }),
  grade: (_, { row }, reply) => gradeName(reply?.row === row),

  result({ board: cards }, { row }, reply) {
    const own = aRow(row, cards);
    if (reply === undefined) return say.youHave(own);
    return reply.row === row ? drills.right(own) : say.haveNot(own, aRow(reply.row, cards));
  },

  explain(given, { row }, reply) {
    const why: Line[] = [...reasonLines(given, row), fiveOf(given)];
    const isWrong = reply !== undefined && reply.row !== row;
    return isWrong ? [...why, { text: say.rowIs(titleOf(reply.row, given.board), RUNG_WORDS[reply.row].note) }] : why;
  },

  prompt: drills.prompts.row,
  shown: ({ hand, board: cards }) => ({ hero: hand, board: cards }),
  control: ({ board: cards }, { row }) => ({ board: cards, rows: rowsOn(cards), right: row }),
  draft: ({ hand, board: cards }) => draftOfHand(hand, cards),

  writeKey: (_, { row }) => ({ row }),
});

/** The rungs that some hand has on a board, best first: on K♥7♦5♣ eleven, from set to no made hand. */
function rowsOn(cards: readonly Card[]): Rung[] {
  const reader = new HoldingReader();
  reader.setBoard(cards);
  const found = new Set<number>();
  for (const [first, second] of COMBOS) {
    if (!cards.includes(first) && !cards.includes(second)) found.add(rungOf(reader.read(first, second)));
  }
  return RUNGS.filter((_, at) => found.has(at));
}

function titleOf(row: Rung, cards: readonly Card[]): string {
  return rowTitle({ kind: 'rung', place: RUNGS.indexOf(row) }, cards);
}

function aRow(row: Rung, cards: readonly Card[]): string {
  return say.aRow(row, titleOf(row, cards));
}

function fiveOf({ hand, board: cards }: RowGiven): Line {
  const [five = []] = bestFives([...hand, ...cards]);
  return { text: say.yourFive(cardsText(inOrder(five)), fullName(evaluate(five))), cards: inOrder(five) };
}

/** The first of the five rules that fits, with the cards that it is about. */
function reasonLines(given: RowGiven, row: Rung): Line[] {
  const { hand, board: cards } = given;
  if (boardPlays(given)) return [{ text: say.boardPlays }];
  const pair = ownPair(given);
  if (row === 'two pair') return [{ text: say.twoPairs(cardsText(hand)) }];
  if (pair !== undefined) {
    const own = [...hand, ...cards].filter((card) => rankOf(card) === pair);
    const above = ranksAbove(pair, cards);
    return [{ text: above === 0 ? say.pairOnTop(cardsText(own)) : say.pairBelow(cardsText(own), above) }];
  }
  if (row === 'ace high' || row === 'no made hand') {
    const hasAce = row === 'ace high';
    if (isCounterfeit(hand, cards)) return [{ text: hasAce ? say.counterfeitWithAce : say.counterfeit }];
    if (isPaired(cards)) return [{ text: hasAce ? say.pairOfBoardWithAce : say.pairOfBoard }];
    return [{ text: hasAce ? say.noPairWithAce : say.noPair }];
  }
  return [{ text: drills.about(titleOf(row, cards), RUNG_WORDS[row].note) }];
}
