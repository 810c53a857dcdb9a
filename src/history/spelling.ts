import { parseCards, RANKS, SUITS, type Card } from '../poker/card';

/** Reads cards as one language writes them; `undefined` if a card is not written so. */
export type Spelling = (text: string) => readonly Card[] | undefined;

/** Of a card that was not shown rooms write a dash or another sign: `[- 9d]`, `[# 9c]`. */
export function readEnglish(text: string): readonly Card[] | undefined {
  const cards = parseCards(text.replace(/[-#?]/g, ''), 'line');
  return cards.ok ? cards.value : undefined;
}

/**
 * Makes a reader from a language's names for ten, jack, queen, king and ace, and for clubs, diamonds, hearts and
 * spades. `/` separates spellings of one name. Lower ranks are digits.
 */
export function spellingOf(ranks: string, suits: string): Spelling {
  const rankOf = meanings(ranks, RANKS.slice(-5));
  const suitOf = meanings(suits, SUITS);
  const pattern = new RegExp(`^([2-9]|${[...rankOf.keys()].join('|')})(${[...suitOf.keys()].join('|')})$`);
  return (text) => {
    const read = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((card) => {
        const [, rank = '', suit = ''] = pattern.exec(card) ?? [];
        return `${rankOf.get(rank) ?? rank}${suitOf.get(suit) ?? ''}`;
      });
    return read.includes('') ? undefined : readEnglish(read.join(' '));
  };
}

/** The English letter for each name. */
function meanings(names: string, letters: string): ReadonlyMap<string, string> {
  return new Map(
    names.split(' ').flatMap((ways, index) => ways.split('/').map((way) => [way, letters.charAt(index)] as const)),
  );
}
