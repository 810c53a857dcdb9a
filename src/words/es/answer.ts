import { countText } from '../amounts';
import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { aCategory } from './hands';
import { places } from './table';
import { capitalize } from '../text';
import type { BridgeText, Seated } from '../types';
import { ofSeat } from './spot';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'rival' : `rival ${number}`);

export const outsToEquity = 'De los outs a la equity';
export const theirOutsToEquity = (who: Seated): string => `De los outs ${ofSeat(0, who)} a su equity`;
export const allRunOuts = (of: string): string => `los ${of} runouts`;
export const youHit = 'ligas';
export const theyHit = (name: string | undefined): string => `${opponent(name, undefined)} liga`;
export const hitButLose = (isOwn: boolean): string => (isOwn ? 'ligas, pero pierdes' : 'liga, pero pierde');
export const hitAndTie = (isOwn: boolean): string => (isOwn ? 'ligas y empatas' : 'liga y empata');
export const winWithout = (isOwn: boolean): string => (isOwn ? 'ganas sin ligar' : 'gana sin ligar');
export const shareOfTies = 'parte de los empates';
export const ofAll = (of: string): string => `de ${of}`;
export const youHitSo = (share: string): string => `Ligas ${share}`;
export const theyHitSo = (who: string, share: string): string => `${who} liga ${share}`;
export const miss = (share: string, isOwn: boolean): string => `${isOwn ? 'no ligas' : 'no liga'} ${share}`;
export const loseSo = (share: string, isOwn: boolean): string => `${hitButLose(isOwn)} ${share}`;
export const you = 'Tú';
export const opponents = 'Rivales';
export const toBreakEven = (equity: string): string => `punto de equilibrio: ${equity}`;
export const equity = 'Equity';

export const whatCounts = 'Qué cuenta';
export const countFrom = (category: string, cards: number, counts: boolean, target: string): string =>
  `${category}: ${cards} ${cards === 1 ? 'carta' : 'cartas'}${counts ? ', cuenta' : ''}. Contar ${target}`;
export const byBook = (
  outs: number,
  of: number,
  improving: number,
  unseen: number,
  ahead: number | undefined,
): string => {
  const improve = improving === 1 ? 'te mejora' : 'te mejoran';
  const end = ahead === undefined ? '' : `, y ${ahead} ${ahead === 1 ? 'te pone' : 'te ponen'} por delante`;
  return `Según los libros: ${countText(outs)} ${outs === 1 ? 'out' : 'outs'} de ${of}. Con las cartas que indicaste, ${improving} de ${unseen} ${improve}${end}.`;
};

export const whatBeats = 'Qué te gana';
export const beaten = (behind: string, of: string, share: string): string => `${behind} de ${of} manos (${share})`;
export const nuts = 'nada: tienes las nuts';
export const sharedNuts = 'nada: compartes las nuts';
export const winsAndTies = 'Victorias y empates';
export const winTie = (win: string, tie: string): string => `ganas ${win}, empatas ${tie}`;
export const byStreet = 'Por calle';
export const course = (equities: readonly string[]): string => `tú ${equities.join(', luego ')}`;
export const nextCard = 'Próxima carta';
export const span = (from: string, to: string): string => `tu equity, de ${from} a ${to}`;
export const spanSimulated = (from: string, to: string, points: string): string => `${span(from, to)}, ${points}`;
export const endsUp = 'Mano final';
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join(', ');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `tú: ${own} · ${opponent(name, undefined)}: ${theirs}`;
export const whatImproves = 'Qué te mejora';
export const improve = (cards: number, of: number, target: string): string =>
  `${cards} de ${of} cartas ${cards === 1 ? 'da' : 'dan'} ${target}, ganes o pierdas`;
