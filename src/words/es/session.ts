import { countText } from '../amounts';
import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { joined } from '../text';
import type { Pieces } from '../types';

/*
 * The session's page: hands that are opened, read, kept and forgotten.
 */

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');

const files = (count: number): string => `${countText(count)} ${count === 1 ? 'archivo' : 'archivos'}`;
const sessionDecisions = (count: number): string => `${countText(count)} ${count === 1 ? 'decisión' : 'decisiones'}`;

// Hands are opened.
export const title = 'Sesión';
export const promise = 'Todos los calls y folds que te costaron, primero los peores.';
export const promiseShort = 'Mira todos los calls y folds que te costaron, primero los peores.';
export const promiseLong =
  'Mira cuánto quedaste por encima o por debajo del EV, qué calls y folds te costaron fichas, y practica los peores.';
export const openMore = 'Abre o pega más';
export const dropMore = 'Arrastra, pega o abre más manos';
export const drop = 'Arrastra aquí archivos, una carpeta o un zip';
export const chooseOrPaste = 'Elige archivos o pega';
export const chooseFiles = 'Elegir archivos';
export const orChoose = 'o';
export const chooseFilesHere = 'elige archivos';
export const chooseFolder = 'una carpeta';
export const orPaste = 'o pega con Ctrl V';
export const paste = 'Pegar';
export const nothingUploaded = 'No se sube nada: las manos se leen en este navegador.';
export const tryEvening = 'Probar con una noche de $0.50/$1';
export const eveningNote = '212 manos inventadas';
export const eveningFile = 'Una noche de $0.50/$1';
export const pastedText = 'El texto pegado';
export const tonightCount = (count: number): string => `Esta noche: ${sessionDecisions(count)}`;
export const tonightShort = 'marcadas en la mesa';

// What the page reads.
export const histories = 'Historiales de manos';
export const noneYet = 'todavía ninguno';
export const yourHands = '¿Tus manos?';
export const games = 'partidas de cash y torneos';
export const reads = 'Lee';
export const sitesAndMore = (sites: readonly string[], more: number): string => `${sites.join(', ')} y ${more} más`;
export const readsHow = (sites: string): string =>
  `${sites}. Como texto, en una carpeta o en el zip que exporta la sala. Solo hold’em.`;
export const equity = 'Equity';
export const equityShort = 'contra el rango asignado o cartas mostradas';
export const equityHow =
  'Contra el rango que asignas a la apuesta. Si no hay: contra las cartas que se mostraron después o, sin ellas, contra dos cartas cualesquiera. Cada decisión lo indica.';

// Hands are read.
export const readingSaved = 'Leyendo las manos guardadas';
export const readingFiles = (count: number): string => `Leyendo ${files(count)}`;
export const reading = 'Lectura';
export const readingHands = 'Leyendo las manos.';
export const doneAndSeconds = (done: string, seconds: number): string => `${done}, faltan unos ${seconds} s`;
export const doneAndMinutes = (done: string, minutes: number): string => `${done}, faltan unos ${minutes} min`;
export const handsSoFar = 'manos hasta ahora';
export const pricedSoFar = 'decisiones con precio';
export const openMeanwhile = 'Abre una mientras se lee el resto.';
export const stopHere = 'Parar aquí';
export const handsRead = (hands: number): string =>
  hands === 1 ? '1 mano leída.' : `${countText(hands)} manos leídas.`;

