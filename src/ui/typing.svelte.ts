import * as say from '#words/table';
import { plainText } from '../poker/plainText';
import { cardOf, rankFromCharacter, rankSymbol, suitFromCharacter, type Card, type Rank } from '../poker/card';

/** The result of one typed character: a card, a problem, or neither while a rank waits for its suit. */
export interface Keystroke {
  /** Whether the character belongs to a card. */
  readonly used: boolean;
  readonly card?: Card;
  readonly problem?: string;
}

/**
 * Cards typed anywhere on a page, character by character. A rank waits for its suit, and stays visible until
 * the page has dealt the card and calls `clear`.
 */
export class TypedCard {
  /** `'9'`, or `'1'` on its way to a ten. */
  #typed = $state('');

  /** Whether a rank waits. */
  get waits(): boolean {
    return this.#typed !== '';
  }
  /** The rank that waits, or -1. */
  get rank(): Rank {
    return rankFromCharacter(this.#typed);
  }
  /** The waiting rank as a card shows it. */
  get symbol(): string {
    return this.rank >= 0 ? rankSymbol(this.rank) : this.#typed;
  }

  clear(): void {
    this.#typed = '';
  }

  type(typed: string): Keystroke {
    const character = plainText(typed);
    const suit = suitFromCharacter(character);
    const waiting = this.#typed;
    if (waiting !== '' && suit >= 0) {
      if (waiting !== '1') return { used: true, card: cardOf(this.rank, suit) };
      this.clear();
      return { used: true, problem: say.notCard(`1${character}`) };
    }
    const ten = waiting === '1' && character === '0';
    if (!ten && character !== '1' && rankFromCharacter(character) < 0) return { used: false };
    this.#typed = ten ? 'T' : character.toUpperCase();
    return { used: true };
  }
}
