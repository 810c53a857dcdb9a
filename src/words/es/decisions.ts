import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { countText } from '../amounts';
import { joined, type Pieces } from '../pieces';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 */

export const list = 'Decisiones, primero las más caras';
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
export const rangeYouGave = 'un rango que diste';
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
  'Pagos que perdieron y retiradas que habrían ganado. No quedaban cartas por salir: ninguno es un error.';
export const anyTwoNote =
  'Contra dos cartas cualesquiera. Quien apuesta tiene mejores manos, así que no cuentan como errores.';
export const worstFirst = 'Primero las peores, en ciegas grandes.';
export const worstFirstShort = 'Primero las peores, en bb.';
export const hindsight = 'No podías ver estas cartas: léelas con cuidado.';
export const showAll = (decisions: number): string => `Ver las ${countText(decisions)}`;
export const showMore = (more: number, all: number): string => `Ver ${more} más de ${countText(all)}`;
export const nothingSoFar = 'Nada por ahora.';
export const nobodyShowed = {
  before: 'Nadie mostró cartas contra ti. Da rangos a las apuestas en ',
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
export const allThatCost = 'Todas las que costaron';
export const allCount = (count: number): string => `Las ${countText(count)} que costaron`;
export const allCountShort = (count: number): string => `Las ${countText(count)}`;
export const callsThatCost = 'Pagos que costaron';
export const calls = 'Pagos';
export const foldsThatCost = 'Retiradas que costaron';
export const folds = 'Retiradas';
export const costNothing = 'No costaron nada';
export const noCost = 'Sin coste';
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
export const callCount = (count: number): string => `${countText(count)} ${count === 1 ? 'pago' : 'pagos'}`;
export const foldCount = (count: number): string => `${countText(count)} ${count === 1 ? 'retirada' : 'retiradas'}`;
export const decisionCount = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'decisión' : 'decisiones'}`;

export const opponentsRanges = 'Rangos de los rivales';
export const noRanges = 'sin rangos: se juzga con las cartas mostradas';
export const rangesJudge = (count: number): string =>
  count === 1 ? '1 rango: se juzga con tu rango' : `${countText(count)} rangos: se juzga con tus rangos`;
export const shownJudge = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'rango' : 'rangos'}: se juzga con las cartas mostradas`;
export const rangesNote = {
  before: '¿Con qué rango apuestan los rivales? Da uno, por ejemplo ',
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
  `Tus pagos y retiradas te costaron ${cost} en ${decisions} ${decisions === 1 ? 'decisión' : 'decisiones'}.`;
export const outcomes = { won: ' (ganada)', lost: ' (perdida)', split: ' (empatada)' };
export const notCounted = 'no cuenta';
export const tonightNote =
  'Solo las manos que marcaste. Las cantidades, como las escribiste. El coste contra dos cartas cualesquiera no se cuenta. Una subida no tiene coste aquí.';
