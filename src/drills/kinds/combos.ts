import { classText, type Suitedness } from '../../poker/combos';
import { blockersOf, countingKind } from '../counting';
import { draw, pick, playedHand } from '../deal';
import { board, DEAD, held, HOLE, optional, RANGE, RANGES } from '../fields';
import type { Step } from '../kind';

/** The step of a range's text: a pair, two ranks, or two ranks suited or offsuit. */
function stepOf(text: string): Step {
  return text.length > 2 ? 3 : text.endsWith(text.charAt(0)) ? 1 : 2;
}

export const combosOfAHand = countingKind({
  name: 'combos of a hand',
  fields: { range: RANGE, board: board(3, 4, 5), hero: optional(HOLE), dead: DEAD },

  deal(dice, step) {
    const [high, low] = [dice.below(13), dice.below(13)].sort((a, b) => b - a);
    const suitedness = pick<Suitedness>(dice, step === 3 ? ['s', 'o', ''] : ['']);
    // At the last step a hand that is not suited or offsuit needs hero's cards as a blocker.
    if (step < 3 && (high === low) !== (step === 1)) return undefined;
    if (high === low && suitedness !== '') return undefined;
    const cards = draw(dice, 3 + dice.below(3));
    const hero = step === 3 && (suitedness === '' || dice.below(2) === 0) ? playedHand(dice, cards) : undefined;
    return { range: held(classText({ high, low, suitedness })), board: cards, hero, dead: [] };
  },

  isFair(given, { combos, of }, step) {
    if (combos === 0 || combos === of) return false;
    const blockers = blockersOf(given);
    return (blockers.hero && blockers.board ? 3 : stepOf(given.range.text)) === step;
  },

  allowed: () => ({ right: 0, near: 0 }),
});

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
