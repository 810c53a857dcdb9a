import { choicesOf, pairsOf, rank, without, DECK } from './cards';
import { best, categoryOfScore, five, score } from './hand';

/*
 * When a hand is made, by the definition: a pair or better with a hole card in it, and under half of the hands that
 * an unknown opponent can hold beat it, a tie counted half.
 */

type Cards = readonly string[];

const PAIR = 1;
const FOUR_OF_A_KIND = 7;
/** Categories that all five cards make. */
const WHOLE = [4, 5, 6, 8];

/** The cards of five that make their category, without kickers. */
function making(cards: Cards): Cards {
  const made = categoryOfScore(score(five(cards)));
  if (WHOLE.includes(made)) return cards;
  return cards.filter((card) => cards.filter((own) => rank(own) === rank(card)).length > 1);
}

/** Whether the hand's best five cannot be made without a hole card; four of a kind count with their fifth card. */
function holdsHoleCard(hero: Cards, board: Cards): boolean {
  const all = [...hero, ...board];
  const highest = best(all);
  const made = categoryOfScore(highest);
  if (made < PAIR) return false;
  return choicesOf(all, 5)
    .filter((cards) => score(five(cards)) === highest)
    .every((cards) => {
      const counted = made === FOUR_OF_A_KIND ? cards : making(cards);
      return counted.some((card) => hero.includes(card));
    });
}

/** Of the hands of two unseen cards, how many beat hero's and how many tie. */
export function beatenBy(hero: Cards, board: Cards, dead: Cards = []): { behind: number; level: number; of: number } {
  const own = best([...hero, ...board]);
  const scores = pairsOf(without(DECK, [...hero, ...board, ...dead])).map((hand) => best([...hand, ...board]));
  return {
    behind: scores.filter((theirs) => theirs > own).length,
    level: scores.filter((theirs) => theirs === own).length,
    of: scores.length,
  };
}

/** Whether hero's hand is made, against an unknown opponent. */
export function isMade(hero: Cards, board: Cards, dead: Cards = []): boolean {
  const { behind, level, of } = beatenBy(hero, board, dead);
  return holdsHoleCard(hero, board) && 2 * behind + level < of;
}
