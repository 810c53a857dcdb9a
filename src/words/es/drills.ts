import { capitalize } from '../text';
import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';
import { quote } from './grammar';

/* Lo que dicen varios tipos de ejercicio. */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join(' ');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join(', ');

/** A line about a hand or a group: `'KK: 3 reyes: 3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}: ${text}`;

export const rightIs = 'Correcto: ';
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}.`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${capitalize(answer)}.`;

/** `'Dijiste 30.'` */
export const youSaid = (said: string): string => `Dijiste ${said}.`;

export const estimateExact = (said: string): string => `Tu ${said} es exacto.`;
export const estimateLow = (said: string, points: string): string => `Tu ${said} se queda corto por ${points} puntos.`;
export const estimateHigh = (said: string, points: string): string => `Tu ${said} se pasa por ${points} puntos.`;

export const whatEquity = '¿Cuál es tu equity?';
export const yourEquity = (equity: string): string => `Tu equity es del ${equity}.`;
export const equityLine = 'tu equity';

/** The last line: the sum of those before. */
export const together = 'en total';
/** What has no separate line. */
export const theRest = 'el resto';

/* Los niveles de la página de estudio y sus tipos de ejercicio. Un término entre corchetes se explica ahí mismo. */

/** Of each level its name. */
export const titles = {
  draws: 'Un proyecto limpio',
  pairs: 'Overcards y sets',
  combos: 'Proyectos combinados',
  tainted: 'Outs contaminados',
  backdoors: 'Backdoors',
  price: 'El precio de pagar',
  ranges: 'Contra un rango',
  counting: 'Contar las manos',
  reading: 'Leer el board',
  holding: 'Lo que tiene un rango',
  versus: 'Equity y outs efectivos',
  flops: 'Lo que trae el flop',
  odds: 'Pot odds de cabeza',
};

/** Of each level what it teaches. */
export const lessons = {
  draws:
    'Un [out|out] es una carta [no vista|unseen] que completa tu mano. Un proyecto de color tiene nueve outs; uno de escalera [abierto|open-ended], ocho; un [gutshot|gutshot], cuatro.',
  pairs:
    'Contra una pareja mejor, un [out|out] es una carta que te pone por delante. Dos [overcards|overcards] tienen seis outs. Una pareja y su kicker, cinco. Una pareja en mano tiene dos outs para el [set|set].',
  combos:
    'Dos proyectos a la vez: suma sus outs y resta los que [se repiten|overlap]. Una carta que completa el color y la escalera es un out, no dos.',
  tainted:
    'Una carta [contaminada|tainted] te mejora, pero le da al rival algo mejor: un full, un color más alto. Mira cada carta para los dos. Puede que estés [drawing dead|drawing dead].',
  backdoors:
    'Un proyecto [backdoor|backdoor] necesita el turn y el river. Un color backdoor llega más o menos una vez de cada veinticuatro: cuéntalo como un [out|out]. Una escalera backdoor con huecos llega menos.',
  price:
    'Las [pot odds|pot odds] dicen cada cuánto tienes que ganar. Paga cuando tu [equity|equity] supere el [punto de equilibrio|break-even]. Las [odds implícitas|implied odds] pueden compensar una diferencia pequeña.',
  ranges:
    'Contra un [rango|range], una carta suele ser solo parte de un out. Su [peso|weight] dice cuánto: cerca de 1 si gana a casi todas las manos del rango, cerca de 0 si ayuda otras tantas veces al rival.',
  counting:
    'Dos cartas son un [combo|combo]: una pareja tiene seis y dos valores distintos, dieciséis, cuatro de ellos del mismo palo. Cada carta que ves quita algunos: con tres reyes se forman tres parejas.',
  reading:
    'Tu mano son las cinco mejores de siete cartas. Una pareja en el board es de todos; una tercera pareja juega, como mucho, de kicker; un [kicker|kicker] decide solo si está entre las cinco.',
  holding:
    'Un [rango|range] falla la mayoría de los flops. Cuenta sus sets, parejas y proyectos: cada carta [bloqueada|blocked] quita algunos. Una apuesta dice más si viene de un rango con más manos fuertes.',
  versus:
    'Divide un [rango|range] en las manos a las que ganas y las que te ganan. Tu [equity|equity] es la suma de cada parte por tu probabilidad contra ella. Los [outs efectivos|effective outs] suman las partes de las cartas que ayudan.',
  flops:
    'Una pareja en mano liga un [set|set] o algo mejor en uno de cada ocho flops. Dos cartas sin pareja ligan pareja o mejor en uno de cada tres. Dos cartas del mismo palo ligan proyecto de color en uno de cada nueve.',
  odds: 'A x : 1 tienes que ganar una vez de cada x + 1. Una apuesta de medio bote pide el 25\u00a0%; del bote entero, el 33\u00a0%; del doble del bote, el 40\u00a0%.',
};

