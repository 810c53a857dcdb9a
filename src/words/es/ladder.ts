import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { RowText, Seated } from '../types';
import { percentText, pointsText } from '../numbers';
import { ofSeat, onStreet } from './spot';
import type { HeldDraw, Rung } from '../../poker/holding';
import { list } from './grammar';

/* A player's range on a board. Names on the page are short: next to a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair a ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs a ${rankSymbol(rank)}`;
export const thirdPair = 'Tercera pareja';
export const thirdPairOrLower = 'Tercera pareja o menor';

// Closed rows.
export const others = 'otras';
/** Rows with their sizes: `'color 7, top pair 5,5'` */
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('; ');
const combosOf = (count: number): string => `${combosText(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const noneBeats = (live: number): string => `ninguno de ${combosOf(live)} te gana`;
const beats = (beat: number): string => `${combosText(beat)} te ${beat === 1 ? 'gana' : 'ganan'}`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosText(beat)} de ${combosOf(live)} te ${beat === 1 ? 'gana' : 'ganan'}: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'por detrás de ti';
export const beatsYou = 'te gana';
export const tiesYou = 'empata contigo';
const ties = (tie: number) => `${combosText(tie)} ${tie === 1 ? 'empata' : 'empatan'}`;
export const someTie = (tie: number): string => `${ties(tie)} contigo`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)}, ${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, ninguno bloqueado`
    : `${combosText(count)} de ${combosOf(count + blocked)}, ${combosText(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}, ${beat === 0 ? 'ninguno te gana' : beats(beat)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? 'tienes …' : `tienes ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string =>
  `${equity} (simulado, ${pointsText(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continúa' : 'continúan');
const all = (seat: number, who: Seated, live: number) =>
  seat === 0
    ? `tus ${combosOf(live)}`
    : who.opponents === 1
      ? `sus ${combosOf(live)}`
      : `los ${combosOf(live)} ${ofSeat(seat - 1, who)}`;
export const noneOfAll = (seat: number, who: Seated, live: number): string =>
  `Ninguno de ${all(seat, who, live)} continúa.`;
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${combosText(combos)} de ${all(seat, who, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const aheadOf = (behind: number, seat: number, who: Seated, live: number): string =>
  behind === 0
    ? `No vas por delante de ninguno de ${all(seat, who, live)}.`
    : `Vas por delante de ${combosText(behind)} de ${all(seat, who, live)}.`;
export const noneContinues = 'Ninguno continúa.';
export const against = (combos: number, equity: string): string =>
  ended(`Contra ${combos === 1 ? 'el' : 'los'} ${combosText(combos)} que ${continues(combos)} ${equity}`);
export const nothingContinues = 'Ningún combo continúa.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string =>
  `, si solo ${isRiver ? 'continúa top pair o mejor' : 'continúan top pair o un proyecto'}`;
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`Continúas con ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Marca lo que continúa.';
export const nothingFolds = 'Ningún combo se retira.';
const often = (folds: number | undefined) => (folds === undefined ? '' : `, el ${percentText(folds)} de las veces`);
/** @param folds how often, if it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `Te retiras con ${combosText(gone)} de ${combosText(live)}${often(folds)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(gone)} de ${combosText(live)} se ${gone === 1 ? 'retira' : 'retiran'}${often(folds)}.`;
export const narrowedToOne = 'Redúcelo, y el único combo que queda es una mano conocida.';
export const narrowed = (combos: number, next: Street): string =>
  `Redúcelo, y estos ${combosText(combos)} combos siguen ${onStreet[next]}, salga la carta que salga.`;

export const price = (needed: number, right: number, of: number): string =>
  `Necesitas el ${percentText(needed)}: lo tienes contra ${combosText(right)} de ${combosOf(of)}.`;

// A hand of the grid.
/** Facts next to each other: `'top pair, 4 combos, tienes 8,8 %'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'no está en el rango';
export const blockedBy = (all: number, cards: string): string =>
  `${combosOf(all)}, ${all === 1 ? 'bloqueado' : 'bloqueados'} por ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number): string =>
  `${combosText(live)} de ${combosOf(all)} (${cards} ${blockers === 1 ? 'bloquea' : 'bloquean'} el resto)`;
export const blockedByTheirs = 'bloqueado por los suyos';

/** A row for a screen reader: `'Set: 9 combos, 5,1 %, tienes 6,1 %'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;

/** A hand on a board: `'AK en Q72'` */
export const example = (hand: string, board: string): string => `${hand} en ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: 'Escalera de color', note: 'las mejores cinco cartas de la mano y el board' },
  'four of a kind': { title: 'Póker', note: 'las mejores cinco, salvo que las cuatro estén en el board' },
  'full house': { title: 'Full', note: 'las mejores cinco cartas de la mano y el board' },
  flush: { title: 'Color', note: 'las mejores cinco cartas de la mano y el board' },
  straight: { title: 'Escalera', note: 'las mejores cinco cartas de la mano y el board' },
  set: { title: 'Set', note: 'un trío con una pareja en mano' },
  trips: { title: 'Trips', note: 'un trío con dos cartas del board' },
  'two pair': { title: 'Dobles parejas', note: 'dos parejas, cada una con una carta de la mano' },
  overpair: { title: 'Overpair', note: 'una pareja en mano más alta que el board' },
  'top pair': { title: 'Top pair', note: 'una pareja con la carta más alta del board' },
  'pocket pair below top': { title: 'Underpair a K', note: 'una pareja en mano con un valor del board por encima' },
  'second pair': { title: 'Segunda pareja', note: 'una pareja con el segundo valor del board' },
  'pocket pair below second': {
    title: 'Underpair a 7',
    note: 'una pareja en mano con dos valores del board por encima',
  },
  'third pair or lower': {
    title: 'Tercera pareja',
    note: 'una pareja con un valor más bajo del board; «Tercera pareja o menor» si el board tiene cuatro o cinco valores',
  },
  'pocket pair below third': {
    title: 'Underpair a 5',
    note: 'una pareja en mano con tres valores o más por encima',
  },
  'ace high': { title: 'As alto', note: 'un as, pero sin pareja propia' },
  'no made hand': {
    title: 'Aire',
    note: 'sin pareja ni as, con proyecto o sin él; en el river, también toda mano que juega el board',
  },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: 'Proyecto de color', note: 'cuatro cartas del mismo palo, una de ellas en la mano' },
  'nut flush draw': {
    title: 'Proyecto color nuts',
    note: 'un proyecto de color con la carta más alta del palo que no está en el board',
  },
  'one-card flush draw': { title: 'Color con 1 carta', note: 'un proyecto de color con una carta del palo en la mano' },
  'open-ended straight draw': {
    title: 'Escalera abierta',
    note: 'cuatro seguidas que completa una carta por cualquiera de los dos extremos',
  },
  'double gutshot': { title: 'Doble gutshot', note: 'dos valores completan una escalera, y cada uno tapa un hueco' },
  gutshot: { title: 'Gutshot', note: 'un valor completa una escalera' },
  'one-card straight draw': {
    title: 'Escalera con 1 carta',
    note: 'un proyecto de escalera al que le basta una carta de la mano',
  },
  overcards: { title: 'Overcards', note: 'dos cartas por encima del board, sin pareja' },
  'backdoor flush draw': { title: 'Color backdoor', note: 'flop: tres cartas del mismo palo, una de ellas en la mano' },
  'one-card backdoor flush draw': {
    title: 'Backdoor con 1 carta',
    note: 'un color backdoor con una carta del palo en la mano',
  },
  'backdoor straight draw': {
    title: 'Escalera backdoor',
    note: 'flop: dos cartas más hacen una escalera; al principio está oculta, porque es común',
  },
  'combo draw': { title: 'Proyecto combinado', note: 'un proyecto de color y uno de escalera' },
  'pair and flush draw': { title: 'Pareja, proy. color', note: 'una pareja propia y un proyecto de color' },
  'pair and straight draw': { title: 'Pareja, proy. esc.', note: 'una pareja propia y un proyecto de escalera' },
  'overcards and flush draw': { title: 'Overs, proy. color', note: 'overcards y un proyecto de color' },
  'overcards and straight draw': { title: 'Overs, proy. esc.', note: 'overcards y un proyecto de escalera' },
};

/* Ejercicios sobre lo que un rango tiene en un board, y lo que queda de él. */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `El rival tiene ${range}. ¿Qué parte es pareja o mejor?`,
  'top pair or better': (range: string): string => `El rival tiene ${range}. ¿Qué parte es top pair o mejor?`,
  'two pair or better': (range: string): string => `El rival tiene ${range}. ¿Qué parte son dobles parejas o mejor?`,
  'flush draw': (range: string): string => `El rival tiene ${range}. ¿Qué parte es proyecto de color?`,
  'straight draw': (range: string): string =>
    `El rival tiene ${range}. ¿Qué parte es proyecto de escalera, contando los gutshots?`,
  draw: (range: string): string => `El rival tiene ${range}. ¿Qué parte es proyecto, de color o de escalera?`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${what}: ${count} de ${of} combos, el ${share}.`;

