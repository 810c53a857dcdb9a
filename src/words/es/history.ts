import { symbolOf } from '../../poker/card';
import type {
  Contradiction,
  FileReason,
  Language,
  NamedGame,
  OtherHistory,
  PlainProblem,
  UnreadReason,
  Sum,
} from '../../history/problem';
import { countText, sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote } from './grammar';
import { names as STREETS } from './spot';
import type { SiteNote } from '../../history/sites';
import type { Decision } from '../../history/events';

/*
 * What is wrong with a hand history, and what is not read.
 */

/** After a count of any size, so without number and gender; other games also after «Esto es». */
export const unreadReasons: Readonly<Record<Exclude<UnreadReason, NamedGame>, string>> = {
  Omaha: 'Omaha',
  'pot-limit Omaha': 'Omaha pot-limit',
  'Omaha eight or better': 'Omaha hi/lo (ocho o mejor)',
  'short deck': 'hold’em de baraja corta',
  stud: 'stud',
  'seven card stud': 'stud de siete cartas',
  'seven card stud eight or better': 'stud de siete cartas hi/lo (ocho o mejor)',
  razz: 'razz',
  badugi: 'badugi',
  draw: 'draw',
  'deuce-to-seven single draw': 'single draw de dos a siete',
  'deuce-to-seven triple draw': 'triple draw de dos a siete',
  'another game': 'otro juego',
  'bomb pot': 'un bomb pot',
  cap: 'una mesa con límite de apuesta por mano (cap)',
  'without known cards': 'sin cartas conocidas',
  'read before': 'ya en la sesión',
  'cut off': 'sin el final',
  'with a fault': 'con un error',
  'without a hand': 'sin manos',
  'not read yet': 'de un formato que aún no se lee',
  'without a player who is you': 'sin tu nombre',
  'too large': 'de tamaño excesivo',
  'packed too deeply': 'con un zip dentro de otro',
  'not text': 'sin texto',
  'locked by a password': 'con contraseña',
  'packed in an unknown way': 'con una compresión desconocida',
  damaged: 'con daños',
  'nothing in it': 'sin contenido',
  'not opened': 'sin abrir',
  'with a fault in Outs': 'con un error de Outs',
};
export const reasonCount = (reason: string, count: number): string => `${countText(count)} ${reason}`;
export const handsLeftOut = (hands: number, reasons: string): string =>
  hands === 1 ? `Se omite 1 mano: ${reasons}.` : `Se omiten ${hands} manos: ${reasons}.`;

/** Between a reason and what is wrong. */
export const afterReason = '. ';

// A file.
const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return `un historial de ${site}`;
  return only === 'older' ? `un historial antiguo de ${site}` : `una parte de un registro de ${site}`;
};
export const otherHistoryInFile = (file: string | undefined, history: OtherHistory): string =>
  `${file ?? 'Un archivo'} parece ${otherHistory(history)}. Elige otro archivo.`;
export const noHistoryInFile = (file: string | undefined): string =>
  `En ${file ?? 'un archivo'} no se encontró ningún historial de manos. Elige un archivo de manos enteras, en inglés.`;
export const nobodysHand =
  'Una mano muestra las cartas de varios jugadores y no dice cuáles son las tuyas. Elige manos que haya guardado tu propio programa.';
/** As the name of a file. */
export const aHand = 'Una mano';
export const fileProblems: Readonly<Record<FileReason, (file: string, isOfAll: boolean) => string>> = {
  'too large': (file, isOfAll) =>
    isOfAll
      ? `${file}: su contenido es demasiado grande sin comprimir. Divídelo.`
      : `${file}: demasiado grande. Divídelo en archivos más pequeños.`,
  'packed too deeply': (file) => `${file}: hay un zip dentro de otro zip. Descomprímelo antes.`,
  'not text': (file) => `${file}: no es un archivo de texto. Elige un archivo de texto.`,
  'locked by a password': (file) => `${file}: necesita una contraseña. Descomprímelo antes.`,
  'packed in an unknown way': (file) =>
    `${file}: está comprimido de una forma que Outs no conoce. Descomprímelo antes.`,
  damaged: (file, isOfAll) =>
    isOfAll
      ? `${file}: está cortado. Faltan los archivos del final. Elígelo de nuevo.`
      : `${file}: está dañado. No se leyó nada de él. Elige otra copia.`,
  'nothing in it': (file) => `${file}: no contiene ningún archivo que leer. Elige otro archivo.`,
  'not opened': (file) => `${file}: no se pudo abrir. Elígelo de nuevo.`,
  'with a fault in Outs': (file) =>
    `${file}: no se leyó hasta el final por un error de Outs. Recarga la página y elígelo de nuevo.`,
};

