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
import { seatName } from './spot';

/*
 * One sentence that answers a spot, as a player would say it, and the line above the figures.
 */

const outsOf = (count: number) => `${numberWord(count)} ${count === 1 ? 'out' : 'outs'}`;
const cardsOf = (count: number) => `${numberWord(count, 'f')} ${count === 1 ? 'carta' : 'cartas'}`;

// A player alone.
export const dealTheFlop = 'Reparte el flop para ver tus outs, o añade un rival.';
export const forCategory = (cards: string, category: number): string => `${cards} para ${theCategory(category)}`;
export const anyOf = (cards: number): string => `cualquiera de ${cards} cartas`;
export const outs = (cards: string, chance: Chance): string =>
  `${capitalize(cards)}: ${outsOf(chance.hits)}, ${chanceInWords(chance)}.`;
export const boardPlays = (made: Strength): string => `Juega el board: ${handName(made)} para todos.`;
/** Hero's best hand is the board, and other hands beat it. */
export const playsBoard = (made: Strength, behind: number, of: number): string =>
  `Juegas el board, ${handName(made)}: ${ofHands(behind, of)} te ${behind === 1 ? 'gana' : 'ganan'}.`;
export const nuts = (made: string): string => `${capitalize(made)}, las nuts.`;
const ofHands = (count: number, of: number) => `${countText(count)} de ${countText(of)} manos`;
export const sharedNuts = (made: string, level: number, of: number): string =>
  `${capitalize(made)}, las nuts: ${ofHands(level, of)} también las ${level === 1 ? 'tiene' : 'tienen'}.`;
export const beaten = (made: string, behind: number, of: number): string =>
  `${capitalize(made)}: ${ofHands(behind, of)} te ${behind === 1 ? 'gana' : 'ganan'}.`;
/** @param cards that do it, counted if they are too many to name */
const which = (cards: string | undefined, count: string, does: string, chance: Chance) =>
  `${capitalize(cards ?? count)} ${does}: ${cards === undefined ? '' : `${count}, `}${chanceInWords(chance)}.`;
export const improve = (chance: Chance): string =>
  which(undefined, outsOf(chance.hits), chance.hits === 1 ? 'mejora tu mano' : 'mejoran tu mano', chance);
export const noCardMakes = (target: string): string => `Ninguna carta te da por sí sola ${target}.`;
export const noCardImproves = 'Ninguna carta mejora tu mano.';
export const noNextImproves = 'La próxima carta no la mejora.';
export const nothingImproves = 'Nada la mejora.';

// Against hidden hands.
export const win = 'Ganas.';
export const lose = 'Pierdes.';
export const cannotWin = 'No puedes ganar: ninguna carta te da la victoria ni el empate.';
export const cannotBeCaught = 'Nadie puede alcanzarte.';
export const beatCombos = ({ beat, tie, of }: Beaten, _who: Seated): string =>
  `${beat === '0' ? 'No ganas a ninguno' : `Ganas a ${beat}`} de sus ${of} combos${tie === undefined ? '' : ` y empatas con ${tie}`}.`;
/** The equity. @param isAbout it is simulated */
export const share = (equity: number, isAbout: boolean): string =>
  `${isAbout ? 'cerca de un ' : ''}${percentText(equity)} de equity`;
/** @param how one of these */
export const withShare = (how: string, share: string): string => `${how}: ${share}.`;
export const shareAlone = (share: string): string => `${capitalize(share)}.`;
export const even = 'Parejo';
export const nearlyEven = 'Casi parejo';
export const favourite = 'Eres favorito';
export const underdog = 'Vas por debajo';
export const race = 'Un coinflip';
export const dominated = 'Estás dominado';
export const dominating = (_who: Seated): string => 'Dominas';
export const withFair = (share: string, fair: number): string =>
  `${share}; a partes iguales sería el ${percentText(fair)}`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  `${capitalize(seatName(leader, who))} va por delante con el ${percentText(most)}; tú tienes tu parte, ${share}.`;
export const help = (cards: string): string => `Mejor próxima carta: ${cards}.`;
/** @param cards to fear */
export const watch = (cards: string): string => `Cuidado con ${cards}.`;

// At the showdown.
export const split = (made: string): string => `Bote dividido: ${made}.`;
export const shown = (isAhead: boolean, own: string, theirs: string): string =>
  `${isAhead ? 'Ganas' : 'Pierdes'}: ${own} contra ${theirs}.`;
/** @param over the two ranks, the winner's first */
export const shownByKicker = (isAhead: boolean, own: string, isFlush: boolean, over: string): string =>
  isFlush
    ? `${isAhead ? 'Ganas con' : 'Pierdes contra'} el color más alto: ${over}.`
    : `${isAhead ? 'Ganas con mejor kicker' : 'Pierdes por el kicker'}, ${over}: los dos tienen ${own}.`;

// Against known hands.
export const ahead = 'Vas por delante y la próxima carta no lo cambia.';
export const dangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Vas por delante. ${which(cards, cardsOf(chance.hits), isOne ? 'lo cambiaría' : 'lo cambiarían', chance)}`;
};
export const tied = 'Hay empate.';
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? which(cards, cardsOf(chance.hits), 'te ponen por delante', chance)
    : which(cards, outsOf(chance.hits), 'te pone por delante', chance);
export const staysTied = 'Hay empate y la próxima carta no te pone por delante.';
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string => {
  const isOne = cards !== undefined || chance.hits === 1;
  return `Hay empate y solo puedes perder. ${which(cards, cardsOf(chance.hits), isOne ? 'te deja por detrás' : 'te dejan por detrás', chance)}`;
};
export const drawingDead = 'Drawing dead: ninguna carta te da la victoria ni el empate.';
export const staysBehind = 'La próxima carta no te pone por delante.';
export const runnerRunner = (equity: number): string =>
  `La próxima carta no te pone por delante: necesitas runner-runner, ${percentText(equity)} hasta el river.`;
/** @param hasOuts besides these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string =>
  `${capitalize(cardsOf(cards))}${hasOuts ? ' más' : ''} ${cards === 1 ? 'divide' : 'dividen'} el bote.`;

// By the river.
export const equityWithTies = (equity: number): string => `Tu equity es del ${percentText(equity)}, empates incluidos.`;
const OFTEN = { none: 'nunca', few: 'casi nunca', most: 'casi siempre', all: 'siempre' };
/** `'ganas más o menos una de cada tres veces'`, `'ganas el 38% de las veces'`, `'nunca ganas'` */
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

// The line above the figures: a hand, where it is, its draws.
export const isTied = ', empatas';
export const aheadOf = (theirs: string): string => `, por delante de ${theirs}`;
export const behind = (theirs: string): string => `, por detrás de ${theirs}`;
export const aheadByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, por delante con ${isFlush ? 'el color más alto' : 'mejor kicker'} (${rankOver(own, theirs)})`;
export const behindByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, pierdes ${isFlush ? 'contra un color más alto' : 'por el kicker'} (${rankOver(theirs, own)})`;
export const withBackdoors = (names: readonly DrawName[]): string => `, con ${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `, con un proyecto combinado: ${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
export const drawOuts = (count: number): string => `, ${count} ${count === 1 ? 'out' : 'outs'}`;
export const drawCards = (count: number): string => `, ${count} ${count === 1 ? 'carta' : 'cartas'}`;
export const drawGood = (good: number, count: number): string => `: ${good} de ${count} outs buenos`;
