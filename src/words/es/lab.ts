import type { Card } from '../../poker/card';
import type { LabRules } from '../../poker/lab/recognise';
import { capitalize } from '../text';
import { theCard } from './cards';
import { list, numberWord } from './grammar';

/* The hand lab, its rules and its drills. */

/** A word in bold and what is around it. */
interface Piece {
  readonly before: string;
  readonly bold: string;
  readonly after: string;
}

/** What is around an example. */
interface Around {
  readonly before: string;
  readonly after: string;
}

// The hands.
export const textLabel = 'Manos como texto: cinco cartas cada una, ∗ para un comodín, v entre manos';
export const wildCard = 'Comodín';
export const aWildCard = 'comodín';
export const compare = 'Comparar';
export const withAnother = 'con otra';
export const anotherHand = 'Otra mano';
export const clear = 'Borrar';
export const clearHands = 'Borrar las manos';
export const type = 'Escribir';
export const typeHands = 'Escribir las manos como texto';
export const wild = 'Comodín';
export const undo = 'Deshacer';
export const yourFive = 'Tus cinco cartas';
export const hand = (number: number): string => `Mano ${number}`;
export const removeHand = (number: number): string => `Quitar la mano ${number}`;
export const winsWith = (hand: string): Piece => ({ before: '', bold: 'gana', after: ` con ${hand}` });
export const tiesWith = (hand: string): Piece => ({ before: '', bold: 'empata', after: ` con ${hand}` });
export const shown = (hand: string): string => `; se muestra: ${hand}`;

// The legend.
export const barLegend = 'barra: lo que forma, de pareja a repóker · en relieve: lo mejor posible';
export const dashedLegend = 'borde discontinuo: la carta que representa un comodín';
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: 'O usa Escribir:', after: ', con ∗ para un comodín.' }
    : { before: 'O escribe', after: ', con ∗ para un comodín.' };

// The answer.
export const answer = 'Respuesta';
export const prompts: readonly string[] = [
  '¿Cinco cartas?',
  'Una carta más',
  'Dos cartas más',
  'Tres cartas más',
  'Cuatro cartas más',
];
export const tapOrType = 'Toca cartas de la baraja o escríbelas. ∗ es un comodín.';
export const tapOrUseType = 'Toca cartas de la baraja o usa Escribir. ∗ es un comodín.';
export const canMake = 'Puede formar';
export const handCanMake = (number: number): string => `La mano ${number} puede formar`;
export const whatCanMake = 'Lo que las cartas pueden formar';
export const notAHand = 'no es una mano con estas reglas';
export const cardsMakeIt = (count: number): string =>
  count === 1 ? 'una carta la forma' : `${count} cartas la forman`;
export const notWithThese = 'no con estas cartas';
export const byWildCard = 'con un comodín';
export const jacksOrBetter = 'jotas o mejor';
export const belowJacks = 'menos que jotas';

// Examples.
export const worthBuilding = 'Manos que vale la pena armar';
export const tryExample = 'O prueba un ejemplo';
export const examples: readonly string[] = [
  'dobles parejas y un comodín',
  'tres reyes y un comodín',
  'un color con dos ases',
  'póker de doses en las dos: decide el kicker',
];

// Rules.
export const rules = 'Reglas';
export const whatWildStands = 'Qué representa un comodín';
export const wilds: Readonly<Record<LabRules['wild'], { readonly title: string; readonly says: string }>> = {
  any: { title: 'Cualquier carta', says: 'Un comodín representa cualquier carta.' },
  bug: {
    title: 'Bug',
    says: 'Un bug es un as, o completa una escalera o un color. Varios bugs son todos ases, o completan una mano juntos.',
  },
  deuces: { title: 'Doses comodín', says: 'Los doses también son comodines, y pueden valer como doses.' },
};
export const fiveOfAKind = 'Repóker';
export const fiveOn = 'Sí: el repóker gana a la escalera de color.';
export const fiveOff = 'No: un comodín no puede ser la quinta carta igual.';
export const copies = 'Copias';
export const copiesOn = 'Sí: un comodín puede repetir una carta de la mano, como en un color con dos ases.';
export const copiesOff = 'No: un comodín no puede repetir una carta de la mano, salvo en el repóker.';

