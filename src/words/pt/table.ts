import type { Place, Missing } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { FigureRow, Seated } from '../types';
import { capitalize } from '../text';
import { ofSeat } from './spot';

export const spotInText = 'Situação em texto: suas cartas, o board, v um adversário, x cartas mortas';
export const readerMissing =
  'Não foi possível carregar o leitor de históricos. Recarregue a página e cole a mão de novo.';
export const unusable = 'Algo aqui não pode ser usado. Recarregue a página para ver o que é.';
export const inLink = (faults: readonly string[]): string => `No link: ${faults.join(' ')}`;

/* Seats. */

export const you = 'Você';
export const yourHand = 'Sua mão';
export const holdRange = 'Você tem um range';
export const range = 'Range';
/** The link to everybody's cards; `show` turns up a hand that is face down. */
export const allCards = 'Cartas de todos';
export const show = 'Mostrar';
export const hide = 'Ocultar';
export const board = 'Board';
export const deck = 'Mostrar o baralho';
export const price = 'Preço';
export const unknown = 'desconhecido';
export const add = 'Adicionar';
export const addOpponent = 'Adicionar adversário';
export const mostOpponents = (most: number): string => `No máximo ${most} adversários.`;

/* The deck. */

export const clear = 'Limpar';
export const clearTable = 'Limpar a mesa';
export const type = 'Texto';
export const typeSpot = 'Escrever a situação como texto';
export const dead = 'Morta';
export const deadNext = 'Agora cartas mortas: expostas ou de mãos foldadas';
export const done = 'Pronto';
export const doneDead = 'Terminar com as cartas mortas';
export const undo = 'Desfazer';

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `adv. ${opponent}`
    : { hero: 'você', board: 'board', seat: 'adv.', dead: 'morta' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: 'na sua mão', board: 'no board', seat: 'na mão do adversário', dead: 'morta' }[place];
  return `${card}, ${place === 'seat' && opponent > 0 ? `na mão do adversário ${opponent}` : where}: tirar`;
};

export const isWildCard = (card: string): string => `${card}, curinga`;

const VERDICTS = { out: 'out', chop: 'empate', tainted: 'out contaminado', danger: 'perigo', safe: 'segura' };
/** A card that may come, and what it does. */
export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `, ${VERDICTS[verdict]}`}: ${reason}`;

/** Where a card is. */
export const places: Readonly<Record<Place['in'], string>> = {
  hero: 'na sua mão',
  board: 'no board',
  seat: 'na mão de um adversário',
  dead: 'entre as cartas mortas',
};
export const alreadyIn = (card: string, place: Place['in']): string =>
  `${capitalize(card)} já está ${places[place]}. Escolha outra carta.`;
export const noSlot =
  'Não há mais lugar para cartas. Adicione um adversário, ou toque em uma carta da mesa para trocá-la.';
export const noJoker = 'Este baralho não tem curinga: escolha outro em “Baralho”.';
export const emptyLine = 'A linha está vazia. Digite suas duas cartas e depois o board.';

/* The answer. */

export const answer = 'Resposta';
export const title = 'Outs e odds de Texas hold’em';
export const older = 'Resposta anterior, em cinza';
export const counting = 'Contando';
export const unseen = (count: number): string => `${count} não vistas`;
/** @param method `'exato'` */
export const unseenAnd = (count: number, method: string): string => `${count} não vistas, ${method}`;
export const faceDown = 'Viradas para baixo';
export const showAll = 'Mostrar todas';
export const deadCards = 'Cartas mortas?';
export const tapDead = 'toque nas cartas que estão fora de jogo';
export const flop = 'O flop?';
export const threeCards = 'três cartas, ou adicione um adversário';
export const noAnswer = 'Sem resposta';
export const tapOrUseType = 'toque no baralho, ou use Texto';
export const tapOrType = 'toque no baralho, ou digite';
export const typeOrPaint = 'digite ou pinte';
export const tapThemOrUseType = 'toque nelas no baralho, ou use Texto';
export const tapThemOrType = 'toque nelas no baralho, ou simplesmente digite';
export const thenDeal =
  'Depois distribua o board: o baralho mostra cada carta que ajuda você e com que frequência uma delas vem.';

/** A row of figures in a line: `'7 outs de 47: 14,9% na próxima carta, 5,71 : 1'` */
export const inLine = (counted: string | undefined, percent: string, label: string, odds: string): string =>
  `${counted === undefined ? '' : `${counted}: `}${percent} ${label}, ${odds}`;

/* In place of odds. */

export const nones: Readonly<Record<NonNullable<FigureRow['none']>, string>> = {
  'drawing dead': 'drawing dead',
  'runner-runner': 'runner-runner',
  'no outs': 'sem outs',
};
export const needsTwo = 'precisa de duas cartas';

/* O baralho, os espaços das cartas e a linha acima deles. */

export const deckName = 'Baralho';
export const joker = 'curinga';
export const wildCard = 'curinga';
export const typeHint = 'digite, cole ou toque';

/** @param label dos espaços: `'Board'` */
export const slotFaceDown = (label: string, place: number): string => `${label}, carta ${place}: virada para baixo`;
export const slotEmpty = (label: string, place: number): string => `${label}, carta ${place}: vazia`;
/** @param as a carta que um curinga representa */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? ', curinga' : ''}${as === undefined ? '' : `, como ${as}`}: remover`;

export const notCard = (typed: string): string => `“${typed}” não é uma carta. Use os valores A K Q J 10 9 … 2.`;

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': 'Suas duas cartas?',
  'other card of hero': 'Sua outra carta?',
  'range of hero': 'Seu range?',
  'two cards of the flop': 'Faltam duas cartas do flop',
  'one card of the flop': 'Falta uma carta do flop',
  'card of the flop': 'Uma carta do flop?',
  'turn card': 'O turn?',
  'an opponent': 'Contra quem?',
};
export const otherCard = (seat: number, who: Seated): string => `A outra carta ${ofSeat(seat, who)}?`;