// A text, or a hand of it.
export const inHand = (hand: number, of: number, problem: string): string => `Mano ${hand} de ${of}: ${problem}`;
export const noHandShown = (hands: number): string => `No se puede mostrar ninguna de estas ${hands} manos.`;
export const otherGame = (game: string): string =>
  `Esto es ${game}. Outs solo lee Texas hold’em. Pega una mano de hold’em.`;
export const otherRules = (rules: string): string =>
  `Esto es ${rules}. Outs todavía no lee estas manos. Pega otra mano.`;
const languages: Readonly<Record<Language, string>> = {
  French: 'francés',
  German: 'alemán',
  Spanish: 'español',
  Portuguese: 'portugués',
  Italian: 'italiano',
  Dutch: 'neerlandés',
  Russian: 'ruso',
  Chinese: 'chino',
};
export const historyProblems: Sentences<PlainProblem> = {
  'too-long': ({ characters, most }) =>
    `Demasiado largo: ${figure(characters / 1_000_000, 1)} millones de caracteres. Pega como máximo ${most / 1_000_000} millones cada vez.`,
  'not-text': () => 'Esto no es un archivo de texto. Pega las manos como texto.',
  'no-history': ({ sites }) =>
    `No se encontró ningún historial de manos. Pega manos enteras, en inglés, tal como las escribe ${list(sites, 'or')}.`,
  'other-history': ({ history }) => `Esto parece ${otherHistory(history)}. Outs todavía no los lee. Pega otra mano.`,
  'other-language': ({ site, language }) =>
    `Es una mano de ${site} en ${language === undefined ? 'otro idioma' : languages[language]}. Las manos se leen en inglés: pon el programa de la sala en inglés.`,
  'no-known-cards': () =>
    'En esta mano no se conocen las cartas de nadie. Pega una mano que hayas jugado o que haya llegado al showdown.',
  'cut-off': () => 'La mano está cortada: falta su resumen. Pégala hasta la última línea.',
  'cut-off-xml': () => 'La mano está cortada: falta su final. Carga el archivo entero.',
  'cut-off-json': () => 'Esto no es JSON válido; puede que la mano esté cortada. Pégala hasta el final.',
  'bad-toml': ({ line }) =>
    `La línea ${line} no es TOML válido; puede que la mano esté cortada ahí. Pégala hasta el final.`,
  'too-many-lines': ({ lines, most }) =>
    `Una mano tiene ${lines} líneas; se pueden leer ${most} como máximo. Pega las manos una tras otra.`,
  'no-seats': () => 'No se encontró ningún asiento. Pega la mano entera, en inglés, con sus asientos y stacks.',
  'no-seats-in-file': () => 'No se encontró ningún asiento. Carga el archivo entero.',
  'no-big-blind': () =>
    'Ningún jugador pone una ciega grande completa, y el historial no dice cuánto es. Pega la mano tal como se guardó.',
  'unequal-lists': () =>
    'Los stacks, los antes y las ciegas son de distintos números de jugadores. Pega la mano tal como se guardó.',
  'no-blinds': ({ text }) => `No se encontraron ciegas de hold’em en ${quote(text)}. Pega la mano en inglés.`,
  'bad-amount': ({ text }) => `${quote(text)} no es una cantidad. Pega la mano tal como se guardó.`,
  'bad-stack': ({ text }) => `El stack ${quote(text)} no es una cantidad. Pega la mano tal como se guardó.`,
  'bad-cards': ({ text }) => `${quote(text)} no se puede leer como cartas. Pega la mano en inglés.`,
  'bad-cards-in-file': ({ text }) => `${quote(text)} no se puede leer como cartas. Guarda el archivo de nuevo.`,
  'bad-phh-cards': ({ text }) => `${quote(text)} no se puede leer como cartas. Escribe AhKd.`,
  'bad-line': ({ text }) => `No se puede leer la línea ${quote(text)}. Pega la mano en inglés.`,
  'bad-action': ({ text }) => `No se puede leer la acción ${quote(text)}. Pega la mano tal como se guardó.`,
  'bad-phh-action': ({ text }) => `No se puede leer la acción ${quote(text)}. Escríbela como «p3 cbr 7000».`,
  'bad-action-type': ({ player, text }) =>
    `No se puede leer la acción de tipo ${quote(text)} de ${player}. Pega la mano tal como se guardó.`,
  'action-of-nobody': ({ text }) =>
    `La acción ${quote(text)} no es de ningún jugador. Pega la mano tal como se guardó.`,
  damaged: ({ text }) => `No se puede leer ${quote(text)}: el archivo está dañado ahí. Guárdalo de nuevo.`,
  'no-hand': ({ field }) => `Esto no es una mano: falta «${field}». Pega la mano tal como se guardó.`,
  'no-list': ({ field }) => `Falta «${field}», o no es una lista. Pega la mano tal como se guardó.`,
  'no-amounts': ({ field }) =>
    `Falta «${field}», o tiene una cantidad que no es un número con dos decimales como máximo. Pega la mano tal como se guardó.`,
};

