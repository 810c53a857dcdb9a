import type { Strength } from '../../poker/category';
import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import { countText } from '../amounts';
import { capitalize } from '../capitalize';
import type { Roughly } from '../fraction';
import type { Kicker } from '../hands';
import { percentText } from '../numbers';
import { rankOver } from './someCards';
import { aDraw, drawName } from './draws';
import { list, numberWord } from './grammar';
import { aHand, handName, theCategory } from './hands';
import { chanceInWords } from './numbers';
import { seatName } from './players';

/*
 * One sentence that answers a spot, as a player would say it, and the line above the figures.
 */

const outsOf = (count: number) => `${numberWord(count)} ${count === 1 ? 'out' : 'outs'}`;
const cardsOf = (count: number) => `${numberWord(count, 'f')} ${count === 1 ? 'carta' : 'cartas'}`;

// A player alone.
export const dealTheFlop = 'Distribua o flop para ver seus outs, ou adicione um adversário.';
export const forCategory = (cards: string, category: number): string => `${cards} para ${theCategory(category)}`;
export const anyOf = (cards: number): string => `qualquer uma de ${cards} cartas`;
export const outs = (cards: string, chance: Chance): string =>
  `${capitalize(cards)}: ${outsOf(chance.hits)}, ${chanceInWords(chance)}.`;
export const boardPlays = (made: Strength): string => `O board joga: ${handName(made)} para todos.`;
export const nuts = (made: string): string => `${capitalize(made)}, o nuts.`;
const ofHands = (count: number, of: number) => `${countText(count)} de ${countText(of)} mãos`;
export const sharedNuts = (made: string, level: number, of: number): string =>
  `${capitalize(made)}, o nuts: ${ofHands(level, of)} também o ${level === 1 ? 'tem' : 'têm'}.`;
export const beaten = (made: string, behind: number, of: number): string =>
  `${capitalize(made)}: ${ofHands(behind, of)} ${behind === 1 ? 'ganha' : 'ganham'} de você.`;
export const improve = (chance: Chance): string =>
  `${capitalize(outsOf(chance.hits))} ${chance.hits === 1 ? 'melhora' : 'melhoram'} sua mão: ${chanceInWords(chance)}.`;
export const noCardMakes = (target: string): string => `Nenhuma carta sozinha dá ${target}.`;
export const noCardImproves = 'Nenhuma carta melhora sua mão.';
export const noNextImproves = 'A próxima carta não melhora sua mão.';
export const nothingImproves = 'Nada melhora sua mão.';

// Against hidden hands.
export const win = 'Você ganha.';
export const lose = 'Você perde.';
export const cannotWin = 'Você não tem como ganhar: nenhuma carta dá a vitória nem o empate.';
export const cannotBeCaught = 'Ninguém alcança você.';
/** The equity. @param isAbout it is simulated */
export const share = (equity: number, isAbout: boolean): string =>
  `${isAbout ? 'cerca de ' : ''}${percentText(equity)} de equity`;
export const even = (share: string): string => `Tudo igual: ${share}.`;
export const nearlyEven = (share: string): string => `Quase igual: ${share}.`;
export const favourite = (share: string): string => `Você é o favorito: ${share}.`;
export const underdog = (share: string): string => `Você é o azarão: ${share}.`;
export const withFair = (share: string, fair: number): string => `${share}; uma parte igual seria ${percentText(fair)}`;
export const aboveFair = (share: string, leader: number, opponents: number, most: number): string =>
  `Mais que uma parte igual: ${share}, mas ${seatName(leader, opponents)} tem ${percentText(most)}.`;
export const help = (cards: string): string => `${capitalize(cards)} ajuda muito.`;

// At the showdown.
export const split = (made: Strength): string => `Pote dividido: ${handName(made)}.`;
export const wins = (own: Strength, theirs: Strength): string => `Você ganha: ${aHand(own)} contra ${aHand(theirs)}.`;
export const loses = (own: Strength, theirs: Strength): string => `Você perde: ${aHand(own)} contra ${aHand(theirs)}.`;
export const winsByKicker = (made: Strength, { own, theirs, isFlush }: Kicker): string =>
  isFlush
    ? `Você ganha com o flush mais alto: ${rankOver(own, theirs)}.`
    : `Você ganha com o melhor kicker, ${rankOver(own, theirs)}: os dois têm ${aHand(made)}.`;
