import { quote } from './grammar';

/* La página de ayuda, sin sus teclas ni su glosario. */

export const search = 'Buscar en la ayuda';
export const example = 'out, gutshot, pot odds …';
export const findWord = 'busca un término';
export const intro = 'Outs cuenta carta por carta, en tu dispositivo. Toca una situación para verla en la mesa.';
export const nothing = (search: string): string =>
  `Nada coincide con ${quote(search)}. Prueba una sola palabra, como out o rango.`;
export const found = (count: number, search: string): string =>
  `${count} ${count === 1 ? 'entrada coincide' : 'entradas coinciden'} con ${quote(search)}.`;

export const title = 'Ayuda';
export const spotsOpen = 'cada situación se abre en la mesa';
export const howToRead = 'Cómo leerlo';
export const samplesTitle = 'Lo que dice la baraja';
export const keysTitle = 'Teclas';
export const notationTitle = 'Escribir cartas y rangos';
export const stepsTitle = 'Paso a paso';
export const words = 'Términos';
export const allWords = 'Todos los términos';
export const fewerWords = 'Menos términos';
export const theFirst = (count: number): string => `los ${count} primeros`;
export const ofThem = (count: number): string => `${count}, cada uno con una situación`;
/** Una mano o una regla, con su ejemplo. */
export const withExample = (note: string, example: string): string => `${note}: ${example}`;

/** Quién tiene la carta de una casilla, en seis letras. */
export const them = 'rival';
export const samples = {
  out: { title: 'out', means: 'te pone por delante, o completa la mano que buscas' },
  behind: { title: 'sigues por detrás', means: 'te mejora, pero sigues por detrás' },
  chop: { title: 'empate', means: 'empatas: el bote se reparte' },
  danger: { title: 'peligro', means: 'vas por delante; esta carta te deja por detrás o empatado' },
  bar: { title: 'barra', means: 'tu equity si sale esta carta' },
  hole: { title: 'hueco', means: 'en juego: tócala para quitarla' },
  rungs: { title: 'niveles', means: 'lo que forma, de una pareja a una escalera de color' },
  grey: { title: 'niveles grises', means: 'te mejora, pero por debajo de tu objetivo' },
  raised: { title: 'en relieve', means: 'contra un rango: la carta vale una décima de out o más' },
  change: {
    title: 'cambio',
    means: 'tu rango: cuánto cambia la carta su equity, hacia arriba o abajo desde el centro',
  },
  wild: { title: 'comodín', means: 'vale por otras cartas; con borde discontinuo en el laboratorio: por cuál vale' },
  missed: { title: 'faltó', means: 'estudio: un out que no marcaste' },
  wrong: { title: 'error', means: 'estudio: la marcaste y no es un out' },
};

/** Lo que significa un texto que se puede escribir. */
export const notation = {
  '4c9c 7d5cKh8c': 'tus cartas y después el board',
  'AhKh 7h3h9c v 7c7d': 'v: un rival con cartas conocidas',
  'AhKh 7h3h9c v TT+, AQs+': 'o con un rango',
  'AhKh v random x 2h': 'dos cartas cualesquiera; x: una carta muerta',
  '(TT+) 7h3h9c v random': 'tu propio rango, entre paréntesis',
  'AhKh v 7c7d pot 60 call 20': 'el bote y lo que tienes que pagar',
  'joker *Kh 7h3h9c': 'una baraja con joker; ∗ es el joker',
  'TT+, A2s+': 'esa pareja y las mayores; ese kicker y los mayores',
  '88-55, A9s-A6s': 'de una mano a otra',
  'AKs, AKo, AhKh': 'suited, offsuit, un solo combo',
  '15%': 'las 15 mejores manos de cada cien',
  '76s:0.5, AA@50': 'la mitad de las veces',
  'Th 9c': 'un valor y un palo: diez de corazones, nueve de tréboles',
  '10h 9♣': 'lo mismo: mayúsculas o minúsculas, símbolos, 10 o T',
};

export const steps: readonly string[] = [
  'Toca dos cartas: mira tu equity y lo que trae el flop.',
  'Reparte el flop: las cartas en relieve son tus outs.',
  'Añade un rival: las barras pasan a ser tu equity.',
  'Escribe el bote y lo que pagas: mira si conviene pagar.',
];

/** De los historiales de manos. @param sites `'PokerStars, GGPoker y PHH'` */
export const reads = (sites: string): string =>
  `Outs lee ${sites}: hold’em, en inglés. Las cartas de 888poker pueden estar en otros seis idiomas. Recorre tus decisiones con las flechas, n y p. Cada una llega con su bote y lo que hay que pagar.`;

