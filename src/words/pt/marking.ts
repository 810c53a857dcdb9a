import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';

/* Exercícios que marcam cartas do baralho, e as situações próprias como exercícios. */

export const opponentHas = (cards: string): string => `O adversário tem ${cards}.`;
export const opponentHasRange = 'O adversário tem um range.';
export const anyTwoCards = 'duas cartas quaisquer';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `${pot} no pote, ${call} para pagar.`;

/* Questions for the cards. */

export const whichHelp = 'Quais cartas ajudam muito você?';
export const whichPutAhead = 'Quais cartas deixam você na frente?';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `Quais cartas dão a você ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const whichOfBackdoor = {
  'backdoor flush draw': 'Você tem um backdoor flush draw. Quais cartas fazem parte dele?',
  'backdoor straight draw': 'Você tem um backdoor straight draw. Quais cartas fazem parte dele?',
  any: 'Você tem um backdoor draw. Quais cartas fazem parte dele?',
};

/* What a right card is. */

export const ruleOfBackdoor =
  'São necessárias duas cartas, o turn e o river. Marque toda carta que possa ser uma das duas.';
export const ruleOfGains =
  'Marque as cartas que valem um quarto de out ou mais. Entre um décimo e um quarto, as duas respostas valem.';

/* Questions for the estimate, and for the price. */

export const hitBoth = 'Com que frequência vêm as duas?';
export const equityByRiver = 'Qual é a sua equity até o river?';
export const equityAllIn = 'All-in: qual é a sua equity?';
export const hitOnRiver = 'Falta uma carta: com que frequência você acerta?';
export const hitByRiver = 'Faltam duas cartas: com que frequência você acerta?';
export const isEnough = (pot: string, call: string): string =>
  `Há ${pot} no pote com a aposta, e pagar custa ${call}. A sua equity basta?`;

/* Rules of thumb. */

export const ruleOf2 = 'regra do 2';
export const ruleOf4 = 'regra do 4';
export const solomon = 'Solomon';
export const asOneOut = 'como um out';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = 'Um exercício precisa de um baralho sem curingas.';
export const needsCards = 'Um exercício precisa das suas duas cartas, não de um range.';
export const needsFlopOrTurn = 'Um exercício precisa de um flop ou de um turn.';
export const hasOneOpponent = 'Um exercício tem no máximo um adversário.';
export const isAhead = 'Você já está na frente. Um exercício pergunta quais cartas deixam você na frente.';
export const noCardImproves = 'Nenhuma carta melhora a sua mão. Um exercício pergunta quais melhoram.';
