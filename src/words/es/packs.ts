import { list, numberWord, quote } from './grammar';

/* Packs de problemas, problemas y enlaces a la página de estudio: qué tienen mal. La situación del día. */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `Esto no es un pack de problemas: ${why}.`;

export const packTooLarge = (kilobytes: number): string => notAPack(`ocupa más de ${kilobytes} kB`);
export const packNotJson = notAPack('no es JSON válido');
export const packNotObject = notAPack('no es un objeto');
export const packOfFormat = (format: string): string => notAPack(`su formato no es «${format}»`);
export const packWithoutVersion = (reads: number): string =>
  notAPack(`no tiene versión; esta página lee la versión ${reads}`);
export const packOfVersion = (version: string, reads: number): string =>
  notAPack(`es de la versión ${quote(version)}; esta página lee la versión ${reads}`);
export const packWithoutTitle = notAPack('no tiene título');
export const packWithoutPuzzles = notAPack('no tiene lista de problemas');
export const packTooLong = (puzzles: string, most: number): string =>
  notAPack(`tiene ${puzzles} problemas, y el máximo es ${most}`);
/** @param first what is wrong with the first of them */
export const packUnusable = (first: string): string =>
  `Esto no es un pack de problemas: ninguno de sus problemas sirve. ${first}`;

/** @param why a sentence */
export const puzzleFault = (at: number, why: string): string => `Problema ${at}. ${why}`;

export const puzzleNotObject = 'No es un objeto.';
export const puzzleNeedsFields = 'Necesita «ask» y «link», o bien «kind» y «seed».';
export const puzzleOfKind = (kind: string): string => `${quote(kind)} no es un tipo de ejercicio.`;
export const puzzleSeed = (most: string): string => `Su «seed» debe ser un número entero de 0 a ${most}.`;
export const puzzleAsks = (ask: string, known: readonly string[]): string =>
  `No se puede preguntar ${quote(ask)}. Usa ${list(known, 'or')}.`;
export const puzzleLink = 'Su enlace debe empezar por «#/?».';

/** @param first what is wrong with the first of them */
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `Se omitió 1 problema. ${first}` : `Se omitieron ${count} problemas. ${first}`;

/* ------------------------------------------------------------------------------- puzzles -- */

export const needsPlainDeck = 'Un problema necesita una baraja sin comodines.';
export const combosNeedOpponent = 'Para contar combos hace falta un solo rival.';
export const combosNeedRange = 'Para contar combos hace falta un rival con un rango.';
export const equityNeedsOpponent = 'Para una equity hace falta un rival.';
export const equityNeedsCards = 'Para una equity hacen falta tus dos cartas, no un rango.';
export const callNeedsPot = 'Para decidir si pagar hace falta un bote con la apuesta dentro y lo que cuesta pagar.';
export const callTooClose = 'El pago está a menos de un punto del equilibrio: ninguna opción es un error.';

export const noteCut = (most: number): string => `La nota se cortó a ${most} caracteres.`;
export const commentCut = (most: number): string => `El comentario se cortó a ${most} caracteres.`;
export const commentBroken = 'El comentario está dañado y se omitió.';

/* --------------------------------------------------------------------------------- links -- */

const useOneOf = (known: readonly string[]): string => `Usa una de estas opciones: ${known.join(', ')}.`;

export const unknownView = (value: string, known: readonly string[]): string =>
  `Vista desconocida: ${quote(value)}. ${useOneOf(known)}`;
export const unknownLevel = (value: string, known: readonly string[]): string =>
  `Nivel desconocido: ${quote(value)}. ${useOneOf(known)}`;
export const unknownKind = (value: string, known: readonly string[]): string =>
  `Tipo desconocido: ${quote(value)}. ${useOneOf(known)}`;
export const unknownQuestion = (value: string, known: readonly string[]): string =>
  `Pregunta desconocida: ${quote(value)}. ${useOneOf(known)}`;
export const unknownField = (name: string): string => `Campo desconocido: ${quote(name)}.`;
export const badSeed = (value: string, most: string): string =>
  `«seed» debe ser un número entero de 0 a ${most}, no ${quote(value)}.`;
export const badPackName = (value: string): string =>
  `${quote(value)} no es el nombre de un pack: letras de la a a la z, cifras y guiones, 40 como máximo.`;