// Tiles of the deck.
/** On the tile of such a card, in six characters. */
export const owner = 'mano';
export const inHand = (card: string): string => `${card}, en la mano: quitar`;
export const makes = (hand: string): string => `da ${hand}`;
export const makesBest = (hand: string): string => `da ${hand}, lo mejor posible`;
export const tile = (card: string, reason: string): string => `${card}: ${reason}`;
export const ghost = 'la representa un comodín';
export const ghostTile = (card: string): string => `${card}, ${ghost}`;

// Sentences.
const WHO = ['', 'el comodín', 'los dos comodines', 'tres comodines', 'cuatro comodines', 'cinco comodines'];
/** A hand as a sentence: `'Full de ochos y sietes, con el comodín como el ocho de corazones.'` */
export const sentence = (hand: string, wilds: readonly Card[]): string =>
  wilds.length === 0
    ? `${capitalize(hand)}.`
    : `${capitalize(hand)}, con ${WHO[wilds.length]} como ${list(wilds.map(theCard), 'and')}.`;
export const why = (decision: string): string => `${capitalize(decision)}.`;
export const tied = (hands: number, hand: string): string =>
  `${hands === 2 ? 'Las dos tienen' : 'Todas tienen'} ${hand}.`;
export const bestWith = (hand: string): string => `Lo mejor con una carta más: ${hand}.`;
export const bestWithWild = (hand: string, wild: string): string =>
  `Lo mejor con una carta más: ${hand}; con un comodín: ${wild}.`;
export const handWins = (number: number): string => `Gana la mano ${number}`;
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `Empatan ${numbers.length} manos` : `Empatan las manos ${list(numbers.map(String), 'and')}`;

// Problems.
export const mostHands = (most: number): string => `${most} manos como máximo. Quita una para añadir otra.`;
export const handIsFull = 'La mano tiene cinco cartas. Toca una para cambiarla.';
export const alreadyInHand = (card: string): string => `${capitalize(card)} ya está en la mano. Elige otra carta.`;
export const alreadyIn = (card: string, number: number): string =>
  `${capitalize(card)} ya está en la mano ${number}. Elige otra carta.`;

// The drills.
export const drill = 'Ejercicio';
export const drillSummary = 'leer manos con comodines';
export const whoWins = 'Quién gana';
export const fiveThatPlay = 'Las cinco que juegan';
export const whoWinsTitle = '¿Quién gana?';
export const whichFive = '¿Qué cinco?';
export const theHands = 'Las manos';
export const theCards = 'Las cartas';
export const sevenCards = 'Siete cartas';
export const question = 'Pregunta';
export const next = 'Siguiente';
export const done = 'Listo';
export const doneOf = (chosen: number, of: number): string => `Listo: ${chosen} de ${of}`;
export const fiveCardsPlay = (chosen: number): string =>
  `Juegan cinco cartas: hay ${numberWord(chosen, 'f')} ${chosen === 1 ? 'elegida' : 'elegidas'}.`;
export const backToLab = 'Volver al laboratorio';
export const tapWinners = '¿Quién gana? Toca todas las que ganan.';
export const tapFive = 'Toca las cinco cartas que juegan.';
/** @param why what decided; left out of a tie */
export const winsBecause = (winner: string, hand: string, why: string): string =>
  `${winner} gana con ${hand}${why === '' ? '' : `: ${why}`}.`;
export const sharePot = (winners: readonly string[], hand: string): string =>
  `${list(winners, 'and')} dividen el bote: ${hand} cada una.`;
export const right = (answer: string): string => `Correcto: ${answer}`;
export const rightFive = (hand: string): string => `Correcto: ${hand}.`;
export const youHave = (hand: string): string => `Tienes ${hand}.`;
export const setsOfFive = (count: number): string => `Hay ${count} grupos de cinco igual de buenos.`;
/** A line about a hand: `'K♥ K♠ *: un trío de reyes, con * como K♦'` */
export const line = (cards: string, hand: string): string => `${cards}: ${hand}`;
export const lineWithWilds = (cards: string, hand: string, wilds: string, as: string): string =>
  `${cards}: ${hand}, con ${wilds} como ${as}`;
