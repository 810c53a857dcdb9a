import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import { capitalize } from '../text';
import type { Roughly } from '../fraction';
import type { Beaten, Seated } from '../types';
import { percentText } from '../numbers';
import { aDraw, draws } from '#words/hands';
import { list, numberWord } from './grammar';
import { chanceInWords } from './numbers';
import { ofSeat, seatName } from './spot';

export const outsOf = (count: number): string => `${numberWord(count)} ${count === 1 ? 'out' : 'outs'}`;
const cardsOf = (count: number) => `${numberWord(count, 'f')} ${count === 1 ? 'carta' : 'cartas'}`;
/** @param cards that do it, counted if they are too many to name */
const which = (cards: string | undefined, count: string, does: string, chance: Chance) =>
  `${capitalize(cards ?? count)} ${does}: ${cards === undefined ? '' : `${count}, `}${chanceInWords(chance)}.`;
export const improve = (chance: Chance): string =>
  which(undefined, outsOf(chance.hits), chance.hits === 1 ? 'melhora sua mão' : 'melhoram sua mão', chance);
export const beatCombos = ({ beat, tie, of }: Beaten, who: Seated): string =>
  `Você ${beat === '0' ? 'não ganha de nenhum' : `ganha de ${beat}`} dos ${of} combos ${ofSeat(0, who)}${tie === undefined ? '' : ` e empata com ${tie}`}.`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  `${capitalize(seatName(leader, who))} lidera com ${percentText(most)}; você tem a sua parte, ${share}.`;
export const dangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Você está na frente. ${which(cards, cardsOf(chance.hits), isOne ? 'mudaria isso' : 'mudariam isso', chance)}`;
};
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? which(cards, cardsOf(chance.hits), 'põem você na frente', chance)
    : which(cards, outsOf(chance.hits), 'põe você na frente', chance);
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Está empatado, e você só pode perder. ${which(cards, cardsOf(chance.hits), isOne ? 'deixa você atrás' : 'deixam você atrás', chance)}`;
};
/** @param hasOuts besides these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string =>
  `${capitalize(`${hasOuts ? 'mais ' : ''}${cardsOf(cards)}`)} ${cards === 1 ? 'divide' : 'dividem'} o pote.`;
const OFTEN = { none: 'nunca', few: 'quase nunca', most: 'quase sempre', all: 'sempre' };
const times = (verb: string, often: Roughly, about: string, noun: string) => {
  if (typeof often === 'string') return `${OFTEN[often]} ${verb}`;
  if (typeof often === 'number') return `${verb} ${percentText(often, 0)} das vezes`;
  const [part, whole] = often;
  if (part === 1 && whole === 2) return `${verb} ${about}metade das vezes`;
  return `${verb} ${about}${numberWord(part, 'f')} em cada ${numberWord(whole, 'f')}${noun}`;
};
export const winByRiver = (often: Roughly): string =>
  `Até o river você ${times('ganha', often, 'cerca de ', ' vezes')}.`;
/** Two of them must fit a phone's three lines. */
export const hitAndWin = (hits: Roughly, wins: Roughly): string =>
  `Até o river você ${times('acerta', hits, 'cerca de ', ' vezes')} e ${times('ganha', wins, '', '')}.`;
export const withBackdoors = (names: readonly DrawName[]): string => `, com ${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `, com um combo draw: ${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
