import { countText } from '../amounts';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'rival' : `rival ${number}`);

export const outsToEquity = 'De los outs a la equity';
export const theirOutsToEquity = 'De los outs del rival a su equity';
export const allRunOuts = (of: string): string => `los ${of} finales`;
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
  `${cards} de ${of} cartas dan ${target}, ganes o pierdas`;
export const aBetterHand = 'una mano mejor';
export const byRiver = 'Hasta el river';
export const runnerRunner = (chance: string): string => `runner-runner ${chance}`;
export const madeByRiver = (chance: string): string => `ligas hasta el river ${chance}`;
export const hitAndMade = (hit: string, made: string): string => `cae un out ${hit}, ligas hasta el river ${made}`;
export const theirOuts = (opponents: number): string => (opponents === 1 ? 'Outs del rival' : 'Outs de los rivales');
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
  `${outs === 1 ? 'Te llega tu único out' : `Te llega al menos uno de tus ${outs} outs`} en ${hits} de ${of} finales: la cifra de los libros.`;
export const endWith = (target: string, hits: string, of: string): string =>
  `Acabas con ${target} en ${hits} de ${of} finales.`;
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
export const notWild = 'no se muestra con una baraja con comodines';

export const called = 'Pagué';
export const folded = 'Me retiré';
export const raised = 'Subí';
