/* Lo que hacen las teclas: en la mesa y en las demás páginas. */

export const arrows = 'flechas';

export const deals = 'reparte el nueve de tréboles';
export const opponent = 'siguen las cartas de un rival';
export const readsKey = 'lo que juega y tiene un rival';
export const dead = 'las cartas siguientes están muertas; otra x termina';
export const range = 'abre lo que tiene un rango en el board; % muestra porcentajes';
export const back = 'una calle atrás';
export const on = 'una calle adelante: como se jugó, o una carta al azar';
export const nextRange = 'abre el rango del siguiente jugador';
export const narrow = 'reduce el rango abierto a lo que continúa';
export const price = 'el tamaño de la apuesta: de 1 a 7 se elige, Enter cierra';
export const move = 'mueve por la baraja; Enter reparte la carta';
export const undo = 'deshace (Ctrl+Y: rehace)';
export const close = 'cierra lo que está abierto y después limpia la mesa';
export const keys = 'muestra estas teclas';

export const studyDecide = 'estudio: pagar o retirarse';
export const studyDone = 'estudio: terminar y, después, la siguiente situación';
export const studyNext = 'estudio: tras el resultado, la siguiente situación, o la situación en la mesa';
export const studyClear = 'estudio: quitar todas las marcas, o abrir esta ayuda';
export const history = 'historial de manos: decisión siguiente o anterior';
export const lab = 'laboratorio de manos: un comodín';
export const showDeal = 'las cartas de todos: la próxima carta va al board, a un jugador nuevo, o a otro jugador';
export const showTurn = 'las cartas de todos: dar la vuelta a una mano, correr dos veces';
export const showLook = 'las cartas de todos: pantalla completa, otro aspecto';
