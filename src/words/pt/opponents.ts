import type { Wanted } from '../en/opponents';

export const opponents = 'Adversários';
export const opponent = 'Adversário';
export const numbered = (number: number): string => `Adversário ${number}`;
export const several = (from: number, to: number): string => `Adversários ${from} a ${to}`;
export const unknownOpponent = 'Adversário: desconhecido';
/** After it, if there is room. */
export const outsOnly = ', só outs';
export const emptySeat = 'Assento vazio';
export const count = (opponents: number): string => `${opponents} ${opponents === 1 ? 'adversário' : 'adversários'}`;
export const each = (share: string): string => `${share} cada`;

export const name = 'Nome';
export const nameOf = (player: string): string => `Nome: ${player}`;
export const add = 'Adicionar adversário';
/** The link to everybody's cards; `show` turns up a hand that is face down. */
export const allCards = 'Cartas de todos';
export const show = 'Mostrar';
export const hide = 'Ocultar';
export const fold = 'Foldar';
export const remove = 'Remover';
export const done = 'Pronto';
export const range = 'Range';
export const rangeFor = (player: string): string => `Range: ${player}`;
/** On a button. */
export const giveAnyTwo = 'Duas quaisquer';
export const anyTwo = 'duas quaisquer';
export const anyTwoCards = 'Duas cartas quaisquer';
export const anyTwoFor = (player: string): string => `Duas cartas quaisquer: ${player}`;
export const nameCards = (player: string): string => `${player}: duas cartas quaisquer; escolher as cartas`;
export const oneFewer = 'Um adversário a menos';
export const noneWithAnyTwo = 'Nenhum adversário com duas cartas quaisquer';
export const oneMore = 'Mais um adversário com duas cartas quaisquer';
export const removeEmpty = 'Remover o assento vazio';
export const foldPlayer = (player: string): string => `${player}: foldar`;
export const foldToDead = (player: string): string => `${player}: foldar; as cartas conhecidas ficam mortas`;
export const onTable = 'Essa carta já está na mesa. Escolha outra carta.';

/* The chips of a phone. */

export const short = (number: number): string => `Adv. ${number}`;
export const shortSeveral = (from: number, to: number): string => `Adv. ${from}–${to}`;
export const severalOnChip = (from: number, to: number): string => `Adversários ${from}–${to}`;
export const chair = (number: number): string => `Cadeira ${number}`;
export const addShort = 'Adicionar';
export const faceDown = 'viradas para baixo';
/** Two cards, on a chip, where eight letters have room. */
export const anyTwoShort = 'ao acaso';
export const anyTwoTimes = (players: number): string => `duas quaisquer × ${players}`;
export const aRange = 'um range';
export const noCards = 'ainda sem cartas';
export const folded = 'foldou';
export const foldedHand = (player: string, cards: string): string => `${player} foldou ${cards}; trazer de volta`;

/** @param share of each of this many players, `'26,1%'` */
export const chip = (
  player: string,
  hand: string,
  share: string | undefined,
  players: number,
  isOpen: boolean,
): string => {
  const equity = share === undefined ? '' : `, ${share} de equity${players > 1 ? ' cada' : ''}`;
  return `${player}, ${hand}${equity}; ${isOpen ? 'fechar' : 'abrir'}`;
};

export const prompts: Readonly<Record<Wanted, string>> = {
  range: 'Range',
  cards: 'Cartas',
  other: 'A segunda carta?',
  both: 'As duas cartas?',
};
export const promptOf = (player: string, wanted: Wanted): string =>
  ({
    range: `Range de ${player}`,
    cards: `Cartas de ${player}`,
    other: `A segunda carta de ${player}?`,
    both: `As duas cartas de ${player}?`,
  })[wanted];
export const typeOrPaint = 'digite ou pinte';
export const tapOrType = 'toque no baralho, ou digite';
export const tapToTakeBack = 'toque em uma carta para tirá-la';

/** The tile of a card in a player's hand. */
export const heldBy = (card: string, player: string): string => `${card}, na mão de ${player}: tirar`;

// Why a key of ranges does nothing.
export const nobodyHolds = 'Ninguém tem um range. Escreva um, por exemplo v TT+, AQs+.';
export const wantsFlop = 'Um range se abre em um flop. Distribua o flop primeiro.';
export const noneOpen = 'Nenhum range está aberto. Pressione r primeiro.';
export const noGrid = 'Nenhuma grade está aberta. Pressione g primeiro.';