// Lines that contradict each other.
export const pasteAsSaved = 'Pega la mano entera, tal como se guardó.';
export const contradictions: Sentences<Contradiction> = {
  'no-seat': ({ player }) => `${player} actúa, pero no tiene asiento.`,
  'two-seats': ({ player }) => `${player} tiene dos asientos.`,
  'sits-down-late': ({ player }) => `${player} se sienta después de la primera acción.`,
  'posts-late': ({ player }) => `${player} pone una ciega o un ante después de la primera acción.`,
  'too-many-cards': ({ player }) => `${player} tiene más de dos cartas: esto no es hold’em.`,
  'shows-other-cards': ({ player }) => `${player} muestra cartas distintas de las de antes.`,
  'gets-back-too-much': ({ player }) => `${player} recupera más de lo que apostó.`,
  'acts-after-folding': ({ player }) => `${player} actúa después de retirarse.`,
  'acts-all-in': ({ player }) => `${player} actúa, pero está all-in.`,
  'acts-twice': ({ player }) => `${player} actúa dos veces.`,
  'bets-too-little': ({ player }) => `${player} apuesta menos de lo que cuesta pagar.`,
  'raises-too-little': ({ player }) => `${player} sube menos de lo que cuesta pagar.`,
  'posts-too-little': ({ player, amount }) => `${player} pone ${sumText(amount)}, menos que la ciega grande.`,
  'posts-no-blind': ({ player, amount }) =>
    `${player} pone ${sumText(amount)}: no es la ciega grande, ni las dos ciegas.`,
  'puts-in-too-much': ({ player, amount }) => `${player} pone más de ${sumText(amount)}, que es todo lo que tenía.`,
  'checks-a-bet': ({ player, amount }) => `${player} pasa con ${sumText(amount)} por pagar.`,
  'calls-otherwise': ({ player, amount, other }) =>
    `${player} paga ${sumText(amount)} con ${sumText(other)} por pagar.`,
  'all-in-otherwise': ({ player, amount, other }) =>
    `${player} va all-in con ${sumText(amount)}, pero le quedan ${sumText(other)}.`,
  'bets-otherwise': ({ player, amount, other }) =>
    `Las apuestas de ${player} no cuadran: las acciones suman ${sumText(amount)}, el historial dice ${sumText(other)}.`,
  'pot-otherwise': ({ amount, other }) =>
    `El bote no cuadra: las acciones suman ${sumText(amount)}, el historial dice ${sumText(other)}.`,
  'still-to-act': ({ player, street }) => `${player} todavía tiene que actuar cuando termina el ${STREETS[street]}.`,
  'card-twice': ({ card }) => `${symbolOf(card)} está dos veces en esta mano.`,
  'sixth-card': () => 'Hay una sexta carta en el board.',
  'other-street': ({ street, due }) => `El ${STREETS[street]} viene donde debería venir el ${STREETS[due]}.`,
  'second-street': ({ street }) => `Hay un segundo ${STREETS[street]}.`,
  'street-cards': ({ street, cards, needed }) =>
    `El ${STREETS[street]} tiene ${cards} ${cards === 1 ? 'carta' : 'cartas'} en vez de ${needed}.`,
  'other-board': ({ street }) => `El board antes del ${STREETS[street]} no es el que se repartió.`,
  'no-street': ({ street, players }) => `Falta el ${STREETS[street]}, aunque quedan ${players} jugadores.`,
  players: ({ count }) =>
    `En la mano hay ${count} ${count === 1 ? 'jugador' : 'jugadores'}: una mano tiene de dos a diez.`,
  'all-fold': () => 'Todos se retiran.',
};

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: 'también Bovada',
  XML: 'XML',
  CSV: 'el registro CSV',
};
export const siteWithNote = (title: string, note: string): string => `${title} (${note})`;

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = 'Historial de manos';
export const close = 'Cerrar el historial de manos';
export const options = 'Opciones';
export const hand = 'Mano';
export const handOf = (hand: number, of: number): string => `Mano ${hand} de ${of}`;
export const seenBy = 'Vista de';
export const seat = (player: string): string => `El asiento de ${player}`;
export const useShown = 'Usar las cartas mostradas';
export const yes = 'sí';
export const no = 'no';
export const allDecisions = 'Todas las decisiones, primero las peores';
export const notShown = (hands: number): string => `${hands} sin mostrar`;
export const decisions = 'Decisiones, usa las flechas del teclado';
export const previous = 'Decisión anterior';
export const next = 'Decisión siguiente';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} sube a ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} apuesta ${sumText(amount)}`;
export const unraised = 'Sin subida';
export const limped = 'Todos han pagado la ciega';
export const first = 'Primero en hablar';
export const checked = 'Todos han pasado';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)};`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `${sumText(call)} por pagar, ${potText(pot, own)};`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `bote ${sumText(pot)}` : `bote ${sumText(pot)} (puedes ganar ${sumText(own)})`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: 'se retiró',
  check: 'pasó',
  call: 'pagó',
  bet: 'apostó',
  raise: 'subió',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `Mano ${hand} de ${of}.`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `Mano ${hand} de ${of}, ${unshown} sin mostrar.`;