/** Un título, un resumen y párrafos. Entre comillas van las palabras de botones y filas. */
export const topics = {
  exact: {
    title: 'Exacto o no',
    summary: 'contado carta por carta, o simulado y marcado con ±',
    paragraphs: [
      'Las cifras exactas cuentan todos los repartos: con manos conocidas siempre, con dos jugadores casi siempre, con más jugadores si es rápido. Antes del flop, algunos rangos amplios se simulan si la baraja tiene comodines.',
      'Las demás cifras son simuladas. ± es el margen de error al 95 %; baja hasta 0,1 puntos mientras miras. La misma situación da siempre la misma cifra.',
      'El precio cuenta los botes como si nadie volviera a apostar. También dice cuánto más tienes que ganar después.',
    ],
  },
  preflop: {
    title: 'Antes del flop',
    summary: 'lo que valen dos cartas y lo que trae el flop',
    paragraphs: [
      'Dos cartas, un rango o dos cartas cualesquiera bastan para una respuesta. «Qué trae el flop» enumera manos hechas, proyectos y overcards, todo exacto; elige una fila para repartir un flop así. Con rivales lo hace para cada jugador.',
      'Las barras de la baraja muestran tu equity con una carta en el flop. Necesitan dos cartas conocidas, contra dos cualesquiera o contra manos conocidas.',
      'Set o mejor incluye los flops de tres cartas iguales: dan un full. Una pareja usa una de tus cartas; las tablas que dan 40,4 % cuentan también las parejas del propio board.',
      'Contra un solo rival, «Las 169 manos» muestra lo que vale cada mano inicial contra esa mano o ese rango, en una cuadrícula y en una lista. Es exacto; no aparece con cartas muertas.',
    ],
  },
  pots: {
    title: 'Más de un bote',
    summary: 'botes secundarios, rake, torneos, correr dos veces',
    paragraphs: [
      'Escribe el bote y lo que tienes que pagar, y «Precio» dice si pagar o retirarte. Lo demás va en las filas de debajo.',
      'En «Botes secundarios» van la apuesta y el stack de cada jugador, y el rake. Cada bote cuenta según quién puede ganarlo: un stack corto juega solo por el bote principal. Si quedan jugadores por hablar e indicas sus stacks, pagar tiene dos precios: si se retiran y si pagan.',
      'En «Torneo» van los premios y los demás stacks. El veredicto tiene en cuenta entonces el dinero de los premios (ICM) y los bounties, no las fichas.',
      '«Correr dos veces» reparte las cartas que faltan dos o tres veces. Dice cada cuánto ganas todo el dinero, una parte o nada.',
    ],
  },
  histories: {
    title: 'Historiales de manos',
    summary: 'pega uno en la página de la mesa',
    paragraphs: [
      'Los rivales tienen dos cartas cualesquiera hasta que indiques otra cosa. Con «Usar las cartas mostradas», en «Opciones», tienen las que se mostraron después.',
      'Cada decisión trae todas las apuestas y los stacks. El precio tiene en cuenta los botes secundarios: abre «Botes secundarios» para verlos.',
    ],
  },
  session: {
    title: 'Una sesión entera',
    summary: 'miles de manos, primero la peor decisión',
    paragraphs: [
      'Arrastra o pega tus historiales de manos en la página «Sesión»: archivos, carpetas o zips. Enumera las decisiones que te costaron dinero, primero las peores.',
      'Cada fila dice contra qué es su equity: cartas que se mostraron, un rango que asignas a esa apuesta o dos cartas cualesquiera. Abre una fila para verla en la mesa.',
    ],
  },
  held: {
    title: 'Qué tiene el rival',
    summary: 'un rango en el board, fila a fila',
    paragraphs: [
      'Después del flop, «Qué tiene el rival» ordena los combos de un rango en filas, del set a nada. Los combos bloqueados se nombran con la carta que los bloquea.',
      'Cada fila tiene tu equity exacta contra ella. Marca lo que continúa para ver tu equity contra esa parte. «Reducir» la lleva a la calle siguiente.',
      'Un combo está en la primera fila que le corresponde. Los proyectos van aparte: un combo puede tener varios.',
    ],
  },
  curves: {
    title: 'Rango contra rango',
    summary: 'qué rango va por delante y qué carta lo cambia',
    paragraphs: [
      'Cuando tienes un rango contra un solo rival, «Curvas de equity» dibuja los dos rangos de la mano más débil a la más fuerte. Arrastra de lado a lado para leer la misma parte de ambos. La línea marca las manos fuertes, con un 80 % de equity o más; arrástrala por su etiqueta o muévela con las flechas.',
      'Los mapas muestran la equity de cada mano contra el otro rango. Elige una calle encima de las curvas para ver dónde un rango perdió su ventaja.',
      'Las barras de la baraja muestran cuánto cambia cada carta la equity de tu rango, hacia arriba o abajo desde el centro. Toca una carta para ver las curvas después de ella, y deshaz.',
      'Copia las curvas y los mapas como imagen, guárdalos como PNG o SVG, y la equity de cada combo como CSV.',
    ],
  },
  home: {
    title: 'En la mesa de casa',
    summary: 'nombres, un teléfono para todos, las cartas de todos en una pantalla',
    paragraphs: [
      'En un teléfono, si hay varios rivales, cada uno es un botón. Toca uno para abrir su asiento: sus cartas, su nombre, un rango, retirarse. Quien se retiró se queda hasta que vacías la mesa; toca para que vuelva. Los nombres se quedan en este dispositivo, salvo que compartas un enlace con ellos.',
      '«Ocultar» pone una mano boca abajo antes de pasar el teléfono. No se muestra ninguna cifra hasta que todas las manos vuelven a estar boca arriba. Tapa la mano, no la protege: la dirección aún tiene las cartas.',
      '«Cartas de todos» las abre. Toca o escribe tus dos cartas, luego las de cada rival y al final el board. La baraja se cierra cuando están todas, y vuelve si tocas un hueco. Ves quién va por delante, los outs de cada jugador y el cambio desde la calle anterior. Muestra cifras cuando todas las manos están abiertas. Las cartas quemadas que nadie ha visto no cambian nada; las que se vieron, márcalas como «Muerta». «Correr dos veces» divide el board desde aquí; al final dice quién gana cada board y quién se lleva todo el bote.',
      '«Segunda pantalla» abre lo mismo en otra ventana, que sigue a esta; arrástrala al televisor. Con «look=none» en su enlace se superpone a un vídeo: nombres, cartas, equities y outs en el tercio inferior, sin fondo.',
      'Las equities de una situación suman 100,0 %, así que una puede variar 0,1. Las equities iguales muestran la misma cifra.',
    ],
  },
  ranges: {
    title: 'Tus propios rangos',
    summary: 'con nombre, elegidos en dos toques',
    paragraphs: [
      'Abre la cuadrícula junto al campo de un rango. Encima están las mejores manos, tus rangos con nombre y los últimos que usaste: toca uno para tomarlo. «Por posición» tiene guías propias para seis y nueve jugadores. «Guardar con un nombre» conserva el rango actual.',
      'Los rangos se quedan en este dispositivo. Los que tienen nombre van en el archivo que exportas en «Tus situaciones».',
    ],
  },
  device: {
    title: 'En este dispositivo',
    summary: 'tus situaciones, progreso y ajustes: no se envía nada',
    paragraphs: [
      'Outs guarda en este navegador tus situaciones, el progreso de tus ejercicios, los rangos que asignas a las apuestas, los nombres de los jugadores y tus ajustes. Conserva las manos de una sesión solo si lo pides, y una mano pegada hasta que cierras su barra o la pestaña. Nada sale del dispositivo.',
      'Exporta tus situaciones en «Tus situaciones» y el progreso en «Progreso», para conservarlos o moverlos. Ahí también puedes importarlos y borrarlos.',
      'Después de una visita, la página funciona sin red. Solo pregunta a su propio servidor si hay una versión nueva.',
    ],
  },
  notFor: {
    title: 'No es para',
    summary: 'usarlo con una mesa de dinero real abierta: las salas lo prohíben',
    paragraphs: [
      'Outs es para partidas caseras, retransmisiones, repaso y estudio. Nunca lee la pantalla de otro programa.',
    ],
  },
};