/** The kinds of drill: one by itself, and several, as in “the next session starts with gutshots”. */
export const kinds = {
  'flush draw': { one: 'Proyecto de color', many: 'proyectos de color' },
  'open-ended straight draw': { one: 'Proyecto de escalera abierta', many: 'proyectos de escalera abierta' },
  gutshot: { one: 'Gutshot', many: 'gutshots' },
  'double gutshot': { one: 'Doble gutshot', many: 'dobles gutshots' },
  overcards: { one: 'Overcards', many: 'overcards' },
  'pair draw': { one: 'Pareja por mejorar', many: 'parejas por mejorar' },
  'set draw': { one: 'En busca del set', many: 'parejas en mano que buscan el set' },
  'flush and straight draw': { one: 'Proyecto de color y escalera', many: 'proyectos de color y escalera' },
  'flush draw and gutshot': { one: 'Proyecto de color y gutshot', many: 'proyectos de color con gutshot' },
  'flush draw and overcards': { one: 'Proyecto de color y overcards', many: 'proyectos de color con overcards' },
  'flush draw and pair': { one: 'Proyecto de color y pareja', many: 'proyectos de color con pareja' },
  'draw against a set': { one: 'Proyecto contra un set', many: 'proyectos contra un set' },
  'straight draw against a flush draw': {
    one: 'Proyecto de escalera contra proyecto de color',
    many: 'proyectos de escalera contra uno de color',
  },
  dominated: { one: 'Mano dominada', many: 'manos dominadas' },
  'backdoor flush draw': { one: 'Proyecto de color backdoor', many: 'proyectos de color backdoor' },
  'backdoor straight draw': { one: 'Proyecto de escalera backdoor', many: 'proyectos de escalera backdoor' },
  'price on the turn': { one: 'Precio en el turn', many: 'precios en el turn' },
  'all in on the flop': { one: 'All-in en el flop', many: 'all-ins en el flop' },
  'draw against a range': { one: 'Proyecto contra un rango', many: 'proyectos contra un rango' },
  'pair against a range': { one: 'Pareja contra un rango', many: 'parejas contra un rango' },
  'combos of a hand': { one: 'Combos de una mano', many: 'manos que contar' },
  'combos of a range': { one: 'Combos de un rango', many: 'rangos que contar' },
  'who wins': { one: 'Quién gana', many: 'showdowns' },
  'five that play': { one: 'Las cinco que juegan', many: 'manos de cinco cartas' },
  'name the row': { one: 'Nombrar la mano', many: 'manos que nombrar' },
  'the nuts': { one: 'Las nuts', many: 'boards con sus nuts' },
  'what beats you': { one: 'Qué te gana', many: 'manos contra seis' },
  'share of a range': { one: 'Parte de un rango', many: 'partes de un rango' },
  'draws in a range': { one: 'Proyectos en un rango', many: 'proyectos de un rango' },
  'narrow a range': { one: 'Reducir un rango', many: 'rangos que reducir' },
  'equity against a range': { one: 'Equity contra un rango', many: 'equities contra un rango' },
  'effective outs': { one: 'Outs efectivos', many: 'outs efectivos' },
  'what the flop brings': { one: 'Lo que trae el flop', many: 'probabilidades en el flop' },
  'odds to break-even': { one: 'De odds a equilibrio', many: 'precios que calcular' },
  'break-even to odds': { one: 'De equilibrio a odds', many: 'porcentajes que pasar a odds' },
  'bet to break-even': { one: 'De apuesta a equilibrio', many: 'apuestas que responder' },
};

/* Ejercicios que marcan cartas de la baraja, y las situaciones propias como ejercicios. */

export const opponentHas = (cards: string): string => `El rival tiene ${cards}.`;
export const opponentHasRange = 'El rival tiene un rango.';
export const anyTwoCards = 'dos cartas cualesquiera';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `${pot} en el bote, ${call} por pagar.`;

/* Questions for the cards. */

