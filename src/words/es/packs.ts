import { list, quote } from './grammar';
import type { PackWords } from '../en/packs';

/* Packs de retos, retos y enlaces a la página de estudio: qué tienen mal. La situación del día. */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `Esto no es un pack de retos: ${why}. Elige un pack que haya guardado Outs.`;

export const packTooLarge = (kilobytes: number): string => notAPack(`ocupa más de ${kilobytes} kB`);
export const packNotJson = notAPack('no es JSON válido');
export const packNotObject = notAPack('no es un objeto con «format», «version», «title» y «puzzles»');
export const packOfFormat = (format: string): string => notAPack(`su formato no es «${format}»`);
export const packWithoutVersion = (reads: number): string =>
  notAPack(`no tiene versión; esta página lee la versión ${reads}`);
export const packOfVersion = (version: string, reads: number): string =>
  notAPack(`es de la versión ${quote(version)}; esta página lee la versión ${reads}`);
export const packWithoutTitle = notAPack('no tiene título');
export const packWithoutPuzzles = notAPack('no tiene lista de retos');
export const packTooLong = (puzzles: string, most: number): string =>
  notAPack(`tiene ${puzzles} retos, y el máximo es ${most}`);
/** @param first what is wrong with the first of them */
export const packUnusable = (first: string): string =>
  `Esto no es un pack de retos: ninguno de sus retos sirve. ${first}`;

/** @param why a sentence */
export const puzzleFault = (at: number, why: string): string => `Reto ${at}: ${why}`;

export const puzzleNotObject = 'No es un objeto. Escribe «ask» y «link», o bien «kind» y «seed».';
export const puzzleNeedsFields = 'Necesita «ask» y «link», o bien «kind» y «seed».';
export const puzzleOfKind = (kind: string): string => `${quote(kind)} no es un tipo de ejercicio.`;
export const puzzleSeed = (most: string): string => `Su «seed» debe ser un número entero de 0 a ${most}.`;
export const puzzleAsks = (ask: string, known: readonly string[]): string =>
  `No se puede preguntar ${quote(ask)}. Usa ${list(known, 'or')}.`;
export const puzzleLink = 'Su enlace debe empezar por «#/?».';

/** @param first what is wrong with the first of them */
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `Se omitió 1 reto. ${first}` : `Se omitieron ${count} retos. ${first}`;

/* ------------------------------------------------------------------------------- puzzles -- */

export const needsPlainDeck = 'Un reto necesita una baraja sin comodines. Elige otra baraja.';
export const combosNeedOpponent = 'Para contar combos hace falta un solo rival. Indica exactamente uno.';
export const combosNeedRange = 'Para contar combos hace falta un rival con un rango. Indica uno, como TT+.';
export const equityNeedsOpponent = 'Para calcular la equity hace falta un rival. Añade uno.';
export const equityNeedsCards = 'Para calcular la equity hacen falta tus dos cartas, no un rango. Indica dos cartas.';
export const callNeedsPot =
  'Para decidir si pagar hace falta un bote con la apuesta dentro y lo que cuesta pagar. Añade las dos cosas.';
export const callTooClose =
  'El call está a menos de un punto del equilibrio: ninguna opción es un error. Cambia el bote o lo que cuesta pagar.';

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
export const unknownField = (name: string): string => `Campo desconocido: ${quote(name)}. Quítalo.`;
export const badSeed = (value: string, most: string): string =>
  `«seed» debe ser un número entero de 0 a ${most}, no ${quote(value)}.`;
export const badPackName = (value: string): string =>
  `${quote(value)} no es el nombre de un pack. Usa letras de la a a la z, cifras y guiones, 40 como máximo.`;
export const badPlace = (value: string): string =>
  `${quote(value)} no es el número de un reto. Escribe 1 para el primero.`;
export const seedNeedsKind = '«seed» necesita un tipo, por ejemplo kind=gutshot.';
export const kindNeedsSeed = '«kind» necesita una semilla, por ejemplo seed=1.';
export const puzzleNeedsSpot = 'Un reto necesita una situación, por ejemplo hero=AhKh.';

/* ------------------------------------------------------------------ given data and replies -- */

/** In place of a value that is not there. */
export const nothing = 'nada';