// What was read.
export const savedHands = 'Manos guardadas';
export const filesRead = files;
export const days = (first: string, last: string): string => `del ${first} al ${last}`;
export const stoppedEarly = 'lectura interrumpida';
export const notReadOf = (unread: number, all: number): string => `${countText(unread)} de ${countText(all)} sin leer`;
export const bigBlindsWon = 'ciegas grandes ganadas';
export const bbWon = 'bb ganadas';
export const bigBlindsByEquity = 'EV all-in, ciegas grandes';
export const bbByEquity = 'EV all-in, bb';
export const noHand = 'No se pudo leer ninguna mano. Elige otros archivos.';
export const hands = (count: number): string => `${countText(count)} ${count === 1 ? 'mano' : 'manos'}.`;
export const noAllIn = 'Sin all-in con cartas conocidas: el EV all-in es tu resultado.';
export const ranAtEv = 'Tu resultado es igual a tu EV.';
export const ranAbove = (buyIns: string): string => `Quedaste ${buyIns} buy-ins por encima de tu EV.`;
export const ranBelow = (buyIns: string): string => `Quedaste ${buyIns} buy-ins por debajo de tu EV.`;
export const noMistake = 'Ningún call ni fold malo.';
export const gaveUpToRanges = (bb: string, count: number): string =>
  `Contra los rangos asignados, tus calls y folds te costaron ${bb} bb en ${sessionDecisions(count)}.`;
export const gaveUpToShown = (bb: string, count: number): string =>
  `Contra las manos que mostraron los rivales, tus calls y folds te costaron ${bb} bb en ${sessionDecisions(count)}.`;
export const unseenCards = 'No podías ver esas cartas.';
export const unseenCardsGive = 'No podías ver esas cartas: asigna rangos para juzgar bien.';
export const unpriced = (count: number): string =>
  count === 1 ? '1 decisión todavía no tiene precio.' : `${countText(count)} decisiones todavía no tienen precio.`;
export const stop = 'Parar';
export const goOn = 'Seguir';
export const byKind = 'Por tipo de mano';
export const costToRanges = (bb: string): string => `${bb} bb contra los rangos asignados`;
export const costToShown = (bb: string): string => `${bb} bb contra las manos que mostraron los rivales`;

// The chart.
export const chart = 'Ganancias y EV all-in, mano a mano, en ciegas grandes';
export const hand = 'Mano';
export const atHand = (hand: number, won: string, ev: string): string =>
  `mano ${countText(hand)}: ganadas ${won}, EV all-in ${ev} ciegas grandes`;
export const wonLabel = (won: string): string => `real ${won}`;
export const evLabel = (ev: string): string => `EV ${ev}`;
export const firstHand = 'primera mano';
export const lastHand = (hand: number): string => `mano ${countText(hand)}`;
export const sums = 'Sumas en ciegas grandes';
export const won = 'Ganadas';
export const allInEv = 'EV all-in';

// What can be done with a session.
export const drillWorst = 'Practicar las peores';
export const asExport = 'Exportar';
export const asCsv = 'Como CSV';
export const asJson = 'Como JSON';
/** The heads of a table's columns. */
export const heads = {
  hand: 'Mano',
  time: 'Hora',
  street: 'Calle',
  cards: 'Cartas',
  board: 'Board',
  did: 'Jugada',
  pot: 'Bote',
  call: 'A pagar',
  needed: 'Equity necesaria',
  equity: 'Equity',
  halfWidth: 'Margen de error',
  behind: 'Por hablar',
  neededIfCall: 'Necesaria si pagan',
  equityIfCall: 'Equity si pagan',
  halfWidthIfCall: 'Margen de error si pagan',
  against: 'Contra',
  known: 'Cómo se sabe',
  kind: 'Tipo de mano',
  mistake: 'Coste del error',
  lostOnRiver: 'Perdido en el river',
  anyTwo: 'Coste contra dos cartas cualesquiera',
};
export const asPack = 'Guardar como pack';
export const packTitle = 'Mis decisiones';
export const noPack =
  'No se guardó. Un pack solo incluye errores juzgados con tus rangos o con dos cartas cualesquiera, no con cartas mostradas después.';
export const packed = (count: number): string =>
  count === 1 ? 'Una decisión guardada como pack.' : `${count} decisiones guardadas como pack.`;
export const forget = 'Olvidar estas manos';
export const forgetNow = 'Sí, olvidarlas';
export const backToSession = 'Volver a la sesión';

