/* Las palabras del glosario: un título, qué significa en frases enteras y qué muestra su situación. */

export const terms = {
  backdoor: {
    title: 'backdoor',
    means: 'Un proyecto que necesita el turn y el river: runner-runner.',
    see: 'faltan dos picas',
  },
  blank: {
    title: 'carta neutra (blank)',
    means: 'Una carta que no ayuda: te deja por detrás o no llega al objetivo.',
    see: '30 cartas neutras de 45',
  },
  blocked: {
    title: 'bloqueado',
    means:
      'Un combo que un jugador no puede tener, porque una de sus cartas ya está en juego. Los combos bloqueados no cuentan.',
    see: 'queda uno de los seis combos de reinas',
  },
  'break-even': {
    title: 'punto de equilibrio',
    means:
      'La equity con la que pagar ni gana ni pierde dinero: lo que pagas, dividido por el bote con tu call incluido.',
    see: 'equilibrio con un 25 %',
  },
  bridge: {
    title: 'puente',
    means:
      'Cómo los outs se convierten en equity: los runouts en los que ligas, menos los que pierdes, más los que ganas sin ligar.',
    see: 'ligas 324 veces, y 80 de ellas pierdes',
  },
  chop: {
    title: 'empate (chop)',
    means: 'El bote se reparte. En la baraja, una carta con la que empatas.',
    see: 'un nueve o un dos reparte el bote',
  },
  combo: {
    title: 'combo',
    means: 'Dos cartas concretas. Una pareja tiene seis combos; una mano suited, cuatro; una offsuit, doce.',
    see: 'dieciséis combos de as-rey',
  },
  'combo draw': {
    title: 'proyecto combinado',
    means: 'Un proyecto de color y uno de escalera a la vez. La carta que completa ambos es un solo out.',
    see: 'quince outs, no diecisiete',
  },
  danger: {
    title: 'peligro',
    means: 'Vas por delante, y esta carta te deja por detrás o empatado.',
    see: 'ocho corazones dan color al rival',
  },
  'dead card': {
    title: 'carta muerta',
    means: 'Una carta que se vio o se tiró: está fuera de la baraja y no la tiene nadie.',
    see: 'once outs: el as de tréboles está muerto',
  },
  'drawing dead': {
    title: 'drawing dead (sin outs)',
    means: 'Ninguna carta por venir puede darte el bote, ni una parte de él.',
    see: 'un proyecto de color contra póker de sietes',
  },
  'effective outs': {
    title: 'outs efectivos',
    means:
      'Contra un rango, o contra dos cartas cualesquiera, una carta puede contar como parte de un out: la que suma la mitad de la equity que te falta cuenta como medio. Los outs efectivos son la suma de esas partes.',
    see: '10,9 outs contra dos cartas cualesquiera',
  },
  equity: {
    title: 'equity',
    means: 'Tu parte del bote de media: tus victorias y tu parte de cada empate.',
    see: 'una cuarta parte del bote',
  },
  ev: {
    title: 'EV',
    means:
      'Valor esperado: lo que un call gana o pierde de media. Es tu equity por el bote con tu call incluido, menos el call.',
    see: 'un call que pierde 0,28',
  },
  exact: {
    title: 'exacto',
    means: 'Contado reparto a reparto: la cifra no tiene error. Las demás cifras son simuladas y lo dicen.',
    see: 'los 990 runouts',
  },
  facing: {
    title: 'apuesta en contra (facing)',
    means:
      'La apuesta que tienes delante, como parte del bote que había antes de ella. Medio bote da 3 : 1 y pide un 25\u00a0%; una apuesta del bote pide un 33,3\u00a0%.',
    see: 'medio bote: equilibrio con un 25\u00a0%',
  },
  'flush draw': {
    title: 'proyecto de color',
    means: 'Cuatro cartas del mismo palo: nueve outs.',
    see: 'nueve picas',
  },
  gutshot: {
    title: 'gutshot (escalera interior)',
    means: 'Un solo valor completa la escalera: cuatro outs. Un doble gutshot tiene dos de esos valores: ocho outs.',
    see: 'un gutshot a la mejor escalera',
  },
  'implied odds': {
    title: 'odds implícitas',
    means: 'Pot odds que cuentan también lo que esperas ganar en las calles siguientes cuando ligas.',
    see: 'cuánto más tienes que ganar',
  },
  'improving card': {
    title: 'carta que mejora',
    means: 'Una carta que mejora tu mano. No cuentan un mejor kicker por sí solo ni una mano que el board da a todos.',
    see: 'dieciocho cartas te mejoran, doce de ellas son outs',
  },
  kicker: {
    title: 'kicker',
    means:
      'La carta que decide entre manos del mismo valor, como parejas o tríos iguales. Pierdes por el kicker si el tuyo es más bajo.',
    see: 'as-diez contra as-reina',
  },
  nuts: {
    title: 'nuts',
    means: 'La mejor mano que permite el board: ninguna mano de dos cartas sin ver la supera.',
    see: 'ninguna mano supera esta escalera',
  },
  'open-ended': {
    title: 'escalera abierta (open-ended)',
    means: 'Cuatro valores seguidos que se completan por cualquiera de los dos lados: ocho outs.',
    see: 'nueve, ocho, siete, seis',
  },
  out: {
    title: 'out',
    means:
      'Una carta sin ver que completa tu mano. Sin un rival conocido: una escalera o mejor. Contra una mano conocida: una carta que te pone por delante.',
    see: 'doce outs en el turn',
  },
  overcards: {
    title: 'overcards',
    means: 'Dos cartas más altas que el board. Tienen seis outs cuando basta una pareja.',
    see: 'as-rey contra una pareja',
  },
  overlap: {
    title: 'out repetido',
    means: 'Una carta que completa los dos proyectos. Cuéntala una vez.',
    see: 'el seis de tréboles, una vez',
  },
  'pocket pair': {
    title: 'pareja en mano (pocket pair)',
    means: 'Dos cartas del mismo valor en tu mano.',
    see: 'ochos antes del flop',
  },
  'pot odds': {
    title: 'pot odds',
    means:
      'El bote, con la apuesta del rival incluida, frente a lo que pagas. 100 en el bote y 35 por pagar son 2,86 : 1.',
    see: '100 en el bote, 35 por pagar',
  },
  range: {
    title: 'rango',
    means: 'Todas las manos que un jugador puede tener, según cuántos combos tiene cada una.',
    see: 'dieces o mejor, as-reina suited o mejor',
  },
  read: {
    title: 'lectura',
    means: 'Lo que crees que tiene un jugador: un rango, y la parte que encaja con el board.',
    see: 'los ases y las reinas de un rango que también tenía diez-ocho',
  },
  'run-out': {
    title: 'runout',
    means: 'Una forma en que puede salir el resto del board.',
    see: '990 runouts desde este flop',
  },
  set: {
    title: 'set',
    means:
      'Un trío hecho con una pareja en mano. Dos outs: lo ligas hasta el river una vez de cada doce, más o menos. En el flop, una vez de cada 8,5.',
    see: 'seises contra una pareja mejor',
  },
  simulated: {
    title: 'simulado',
    means:
      'Hay demasiados repartos para contarlos uno a uno, así que se reparten algunos al azar. ± es el margen de error al 95 %. La misma situación da siempre la misma cifra.',
    see: 'cuatro rivales con dos cartas cualesquiera',
  },
  spot: {
    title: 'situación (spot)',
    means: 'Un momento de una mano: tus cartas, el board, los rivales y las cartas muertas.',
    see: 'un flop contra una mano conocida',
  },
  'strong hand': {
    title: 'mano fuerte',
    means: 'Una mano con un 80 % de equity o más contra el otro rango. El jugador que tiene más puede apostar fuerte.',
    see: 'todas tus manos lo son',
  },
  tainted: {
    title: 'out contaminado (tainted)',
    means: 'Una carta que te mejora y le da al rival una mano mejor.',
    see: 'el nueve de corazones contra un set',
  },
  target: {
    title: 'objetivo',
    means:
      'Sin ningún rival: la mano más baja que cuenta como out. Es una escalera hasta que mueves la línea en «Qué cuenta».',
    see: 'aquí cuenta una pareja: dieciocho outs',
  },
  unseen: {
    title: 'sin ver',
    means:
      'Una carta que nadie ha mostrado, así que aún puede salir: 47 en el flop, 46 en el turn, dos menos por cada mano que conoces.',
    see: '46 cartas sin ver',
  },
  weight: {
    title: 'peso',
    means: 'Cuánto vale una carta como out, de 0 a 1: la parte que añade de la equity que te falta.',
    see: 'lo que vale cada carta',
  },
  'wild card': {
    title: 'comodín',
    means: 'Una carta que vale por otras: un joker, un bug o un dos, según la baraja.',
    see: 'el joker es el out número trece',
  },
  wrap: {
    title: 'wrap',
    means: 'Un proyecto de escalera que completan más de dos valores, con un comodín en la mano.',
    see: 'doce outs para una escalera',
  },
};