export const fieldMissing = (name: string): string => `Falta el campo ${quote(name)}. Añádelo.`;
export const fieldNotText = (name: string): string =>
  `El campo ${quote(name)} no es un texto. Escríbelo entre comillas.`;
export const fieldNotTexts = (name: string): string =>
  `El campo ${quote(name)} no es una lista de textos. Escribe ["AhKh","7c7d"].`;
export const fieldNotNumber = (name: string): string =>
  `El campo ${quote(name)} no es un número. Escríbelo sin comillas, por ejemplo 20.`;
export const fieldNotObject = (name: string): string =>
  `El campo ${quote(name)} no es un objeto. Escríbelo entre llaves: {…}.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `Los campos ${list(names.map(quote), 'and')} son textos. Escríbelos entre comillas.`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `El campo ${quote(name)} debe ser ${isAbove ? 'mayor que' : 'como mínimo'} ${least} y como máximo ${most}.`;
export const fieldSeed = (most: string): string => `El campo «seed» debe ser un número entero de 0 a ${most}.`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)} no vale para ${quote(name)}. Usa ${list(known, 'or')}.`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `Campo desconocido ${quote(name)} en este ejercicio. Usa ${list(known, 'or')}.`;
/** Of the question, besides the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `Campo desconocido ${quote(name)} en un ejercicio. Usa ${list(known, 'or')}.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `El board de este ejercicio tiene ${list(counts.map(String), 'or')} cartas; aquí hay ${count}. Cambia el board.`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `Este ejercicio tiene ${least === most ? least : `de ${least} a ${most}`} manos; aquí hay ${count}. Cambia el número de manos.`;
export const eventNeedsPair = (event: string): string =>
  `El suceso «${event}» necesita una pareja en la mano. Indica una, por ejemplo 7h7d.`;
export const eventNeedsTwoRanks = (event: string): string =>
  `El suceso «${event}» necesita dos valores distintos. Indica una mano como AhKd.`;

export const oneSource = 'Un ejercicio necesita «given», «seed» o «link». Da exactamente uno.';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)} ${useOneOf(known)}`;
export const linkNamesKind = 'Un enlace ya indica su tipo: omite «kind».';
export const linkWithoutDrill = 'El enlace no tiene ni un ejercicio ni un reto. Usa un enlace de la página de estudio.';

export const needsHand = 'Un ejercicio necesita tus dos cartas, no un rango. Indica dos cartas.';
export const oneOpponent = 'Un ejercicio tiene como máximo un rival. Quita los demás.';
export const needsRange = 'Este ejercicio necesita un rival con un rango. Indica uno, como TT+.';
export const needsKnownCards = 'Este ejercicio necesita un rival con cartas conocidas. Indica dos cartas.';
export const needsOpponent = 'Este ejercicio necesita un rival. Añade uno.';
export const withoutMoney = 'Este ejercicio no lleva ni «pot» ni «call». Quítalos.';
export const aheadAlready = 'Ya vas por delante: ninguna carta es un out. Cambia una mano o el board.';
export const notThisDraw = (kind: string): string =>
  `Aquí no tienes ${quote(kind)}, o tienes más de uno. Cambia tu mano o el board.`;

// A reply.
export const strangeReply = (name: string, known: readonly string[]): string =>
  `Respuesta desconocida ${quote(name)}. Este ejercicio admite ${list(known, 'and')}.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `Este ejercicio admite una respuesta con ${quote(form)}, no con ${list(names.map(quote), 'and')}.`;
export const replyNotText = (name: string): string =>
  `La respuesta ${quote(name)} no es un texto. Escríbela entre comillas.`;
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
export const dayToCome = (text: string): string => `La situación del ${text} aún no está disponible.`;

/** `'Outs, 23 nov: bien'` */
export const sharedDay = (day: string, verdict: string): string => `Outs, ${day}: ${verdict}`;

/* Packs de retos: los del dispositivo, un pack antes de su primer reto y lo que acompaña a un reto. */

export const titles = {
  'first-outs': 'Primeros outs',
  'reading-a-board': 'Leer un board',
  ranges: 'Rangos',
};