// Hands are kept on the device.
export const saving = 'guardando…';
export const notAllSaved = 'faltan algunas';
export const saved = 'guardadas aquí';
export const savedShort = 'guardadas';
export const save = 'Guardar en este dispositivo';
export const deleteSaved = 'Borrar guardadas';
export const keepProblems = {
  'not read':
    'No se pudieron leer las manos guardadas en este dispositivo. No se han borrado. Las manos nuevas no se guardan: recarga la página.',
  'newer version':
    'Una versión más nueva de Outs guardó manos en este dispositivo. Se quedan como están. Las manos nuevas no se guardan: recarga la página.',
  refused:
    'Tu navegador no guardó todas las manos: quizá su almacenamiento está lleno. Libera espacio: las demás duran hasta que cierres la página.',
  'deleted elsewhere':
    'Las manos guardadas se borraron en otra ventana. Guarda estas otra vez para conservarlas al cerrar la página.',
  stopped:
    'No se leyeron todas las manos guardadas. Las demás siguen en este dispositivo: recarga la página para leerlas.',
  'not deleted': 'Tu navegador no borró las manos guardadas. Inténtalo de nuevo.',
};
export const rangesNotKept = 'Tu navegador no guarda datos de esta página. Los rangos duran hasta que la cierres.';
export const rangesSetAside = 'Algunos rangos asignados no se pudieron leer y se apartaron. Asígnalos de nuevo.';
export const rangesLeftAlone = 'No se pudieron leer los rangos asignados. Los nuevos no se guardarán: libera espacio.';

// What went wrong.
export const losses = {
  'not stopped': 'La lectura se detuvo en mitad de un archivo.',
  ended: 'Tu navegador interrumpió la lectura, quizá por falta de memoria.',
  'not started': 'La lectura de manos no arranca. Recarga la página.',
};
export const loadPageAgain = 'Recarga la página para abrir las manos de arriba.';
export const loadFilesAgain = 'Carga los archivos otra vez para abrir sus manos y calcular el resto.';
export const noClipboard = 'Tu navegador no deja que la página lea el portapapeles. Abre un archivo.';
export const noTable = 'No se pudo cargar la tabla de equity preflop. Comprueba tu conexión e inténtalo de nuevo.';
export const handNotOpened = 'No se pudo abrir la mano. Carga su archivo otra vez.';
export const notJudgedAgain = (hands: number): string =>
  hands === 1
    ? '1 mano no se puede volver a juzgar hasta que cargues otra vez los archivos.'
    : `${countText(hands)} manos no se pueden volver a juzgar hasta que cargues otra vez los archivos.`;
export const decisionLeftOut =
  'Se omitió una decisión por un error de Outs. Recarga la página y carga otra vez su archivo.';
export const tryAgain = 'Reintentar';

// Another app shares files.
export const shared = (count: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? `${names.join(', ')} y ${countText(more)} más` : names.join(' y ');
  return `Otra aplicación compartió ${files(count)}, ${size}: ${which}. ¿${count === 1 ? 'Leerlo' : 'Leerlos'}?`;
};
export const read = 'Leer';
export const discard = 'Descartar';
export const shareProblems = {
  elsewhere: 'Otro sitio intentó añadir manos. Se rechazaron. Abre aquí los archivos para añadirlas.',
  'too large': 'Lo compartido es demasiado grande: 200 archivos y 100 MB como máximo. Mejor abre aquí los archivos.',
  'no histories':
    'Los archivos compartidos no son historiales de manos. Comparte .txt, .csv, .xml, .json, .phh o .zip.',
  unreadable: 'No se pudieron leer los archivos compartidos. Ábrelos aquí.',
};

// Hands that are not read.
export const notRead = 'Sin leer';
export const soFar = (counts: string): string => `${counts} hasta ahora`;
export const yourName = 'Tu nombre allí';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 */

export const list = 'Decisiones, primero las peores';
export const on = 'en';

const PLACES: Readonly<Record<Street, string>> = {
  preflop: 'Antes del flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};
export const called = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}, pagaste ${call} para ganar ${pot}`;
export const folded = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}, te retiraste ante ${call}, bote de ${pot}`;
export const colon = ':';

export const needed = (breakEven: string): string => `necesitabas ${breakEven}, tenías `;
export const neededOfMoney = (breakEven: string): string => `necesitabas ${breakEven} del dinero, tenías `;
export const simulated = (width: string): string => ` (simulado, ${width} puntos)`;

