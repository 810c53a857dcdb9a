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
export const textLabel = 'Mãos em texto: cinco cartas cada uma, ∗ para um curinga, v entre as mãos';
export const wildCard = 'Curinga';
export const aWildCard = 'curinga';
export const compare = 'Comparar';
export const withAnother = 'com outra';
export const anotherHand = 'Outra mão';
export const clear = 'Limpar';
export const clearHands = 'Limpar as mãos';
export const type = 'Digitar';
export const typeHands = 'Digitar as mãos como texto';
export const wild = 'Curinga';
export const undo = 'Desfazer';
export const yourFive = 'Suas cinco cartas';
export const hand = (number: number): string => `Mão ${number}`;
export const removeHand = (number: number): string => `Remover a mão ${number}`;
export const winsWith = (hand: string): Piece => ({ before: '', bold: 'ganha', after: ` com ${hand}` });
export const tiesWith = (hand: string): Piece => ({ before: '', bold: 'empata', after: ` com ${hand}` });
export const shown = (hand: string): string => `; mostrada: ${hand}`;

// The legend.
export const barLegend = 'barra: o que forma, de par a quina · em relevo: a melhor possível';
export const dashedLegend = 'tracejada: a carta que um curinga representa';
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: 'Ou use Digitar:', after: ', com ∗ para um curinga.' }
    : { before: 'Ou digite', after: ', com ∗ para um curinga.' };

// The answer.
export const answer = 'Resposta';
export const prompts: readonly string[] = [
  'Cinco cartas?',
  'Mais uma carta',
  'Mais duas cartas',
  'Mais três cartas',
  'Mais quatro cartas',
];
export const tapOrType = 'Toque nas cartas do baralho ou digite-as. ∗ é um curinga.';
export const tapOrUseType = 'Toque nas cartas do baralho ou use Digitar. ∗ é um curinga.';
export const canMake = 'Pode formar';
export const handCanMake = (number: number): string => `A mão ${number} pode formar`;
export const whatCanMake = 'O que as cartas podem formar';
export const notAHand = 'não é uma mão com estas regras';
export const cardsMakeIt = (count: number): string => (count === 1 ? 'uma carta forma' : `${count} cartas formam`);
export const notWithThese = 'não com estas cartas';
export const byWildCard = 'com um curinga';
export const jacksOrBetter = 'valetes ou melhor';
export const belowJacks = 'abaixo de valetes';

// Examples.
export const worthBuilding = 'Mãos que vale a pena montar';
export const tryExample = 'Ou teste um exemplo';
export const examples: readonly string[] = [
  'dois pares e um curinga',
  'três reis e um curinga',
  'um flush com dois ases',
  'quadra de dois nas duas: o kicker decide',
];

// Rules.
export const rules = 'Regras';
export const whatWildStands = 'O que um curinga representa';
export const wilds: Readonly<Record<LabRules['wild'], { readonly title: string; readonly says: string }>> = {
  any: { title: 'Qualquer carta', says: 'Um curinga representa qualquer carta.' },
  bug: {
    title: 'Bug',
    says: 'Um bug é um ás, ou completa uma sequência ou um flush. Vários bugs são todos ases, ou completam uma mão juntos.',
  },
  deuces: { title: 'Dois como curinga', says: 'Cada dois também é curinga, e pode valer como dois.' },
};
export const fiveOfAKind = 'Quina';
export const fiveOn = 'Sim: a quina ganha do straight flush.';
export const fiveOff = 'Não: um curinga não pode ser a quinta carta igual.';
export const copies = 'Cópias';
export const copiesOn = 'Sim: um curinga pode repetir uma carta da mão, como num flush com dois ases.';
export const copiesOff = 'Não: um curinga não pode repetir uma carta da mão, exceto na quina.';

