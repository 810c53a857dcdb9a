export { theyHold, youHold } from './rows';

export const blockedByTitle = 'Bloquean';
export const continuesLabel = 'continúa';
export const combosOfRow = 'Combos de una fila';
export const combosLabel = 'combos';
export const you = 'tú';
export const blocked = 'bloqueado';
export const priceRight = (combos: string): string => `el precio es bueno contra ${combos}`;
export const partContinues = (share: string): string => `continúa el ${share}`;
export const drawsBeside = 'Proyectos, contados también en las filas de arriba';
export const backdoorStraights = 'Escaleras backdoor';
export const simulatedBy = (points: string): string => `Simulado, ${points}.`;
export const narrowToOne = 'Reducir a este';
export const narrowTo = (combos: string): string => `Reducir a estos ${combos}`;
export const asDemanded = (share: string): string => `Tantos como exige el precio: el mejor ${share}`;
export const onlyWhatFolds = 'Solo lo que se retira';
export const undoNarrowing = 'Deshacer la reducción';

export const gridShows = 'Qué muestra la cuadrícula';
export const yourEquity = 'Tu equity';
export const notBlocked = 'Sin bloquear';
export const paint = 'Pintar';
export const pointAt = 'Señala una mano; haz clic para marcarla.';
export const dragOver = 'Arrastra sobre las manos para leerlas.';
export const yourRange = 'Tu rango en este board';
export const theirRange = (name: string | undefined): string =>
  `Rango ${name === undefined ? 'del rival' : `de ${name}`} en este board`;
export const someContinues = 'una parte continúa';
export const combosTitle = 'Combos';
export const combosOfHand = (hand: string): string => `${hand}, combos`;
export const comma = ', ';
export const chooseHand = (live: string): string =>
  `${live} combos posibles. Elige una mano para marcar sus combos uno por uno.`;
export const fromEquity = 'tu equity';
export const fromPart = 'parte sin bloquear';
export const footPart = 'la parte sin bloquear';

export const cannotCome = (row: string, isOwn: boolean): string => `no puede salir ${isOwn ? 'con' : 'contra'} ${row}.`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  `te deja en el ${equity} ${isOwn ? 'con' : 'contra'} ${row}.`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `completa el proyecto y ${leavesYou(equity, row, isOwn)}`;