export const against = (players: readonly Pieces[]): Pieces => [' contra ', ...joined(players, ' y ')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  hands.length === 1 ? 'la mano mostrada ' : 'las manos mostradas ',
  ...joined(
    hands.map((cards) => [cards]),
    ' y ',
  ),
];
export const rangeYouGave = 'un rango asignado';
export const anyTwo = 'dos cartas cualesquiera';
export const unknownHands = (count: number): string =>
  count === 1 ? 'una mano desconocida' : `${count} manos desconocidas`;
export const ranges = (count: number): string => (count === 1 ? 'un rango' : `${count} rangos`);
export const withAnyTwo = (count: number): string =>
  count === 1 ? 'dos cartas cualesquiera' : `${count} con dos cartas cualesquiera`;

export const behind = (players: number, equity: string, exactness: string, breakEven: string): string => {
  const [fold, call] =
    players === 1
      ? ['se retira el jugador que queda por hablar', 'paga']
      : [`se retiran los ${players} jugadores que quedan por hablar`, 'pagan'];
  return ` si ${fold}, ${equity} si ${call}${exactness} (necesitabas ${breakEven})`;
};

export const worstSoFar = 'las peores hasta ahora';
export const showdownNote =
  'Calls que perdieron y folds que habrían ganado. Sin cartas por salir, ninguno cuenta como error.';
export const anyTwoNote =
  'Contra dos cartas cualesquiera. Quien apuesta tiene mejores manos, así que no cuentan como errores.';
export const worstFirst = 'Primero las peores, en ciegas grandes.';
export const worstFirstShort = 'Primero las peores, en bb.';
export const hindsight = 'No podías ver estas cartas: léelas con cuidado.';
export const showAll = (decisions: number): string => `Ver las ${countText(decisions)}`;
export const showMore = (more: number, all: number): string => `Ver ${more} más de ${countText(all)}`;
export const nothingSoFar = 'Nada por ahora.';
export const nobodyShowed = {
  before: 'Nadie mostró cartas contra ti. Asigna rangos a las apuestas en ',
  between: ', o mira ',
  after: '.',
};
export const finding = 'Calculando la equity de estas decisiones.';
export const noneMatches = 'Ninguna decisión coincide.';

