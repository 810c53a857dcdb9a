import { quote } from './grammar';

/* Exercícios com pergunta própria: a pergunta em letras grandes, os campos e o que foi escolhido. */

export const prompts = {
  whoWins: 'Quem ganha?',
  whatBeatsYou: 'O que ganha de você?',
  five: 'Quais cinco?',
  row: 'O que você tem?',
  nuts: 'O nuts?',
  stays: 'O que fica?',
  decision: 'Pagar ou foldar?',
};
export const verdicts = { right: 'Certo', near: 'Perto', wrong: 'Não é isso' };
export const theAnswer = 'A resposta';

export const outs = 'Outs';
export const combos = 'Combos';
export const potOdds = 'pot odds';
export const exact = 'exato';
export const you = 'você';
export const youSaidLabel = 'você disse';
export const ofIn = (count: number): string => `de ${count} em`;

export const noneOfThem = 'Nenhuma delas';
export const doneMarked = (count: number): string => `Pronto: ${count} ${count === 1 ? 'marcado' : 'marcados'}`;
export const doneOf = (count: number, of: number): string => `Pronto: ${count} de ${of}`;

export const notANumber = (text: string): string => `${quote(text)} não é um número. Escreva 12 ou 3,5.`;
export const fiveChosen = (count: number): string =>
  `Cinco cartas jogam: ${count === 1 ? 'uma foi escolhida' : `${count} foram escolhidas`}.`;
export const twoCards = 'Uma mão tem duas cartas: escolha outra.';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = 'Algarismos';
export const point = ',';
export const pointName = 'vírgula';
export const deleteDigit = 'Apagar o último algarismo';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = 'O que você tem';
export const rowsBetween = (first: string, last: string): string => `De ${first.toLowerCase()} a ${last.toLowerCase()}`;
export const more = (count: number): string => `mais ${count}`;
export const rightLabel = 'certo';

export const whatIsLeft = 'O que sobra';
export const owners = { board: 'board', you: 'você' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}, ${owners[owner]}`;

export const board = 'board';
export const boardCard = (card: string): string => `${card}, no board`;
export const nutCard = (card: string): string => `${card}, parte do nuts`;
export const notNutCard = (card: string): string => `${card}, não é parte do nuts`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = 'Range do adversário';
export const notInRange = 'não está no range';
export const judged = { right: 'certo', missed: 'faltam combos', extra: 'marcada, mas folda' };
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} ${live === 1 ? 'possível' : 'possíveis'}, ${marked} ${marked === 1 ? 'marcado' : 'marcados'}${state === undefined ? '' : `: ${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}: ${told}`;
export const stays = 'fica';
export const missed = 'faltou';
export const markedButFolds = 'marcada, mas folda';
export const oneOfThree = '1/3: um de três fica';
export const moreHands = (count: number): string => `e mais ${count}: aponte para uma mão`;
export const tapHand = 'Toque em uma mão ou arraste sobre várias. Os naipes aparecem aqui.';
