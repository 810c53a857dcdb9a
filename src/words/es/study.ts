import { quote, list } from './grammar';
import type { Card, Rank, Suit } from '../../poker/card';
import { aRank } from './hands';
import { cardName, suitName, rankName } from './cards';

/* La página de ejercicios: sus vistas, el lugar del ejercicio en el día, los botones y lo que salió mal. */

export const page = 'Estudio';
export const views = { drill: 'Ejercicio', progress: 'Progreso', chart: 'Tabla' };
export const see = (spot: string): string => `Ver: ${spot}`;
export const dealing = 'Repartiendo';

/* --------------------------------------------------------------------------------- titles -- */

export const today = 'Hoy';
export const firstVisit = 'Primera visita';
export const sentPuzzle = 'Un reto que te enviaron';
export const spotOf = (day: string): string => `La situación del ${day}`;
export const yourSpot = (name?: string): string => (name === undefined ? 'Tu situación' : `Tu situación: ${name}`);
export const levelTitle = (number: number, title: string): string => `Nivel ${number}: ${title}`;

/* ------------------------------------------------------------------------------- standing -- */

export const spotsDone = (count: number): string => (count === 1 ? '1 situación hecha' : `${count} situaciones hechas`);
export const guided = 'ejemplo guiado';
export const answeredOn = (day: string): string => `la respondiste el ${day}`;
export const notCounted = 'ya hecha: no cuenta';
export const puzzleOf = (at: number, of: number): string => `reto ${at} de ${of}`;
export const hidden = 'la respuesta está oculta';
export const tenDone = 'las diez están hechas';
export const ofToday = (count: number, of: number): string => `${count} de ${of} de hoy`;
export const ofMore = (count: number, of: number): string => `${count} de ${of} más`;
export const seconds = (left: number): string => `${left} s`;
export const secondsLeft = (left: number): string => `Segundos restantes: ${left}`;
export const isNew = 'nuevo';
export const back = {
  missed: 'otra vez: te faltaron outs',
  extra: 'otra vez: contaste cartas que no son outs',
  tainted: 'otra vez: contaste cartas contaminadas',
  estimate: 'otra vez: tu estimación falló',
  price: 'otra vez: juzgaste mal el precio',
  count: 'otra vez: contaste mal',
  name: 'otra vez: nombraste otra mano',
  share: 'otra vez: fallaste el porcentaje',
};

/* ---------------------------------------------------------------------------------- cards -- */

export const you = 'Tú';
export const yourHand = 'Tu mano';
export const board = 'Board';
export const opponent = 'Rival';
export const opponentsHand = 'Mano del rival';
export const opponentsRange = 'Rango del rival';
export const vsRange = 'vs un rango';
export const vsUnknown = 'vs desconocido';

export const clear = 'Borrar';
export const clearAll = 'Borrar todas las marcas';
export const skip = 'Saltar';
export const skipSpot = 'Saltar esta situación';
export const clock = 'Reloj';
export const clockOf = (seconds: number): string => `Reloj: ${seconds} segundos por situación`;
export const undo = 'Deshacer';

export const whichSuit = (rank: string): string => `¿${rank} de qué palo?`;
export const tapOuts = 'Toca tus outs.';
export const tapOrType = { before: 'Toca cartas, o escribe ', after: ' para el nueve de tréboles.' };
export const inPlay = (card: string): string => `${card} está en juego: no puede salir.`;
export const notOfSeven = (card: string): string => `${card} no es una de las siete.`;
export const onTheBoard = (card: string): string => `${card} está en el board.`;
export const cardMarked = (card: string, count: number): string => `${card} marcada, ${count} hasta ahora.`;
export const cardUnmarked = (card: string, count: number): string => `${card} desmarcada, ${count} hasta ahora.`;
export const noneMarked = 'Ninguna carta marcada.';
export const countMarked = (count: number): string => (count === 1 ? '1 marcada.' : `${count} marcadas.`);

/* -------------------------------------------------------------------------------- buttons -- */

