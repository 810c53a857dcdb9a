import { capitalize, cardName, rankOf, type Card } from '../poker/card';
import { compareMade, isWild, WILD, type LabCard, type LabRules, type Made } from '../poker/wild';
import type { Showdown } from './lab.svelte';
import type { Reach } from './tiles';

/** A card of a version, and whether it is a wild one's substitute. */
export interface VersionCard {
  readonly card: Card;
  readonly wild: boolean;
}

/** A version's five cards as the hand is read: those that make the category first. */
export function versionCards(
  hand: readonly LabCard[],
  made: Made,
  rules: LabRules,
): readonly VersionCard[] {
  const stands = [...made.wilds];
  const cards = hand.flatMap((card): VersionCard[] => {
    const wild = isWild(card, rules);
    const face = wild ? stands.shift() : card;
    return face === undefined || face === WILD ? [] : [{ card: face, wild }];
  });
  return made.ranks.flatMap((rank) => {
    const at = cards.findIndex(({ card }) => rankOf(card) === rank);
    return at < 0 ? [] : cards.splice(at, 1);
  });
}

const COUNTS = ['', 'the wild card', 'the two wild cards', 'three wild cards', 'four wild cards'];

/** What a hand is: `'Eights full of sevens, the wild card as the eight of hearts.'` */
export function sentenceOf({ name, wilds }: Made): string {
  const who = COUNTS[wilds.length] ?? 'five wild cards';
  const stands = list(wilds.map((card) => `the ${cardName(card)}`));
  return `${capitalize(name)}${wilds.length === 0 ? '' : `, ${who} as ${stands}`}.`;
}

/**
 * What the winner has and why it wins: `'… A full house beats a flush.'` Hands that tie may differ in
 * their wild cards.
 */
export function outcomeSentenceOf(made: Made, { winners, decidedBy }: Showdown): string {
  if (decidedBy !== undefined) return `${sentenceOf(made)} ${capitalize(decidedBy)}.`;
  return `${winners.length === 2 ? 'Both have' : 'All have'} ${withArticle(made.name)}.`;
}

/** `'an ace-high flush'`, but `'eights full of sevens'` */
export function withArticle(name: string): string {
  if (!/^pair|flush$|straight$/.test(name)) return name;
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** What a hand of four cards comes to: `'One more makes eights full of sevens at best.'` */
export function reachSentenceOf({ best, wild }: Reach): string {
  const made = `One more makes ${withArticle(best.name)} at best`;
  return compareMade(best, wild) < 0
    ? `${made}, a wild card ${withArticle(wild.name)}.`
    : `${made}.`;
}

/** Who wins, as a headline: `'Hand 2 wins'`, `'Hands 1 and 3 tie'`. */
export function outcomeOf({ winners }: Showdown): string {
  const hands = winners.map((hand) => String(hand + 1));
  if (hands.length === 1) return `Hand ${hands.join('')} wins`;
  return hands.length > 3 ? `${hands.length} hands tie` : `Hands ${list(hands)} tie`;
}

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
