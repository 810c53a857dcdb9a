import type { WildDeck } from '../../poker/deck';
import type { DeckWords } from '../decks';

const JOKER = 'Se escribe ∗ y está debajo de la baraja.';
const FIFTH = 'El repóker es una mano, por encima de la escalera de color.';
const EVERYBODY = 'En el board, un comodín es de todos.';

/** The words of the ordinary deck, `none`, and of those with wild cards. */
export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: 'Sin comodines', summary: '52 cartas, sin comodines', note: '52 cartas, cada una vale lo que es.' },
  joker: {
    title: 'Joker',
    summary: '53 cartas, el joker es comodín',
    note: `53 cartas. El joker vale por cualquier carta que le falte a una mano, o por una quinta carta igual. ${JOKER} ${FIFTH} ${EVERYBODY}`,
    joker: 'sustituye a cualquier carta',
  },
  bug: {
    title: 'Bug',
    summary: '53 cartas, el joker es un bug',
    note: `53 cartas. El joker es un as, o completa una escalera, un color o una escalera de color. ${JOKER} Cinco ases son una mano, por encima de la escalera de color. ${EVERYBODY}`,
    joker: 'un as, o completa una escalera o un color',
  },
  deuces: {
    title: 'Doses comodín',
    summary: '52 cartas, los doses son comodines',
    note: `52 cartas. Cada dos vale como dos, como cualquier carta que le falte a una mano, o como una quinta carta igual. ${FIFTH} ${EVERYBODY}`,
  },
};