export const results = {
  'pair or better': areOf('Pareja o mejor'),
  'top pair or better': areOf('Top pair o mejor'),
  'two pair or better': areOf('Dobles parejas o mejor'),
  'flush draw': areOf('Proyectos de color'),
  'straight draw': areOf('Proyectos de escalera'),
  draw: areOf('Proyectos'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  'un décimo',
  'un quinto',
  'un cuarto',
  'un tercio',
  'la mitad',
  'dos tercios',
  'tres cuartos',
  'nueve décimos',
];
export const over = (fraction: string): string => `más de ${fraction}`;
export const under = (fraction: string): string => `menos de ${fraction}`;
export const noneOfIt = 'nada';
export const allOfIt = 'todo';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction} serían ${combos}`;
export const shareLine = (count: string, of: string, fraction: string): string => `${count} de ${of}: ${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string =>
    `El rival tiene ${range} y paga con una pareja o mejor. Marca lo que se queda.`,
  'top pair or flush draw': (range: string): string =>
    `El rival tiene ${range} y paga con top pair o mejor, o con un proyecto de color. Marca lo que se queda.`,
  continues: (range: string): string =>
    `El rival tiene ${range} y paga con top pair o mejor, proyectos de color, escaleras abiertas, dobles gutshots, y gutshots con una pareja o dos overcards. Marca lo que se queda.`,
};

