import * as say from '#words/lab';
import { aMade, decision, madeName } from '#words/hands';
import { paragraph } from '#words/text';
import { rankOf, type Card, JOKER } from '../poker/card';
import { compareMade, isWild, type LabRules, type Made } from '../poker/lab/recognise';
import type { Showdown } from './lab.svelte';
import type { Reach } from './tiles';

export interface VersionCard {
  readonly card: Card;
  readonly wild: boolean;
}

/** The five cards of a version, those that make the category first. */
export function versionCards(hand: readonly Card[], made: Made, rules: LabRules): readonly VersionCard[] {
  const stands = [...made.wilds];
  const cards = hand.flatMap((card): VersionCard[] => {
    const wild = isWild(card, rules);
    const face = wild ? stands.shift() : card;
    return face === undefined || face === JOKER ? [] : [{ card: face, wild }];
  });
  return made.ranks.flatMap((rank) => {
    const at = cards.findIndex(({ card }) => rankOf(card) === rank);
    return at < 0 ? [] : cards.splice(at, 1);
  });
}

/** A hand as a sentence: `'Eights full of sevens, the wild card as the eight of hearts.'` */
export function sentenceOf(made: Made): string {
  return say.sentence(madeName(made), made.wilds);
}

/** The winning hand and why it wins: `'… A full house beats a flush.'` Of a tie only the hand's name. */
export function outcomeSentenceOf(made: Made, { winners, decidedBy }: Showdown): string {
  if (decidedBy !== undefined) return paragraph([sentenceOf(made), say.why(decision(decidedBy))]);
  return say.tied(winners.length, aMade(made));
}

/** The best a fifth card can make of four: `'Best with one more card: eights full of sevens.'` */
export function reachSentenceOf({ best, wild }: Reach): string {
  return compareMade(best, wild) < 0 ? say.bestWithWild(aMade(best), aMade(wild)) : say.bestWith(aMade(best));
}

/** The winners as a headline: `'Hand 2 wins'`, `'Hands 1 and 3 tie'`. */
export function outcomeOf({ winners }: Pick<Showdown, 'winners'>): string {
  const numbers = winners.map((hand) => hand + 1);
  return numbers.length === 1 ? say.handWins(numbers[0]) : say.handsTie(numbers);
}
