import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { aCategory } from './hands';
import { places } from './table';

/* Examples. */

export const spotsWorth = 'Situaciones que vale la pena ver';
export const orExample = 'O prueba un ejemplo';
/** Between hands and board. */
export const on = 'en';
export const examples = {
  outs: 'doce outs, contados carta por carta',
  flush: 'nueve corazones, ocho de ellos buenos',
  backdoors: 'cinco outs, más backdoors',
};
/** @param sites `'PokerStars, GGPoker o PHH'` */
export const orPaste = (sites: string): string => `O pega un historial de manos de ${sites}, y recórrelo paso a paso.`;
export const onDevice = 'Todo se calcula en este dispositivo; ninguna carta sale de él.';
export const notAtTable = 'No lo uses con una mesa de dinero real abierta: las salas lo prohíben.';

/* Keys. */

export const keys = 'Teclas';
export const allHelp = 'Toda la ayuda: marcas, notación, palabras';

/* The legend. */

export const cleared = 'Mesa limpia.';
export const reopen = 'Abrir otra vez el historial de manos';
/** A part of a range. */
export const withPart = (part: string): string => `con ${part}`;
export const againstPart = (part: string): string => `contra ${part}`;
export const completes = 'en relieve: lo completa';
/** Before an example. */
export const orType = 'O escribe';
export const orUseType = 'O usa Texto:';
/** After it. */
export const anyNotation = '. Vale cualquier notación: Ah Kd, ahkd, 10h.';
/** After the card. */
export const best = (equity: string, change: string): string => `te da ${equity}: ${change} puntos, tu mejor carta.`;
export const worst = (equity: string): string => `es la peor, ${equity}.`;
export const pointAtCard = 'Señala una carta para ver por qué.';
export const holdCard = 'Mantén pulsada una carta para ver por qué; tócala para repartirla.';

/* The signs of the deck. */

export const ownRank = 'de uno de tus valores';
export const upAPoint = 'sube un punto o más';
export const up = 'sube';
export const out = 'out';
export const chop = 'empate';
export const downAPoint = 'baja un punto o más';
export const down = 'baja';
export const behindOrTied = 'te deja por detrás o empatado';
export const behindOrTiedShort = 'detrás o empate';
export const behind = 'te deja por detrás';
export const feared = 'te cuesta el 30% de tu equity o más';
export const fearedShort = 'te cuesta mucho';
export const stillBehind = 'te mejora, pero sigues por detrás';
export const stillBehindShort = 'sigues por detrás';
export const wild = '∗ comodín';
export const barOnFlop = 'barra: tu equity con ella en el flop';
export const barIfItComes = 'barra: tu equity si llega';
export const raisedSum = 'en relieve: vale una décima de out o más; la suma son los outs efectivos';
export const legendRaised = 'en relieve: vale una décima de out o más';
export const barChange = (points: string): string => `barra: cambio de tu equity, ±${points} puntos`;
export const barMakes = 'barra: lo que forma';
export const barMakesToFlush = 'barra: lo que forma, de una pareja a una escalera de color';
export const barMakesToFive = 'barra: lo que forma, de una pareja a un repóker';

/* The streets. */

export const byStreetTitle = 'Calle por calle';
export const youContinue = 'tú sigues';
export const theyContinue = 'el rival sigue';
export const continues = (player: string): string => `${player} sigue`;
export const opponentContinues = (number: number): string => `el rival ${number} sigue`;
export const combosOf = (combos: string, of: string): string => `${combos} de ${of}`;
export const legendNuts = 'nuts';
/** @param text the count, `'1081'` */
export const beatYou = (count: number, text: string): string => `${text} te ${count === 1 ? 'gana' : 'ganan'}`;
export const outs = (count: number): string => `${count} ${count === 1 ? 'out' : 'outs'}`;
export const outsTo = (count: number, category: number): string => `${outs(count)} para ${aCategory(category)}`;
/** For a screen reader, before a street. */
export const backTo: Readonly<Record<Street, string>> = {
  preflop: 'Volver al principio:',
  flop: 'Volver al flop:',
  turn: 'Volver al turn:',
  river: 'Volver al river:',
};
export const tapThree = 'toca tres cartas, o';
export const tapOne = 'toca una carta, o';
export const dealThree = 'repártelas';
export const dealOne = 'reparte una';
export const asPlayed = 'Como se jugó';
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  `${card}, del board que se jugó, está ahora ${places[place]}.`;

/* The rows. */

export const deck = 'Baraja';
export const wildCards = 'Comodines';
export const copy = 'Copiar, imprimir';
export const copySummary = 'como texto, como imagen, para otros programas';
export const spots = 'Tus situaciones';
export const spotsSummary = 'se guardan en este dispositivo sobre la marcha';
