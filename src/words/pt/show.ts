import type { Card } from '../../poker/card';
import { countText } from '../amounts';
import { capitalize } from '../text';
import { cardName, theCard } from './cards';
import { list } from './grammar';

/*
 * Everybody's cards: who leads, by how much, and what still beats it. A hand comes with its article: `'uma sequência'`.
 */

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');

export const heading = 'Outs: as cartas de todos';
export const title = 'As cartas de todos';
export const start = 'As cartas de todos: toque nas suas duas cartas.';
export const openAll = 'Abra as cartas de todos para ver os números.';
/** Of two finished runs: who wins both, alone. */
export const scoops = (name: string): string => `${name} leva o pote inteiro.`;
export const nobodyScoops = 'Ninguém leva o pote inteiro.';
export const ofRun = (run: number, sentence: string): string => `Board ${run}: ${sentence}`;

// Who leads.
export const level = (names: readonly string[]): string => `${list(names, 'and')} estão empatados.`;
export const favourite = (name: string): string => `${name} tem mais chances de ganhar.`;
export const wins = (name: string, hand: string): string => `${name} ganha com ${hand}.`;
export const split = (names: readonly string[], hand: string): string =>
  `${list(names, 'and')} dividem o pote com ${hand}.`;
export const levelWith = (names: readonly string[], hand: string): string =>
  `${list(names, 'and')} estão empatados com ${hand}.`;
export const leads = (name: string, hand: string): string => `${name} lidera com ${hand}.`;
const cardsOf = (count: number, of: number, isFlop: boolean): string => {
  if (count === 0) return isFlop ? 'Nenhuma próxima carta' : 'Nenhuma carta';
  return `${count} de ${of} ${isFlop ? 'próximas cartas' : 'cartas'}`;
};
export const partThem = (count: number, of: number, isFlop: boolean): string =>
  `${cardsOf(count, of, isFlop)} ${count < 2 ? 'desfaz' : 'desfazem'} o empate.`;
export const beatIt = (count: number, of: number, isFlop: boolean, splits: number): string => {
  const shared = splits === 0 ? '' : `, ${splits} ${splits === 1 ? 'divide' : 'dividem'} o pote`;
  return `${cardsOf(count, of, isFlop)} ${count < 2 ? 'tira' : 'tiram'} a liderança${shared}.`;
};

// A player's row.
export const nameOf = (player: string): string => `Nome: ${player}`;
export const faceDown = 'virada para baixo';
export const unknownCards = 'cartas desconhecidas';
export const cardsHeld = (cards: readonly Card[]): string => list(cards.map(cardName), 'and');
export const show = 'Mostrar';
export const showHand = (name: string): string => `${name}: mostrar a mão`;
export const hide = 'Ocultar';
export const hideHand = (name: string): string => `${name}: ocultar a mão`;
export const fold = 'Foldar';
export const foldHand = (name: string): string => `${name}: foldar`;
export const standings = {
  leads: 'lidera',
  level: 'empate',
  wins: 'ganha',
  splits: 'divide',
  favourite: 'favorito',
  scoops: 'leva tudo',
};
export const winsRun = (run: number): string => `ganha o board ${run}`;
export const splitsRun = (run: number): string => `divide o board ${run}`;
export const sinceFlop = 'desde o flop';
export const sinceCard = (card: Card): string => `desde ${theCard(card)}`;
export const outs = (count: number): string => {
  if (count === 0) return 'sem outs';
  return count === 1 ? '1 out' : `${count} outs`;
};
export const outsNextCard = (count: number): string => `${outs(count)}, próxima carta`;
export const outsSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'sem outs' : `${outs(cards.length)}: ${cards.map(cardName).join(', ')}`;
export const chopsSpoken = (count: number): string =>
  count === 1 ? '1 carta para dividir' : `${count} cartas para dividir`;
export const bothRuns = (figures: readonly string[]): string => figures.join(' e ');
export const row = (parts: readonly string[]): string => `${parts.join(', ')}.`;

// The deck: who has a card, and who leads once it falls.
export const deck = 'Baralho';
export const dead = 'morta';
export const onBoard = 'board';
export const takeBack = (card: Card, owner: string): string => `${cardName(card)}, ${owner}: tirar`;
export const splits = 'empate';
export const leadsWith = (card: Card, who: string): string => `${cardName(card)}: ${who}`;
export const nextHint = 'Próxima carta: quem lideraria. As cartas em relevo mudam quem lidera.';
export const riverHint = 'River: quem ganharia. As cartas em relevo mudam quem ganha.';
export const nextToPlayer = (name: string): string => `Próxima carta: ${name}.`;
export const nextToBoard = 'Próxima carta: o board.';
export const nextToSecondRun = 'Próxima carta: o segundo board.';
export const close = 'Fechar';
export const closeDeck = 'Fechar o baralho';
export const newHand = 'Nova mão';
export const newShort = 'Nova';
export const addPlayer = 'Adicionar jogador';
export const addShort = 'Mais um';
export const undo = 'Desfazer';
export const deal: readonly string[] = [
  'Distribuir o flop',
  'Carta do flop',
  'Carta do flop',
  'Carta do turn',
  'Carta do river',
  'Baralho',
];

// Around them.
export const twice = 'Rodar duas vezes';
export const once = 'Rodar uma vez';
export const secondScreen = 'Segunda tela';
export const fullScreen = 'Tela cheia';
export const table = 'Mesa';
export const board = 'Board';
export const secondRun = 'Segundo board';
export const streets = { preflop: 'Pré-flop', flop: 'Flop', turn: 'Turn', river: 'River' };
export const folded = 'foldou';
export const pointsSince = {
  preflop: 'mudança desde as cartas iniciais, em pontos',
  flop: 'mudança desde o flop, em pontos',
  turn: 'mudança desde o turn, em pontos',
  river: 'mudança desde o river, em pontos',
};
export const meanNote = 'parte do pote: cada board e a média';
export const fairPlay = 'Para all-ins e mãos abertas, não durante uma mão a dinheiro.';
export const unseen = (cards: number): string => `${countText(cards)} não vistas`;
export const toCome = (cards: number): string => `${countText(cards)} ${cards === 1 ? 'carta' : 'cartas'} por vir`;
export const simulated = 'simulado';
export const exact = 'cálculo exato';
export const blocked = 'A segunda janela foi bloqueada. Abra este link na outra janela:';
export const copy = 'Copiar';
export const copied = 'Copiado';

// What went wrong.
export const noFullScreen = 'Seu navegador não permite tela cheia aqui. Aumente a janela.';
export const alreadyThere = 'Essa carta já está na mesa. Escolha outra carta.';
export const cardAlreadyThere = (symbol: string): string =>
  `${capitalize(symbol)} já está na mesa. Escolha outra carta.`;
export const allFilled = 'Todos os espaços estão cheios. Toque em uma carta para tirá-la.';
export const mostPlayers = (players: number): string =>
  `No máximo ${players} jogadores. Folde um para adicionar outro.`;
export const nothingToCome = 'Não há cartas por vir: nada para rodar duas vezes. Tire uma carta antes.';
export const badLine =
  'Não foi possível ler esta linha. Escreva suas duas cartas, o board e depois v antes de cada uma das outras mãos.';
export const badLink = 'Não foi possível ler uma parte do link. Copie o link de novo.';
