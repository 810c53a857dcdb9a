import type { Card } from '../../poker/card';
import { cardName } from './cards';
import { list } from './grammar';
import { outs } from '#words/show';

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');
export const cardsHeld = (cards: readonly Card[]): string => list(cards.map(cardName), 'and');
export const outsSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'sem outs' : `${outs(cards.length)}: ${cards.map(cardName).join(', ')}`;
export const bothRuns = (hands: readonly string[]): string => hands.join(' e ');
export const sharesOfRuns = (figures: readonly string[]): string => `boards ${figures.join(', ')}`;
export const row = (parts: readonly string[]): string => `${parts.join(', ')}.`;