export const question = 'Pregunta';
export const done = 'Listo';
export const doneWith = (count: number): string => `Listo: ${count}`;
export const noOuts = 'Sin outs';
export const noCards = 'Ninguna carta';
export const check = 'Comprobar';
export const nextPrice = 'Siguiente: el precio';
export const backToCards = 'Volver a las cartas';
export const call = 'Pagar';
export const fold = 'Retirarse';
export const startTen = 'Empezar las diez de hoy';
export const tenMore = 'Diez más';
export const another = 'Otra parecida';
export const somethingElse = 'Otra cosa';
export const showAnswer = 'Ver la respuesta';
export const skipTour = 'Saltar la guía';
export const openAtTable = 'Abrir esta situación en la mesa';
export const nextPuzzle = 'Siguiente reto';
export const nextSpot = 'Siguiente situación';
export const sameMistake = 'Siguiente: otra parecida';
export const finish = 'Terminar';

/* ------------------------------------------------------------------------------- prompts -- */

export const tenAreDone = 'Diez hechas';
export const callOrFold = '¿Pagar o retirarse?';
export const yourOuts = '¿Tus outs?';
export const whichCards = '¿Qué cartas?';
export const yourEstimate = 'Tu estimación';
export const unit = 'Unidad de la estimación';
export const of = (count: number): string => `de ${count}`;

/* ----------------------------------------------------------------------------------- ways -- */

export const level = 'Nivel';
export const todaysMix = 'Práctica de hoy';
export const mixOf = (count: number): string => `práctica de hoy: ${count} situaciones, primero los errores`;
export const yourSpots = 'Tus situaciones';
export const oneByOne = 'tus situaciones, una tras otra';
export const asDrills = 'las situaciones de la mesa, como ejercicios';
export const spotOfTheDay = 'Situación del día';
export const sameForAll = 'la misma para todos';
export const deal = 'Repartir';
export const packs = 'Packs';
export const puzzlesInARow = 'retos seguidos, nuestros o de un archivo';
export const noClock = 'Sin reloj';
export const withoutClock = 'sin reloj';
export const secondsASpot = (seconds: number): string => `${seconds} segundos por situación`;

/* ------------------------------------------------------------------------------- own spots -- */

export const spotsUnread = 'No se pudieron leer tus situaciones guardadas. Mira «Tus situaciones» en la mesa.';
export const noSpots = 'Aún no hay nada guardado. Las situaciones que repartes en la mesa se guardan solas.';
export const showAll = (count: number): string => `Ver las ${count}`;
export const on = 'en';
export const dead = 'muertas';
export const anyTwo = 'dos cualesquiera';
export const mySpots = 'Mis situaciones';
export const savePack = 'Guardar como pack';
export const packSaved = (count: number, left: number): string => {
  const saved = count === 1 ? '1 guardada' : `${count} guardadas`;
  return left > 0 ? `${saved}, ${left} sin incluir.` : `${saved}.`;
};
export const notDrills = (count: number, isAll: boolean): string => {
  const which = isAll
    ? 'Ninguna de tus situaciones puede ser un ejercicio todavía.'
    : count === 1
      ? 'Hay 1 más que no puede ser un ejercicio.'
      : `Hay ${count} más que no pueden ser ejercicios.`;
  return `${which} Un ejercicio necesita tus dos cartas, que vayas por detrás o empatado, un flop o un turn, un rival como máximo y ningún comodín.`;
};

/* ------------------------------------------------------------------------------ end of ten -- */

export const sessionSpots = 'Las situaciones de esta sesión';
export const spot = 'Situación';
export const cards = 'cartas';
export const exact = 'exacto';
export const offBy = 'error de la estimación';
export const withoutMistake = 'sin errores';
export const withMistake = 'con algún error';
export const foundOf = (found: number, of: number): string => `${found} de ${of}`;
export const wrongToo = (count: number): string => (count === 1 ? '+ 1 mala' : `+ ${count} malas`);

/* ------------------------------------------------------------------------------- problems -- */

export const inLink = (problem: string): string => `En el enlace: ${problem}`;
export const noDecision =
  'Ninguna de estas decisiones puede ser un ejercicio: hace falta un flop o un turn, que vayas por detrás y un solo rival.';
export const pickedOf = (at: number, of: number, isSome: boolean): string =>
  isSome ? `${at} de las ${of} que pueden ser ejercicios` : `${at} de ${of}`;
