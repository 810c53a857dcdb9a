import type { Strength } from '../../poker/category';
import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import { countText } from '../amounts';
import { capitalize } from '../text';
import type { Roughly } from '../fraction';
import type { Beaten, Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { aDraw, draws, handName, theCategory } from './hands';
import { list, numberWord } from './grammar';
import { chanceInWords } from './numbers';
import { ofSeat, seatName } from './spot';

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
/** Hero's best hand is the board, and other hands beat it. */
export const playsBoard = (made: Strength, behind: number, of: number): string =>
  `Você joga o board, ${handName(made)}: ${ofHands(behind, of)} ${behind === 1 ? 'ganha' : 'ganham'} de você.`;
export const nuts = (made: string): string => `${capitalize(made)}, o nuts.`;
const ofHands = (count: number, of: number) => `${countText(count)} de ${countText(of)} mãos`;
export const sharedNuts = (made: string, level: number, of: number): string =>
  `${capitalize(made)}, o nuts: ${ofHands(level, of)} ${level === 1 ? 'empata' : 'empatam'} com a sua.`;
export const beaten = (made: string, behind: number, of: number): string =>
  `${capitalize(made)}: ${ofHands(behind, of)} ${behind === 1 ? 'ganha' : 'ganham'} de você.`;
/** @param cards that do it, counted if they are too many to name */
const which = (cards: string | undefined, count: string, does: string, chance: Chance) =>
  `${capitalize(cards ?? count)} ${does}: ${cards === undefined ? '' : `${count}, `}${chanceInWords(chance)}.`;
export const improve = (chance: Chance): string =>
  which(undefined, outsOf(chance.hits), chance.hits === 1 ? 'melhora sua mão' : 'melhoram sua mão', chance);
export const noCardMakes = (target: string): string => `Nenhuma carta sozinha dá ${target}.`;
export const noCardImproves = 'Nenhuma carta melhora sua mão.';
export const noNextImproves = 'A próxima carta não melhora sua mão.';
export const nothingImproves = 'Nada melhora sua mão.';

// Against hidden hands.
export const win = 'Você ganha.';
export const lose = 'Você perde.';
export const cannotWin = 'Você não tem como ganhar: nenhuma carta dá a vitória nem o empate.';
export const cannotBeCaught = 'Ninguém alcança você.';
export const beatCombos = ({ beat, tie, of }: Beaten, who: Seated): string =>
  `Você ${beat === '0' ? 'não ganha de nenhum' : `ganha de ${beat}`} dos ${of} combos ${ofSeat(0, who)}${tie === undefined ? '' : ` e empata com ${tie}`}.`;
/** The equity. @param isAbout it is simulated */
export const share = (equity: number, isAbout: boolean): string =>
  `${isAbout ? 'cerca de ' : ''}${percentText(equity)} de equity`;
/** @param how one of these */
export const withShare = (how: string, share: string): string => `${how}: ${share}.`;
export const shareAlone = (share: string): string => `${capitalize(share)}.`;
export const even = 'Tudo igual';
export const nearlyEven = 'Quase igual';
export const favourite = 'Você é o favorito';
export const underdog = 'Você é o azarão';
export const race = 'Um coinflip';
export const dominated = 'Você está dominado';
export const dominating = (_who: Seated): string => 'Você domina';
export const withFair = (share: string, fair: number): string =>
  `${share}; a parte de cada um seria ${percentText(fair)}`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  `${capitalize(seatName(leader, who))} lidera com ${percentText(most)}; você tem a sua parte, ${share}.`;
export const help = (cards: string): string => `Melhor próxima carta: ${cards}.`;
/** @param cards to fear */
export const watch = (cards: string): string => `Cuidado com ${cards}.`;

// At the showdown.
export const split = (made: string): string => `Pote dividido: ${made}.`;
export const shown = (isAhead: boolean, own: string, theirs: string): string =>
  `Você ${isAhead ? 'ganha' : 'perde'}: ${own} contra ${theirs}.`;
/** @param over the two ranks, the winner's first */
export const shownByKicker = (isAhead: boolean, own: string, isFlush: boolean, over: string): string =>
  isFlush
    ? `Você ${isAhead ? 'ganha com o' : 'perde para o'} flush mais alto: ${over}.`
    : `Você ${isAhead ? 'ganha com o melhor kicker' : 'perde no kicker'}, ${over}: os dois têm ${own}.`;

// Against known hands.
export const ahead = 'Você está na frente, e a próxima carta não muda isso.';
export const dangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Você está na frente. ${which(cards, cardsOf(chance.hits), isOne ? 'mudaria isso' : 'mudariam isso', chance)}`;
};
export const tied = 'Está empatado.';
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? which(cards, cardsOf(chance.hits), 'põem você na frente', chance)
    : which(cards, outsOf(chance.hits), 'põe você na frente', chance);
export const staysTied = 'Está empatado, e a próxima carta não põe você na frente.';
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Está empatado, e você só pode perder. ${which(cards, cardsOf(chance.hits), isOne ? 'deixa você atrás' : 'deixam você atrás', chance)}`;
};
export const drawingDead = 'Drawing dead: nenhuma carta dá a vitória nem o empate.';
export const staysBehind = 'A próxima carta não põe você na frente.';
export const runnerRunner = (equity: number): string =>
  `A próxima carta não põe você na frente: você precisa de runner-runner, ${percentText(equity)} até o river.`;
/** @param hasOuts besides these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string =>
  `${capitalize(`${hasOuts ? 'mais ' : ''}${cardsOf(cards)}`)} ${cards === 1 ? 'divide' : 'dividem'} o pote.`;

// By the river.
export const equityWithTies = (equity: number): string =>
  `Sua equity é de ${percentText(equity)}, incluindo os empates.`;
const OFTEN = { none: 'nunca', few: 'quase nunca', most: 'quase sempre', all: 'sempre' };
/** `'ganha cerca de uma em cada três vezes'`, `'ganha 38% das vezes'`, `'quase nunca ganha'` */
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

// The line above the figures: a hand, where it is, its draws.
export const isTied = ', empatando';
export const aheadOf = (theirs: string): string => `, na frente de ${theirs}`;
export const behind = (theirs: string): string => `, atrás de ${theirs}`;
export const aheadByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, na frente com o ${isFlush ? 'flush mais alto' : 'melhor kicker'} (${rankOver(own, theirs)})`;
export const behindByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, perdendo ${isFlush ? 'para um flush mais alto' : 'no kicker'} (${rankOver(theirs, own)})`;
export const withBackdoors = (names: readonly DrawName[]): string => `, com ${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `, com um combo draw: ${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
export const drawOuts = (count: number): string => `, ${count} ${count === 1 ? 'out' : 'outs'}`;
export const drawCards = (count: number): string => `, ${count} ${count === 1 ? 'carta' : 'cartas'}`;
export const drawGood = (good: number, count: number): string => `: ${good} de ${count} outs bons`;