export const whichHelp = '¿Qué cartas te ayudan mucho?';
export const whichPutAhead = '¿Qué cartas te ponen por delante?';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `¿Qué cartas te dan ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const whichOfBackdoor = {
  'backdoor flush draw': 'Tienes un proyecto de color backdoor. ¿Qué cartas forman parte de él?',
  'backdoor straight draw': 'Tienes un proyecto de escalera backdoor. ¿Qué cartas forman parte de él?',
  any: 'Tienes un proyecto backdoor. ¿Qué cartas forman parte de él?',
};

/* What a right card is. */

export const ruleOfBackdoor =
  'Hacen falta dos cartas, el turn y el river. Marca toda carta que pueda ser una de las dos.';
export const ruleOfGains =
  'Marca las cartas que valen un cuarto de out o más. Entre una décima y un cuarto, valen las dos respuestas.';

/* Questions for the estimate, and for the price. */

export const hitBoth = '¿Cada cuánto salen las dos?';
export const equityByRiver = '¿Cuál es tu equity hasta el river?';
export const equityAllIn = 'All-in: ¿cuál es tu equity?';
export const hitOnRiver = 'Falta una carta: ¿cada cuánto ligas?';
export const hitByRiver = 'Faltan dos cartas: ¿cada cuánto ligas?';
export const isEnough = (pot: string, call: string): string =>
  `Hay ${pot} en el bote con la apuesta, y pagar cuesta ${call}. ¿Basta con tu equity?`;

/* Rules of thumb. */

export const ruleOf2 = 'regla del 2';
export const ruleOf4 = 'regla del 4';
export const solomon = 'Solomon';
export const asOneOut = 'como un out';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = 'Un ejercicio necesita una baraja sin comodines. Elige otra baraja.';
export const needsCards = 'Un ejercicio necesita tus dos cartas, no un rango. Indica dos cartas.';
export const needsFlopOrTurn = 'Un ejercicio necesita un flop o un turn. Repártelo.';
export const hasOneOpponent = 'Un ejercicio tiene un rival como máximo. Quita los demás.';
export const isAhead =
  'Ya vas por delante, y un ejercicio pregunta qué cartas te ponen por delante. Cambia una mano o el board.';
export const noCardImproves =
  'Ninguna carta mejora tu mano, y un ejercicio pregunta cuáles lo hacen. Cambia tu mano o el board.';

/* Ejercicios con su propia pregunta: la pregunta en letra grande, los campos y lo elegido. */

export const prompts = {
  whoWins: '¿Quién gana?',
  whatBeatsYou: '¿Qué te gana?',
  five: '¿Qué cinco?',
  row: '¿Qué tienes?',
  nuts: '¿Las nuts?',
  stays: '¿Qué se queda?',
  decision: '¿Pagar o retirarse?',
};
export const verdicts = { right: 'Correcto', near: 'Cerca', wrong: 'No del todo' };
export const theAnswer = 'La respuesta';

export const outs = 'Outs';
export const combos = 'Combos';
export const potOdds = 'pot odds';
export const exact = 'exacto';
export const you = 'tú';
export const youSaidLabel = 'dijiste';
export const ofIn = (count: number): string => `de ${count} en`;

export const noneOfThem = 'Ninguna';
export const doneMarked = (count: number): string => `Listo: ${count} ${count === 1 ? 'marcado' : 'marcados'}`;
export const doneOf = (count: number, of: number): string => `Listo: ${count} de ${of}`;

export const notANumber = (text: string): string => `${quote(text)} no es un número. Escribe 12 o 3,5.`;
export const fiveChosen = (count: number): string =>
  `Juegan cinco cartas: ${count === 1 ? 'hay una elegida' : `hay ${count} elegidas`}.`;
export const twoCards = 'Una mano tiene dos cartas: elige otra.';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = 'Cifras';
export const point = ',';
export const pointName = 'coma';
export const deleteDigit = 'Borrar la última cifra';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = 'Lo que tienes';
export const rowsBetween = (first: string, last: string): string => `De ${first.toLowerCase()} a ${last.toLowerCase()}`;
export const more = (count: number): string => `${count} más`;
export const rightLabel = 'correcto';

export const whatIsLeft = 'Lo que queda';
export const owners = { board: 'board', you: 'tú' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}, ${owners[owner]}`;

export const board = 'board';
export const boardCard = (card: string): string => `${card}, en el board`;
export const nutCard = (card: string): string => `${card}, parte de las nuts`;
export const notNutCard = (card: string): string => `${card}, no es parte de las nuts`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = 'Su rango';
export const notInRange = 'no está en el rango';
export const judged = { right: 'bien', missed: 'faltan combos', extra: 'marcada, pero se retira' };
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} ${live === 1 ? 'posible' : 'posibles'}, ${marked} ${marked === 1 ? 'marcado' : 'marcados'}${state === undefined ? '' : `: ${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}: ${told}`;
export const stays = 'se queda';
export const missed = 'faltó';
export const markedButFolds = 'marcada, pero se retira';
export const oneOfThree = '1/3: se queda uno de tres';
export const moreHands = (count: number): string => `y ${count} más: señala una mano`;
export const tapHand = 'Toca una mano o arrastra sobre varias. Sus palos aparecen aquí.';
