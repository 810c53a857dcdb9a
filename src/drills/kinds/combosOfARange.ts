import { countingKind } from '../counting';
import { draw, pick, playedHand } from '../deal';
import { board, DEAD, HOLE, optional, RANGE } from '../fields';
import { RANGES } from '../ranges';

const FEWEST_COMBOS = 12;

export const combosOfARange = countingKind({
  name: 'combos of a range',
  fields: { range: RANGE, board: board(0, 3, 4, 5), hero: optional(HOLE), dead: DEAD },

  deal(dice, step) {
    const range = pick(dice, RANGES);
    const cards = draw(dice, step === 1 ? 0 : step === 2 ? 3 : 3 + dice.below(3));
    const hero = step < 3 || dice.below(2) === 0 ? playedHand(dice, cards) : undefined;
    return { range, board: cards, hero, dead: [] };
  },

  isFair({ range, board: { length }, hero }, { combos, of }, step) {
    const parts = range.text.split(',').length;
    const fits =
      step === 1
        ? parts === 2 && length === 0
        : step === 2
          ? parts >= 2 && parts <= 3 && length === 3 && hero !== undefined
          : parts >= 4;
    return fits && of >= FEWEST_COMBOS && combos < of;
  },

  /** One off, or 5 % of the answer. */
  allowed: ({ combos }) => ({ right: 0, near: Math.max(1, Math.floor(combos / 20)) }),
});
