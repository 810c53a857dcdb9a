import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import { capitalize } from '../text';
import type { Roughly } from '../fraction';
import type { Seated } from '../types';
import { percentText } from '../numbers';
import { aDraw, draws } from '#words/hands';
import { list, numberWord } from './grammar';
import { chanceInWords } from './numbers';
import { seatName } from './spot';

export const outsOf = (count: number): string => `${numberWord(count)} ${count === 1 ? 'out' : 'outs'}`;
const cardsOf = (count: number) => `${numberWord(count, 'f')} ${count === 1 ? 'carta' : 'cartas'}`;
/** @param cards that do it, counted if they are too many to name */
const which = (cards: string | undefined, count: string, does: string, chance: Chance) =>
  `${capitalize(cards ?? count)} ${does}: ${cards === undefined ? '' : `${count}, `}${chanceInWords(chance)}.`;
export const improve = (chance: Chance): string =>
  which(undefined, outsOf(chance.hits), chance.hits === 1 ? 'mejora tu mano' : 'mejoran tu mano', chance);
export const pairsAbove = (cards: number): string =>
  cards === 1
    ? 'Una más da una pareja por encima del board.'
    : `${capitalize(numberWord(cards, 'f'))} más dan una pareja por encima del board.`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  `${capitalize(seatName(leader, who))} va por delante con el ${percentText(most)}; tú tienes tu parte, ${share}.`;
export const dangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Vas por delante. ${which(cards, cardsOf(chance.hits), isOne ? 'lo cambiaría' : 'lo cambiarían', chance)}`;
};
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? which(cards, cardsOf(chance.hits), 'te ponen por delante', chance)
    : which(cards, outsOf(chance.hits), 'te pone por delante', chance);
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Hay empate y solo puedes perder. ${which(cards, cardsOf(chance.hits), isOne ? 'te deja por detrás' : 'te dejan por detrás', chance)}`;
};
/** @param hasOuts besides these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string =>
  `${capitalize(cardsOf(cards))}${hasOuts ? ' más' : ''} ${cards === 1 ? 'divide' : 'dividen'} el bote.`;
const OFTEN = { none: 'nunca', few: 'casi nunca', most: 'casi siempre', all: 'siempre' };
const times = (verb: string, often: Roughly, about: string, noun: string) => {
  if (typeof often === 'string') return `${OFTEN[often]} ${verb}`;
  if (typeof often === 'number') return `${verb} el ${percentText(often, 0)} de las veces`;
  const [part, whole] = often;
  if (part === 1 && whole === 2) return `${verb} ${about}la mitad de las veces`;
  return `${verb} ${about}${numberWord(part, 'f')} de cada ${numberWord(whole, 'f')}${noun}`;
};
export const winByRiver = (often: Roughly): string =>
  `Hasta el river ${times('ganas', often, 'más o menos ', ' veces')}.`;
/** Two of them must fit a phone's three lines. */
export const hitAndWin = (hits: Roughly, wins: Roughly): string =>
  `Hasta el river ${times('ligas', hits, 'más o menos ', ' veces')} y ${times('ganas', wins, '', '')}.`;
export const withBackdoors = (names: readonly DrawName[]): string => `, con ${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `, con un proyecto combinado: ${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
