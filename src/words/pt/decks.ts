import type { WildDeck } from '../../poker/deck';
import type { DeckWords } from '../decks';

const JOKER = 'Escreve-se ∗ e a carta dele fica abaixo do baralho.';
const FIFTH = 'A quina é uma mão, acima do straight flush.';
const EVERYBODY = 'No board, um curinga é de todos.';

/** The words of the ordinary deck, `none`, and of those with wild cards. */
export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: 'Sem curinga', summary: '52 cartas, sem curinga', note: '52 cartas, cada uma o que ela é.' },
  joker: {
    title: 'Curinga',
    summary: '53 cartas, com curinga',
    note: `53 cartas. O curinga vale qualquer carta que falte a uma mão, ou uma quinta carta igual. ${JOKER} ${FIFTH} ${EVERYBODY}`,
    joker: 'vale qualquer carta',
  },
  bug: {
    title: 'Bug',
    summary: '53 cartas, o curinga é um bug',
    note: `53 cartas. O curinga é um ás, ou completa uma sequência, um flush ou um straight flush. ${JOKER} Cinco ases são uma mão, acima do straight flush. ${EVERYBODY}`,
    joker: 'um ás, ou completa uma sequência ou um flush',
  },
  deuces: {
    title: 'Dois como curinga',
    summary: '52 cartas, cada dois é um curinga',
    note: `52 cartas. Cada dois vale dois, qualquer carta que falte a uma mão, ou uma quinta carta igual. ${FIFTH} ${EVERYBODY}`,
  },
};