export const losesByKicker = (made: Strength, { own, theirs, isFlush }: Kicker): string =>
  isFlush
    ? `Você perde para o flush mais alto: ${rankOver(theirs, own)}.`
    : `Você perde no kicker, ${rankOver(theirs, own)}: os dois têm ${aHand(made)}.`;

// Against known hands.
export const ahead = 'Você está na frente, e a próxima carta não muda isso.';
export const dangers = (cards: string, chance: Chance): string =>
  `Você está na frente. ${capitalize(cards)} mudaria isso: ${cardsOf(chance.hits)}, ${chanceInWords(chance)}.`;
export const manyDangers = (chance: Chance): string =>
  `Você está na frente. ${capitalize(cardsOf(chance.hits))} ${chance.hits === 1 ? 'mudaria' : 'mudariam'} isso: ${chanceInWords(chance)}.`;
export const tied = 'Há empate.';
export const hit = (cards: string, chance: Chance): string =>
  `${capitalize(cards)} põe você na frente: ${outsOf(chance.hits)}, ${chanceInWords(chance)}.`;
export const manyHit = (chance: Chance): string =>
  `${capitalize(cardsOf(chance.hits))} ${chance.hits === 1 ? 'põe' : 'põem'} você na frente: ${chanceInWords(chance)}.`;
export const staysTied = 'Há empate, e a próxima carta não põe você na frente.';
export const drawingDead = 'Drawing dead: nenhuma carta dá a vitória nem o empate.';
export const staysBehind = 'A próxima carta não põe você na frente.';
export const runnerRunner = (equity: number): string =>
  `A próxima carta não põe você na frente: você precisa de runner-runner, ${percentText(equity)} até o river.`;
/** @param hasOuts beside these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string =>
  `${capitalize(`${hasOuts ? 'mais ' : ''}${cardsOf(cards)}`)} ${cards === 1 ? 'divide' : 'dividem'} o pote.`;

// By the river.
export const equityWithTies = (equity: number): string =>
  `Sua equity é de ${percentText(equity)}, incluindo os empates.`;
const OFTEN = { none: 'nunca', few: 'quase nunca', most: 'quase sempre', all: 'sempre' };
/** `'ganha cerca de uma em cada três vezes'`, `'quase nunca ganha'` */
const times = (verb: string, often: Roughly, about: string, noun: string) => {
  if (typeof often === 'string') return `${OFTEN[often]} ${verb}`;
  const [part, whole] = often;
  if (part === 1 && whole === 2) return `${verb} ${about}metade das vezes`;
  return `${verb} ${about}${numberWord(part, 'f')} em cada ${numberWord(whole, 'f')}${noun}`;
};
export const winByRiver = (often: Roughly): string =>
  `Até o river você ${times('ganha', often, 'cerca de ', ' vezes')}.`;
/** Two of them must fit a phone's three lines. */
export const hitAndWin = (hits: Roughly, wins: Roughly): string =>
  `Até o river você ${times('acerta', hits, 'cerca de ', ' vezes')} e ${times('ganha', wins, '', '')}.`;

// The line above the figures: a hand, where it is, its draws.
export const isTied = ', com empate';
export const aheadOf = (theirs: Strength): string => `, na frente de ${aHand(theirs)}`;
export const behind = (theirs: Strength): string => `, atrás de ${aHand(theirs)}`;
export const aheadByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, na frente com o ${isFlush ? 'flush mais alto' : 'melhor kicker'} (${rankOver(own, theirs)})`;
export const behindByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, atrás ${isFlush ? 'de um flush mais alto' : 'com um kicker pior'} (${rankOver(theirs, own)})`;
export const withBackdoors = (names: readonly DrawName[]): string => `, com ${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1 ? withBackdoors(names) : `, com um draw combinado: ${list(names.map(drawName), 'and')}`;
export const drawOuts = (count: number): string => `, ${count} ${count === 1 ? 'out' : 'outs'}`;
export const drawCards = (count: number): string => `, ${count} ${count === 1 ? 'carta' : 'cartas'}`;
export const drawGood = (good: number, count: number): string => `: ${good} de ${count} boas`;