export const noPack = (name: string): string => `No hay ningún pack «${name}» en este sitio. Revisa el nombre.`;
export const notAProbability = (text: string): string =>
  `${quote(text)} no es una probabilidad. Escribe 25, 25%, 3 : 1 o 1/4.`;

/* La vista del progreso: los niveles, los packs, lo que sale mal y el archivo. */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = 'Niveles';
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Últimas ${count}`,
  more: '\u00a0de cada nivel',
});
export const step = 'paso';
export const stepOf = (step: number, of: number): string => `paso ${step} de ${of}`;
export const withoutMistakeHead = { long: 'sin errores', short: 'sin errores' };
export const offByHead = { long: 'error de la estimación', short: 'error' };
export const spots = 'hechas';
export const comesBack = { long: 'vuelve', short: 'vuelve' };
export const inDays = (days: number): string => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`);
export const toCome = (count: number): string =>
  count === 1 ? 'queda 1 nivel por empezar' : `quedan ${count} niveles por empezar`;
export const stepNote =
  'Paso: con tres situaciones seguidas sin errores subes al siguiente; con un error vuelves al anterior.';
export const byline = ', de ';
export const doneOf = (done: number, of: number): string => `${done} de ${of}`;
export const right = (count: number): string => `${count} bien`;
export const goOn = 'Continuar';
export const goOnWith = (title: string): string => `Continuar ${title}`;
export const remove = 'Quitar';
export const removeOf = (title: string): string => `Quitar ${title}`;
export const removed = { before: 'Se quitó ', after: '.' };

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = 'En total';
export const cleanLately = (count: number): string =>
  count === 1 ? 'sin errores, en la última' : `sin errores, en las últimas ${count}`;
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined
    ? 'puntos de error de media'
    : side === 'low'
      ? 'puntos de error de media, casi siempre por debajo'
      : 'puntos de error de media, casi siempre por encima';
export const daysInARow = (days: number): string => (days === 1 ? 'día seguido' : 'días seguidos');
export const noSpotsDone = 'Aún no has hecho ninguna situación.';
export const doneToday = (count: number): string => (count === 1 ? '1 hecha hoy.' : `${count} hechas hoy.`);
export const doneOfToday = (count: number, of: number): string => `${count} de ${of} hechas hoy.`;
export const levelsDue = (count: number): string => (count === 1 ? 'Hoy toca 1 nivel.' : `Hoy tocan ${count} niveles.`);
export const nothingDue = (days: number): string =>
  days === 1 ? 'Nada que repasar hasta mañana.' : `Nada que repasar en ${days} días.`;
