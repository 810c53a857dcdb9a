import { paragraph } from '#words/text';
import type { Answer, Opening } from '../poker/answer';
import type { Spot } from '../poker/spot';
import { figuresOf, type Figures } from './figures';
import { heldName } from './hands';
import { headline, standing } from './headline';
import type * as opening from './opening';
import type * as ranges from './ranges';
import { reasonFor } from './reasons';

/** Words that not every spot needs: a worker loads them when one does. */
export interface LaterWords {
  /** Of hero's range. */
  readonly ranges?: typeof ranges | undefined;
  /** Of a player alone before the flop. */
  readonly opening?: typeof opening | undefined;
}

/** An answer in words. */
export interface Words {
  readonly figures: Figures;
  /** One sentence that answers the spot. */
  readonly headline: string;
  /** Hero's hand; empty where there is none. */
  readonly made: string;
  /** The same with its rank among all hands, and its draws. */
  readonly standing: string;
  /** Why each card gets its verdict, in the order of the answer's `next`. */
  readonly reasons: readonly string[];
}

/**
 * An answer in words. Everything in it comes from the answer.
 *
 * @param later as far as they are there: without them the sentences are shorter
 */
export function inWords(spot: Spot, answer: Answer, later: LaterWords): Words {
  const { hero } = spot;
  const ofRange = hero.kind === 'hand' ? undefined : later.ranges;
  const { opening } = answer;
  const ofOpening = opening === undefined ? undefined : sayOpening(later.opening, hero, opening);
  const made =
    hero.kind === 'hand' && answer.made !== undefined ? heldName(hero.cards, spot.board, answer.made, spot.wild) : '';
  return {
    figures: figuresOf(spot, answer, made),
    headline: paragraph([ofOpening?.sentence ?? headline(spot, answer), ofRange?.rangesSentence(answer) ?? '']),
    made,
    standing: ofRange?.rangesStanding(answer) ?? ofOpening?.standing ?? standing(spot, answer),
    reasons: (answer.next ?? []).map((card) => reasonFor(spot, answer, card)),
  };
}

function sayOpening(
  words: LaterWords['opening'],
  hero: Spot['hero'],
  opening: Opening,
): { readonly sentence: string; readonly standing: string } | undefined {
  return words && { sentence: words.openingSentence(hero, opening), standing: words.openingStanding(hero, opening) };
}