export const open = 'Abrir un pack';
export const backTo = 'Volver a ';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} es demasiado grande para un pack de retos. Elige un archivo de ${kilobytes} kB como máximo.`;
export const unread = (file: string): string => `No se pudo leer ${file}. Elígelo de nuevo, o elige otro archivo.`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = 'Un pack de retos';
export const sender = { before: 'de ', after: ', ' };
export const puzzles = (count: number): string => (count === 1 ? '1 reto' : `${count} retos`);
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `Tienes ${count} packs. Quita uno en `,
  link: 'Progreso',
  after: ', o lo que hagas aquí no se guardará.',
});
export const asked = { outs: 'Outs', equity: 'Equity', call: 'Pagar o retirarse', combos: 'Combos' };

export const ready = '¿Listo?';
export const goOn = '¿Seguimos?';
export const allDone = 'Todo hecho';
export const hidden = (count: number): string =>
  count === 1 ? '1 reto. La respuesta está oculta.' : `${count} retos. Las respuestas están ocultas.`;
export const done = (count: number, of: number, right: number): string => `${count} de ${of} hechos, ${right} bien.`;
export const start = 'Empezar';
export const goOnButton = 'Continuar';
export const fromTheStart = 'Desde el principio';

/* -------------------------------------------------------------------------------- a puzzle -- */

export const quotes = { open: '«', close: '»' };
export const theirComment = 'Su comentario';
export const share = 'Compartir';
export const copied = (text: string): string => `Copiado: ${text}`;
export const notCopied = (text: string): string => `Tu navegador no permite copiar. Copia tú este texto: ${text}`;
export const verdicts = { right: 'bien', near: 'cerca', wrong: 'mal' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = 'Los packs guardados no son JSON válido.';
export const otherFile = 'Los datos guardados no son una lista de packs.';
export const unkept = 'Tu navegador no guarda los datos de esta página: los packs duran hasta que salgas de ella.';
export const setAside = 'Los packs que no se pudieron leer se dejaron aparte. Vuelve a abrir sus archivos.';
export const leftAlone =
  'No se pudieron leer tus packs y se dejaron como están. Los packs nuevos no se guardarán: libera espacio.';

export const packs: Readonly<Record<string, PackWords | undefined>> = {
  'first-outs': {
    about:
      'Doce situaciones, desde un proyecto limpio hasta un call. Cuenta lo que te ayuda y mira después si también le ayuda al rival.',
    notes: [
      ['Tienes cuatro picas.', 'Hay trece picas y ves cuatro: nueve outs.'],
      ['Cuatro cartas seguidas, abiertas por los dos lados.', 'Cuatro dieces y cuatro cincos: ocho outs.'],
      [
        'Un solo valor llena el hueco.',
        'Solo los cuatro dieces completan la escalera. Un gutshot tiene la mitad de outs que un proyecto abierto.',
      ],
      [
        'Dos proyectos a la vez. No cuentes una carta dos veces.',
        'Nueve tréboles y cuatro seises son trece, pero el seis de tréboles está en los dos: doce outs.',
      ],
      ['El rival tiene una pareja. ¿Qué cartas te ponen por delante?', 'Tres ases y tres reyes: seis outs.'],
      ['Una pareja por debajo de la suya.', 'Dos ochos dan trío y tres reyes dan dobles parejas: cinco outs.'],
      [
        'Una pareja en mano pequeña contra top pair.',
        'Solo ayudan los dos seises, más o menos una carta de cada veintitrés.',
      ],
      [
        'El rival comparte una carta contigo.',
        'Solo los tres reyes te ponen por delante. Una reina da pareja a los dos, y juega su as.',
      ],
      [
        'Quedan nueve corazones. ¿Ganan todos?',
        'El dos de corazones dobla el board y le da un full: ocho outs, no nueve.',
      ],
      [
        'Quedan dos cartas por salir. ¿Cada cuánto ganas?',
        'Cuatro reinas y cuatro sietes completan la escalera. Ocho outs con dos cartas por salir son cerca del 32 %, y dos corazones suman algo más: 37 %.',
      ],
      ['El rival apuesta medio bote en el turn.', 'Ocho outs de 44 son el 18 %. A 2 : 1 necesitas el 33 %: retírate.'],
      [
        'Una apuesta pequeña en el turn. Busca un tercer proyecto.',
        'Nueve corazones, tres ases y tres treses más para una escalera del as al cinco: quince outs de 44, 34 %. A 3 : 1 necesitas el 25 %: paga.',
      ],
    ],
  },
  ranges: {
    about: 'Cuenta lo que puede tener el rival y después lo que vale: combos, partes, equity.',
    notes: [
      ['Una mano: as-rey.', 'Quedan tres ases y tres reyes: 3 × 3 = 9.'],
      [
        'Antes del flop, los combos los bloquean tus propias cartas.',
        'Tres ases hacen 3 parejas; tres reyes, 3; cuatro reinas, 6; y as-rey, 3 × 3: 21 de 34.',
      ],
      ['Ahora también los bloquea el board.', 'AA 6, KK 3, QQ 1 y as-rey 4 × 3: 22 de 34.'],
      ['Solo sets.', 'De cada valor quedan tres cartas, que hacen tres parejas: nueve de dieciocho.'],
      [
        'Hay un as en el board. ¿Quién tiene otro?',
        'Quince as-rey y as-reina hacen top pair, y los ases hacen set: menos de la mitad del rango.',
      ],
      ['Tres cartas muy juntas.', 'Diez proyectos abiertos y nueve gutshots: un tercio del rango.'],
      [
        'El rival paga con cualquier pareja.',
        'Se quedan todas las jotas y reinas: son parejas por debajo del rey. As-reina se retira.',
      ],
      [
        'Un rango amplio y una overcard.',
        '48 de 175 combos van por delante de ti, y ganas a casi todos los demás: 65 %.',
      ],
      [
        'Una carta por salir, con proyecto de color y dos overcards.',
        'Las parejas van por delante y contra ellas ganas el 28 %. Contra as-reina y as-rey es el 69 %: en total, 43 %.',
      ],
      [
        'Proyecto de color y gutshot contra un rango fuerte.',
        'Todas las manos de este rango van por delante de ti. Nueve corazones y tres reinas más ganan muchas veces, no siempre: 27 %.',
      ],
      ['La misma mano, a un precio.', 'A 2 : 1 necesitas el 33 %. Tienes el 27 %: retírate.'],
      [
        'Un proyecto contra un rango: algunas cartas son solo parte de un out.',
        'Los seises y las jotas completan la escalera y suman casi todo. Los tréboles, ochos y sietes ponen el resto.',
      ],
    ],
  },
  'reading-a-board': {
    about: 'Qué juega, qué no y qué te gana: boards que muchos jugadores leen mal.',
    notes: [
      [
        'Los dos juegan la pareja del board.',
        'Ochos y un rey para los dos. A su lado juega el as, y la reina queda por detrás.',
      ],
      [
        'Tres manos, dos de ellas iguales.',
        'Las dos tienen ases y cuatros con un siete de quinta carta. Reparten el bote: no queda kicker que decida.',
      ],
      [
        'Todos tienen dobles parejas. ¿Cuáles ganan?',
        'Cuatros y doses son de los cuatro. Los dieces son una pareja más alta, así que ganan dieces y cuatros.',
      ],
      [
        'Cuatro jugadores, un board.',
        'La escalera del board es mejor que todo lo que tienen: los cuatro reparten el bote.',
      ],
      [
        'Tres parejas en siete cartas.',
        'Juegan ases y reinas. De los sietes solo cabe uno, como kicker: vale cualquiera.',
      ],
      ['Un as, y una pareja en el board.', 'Dos ases, dos cuatros y la reina. Tu siete no juega.'],
      ['Busca primero las cinco mejores y mira después tu mano.', 'Juega el full del board. Tus cartas no.'],
      [
        'Hay dos parejas en el board.',
        'Reyes y cuatros son de todos, y la jota es el kicker. Un diez y un ocho no añaden nada: ninguna mano hecha.',
      ],
      [
        'Una pareja en mano en un board con dos parejas.',
        'Jotas y ochos están por encima de tus cincos. En cinco cartas solo caben dos parejas: ninguna mano hecha.',
      ],
      [
        'No hay color. ¿Qué escalera es posible?',
        'El as también es bajo: un cuatro y un tres hacen del as al cinco, la mejor mano aquí.',
      ],
      ['Tres corazones, muy juntos.', 'El tres y el dos de corazones hacen escalera de color.'],
      ['Tienes escalera. ¿Basta?', 'Hay tres diamantes en el board, y solo una de estas manos tiene otros dos.'],
      [
        'Top pair con buen kicker.',
        'Un cinco y un cuatro hacen escalera del dos al seis. Las demás manos van por detrás de tus ases.',
      ],
    ],
  },
};