export const habit = (mistake: string): string => `Error más común: ${mistake}.`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = 'Últimas cuatro semanas';
export const spotsADay = (session: number): string => `situaciones al día; una sesión son ${session}`;
export const calendar = (counts: string): string => `Situaciones al día, las últimas cuatro semanas: ${counts}`;
export const errors = 'Error al estimar, en puntos';
export const eachDot = (estimates: number): string => `cada punto son ${estimates} estimaciones`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Error de las estimaciones en puntos, la media de cada ${estimates}: ${errors.join('; ')}`;
export const mistakes = (count: number): string =>
  count === 1 ? 'Tus errores en la última situación' : `Tus errores, últimas ${count} situaciones`;

export const marked = {
  missed: 'outs que faltaron',
  extra: 'cartas que no son outs',
  tainted: 'cartas contaminadas contadas',
  estimate: 'estimaciones',
  price: 'pagar o retirarse',
};
export const asked = {
  missed: 'manos que faltaron',
  extra: 'manos mal elegidas',
  count: 'combos mal contados',
  name: 'manos mal leídas',
  share: 'partes y equities',
  estimate: 'probabilidades y odds',
};
export const narrowed = {
  missed: 'combos que faltaron',
  extra: 'combos que dejaste y se retiran',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = 'Guardado en este dispositivo';
export const imported = (count: number): string =>
  count === 1 ? '1 situación importada.' : `${count} situaciones importadas.`;
export const erased = 'Progreso borrado.';
export const undone = 'Deshecho.';
export const unkept = 'Tu navegador no guarda los datos de esta página. Exporta tu progreso antes de salir.';
export const setAside = 'El progreso que no se pudo leer se dejó aparte: expórtalo en Progreso.';
export const leftAlone =
  'No se pudo leer tu progreso y se dejó como está. El progreso nuevo no se guardará: libera espacio.';

export const notJson = 'Este no es un archivo de estudio de Outs: no es JSON válido. Elige un archivo exportado aquí.';
export const otherFile =
  'Este no es un archivo de estudio de Outs: contiene otra cosa. Elige un archivo exportado aquí.';
export const newer = (version: string, known: number): string =>
  `Este no es un archivo de estudio de Outs: versión ${version}; esta página lee hasta la versión ${known}. Elige un archivo exportado aquí.`;
export const noList =
  'Este no es un archivo de estudio de Outs: no tiene lista de situaciones. Elige un archivo exportado aquí.';
export const notStudy = (why: string): string =>
  `Este no es un archivo de estudio de Outs: ${why}. Elige un archivo exportado aquí.`;
export const badSpot = (at: number): string => `no se puede leer la situación ${at}`;
export const badMemory = (skill: string): string => `no se puede leer ${skill}`;

/*
 * El resultado de un ejercicio en el que se marcan cartas de la baraja: outs u otras cartas. Describe todo lo que hay
 * en la baraja, para que el ejercicio se pueda hacer con un lector de pantalla.
 */

export const estimated = {
  both: 'ligar las dos',
  equity: 'equity hasta el river',
  river: 'ligar en el river',
  byRiver: 'ligar hasta el river',
};
/** The same at the beginning of a sentence. */
const ESTIMATED: typeof estimated = {
  both: 'Ligar las dos',
  equity: 'Equity hasta el river',
  river: 'Ligar en el river',
  byRiver: 'Ligar hasta el river',
};

/* ---------------------------------------------------------------------------------- found -- */

const countOf = (count: number, isOuts: boolean): string =>
  isOuts ? (count === 1 ? '1 out' : `${count} outs`) : count === 1 ? '1 carta' : `${count} cartas`;

export const foundLabel = (isOuts: boolean, isShown: boolean): string =>
  isOuts ? (isShown ? 'outs' : 'outs encontrados') : isShown ? 'cartas' : 'cartas encontradas';
export const nothingHere = (isOuts: boolean): string => (isOuts ? 'Aquí no hay outs.' : 'Aquí no hay ninguna carta.');
export const foundOnly = (isOuts: boolean): string =>
  isOuts ? 'Encontraste el único out.' : 'Encontraste la única carta.';
export const missedOnly = (isOuts: boolean): string => (isOuts ? 'Te faltó el único out.' : 'Te faltó la única carta.');
export const foundAll = (of: number, isOuts: boolean): string =>
  isOuts ? `Encontraste los ${of} outs.` : `Encontraste las ${of} cartas.`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  found === 0
    ? isOuts
      ? `No encontraste ninguno de los ${of} outs.`
      : `No encontraste ninguna de las ${of} cartas.`
    : isOuts
      ? `Encontraste ${found} de los ${of} outs.`
      : `Encontraste ${found} de las ${of} cartas.`;

export const groups = {
  missed: 'Faltan',
  tainted: 'Contaminadas',
  behind: 'Sigues por detrás',
  extra: 'No son outs',
  wrong: 'Mal',
};
/** The same of one card. */
const ONE: typeof groups = { ...groups, missed: 'Falta', tainted: 'Contaminada', extra: 'No es un out' };
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${(count === 1 ? ONE : groups)[group]}: ${cards}.`;
export const countOfCards = (count: number): string => `${count} cartas`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

export const marks = {
  found: 'encontrada',
  missed: 'faltó',
  behind: 'sigues por detrás',
  extra: 'no es un out',
  wrong: 'mal',
};

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `Es el ${exact}.`;
export const isExact = (estimate: string): string => `Tu ${estimate} es exacto.`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `Tu ${estimate} se queda ${points} puntos por debajo: es el ${exact}.`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `Tu ${estimate} se pasa por ${points} puntos: es el ${exact}.`;
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string => {
  const found = count > 0 ? countOf(count, isOuts) : isOuts ? 'Ningún out' : 'Ninguna carta';
  return `${found}${cards === '' ? '' : `: ${cards}`}. ${ESTIMATED[label]}: ${exact}.`;
};