export const firstIsOn = 'La primera decisión está en la mesa. Pasa a la siguiente.';
export const lastIsOn = 'La última decisión está en la mesa. Cierra la mano para seguir.';
export const noDecision = (player: string): string => `${player} no tuvo ninguna decisión en esta mano.`;
export const decision = (at: number, of: number, player: string): string => `Decisión ${at} de ${of}, de ${player}.`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `Decisión ${at} de ${of}, de ${player}; no hay cartas mostradas que usar.`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decisión ${at} de ${of}, de ${player}, con ${list(
    used.map(({ name, cards }) => `${cards} de ${name}`),
    'and',
  )}.`;

// Bounties, and how the hand ended.
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty de' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} por ${player}`),
    'and',
  )}.`;
export const ranTwice = (second: string): string => `Se corrió dos veces: salió un segundo board, ${second}.`;
export const ranThrice = (second: string, third: string): string =>
  `Se corrió tres veces: salieron un segundo board, ${second}, y un tercero, ${third}.`;
export const cashedOut = (players: readonly string[]): string =>
  `${list(players, 'and')} ${players.length === 1 ? 'hizo' : 'hicieron'} cash out.`;
export const gotFromHouse = (player: string, amount: Sum): string => `${player} recibió ${sumText(amount)} de la sala.`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} pagó ${sumText(amount)} a la sala.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} ganó ${sumText(amount)}`),
    'and',
  )}.`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} ganó el bounty de ${amount} por ${on}.`;
export const rake = (amount: Sum): string => `Rake: ${sumText(amount)}.`;
export const jackpotFee = (amount: Sum): string => `Comisión del jackpot: ${sumText(amount)}.`;