export const aBetterHand = 'una mano mejor';
export const byRiver = 'Hasta el river';
export const runnerRunner = (chance: string): string => `runner-runner ${chance}`;
export const madeByRiver = (chance: string): string => `ligas hasta el river ${chance}`;
export const hitAndMade = (hit: string, made: string): string => `cae un out ${hit}, ligas hasta el river ${made}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? `Outs ${ofSeat(0, who)}` : 'Outs de los rivales';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');
export const none = 'ninguno';
export const rulesOfThumb = 'Reglas prácticas';
export const ruleOf = (rule: number, chance: string, error: string): string => `regla del ${rule}: ${chance}, ${error}`;
export const backdoors = 'Backdoors';
export const pairsOfCards = (count: number): string =>
  count === 1
    ? '1 par de cartas, ninguna es un out por sí sola'
    : `${countText(count)} pares de cartas, ninguna es un out por sí sola`;
export const more = (count: string): string => `y ${count} más`;

export const hitOne = (outs: number, hits: string, of: string): string =>
  `${outs === 1 ? 'Te llega tu único out' : `Te llega al menos uno de tus ${outs} outs`} en ${hits} de ${of} runouts: la cifra de los libros.`;
export const endWith = (target: string, hits: string, of: string): string =>
  `Acabas con ${target} en ${hits} de ${of} runouts.`;
export const takesTwo = 'Hacen falta dos cartas.';
export const addsBackdoors = 'Esta cifra suma los backdoors y descarta los outs que estropea la carta siguiente.';
export const toCome = (outs: number, cards: 1 | 2, chance: string): string =>
  `${outs} ${outs === 1 ? 'out' : 'outs'}, ${cards === 1 ? 'queda una carta' : 'quedan dos cartas'}: ligas el ${chance} de las veces.`;
export const ruleOfSaid = (rule: number, chance: string, error: string): string =>
  `Regla del ${rule}: ${chance}, ${error}.`;
export const solomon = (outs: number, chance: string, error: string): string =>
  `Regla de Solomon, 4 × ${outs} − (${outs} − 8): ${chance}, ${error}.`;

export const deadCards = 'Cartas muertas';
export const noDeadCards = 'ninguna';
export const tapDead = 'tócalas o escríbelas ahora';
export const addDead = 'Añadir cartas muertas';
export const done = 'Listo';

export const youHold = 'Qué tienes';
export const theyHold = 'Qué tiene el rival';
export const notWild = 'no se muestra si la baraja tiene comodines';

export const called = 'Pagué';
export const folded = 'Me retiré';
export const raised = 'Subí';

export const winsTiesEquity = 'Victorias, empates y equity';
export const simulated = 'Simulado';
export const ofDeals = (of: string): string => `De ${of}`;
export const win = 'Ganar';
export const tie = 'Empatar';
export const tieShares = 'Un empate cuenta por su parte del bote: es lo que la equity suma a las victorias.';
export const firstEstimate = (draws: string): string =>
  `Primera estimación: el recuento exacto sigue en marcha. ${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `Hay demasiados repartos para contarlos. ${inSimulations(draws)}`;
const inSimulations = (draws: string) =>
  `Simulado con ${draws} repartos al azar. ± es el margen de error al 95\u00a0%.`;

export const streetByStreet = 'Equity calle por calle';
export const player = 'Jugador';
export const simulatedStreet = (street: string): string => `${street}, simulado`;

export const weight = 'Peso';
export const of = ' de';
export const ranksOfSuits = (ranks: string, suits: string): string => `${ranks} de ${suits}`;
export const nextSimulated = 'Simulado. ± es el margen de error al 95\u00a0%, en puntos.';
export const nextSimulatedWeights =
  'Simulado. ± es el margen de error al 95\u00a0%, en puntos. Los pesos tienen el mismo margen.';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `Peso: cuánto aporta la carta de la equity que te falta. En total ${sum}, lo mismo que ${outs} outs limpios de ${unseen}.`;

export const allEndUp = 'Con qué mano acaba cada uno';
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const endsSimulated = 'Simulado. ± es el margen de error al 95\u00a0%, en puntos.';

export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `De las ${of} manos que puede tener un rival ahora, ganas a ${ahead}, ${level === '0' ? 'no empatas con ninguna' : `empatas con ${level}`} y pierdes contra ${behind}.`;
export const comma = ', ';

/* Drills that count the combos that a range has left. */

export const question = (range: string): string => `El rival tiene ${range}. ¿Cuántos combos quedan?`;

/** Within a sentence. */
export const left = (count: string, of: string): string =>
  `${count === '1' ? 'queda' : 'quedan'} ${count} de ${of} combos`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} cuenta todos los combos, como si no vieras ninguna carta.`,
  'the board forgotten': (said: string): string => `${said} es la cuenta sin el board.`,
  'your cards forgotten': (said: string): string => `${said} es la cuenta sin tus propias cartas.`,
  'suited ones counted too': (said: string): string => `${said} cuenta también las manos del mismo palo.`,
};

/* The lines of explanations. */

export const pairs = 'parejas';
export const suited = 'del mismo palo';
export const offsuit = 'de distinto palo';
export const suitedAndOffsuit = 'del mismo palo y de distinto';

/** Hands of a group that have no separate line. */
export const others = (combos: string): string => `el resto ${combos}`;
export const noneLeft = 'no queda ninguna';
export const togetherOf = (all: string): string => `en total, de ${all}`;
export const countOfAll = (count: string, all: string): string => `${count} de ${all}`;

/** `'3 reyes'`, `'1 as'`, `'0 ases'` */
const ranks = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

/** `'3 reyes: 3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'una pareja' : 'ninguna pareja'}`;
};