/** Cómo puede llamar una búsqueda a las teclas que solo llevan un signo o un nombre corto. */
export const keyNames = {
  '⌫': 'retroceso borrar backspace',
  Esc: 'escape',
  '?': 'signo de interrogación',
  '∗': 'estrella asterisco',
};

/* Lo que hacen las teclas: en la mesa y en las demás páginas. */

export const arrows = 'flechas';

export const deals = 'reparte el nueve de tréboles';
export const opponent = 'siguen las cartas de un rival';
export const readsKey = 'lo que juega y tiene un rival';
export const dead = 'las cartas siguientes están muertas; otra x termina';
export const range = 'abre lo que tiene un rango en el board; % muestra porcentajes';
export const back = 'calle anterior';
export const on = 'calle siguiente: como se jugó, o una carta al azar';
export const nextRange = 'abre el rango del siguiente jugador';
export const narrow = 'reduce el rango abierto a lo que continúa';
export const gridKeys = 'cuadrícula del siguiente rango; en ella, peso 10 % más o menos y combos de una mano';
export const price = 'el tamaño de la apuesta: de 1 a 7 se elige, Enter cierra';
export const lineKey = 'el campo de texto: una situación entera en una línea';
export const move = 'se mueve por la baraja; Enter reparte la carta';
export const undo = 'deshace (Ctrl+Y: rehace)';
export const close = 'cierra lo que está abierto y después vacía la mesa';
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
