import { aMade, decision, madeName } from '#words/made';
import { capitalize } from '../words/capitalize';
import { cardName, rankOf, type Card, JOKER } from '../poker/card';
import { compareMade, isWild, type LabRules, type Made } from '../poker/lab/recognise';
import type { Showdown } from './lab.svelte';
import type { Reach } from './tiles';

/** A card of a version, and whether a wild card represents it. */
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

const COUNTS = ['', 'the wild card', 'the two wild cards', 'three wild cards', 'four wild cards'];

/** A hand as a sentence: `'Eights full of sevens, the wild card as the eight of hearts.'` */
export function sentenceOf(made: Made): string {
  const { wilds } = made;
  const who = COUNTS[wilds.length] ?? 'five wild cards';
  const stands = list(wilds.map((card) => `the ${cardName(card)}`));
  return `${capitalize(madeName(made))}${wilds.length === 0 ? '' : `, ${who} as ${stands}`}.`;
}

/**
 * The winning hand and why it wins: `'… A full house beats a flush.'` On a tie only the hand's name, because the
 * wild cards of tied hands may differ.
 */
export function outcomeSentenceOf(made: Made, { winners, decidedBy }: Showdown): string {
  if (decidedBy !== undefined) return `${sentenceOf(made)} ${capitalize(decision(decidedBy))}.`;
  return `${winners.length === 2 ? 'Both have' : 'All have'} ${aMade(made)}.`;
}

/** The best a fifth card can make of four: `'Best with one more card: eights full of sevens.'` */
export function reachSentenceOf({ best, wild }: Reach): string {
  const made = `Best with one more card: ${aMade(best)}`;
  return compareMade(best, wild) < 0 ? `${made}; with a wild card: ${aMade(wild)}.` : `${made}.`;
}

/** The winners as a headline: `'Hand 2 wins'`, `'Hands 1 and 3 tie'`. */
export function outcomeOf({ winners }: Showdown): string {
  const hands = winners.map((hand) => String(hand + 1));
  if (hands.length === 1) return `Hand ${hands.join('')} wins`;
  return hands.length > 3 ? `${hands.length} hands tie` : `Hands ${list(hands)} tie`;
}

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
