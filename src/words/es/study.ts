import { quote } from './grammar';

/* La página de ejercicios: sus vistas, el lugar del ejercicio en el día, los botones y lo que salió mal. */

export const page = 'Estudio';
export const views = { drill: 'Ejercicio', progress: 'Progreso', chart: 'Tabla' };
export const see = (spot: string): string => `Ver: ${spot}`;
export const dealing = 'Repartiendo';

/* --------------------------------------------------------------------------------- titles -- */

export const today = 'Hoy';
export const firstVisit = 'Primera visita';
export const sentPuzzle = 'Un problema que te enviaron';
export const spotOf = (day: string): string => `La situación del ${day}`;
export const yourSpot = (name?: string): string => (name === undefined ? 'Tu situación' : `Tu situación: ${name}`);
export const levelTitle = (number: number, title: string): string => `Nivel ${number}: ${title}`;

/* ------------------------------------------------------------------------------- standing -- */

export const spotsDone = (count: number): string => (count === 1 ? '1 situación hecha' : `${count} situaciones hechas`);
export const guided = 'ejemplo guiado';
export const answeredOn = (day: string): string => `la respondiste el ${day}`;
export const notCounted = 'ya hecha: no cuenta';
export const puzzleOf = (at: number, of: number): string => `problema ${at} de ${of}`;
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
  share: 'otra vez: calculaste mal la parte',
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
export const nextPuzzle = 'Siguiente problema';
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
export const todaysMix = 'Mezcla de hoy';
export const mixOf = (count: number): string => `mezcla de hoy: ${count} situaciones, primero los errores`;
export const yourSpots = 'Tus situaciones';
export const oneByOne = 'tus situaciones, una tras otra';
export const asDrills = 'las situaciones de la mesa, como ejercicios';
export const spotOfTheDay = 'Situación del día';
export const sameForAll = 'la misma para todos';
export const deal = 'Repartir';
export const packs = 'Packs';
export const puzzlesInARow = 'problemas seguidos, nuestros o de un archivo';
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
  return `${which} Un ejercicio necesita tus dos cartas, por detrás o empatadas; un flop o un turn; un rival como máximo; sin comodines.`;
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
export const noPack = (name: string): string => `No hay ningún pack «${name}» junto a esta página.`;
export const notAProbability = (text: string): string =>
  `${quote(text)} no es una probabilidad. Escribe 25, 25%, 3 : 1 o 1/4.`;

/* ---------------------------------------------------------------------------------- kinds -- */

export const kinds = {
  'flush draw': 'Proyecto de color',
  'open-ended straight draw': 'Proyecto de escalera abierta',
  gutshot: 'Gutshot',
  'double gutshot': 'Doble gutshot',
  overcards: 'Overcards',
  'pair draw': 'Pareja que mejorar',
  'set draw': 'En busca del set',
  'flush and straight draw': 'Proyecto de color y escalera',
  'flush draw and gutshot': 'Proyecto de color y gutshot',
  'flush draw and overcards': 'Proyecto de color y overcards',
  'flush draw and pair': 'Proyecto de color y pareja',
  'draw against a set': 'Proyecto contra un set',
  'straight draw against a flush draw': 'Escalera contra color',
  dominated: 'Mano dominada',
  'backdoor flush draw': 'Proyecto de color backdoor',
  'backdoor straight draw': 'Proyecto de escalera backdoor',
  'price on the turn': 'Precio en el turn',
  'all in on the flop': 'All-in en el flop',
  'draw against a range': 'Proyecto contra un rango',
  'pair against a range': 'Pareja contra un rango',
  'combos of a hand': 'Combos de una mano',
  'combos of a range': 'Combos de un rango',
  'who wins': 'Quién gana',
  'five that play': 'Las cinco que juegan',
  'name the row': 'Nombrar la mano',
  'the nuts': 'Las nuts',
  'what beats you': 'Qué te gana',
  'share of a range': 'Parte de un rango',
  'draws in a range': 'Proyectos en un rango',
  'narrow a range': 'Reducir un rango',
  'equity against a range': 'Equity contra un rango',
  'effective outs': 'Outs efectivos',
  'what the flop brings': 'Lo que trae el flop',
  'odds to break-even': 'De odds a equilibrio',
  'break-even to odds': 'De equilibrio a odds',
  'bet to break-even': 'De apuesta a equilibrio',
};