export const theEstimate = 'La estimación';
export const howLikely = 'Probabilidad';
export const method = 'método';
export const errorInPoints = 'error en puntos';
export const methods: Readonly<Record<string, string>> = {
  exact: 'exacto',
  you: 'tú',
  'rule of 2': 'regla del 2',
  'rule of 4': 'regla del 4',
  Solomon: 'Solomon',
  'as one out': 'como un out',
};
export const noError = 'exacto';
export const ofUnseen = (hits: string, of: string): string => `${hits} de ${of} cartas sin ver`;
export const ofRunOuts = (hits: string, of: string): string => `${hits} de ${of} runouts`;
export const exactEquity = 'equity exacta, en todos los runouts';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = {
  call: ['Pagar', 'lo correcto'],
  fold: ['Retirarse', 'lo correcto'],
  close: ['Cualquiera de las dos', 'correcta'],
};

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision].join(isOwn ? ' es ' : ' era ')}: el punto de equilibrio es el ${breakEven}.`;
export const thePrice = 'El precio';
export const potOdds = (offered: string, needed: string): string => `Pot odds ${offered} : 1, necesitas ${needed} : 1.`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `${pot} en el bote, ${call} por pagar. Equity de equilibrio ${breakEven}. EV de pagar: ${ev}.`;
export const impliedOdds = (more: string): string =>
  `Odds implícitas: gana ${more} más después y llegas al punto de equilibrio.`;

/* -------------------------------------------------------------------------------- reasons -- */

export const each = 'cada una: ';
export const moreReasons = (count: number): string =>
  `y ${count} más: señala una carta, o mantenla pulsada, para ver por qué`;
export const worthNothing = (reason: string): string => `no vale nada: ${reason}`;
export const worth = (weight: string, reason: string): string => `vale ${weight} de un out: ${reason}`;
export const otherSuit = 'es de otro palo.';
export const noStraight = 'no forma escalera con ninguna otra carta.';
export const withSuit = (suit: Suit): string => `con otra carta de ${suitName(suit, 2)} completa el color.`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `con ${list(ranks.map(aRank), 'or')} completa la escalera.`;

export const owners = { you: 'tú', board: 'board', opponent: 'rival', dead: 'muerta' };
const PLACES = { you: 'en tu mano', board: 'en el board', opponent: 'en la mano del rival', dead: 'muerta' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}, ${PLACES[owner]}`;
const FINDINGS = { found: 'encontrada', missed: 'faltó', extra: 'mal marcada', tainted: 'contaminada' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `, ${FINDINGS[finding]}`}: ${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string =>
  `Esa carta no es de ${suitName(suit, 2)}. Tócala otra vez para desmarcarla.`;
export const fourOfSuit = (suit: Suit): string =>
  `Tienes cuatro cartas de ${suitName(suit, 2)}. Con la quinta haces color: toca cualquiera de las que quedan en la baraja.`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `Eso es un out. Hay 13 cartas de ${suitName(suit, 2)} y ves cuatro: ${left === 1 ? 'falta 1 por tocar' : `faltan ${left} por tocar`}.`;
export const allOuts = (count: number): string => `Los ${count}. Elige Listo.`;
export const twiceOuts = (outs: number, percent: string): string =>
  `Queda una carta por salir. El doble de tus outs se acerca mucho: 2 × ${outs} da ${percent}.`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${outs} de ${unseen} cartas sin ver: ${exact}.`;
export const wereClose = 'Estuviste cerca.';
export const pointsOff = (points: string): string => `Te desviaste ${points} puntos.`;
export const thatIsADrill = 'Así es un ejercicio: marca los outs, estima la probabilidad, mira por qué.';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string =>
  count === 1 ? 'Toca repasar un tipo de situación.' : `Toca repasar ${count} tipos de situación.`;
export const backToday = 'Tus errores vuelven hoy.';
export const nothingDueToday = (days: number): string =>
  days === 1 ? 'Nada que repasar hasta mañana.' : `Nada que repasar en ${days} días.`;
export const clean = (clean: number, of: number): string =>
  clean < of ? `${clean} de ${of} sin errores.` : of === 1 ? '1 sin errores.' : `Las ${of} sin errores.`;
export const offByText = (points: string): string => `Tus estimaciones fallan por ${points} puntos de media.`;
export const tomorrow = (kind: string): string => `Mañana empieza con ${kind}.`;
export const tomorrowNew = (kind: string): string => `Mañana empieza con algo nuevo: ${kind}.`;

/* Las hojas de la tabla: los outs y sus probabilidades, y lo que trae el flop. */

export const sheet = 'Hoja';
export const sheets = { outs: 'Outs', flop: 'Lo que trae el flop' };

export const print = 'Imprimir la tabla';
export const paper = 'una página, A4 o carta';

/* --------------------------------------------------------------------------------- outs -- */

export const outsTitle = 'Outs y probabilidades';
export const outs = 'Outs';
export const chances: readonly string[] = ['Turn', 'River', 'Hasta el river'];
export const rules: readonly string[] = ['Regla del\u00a02', 'Regla del\u00a04', 'Solomon'];
export const error = 'error';

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `${onFlop} cartas sin ver en el flop, ${onTurn} en el turn. Hasta el river: al menos una de las dos cartas es un out. `,
  after:
    ' son las odds en tu contra. Regla del\u00a02: outs\u00a0×\u00a02, solo el river. Regla del\u00a04: outs\u00a0×\u00a04, turn y river. Solomon: outs\u00a0×\u00a04, menos los outs por encima de ocho. Los errores están en puntos porcentuales.',
});

export const drawsTitle = 'Los proyectos y sus outs';
export const againstBetter = 'contra una mano mejor';
export const inHand = 'En la mano';
export const onBoard = 'En el board';

export const draws = {
  pairToSet: 'De pareja a set',
  gutshot: 'Gutshot',
  twoPairToFullHouse: 'De dobles parejas a full',
  pairToTwoPair: 'De pareja a dobles parejas o trips',
  overcards: 'Overcards',
  setToFullHouse: 'De set a full o mejor',
  openEnded: 'Proyecto de escalera abierta',
  doubleGutshot: 'Doble gutshot',
  flushDraw: 'Proyecto de color',
  flushAndGutshot: 'Proyecto de color y gutshot',
  flushAndPair: 'Proyecto de color y pareja',
  flushAndOpenEnded: 'Proyecto de color y de escalera abierta',
  flushAndOvercards: 'Proyecto de color y overcards',
};

/* --------------------------------------------------------------------------------- flops -- */

export const example = 'Por ejemplo';
export const flopBrings = 'El flop trae';
export const outOf = (hits: string, of: string): string => `${hits} de ${of}`;

export const flopNote = (flops: string, better: string, pair: string, twoPair: string): string =>
  `De ${flops} flops, sin conocer ninguna otra carta; x : 1 son las odds en tu contra. Set o mejor incluye los flops de tres cartas iguales, que dan un full; sin ellos es el ${better}. Una pareja usa una de tus cartas; las tablas que dan ${pair} para la pareja y ${twoPair} para las dobles parejas cuentan también las parejas del board. Las manos del mismo palo o conectadas forman además las parejas de arriba.`;

export const pocketPair = 'Pareja en mano';
export const pocketPairs = 'cualquier pareja';
export const setOrBetter = 'Set o mejor';
export const set = 'Set';
export const fullHouse = 'Full';
export const fourOfAKind = 'Póker';
export const cardAbove = (rank: Rank): string => `Una carta mayor que ${rankName(rank, 2)}`;

export const offsuit = 'De distinto palo';
export const offsuitHands = 'dos valores; una pareja usa una de tus cartas';
export const pairOrBetter = 'Una pareja o mejor';
export const pair = 'Una pareja';
export const twoPair = 'Dobles parejas';
export const trips = 'Trips';

export const suited = 'Del mismo palo';
export const suitedHands = 'dos cartas cualesquiera del mismo palo, además de las parejas de arriba';
export const flush = 'Color';
export const backdoorFlushDraw = 'Proyecto de color backdoor';

export const connected = 'Conectadas';
export const connectedHands = 'cartas vecinas, de jota-diez a cinco-cuatro';
export const straight = 'Escalera';
export const openEndedOrDouble = 'Escalera abierta o doble gutshot';
export const eightOuts = 'Escalera o mejor, u ocho outs';