const stays = (count: string): string => (count === '1' ? 'se queda' : 'se quedan');

/** Answer. */
export const stay = (count: string, of: string): string => `${stays(count)} ${count} de ${of} combos`;

export const missed = (combos: number): string =>
  combos === 1 ? 'Te faltó un combo.' : `Te faltaron ${combos} combos.`;
export const kept = (combos: number): string =>
  combos === 1 ? 'Dejaste un combo que se retira.' : `Dejaste ${combos} combos que se retiran.`;
export const missedAndKept = (missed: number, kept: number): string =>
  [
    missed === 1 ? 'Te faltó un combo' : `Te faltaron ${missed} combos`,
    kept === 1 ? 'y dejaste uno que se retira.' : `y dejaste ${kept} que se retiran.`,
  ].join(' ');

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; de ellos, ${list(
    draws.map(([count, draw]) => `${count} también con ${draw}`),
    'and',
  )}`;
export const stayOf = (count: string, of: string): string => `${stays(count)} ${count} de ${of}`;

/** Why some combos stay, or one hand does. @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand} se queda: ${list(rows, 'or')}.`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')} se quedan: ${list(rows, 'or')}.`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand} se retira: ${list(rows, 'or')}.`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')} se retiran: ${list(rows, 'or')}.`;

export const blockedByTitle = 'Bloquean';
export const continuesLabel = 'continúa';
export const combosOfRow = 'Combos de una fila';
export const combosLabel = 'combos';
export const you = 'tú';
export const blocked = 'bloqueado';
export const priceRight = (combos: string): string => `el precio es bueno contra ${combos}`;
export const partContinues = (share: string): string => `continúa el ${share}`;
export const drawsBeside = 'Proyectos, contados también en las filas de arriba';
export const backdoorStraights = 'Escaleras backdoor';
export const simulatedBy = (points: string): string => `Simulado, ${points}.`;
export const narrowToOne = 'Reducir a este';
export const narrowTo = (combos: string): string => `Reducir a estos ${combos}`;
export const asDemanded = (share: string): string => `Tantos como exige el precio: el mejor ${share}`;
export const onlyWhatFolds = 'Solo lo que se retira';
export const undoNarrowing = 'Deshacer la reducción';

export const gridShows = 'Qué muestra la cuadrícula';
export const yourEquity = 'Tu equity';
export const whatIsHeld = 'Jugada';
export const held = {
  twoPair: 'dobles parejas o mejor',
  topPair: 'overpair o top pair',
  pair: 'pareja menor',
  draw: 'proyecto sin pareja',
  aceHigh: 'as alto',
  air: 'aire',
};
export const notBlocked = 'Sin bloquear';
export const paint = 'Pintar';
export const pointAt = 'Señala una mano; haz clic para marcarla.';
export const dragOver = 'Arrastra sobre las manos para leerlas.';
export const yourRange = 'Tu rango en este board';
export const theirRange = (name: string | undefined): string =>
  `Rango ${name === undefined ? 'del rival' : `de ${name}`} en este board`;
export const someContinues = 'una parte continúa';
export const combosTitle = 'Combos';
export const combosOfHand = (hand: string): string => `${hand}, combos`;
export const comma = ', ';
export const chooseHand = (live: string): string =>
  `${live} combos posibles. Elige una mano para marcar sus combos uno por uno.`;
export const footPart = 'la parte sin bloquear';
export const youHaveNeeded = (needed: string): string => `tienes el ${needed} que necesitas`;
export const haveNeeded = (needed: string, right: number, of: number): string =>
  `${combosText(right)} de ${combosOf(of)} ${right === 1 ? 'tiene' : 'tienen'} el ${needed} que necesitas`;
export const someCombos = 'con algunos de sus combos';
export const callWith = (combos: string): string => `${combos === '1' ? 'paga' : 'pagan'} ${combos}`;

export const cannotCome = (row: string, isOwn: boolean): string => `no puede salir ${isOwn ? 'con' : 'contra'} ${row}.`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  `te deja en el ${equity} ${isOwn ? 'con' : 'contra'} ${row}.`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `completa el proyecto y ${leavesYou(equity, row, isOwn)}`;

export { theyHold, youHold } from './answer';