export const filters = 'Filtros';
export const moreFilters = 'Más filtros';
export const noFilter = 'ninguno';
export const noMoreFilters = 'cualquier posición, bote, ciegas y día';
export const clearFilters = 'Quitar filtros';
export const decisions = 'Decisiones';
export const allThatCost = 'Todos los errores';
export const allCount = (count: number): string => `Los ${countText(count)} errores`;
export const allCountShort = (count: number): string => `Los ${countText(count)}`;
export const callsThatCost = 'Calls malos';
export const calls = 'Calls';
export const foldsThatCost = 'Folds malos';
export const folds = 'Folds';
export const costNothing = 'Sin error';
export const noCost = 'Sin error';
export const lostOnRiver = 'Perdidas en el river';
export const street = 'Calle';
export const streets = {
  any: 'Cualquier calle',
  preflop: 'Preflop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};
export const handTitle = 'Mano';
export const anyHand = 'Cualquier mano';
export const groups = {
  'flush draws': 'Proyectos de color',
  'straight draws': 'Proyectos de escalera',
  pairs: 'Parejas',
  'made hands': 'Manos hechas',
};
export const groupsShort = {
  'flush draws': 'Color',
  'straight draws': 'Escalera',
  pairs: 'Pareja',
  'made hands': 'Hecha',
};
export const equityAgainst = 'Equity contra';
export const bases = {
  given: 'Tus rangos',
  shown: 'Cartas mostradas',
  any: 'Dos cartas cualesquiera',
};
export const position = 'Posición';
export const positions = {
  any: 'Cualquier posición',
  early: 'Temprana',
  hijack: 'Hijack',
  cutoff: 'Cutoff',
  button: 'Botón',
  'small blind': 'Ciega pequeña',
  'big blind': 'Ciega grande',
};
export const pot = 'Bote';
export const anyPot = 'Cualquier bote';
export const potFrom = (bb: string): string => `Desde ${bb} bb`;
export const stakes = 'Ciegas';
export const anyStakes = 'todas';
export const fromDay = 'Desde';
export const toDay = 'Hasta';

export const narrowed = {
  streets: { preflop: 'preflop', flop: 'flop', turn: 'turn', river: 'river' },
  groups: {
    'flush draws': 'proyectos de color',
    'straight draws': 'proyectos de escalera',
    pairs: 'parejas',
    'made hands': 'manos hechas',
  },
  positions: {
    early: 'posición temprana',
    hijack: 'hijack',
    cutoff: 'cutoff',
    button: 'botón',
    'small blind': 'ciega pequeña',
    'big blind': 'ciega grande',
  },
  pot: (bb: string): string => `bote desde ${bb} bb`,
  from: (day: string): string => `desde el ${day}`,
  to: (day: string): string => `hasta el ${day}`,
  days: (first: string, last: string): string => `del ${first} al ${last}`,
  against: {
    given: 'contra tus rangos',
    shown: 'contra cartas mostradas',
    any: 'contra dos cartas cualesquiera',
  },
};

export const kinds = {
  'flush draw': 'Proyectos de color',
  'straight draw': 'Proyectos de escalera',
  gutshot: 'Gutshots',
  'two pair or better': 'Dobles parejas o mejor',
  'top pair': 'Top pairs',
  'pocket pair': 'Parejas en mano',
  'lower pair': 'Segunda pareja o menor',
  'no pair': 'Sin pareja',
  'pair before the flop': 'Parejas, preflop',
  'no pair before the flop': 'Otras, preflop',
};
export const callCount = (count: number): string => `${countText(count)} ${count === 1 ? 'call' : 'calls'}`;
export const foldCount = (count: number): string => `${countText(count)} ${count === 1 ? 'fold' : 'folds'}`;
export const decisionCount = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'decisión' : 'decisiones'}`;

export const opponentsRanges = 'Rangos de los rivales';
export const noRanges = 'sin rangos: se juzga con las cartas mostradas';
export const rangesJudge = (count: number): string =>
  count === 1 ? '1 rango: se juzga con tu rango' : `${countText(count)} rangos: se juzga con tus rangos`;
export const shownJudge = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'rango' : 'rangos'}: se juzga con las cartas mostradas`;
export const rangesNote = {
  before: '¿Con qué rango apuestan los rivales? Asigna uno, por ejemplo ',
  after:
    '. Con él se juzga tu decisión, y no con las cartas que se mostraron después. Los demás jugadores tienen dos cartas cualesquiera.',
};
export const judgeBy = 'Juzgar según';
export const lines = {
  'preflop raise': 'Sube antes del flop',
  'flop bet': 'Apuesta en el flop',
  'flop raise': 'Sube en el flop',
  'turn bet': 'Apuesta en el turn',
  'turn raise': 'Sube en el turn',
  'river bet': 'Apuesta en el river',
  'river raise': 'Sube en el river',
};
export const anyTwoShort = 'dos cualesquiera';
export const emptyRange = 'Este rango no tiene ninguna mano.';

export const tonight = 'Esta noche';
export const close = 'Cerrar';
export const findingTonight = (decisions: number): string =>
  `Calculando la equity de ${decisions} ${decisions === 1 ? 'decisión' : 'decisiones'}.`;
export const gaveUp = (cost: string, decisions: number): string =>
  `Tus calls y folds te costaron ${cost} en ${decisions} ${decisions === 1 ? 'decisión' : 'decisiones'}.`;
export const outcomes = { won: ' (ganada)', lost: ' (perdida)', split: ' (empatada)' };
export const notCounted = 'no cuenta';
export const tonightNote =
  'Solo las manos que marcaste. Las cantidades, como las escribiste. El coste contra dos cartas cualesquiera no se cuenta. Una subida no tiene coste aquí.';