/** Suits with both cards left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'en ningún palo quedan las dos cartas'
    : `quedan las dos cartas en ${list(
        suits.map((suit) => suitName(suit, 2)),
        'and',
      )}`;

/** `'3 ases × 3 reyes'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}, menos ${suited} del mismo palo`;

/* Small parts that several pages share. */

export const undo = 'Deshacer';
export const redo = 'Rehacer';
export const clear = 'Vaciar';

export const howToGetIt = 'Cómo se calcula';
export const hands = 'Manos';
/** Of a hand or a card to choose, once graded. */
export const found = 'encontrada';
export const missed = 'no la viste';
export const wrong = 'mal elegida';
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'juega' : 'no juega'}${isChosen === plays ? '' : ', elegiste lo contrario'}`;

/** The error of a rule of thumb. */
export const exactToTenth = 'exacta hasta la décima';
export const tooLow = (points: string): string => `${points} puntos de menos`;
export const tooHigh = (points: string): string => `${points} puntos de más`;

/** A card, and a sentence that begins with it. */
export const cardSays = (card: string, says: string): string => `${card}: ${says}`;
/** What a card does to the user's range: the rest of a sentence that begins with the card. */
export const leavesEquity = (equity: string, points: string): string =>
  `deja a tu rango con ${equity} de equity: ${points} puntos.`;
export const leavesMost = (equity: string, points: string): string =>
  `deja a tu rango con ${equity} de equity: ${points} puntos, tu mejor carta.`;
export const leavesLeast = (equity: string, points: string): string =>
  `deja a tu rango con ${equity} de equity: ${points} puntos, tu peor carta.`;
export const cannotCome = 'no puede salir: está en todas las manos de un rango.';

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
export const allHelp = 'Toda la ayuda: marcas, notación, términos';

/* The legend. */

export const cleared = 'Mesa vacía.';
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

export const ownRank = 'del mismo valor que una de las tuyas';
export const upAPoint = 'sube un punto o más';
export const up = 'sube';
export const out = 'out';
export const chop = 'empate';
export const downAPoint = 'baja un punto o más';
export const down = 'baja';
export const behindOrTied = 'te deja por detrás o empatado';
export const behindOrTiedShort = 'detrás o empate';
export const behind = 'te deja por detrás';
export const feared = 'te cuesta el 30\u00a0% de tu equity o más';
export const fearedShort = 'te cuesta mucho';
export const stillBehind = 'te mejora, pero sigues por detrás';
export const stillBehindShort = 'sigues por detrás';
export const wild = '∗ comodín';
export const barOnFlop = 'barra: tu equity con ella en el flop';
export const barIfItComes = 'barra: tu equity si sale';
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
  `No se puede recuperar el board: ${card} está ${places[place]}.`;

/* The rows. */

export const deck = 'Baraja';
export const wildCards = 'Comodines';
export const copy = 'Copiar, imprimir';
export const copySummary = 'como texto, como imagen, para otros programas';
export const spots = 'Tus situaciones';
export const spotsSummary = 'se guardan en este dispositivo sobre la marcha';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} sin ver, ${method}.`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} sin ver, ${method}, ${draws} repartos.`;
export const chance = (label: string, percent: string, odds: string): string =>
  `${capitalize(label)}: ${percent}; ${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}: equity ${equity}; gana ${win}; empata ${tie}`;
export const row = (title: string, cards: string): string => `${title}: ${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = '; ';
export const partOfOut = 'Parte de un out';
export const outsCount = 'Outs';
export const chops = 'Divide el bote';
export const tainted = 'Te mejora, pero sigues por detrás';
export const dangers = 'Peligro';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `De los outs a la equity: ${hits} ligas − ${hitLose} ligas, pero pierdes${hitTie === '' ? '' : ` − ${hitTie} ligas y empatas`} + ${missWin} ganas sin ligar + ${tieShare} parte de los empates = ${sum} de ${of} runouts`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `De los outs del rival a su equity: ${hits} el rival liga − ${hitLose} liga, pero pierde${hitTie === '' ? '' : ` − ${hitTie} liga y empata`} + ${missWin} gana sin ligar + ${tieShare} parte de los empates = ${sum} de ${of} runouts`;

export const offered = (pot: string, call: string): string => `Bote ${pot}, ${call} por pagar.`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return 'Frente a una apuesta del tamaño del bote.';
  return size === '2' ? 'Frente a una apuesta de dos botes.' : `Frente a una apuesta de ${size} del bote.`;
};
export const pots = (pots: string): string => `Botes: ${pots}.`;