export const badPlace = (value: string): string => `${quote(value)} no es el número de un problema.`;
export const seedNeedsKind = '«seed» necesita un tipo, por ejemplo kind=gutshot.';
export const kindNeedsSeed = '«kind» necesita una semilla, por ejemplo seed=1.';
export const puzzleNeedsSpot = 'Un problema necesita una situación, por ejemplo hero=AhKh.';

/* ------------------------------------------------------------------ given data and replies -- */

/** In place of a value that is not there. */
export const nothing = 'nada';

export const fieldMissing = (name: string): string => `Falta el campo ${quote(name)}.`;
export const fieldNotText = (name: string): string => `El campo ${quote(name)} no es un texto.`;
export const fieldNotTexts = (name: string): string => `El campo ${quote(name)} no es una lista de textos.`;
export const fieldNotNumber = (name: string): string => `El campo ${quote(name)} no es un número.`;
export const fieldNotObject = (name: string): string => `El campo ${quote(name)} no es un objeto.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `Los campos ${list(names.map(quote), 'and')} son textos.`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `El campo ${quote(name)} debe ser ${isAbove ? 'mayor que' : 'como mínimo'} ${least} y como máximo ${most}.`;
export const fieldSeed = (most: string): string => `El campo «seed» debe ser un número entero de 0 a ${most}.`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)} no vale para ${quote(name)}. Usa ${list(known, 'or')}.`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `Campo desconocido ${quote(name)} en este ejercicio. Usa ${list(known, 'or')}.`;
/** Of the question, beside the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `Campo desconocido ${quote(name)} en un ejercicio. Usa ${list(known, 'or')}.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `El board de este ejercicio tiene ${list(
    counts.map((own) => numberWord(own, 'f')),
    'or',
  )} cartas; aquí hay ${count}.`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `Este ejercicio tiene ${least === most ? least : `de ${least} a ${most}`} manos; aquí hay ${count}.`;
export const eventNeedsPair = (event: string): string => `El suceso «${event}» necesita una pareja en la mano.`;
export const eventNeedsTwoRanks = (event: string): string => `El suceso «${event}» necesita dos valores distintos.`;

export const oneSource = 'Un ejercicio necesita exactamente uno de «given», «seed» y «link».';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)} ${useOneOf(known)}`;
export const linkNamesKind = 'Un enlace ya indica su tipo: omite «kind».';
export const linkWithoutDrill = 'El enlace no tiene ni un ejercicio ni un problema.';

export const needsHand = 'Un ejercicio necesita tus dos cartas, no un rango.';
export const oneOpponent = 'Un ejercicio tiene como máximo un rival.';
export const needsRange = 'Este ejercicio necesita un rival con un rango.';
export const needsKnownCards = 'Este ejercicio necesita un rival con cartas conocidas.';
export const needsOpponent = 'Este ejercicio necesita un rival.';
export const withoutMoney = 'Este ejercicio no lleva ni «pot» ni «call».';
export const aheadAlready = 'Ya vas por delante: ninguna carta es un out.';
export const notThisDraw = (kind: string): string => `Aquí no tienes ${quote(kind)}, o tienes más de uno.`;

// A reply.
export const strangeReply = (name: string, known: readonly string[]): string =>
  `Respuesta desconocida ${quote(name)}. Este ejercicio admite ${list(known, 'and')}.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `Este ejercicio admite una respuesta con ${quote(form)}, no con ${list(names.map(quote), 'and')}.`;
export const replyNotText = (name: string): string => `La respuesta ${quote(name)} no es un texto.`;
const REPLIES = {
  number: 'un número, 0 o más',
  share: 'un número de 0 a 1',
  decision: 'call o fold',
  text: 'un texto',
  'given cards': 'cartas de la mano y del board',
  hand: 'una mano',
  hands: 'una lista de manos',
  'given hands': 'una lista de las manos dadas',
};
export const replyMust = (name: string, be: keyof typeof REPLIES): string =>
  `La respuesta ${quote(name)} debe ser ${REPLIES[be]}.`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `La respuesta ${quote(name)} debe ser una de estas: ${known.join(', ')}.`;

/* ---------------------------------------------------------------------- the spot of a day -- */

const MONTHS = /* @__PURE__ */ 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `'23 nov'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${date} ${MONTHS[month - 1]}`;

export const notADay = (text: string): string => `${quote(text)} no es un día. Escríbelo así: 2026-11-23.`;
export const dayToCome = (text: string): string => `La situación del ${text} llegará ese día.`;

/** `'Outs, 23 nov: bien'` */
export const sharedDay = (day: string, verdict: string): string => `Outs, ${day}: ${verdict}`;