// Tiles of the deck.
/** On the tile of such a card, in six characters. */
export const owner = 'mão';
export const inHand = (card: string): string => `${card}, na mão: remover`;
export const makes = (hand: string): string => `dá ${hand}`;
export const makesBest = (hand: string): string => `dá ${hand}, a melhor possível`;
export const tile = (card: string, reason: string): string => `${card}: ${reason}`;
export const ghost = 'é representada por um curinga';
export const ghostTile = (card: string): string => `${card}, ${ghost}`;

// Sentences.
const WHO = ['', 'o curinga', 'os dois curingas', 'três curingas', 'quatro curingas', 'cinco curingas'];
/** A hand as a sentence: `'Full house de oitos com setes, com o curinga como o oito de copas.'` */
export const sentence = (hand: string, wilds: readonly Card[]): string =>
  wilds.length === 0
    ? `${capitalize(hand)}.`
    : `${capitalize(hand)}, com ${WHO[wilds.length]} como ${list(wilds.map(theCard), 'and')}.`;
export const why = (decision: string): string => `${capitalize(decision)}.`;
export const tied = (hands: number, hand: string): string => `${hands === 2 ? 'As duas têm' : 'Todas têm'} ${hand}.`;
export const bestWith = (hand: string): string => `O melhor com mais uma carta: ${hand}.`;
export const bestWithWild = (hand: string, wild: string): string =>
  `O melhor com mais uma carta: ${hand}; com um curinga: ${wild}.`;
export const handWins = (number: number): string => `A mão ${number} ganha`;
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `${numbers.length} mãos empatam` : `As mãos ${list(numbers.map(String), 'and')} empatam`;

// Problems.
export const mostHands = (most: number): string => `No máximo ${most} mãos. Remova uma para adicionar outra.`;
export const handIsFull = 'A mão tem cinco cartas. Toque em uma para trocá-la.';
export const alreadyInHand = (card: string): string => `${capitalize(card)} já está na mão. Escolha outra carta.`;
export const alreadyIn = (card: string, number: number): string =>
  `${capitalize(card)} já está na mão ${number}. Escolha outra carta.`;

// The drills.
export const drill = 'Exercício';
export const drillSummary = 'ler mãos com curingas';
export const whoWins = 'Quem ganha';
export const fiveThatPlay = 'As cinco que jogam';
export const whoWinsTitle = 'Quem ganha?';
export const whichFive = 'Quais cinco?';
export const theHands = 'As mãos';
export const theCards = 'As cartas';
export const sevenCards = 'Sete cartas';
export const question = 'Pergunta';
export const next = 'Próximo';
export const done = 'Pronto';
export const doneOf = (chosen: number, of: number): string => `Pronto: ${chosen} de ${of}`;
export const fiveCardsPlay = (chosen: number): string =>
  `Cinco cartas jogam: ${numberWord(chosen, 'f')} ${chosen < 2 ? 'escolhida' : 'escolhidas'}.`;
export const backToLab = 'Voltar ao laboratório';
export const tapWinners = 'Quem ganha? Toque em todas as que ganham.';
export const tapFive = 'Toque nas cinco cartas que jogam.';
/** @param why what decided; left out of a tie */
export const winsBecause = (winner: string, hand: string, why: string): string =>
  `${winner} ganha com ${hand}${why === '' ? '' : `: ${why}`}.`;
export const sharePot = (winners: readonly string[], hand: string): string =>
  `${list(winners, 'and')} dividem o pote: ${hand} em cada uma.`;
export const right = (answer: string): string => `Certo: ${answer}`;
export const rightFive = (hand: string): string => `Certo: ${hand}.`;
export const youHave = (hand: string): string => `Você tem ${hand}.`;
export const setsOfFive = (count: number): string => `Há ${count} grupos de cinco igualmente bons.`;
/** A line about a hand: `'K♥ K♠ *: uma trinca de reis, com * como K♦'` */
export const line = (cards: string, hand: string): string => `${cards}: ${hand}`;
export const lineWithWilds = (cards: string, hand: string, wilds: string, as: string): string =>
  `${cards}: ${hand}, com ${wilds} como ${as}`;
