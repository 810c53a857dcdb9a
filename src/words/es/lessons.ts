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
    'Un proyecto [backdoor|backdoor] necesita el turn y el river. Se completa más o menos una vez de cada veinticinco: cuéntalo como un [out|out].',
  price:
    'Las [pot odds|pot odds] dicen cada cuánto tienes que ganar. Paga cuando tu [equity|equity] supere el [punto de equilibrio|break-even]. Las [odds implícitas|implied odds] pueden compensar una diferencia pequeña.',
  ranges:
    'Contra un [rango|range], una carta suele ser solo parte de un out. Su [peso|weight] dice cuánto: cerca de 1 si gana a casi todas las manos del rango, cerca de 0 si ayuda otras tantas veces al rival.',
  counting:
    'Dos cartas son un [combo|combo]: una pareja tiene seis y dos valores distintos, dieciséis, cuatro de ellos del mismo palo. Cada carta que ves quita algunos: con tres reyes se forman tres parejas.',
  reading:
    'Tu mano son las cinco mejores de siete cartas. Una pareja en el board es de todos; una tercera pareja no juega; un [kicker|kicker] decide solo si está entre las cinco.',
  holding:
    'Un [rango|range] falla la mayoría de los flops. Cuenta sus sets, parejas y proyectos: cada carta [bloqueada|blocked] quita algunos. Una apuesta dice más si viene de un rango con más manos fuertes.',
  versus:
    'Divide un [rango|range] en las manos a las que ganas y las que te ganan. Tu [equity|equity] es la suma de cada parte por tu probabilidad contra ella. Los [outs efectivos|effective outs] suman las partes de las cartas que ayudan.',
  flops:
    'Una pareja en mano liga un [set|set] en uno de cada ocho flops. Dos cartas sin pareja ligan pareja o mejor en uno de cada tres. Dos cartas del mismo palo ligan proyecto de color en uno de cada nueve.',
  odds: 'A x : 1 tienes que ganar una vez de cada x + 1. Una apuesta de medio bote pide el 25\u00a0%; del bote entero, el 33\u00a0%; del doble del bote, el 40\u00a0%.',
};

/** Several drills of a kind: the next session “starts with gutshots”. */
export const kinds = {
  'flush draw': 'proyectos de color',
  'open-ended straight draw': 'proyectos de escalera abierta',
  gutshot: 'gutshots',
  'double gutshot': 'dobles gutshots',
  overcards: 'overcards',
  'pair draw': 'parejas que mejorar',
  'set draw': 'parejas en mano que buscan el set',
  'flush and straight draw': 'proyectos de color y escalera',
  'flush draw and gutshot': 'proyectos de color con gutshot',
  'flush draw and overcards': 'proyectos de color con overcards',
  'flush draw and pair': 'proyectos de color con pareja',
  'draw against a set': 'proyectos contra un set',
  'straight draw against a flush draw': 'proyectos de escalera contra uno de color',
  dominated: 'manos dominadas',
  'backdoor flush draw': 'proyectos de color backdoor',
  'backdoor straight draw': 'proyectos de escalera backdoor',
  'price on the turn': 'precios en el turn',
  'all in on the flop': 'all-ins en el flop',
  'draw against a range': 'proyectos contra un rango',
  'pair against a range': 'parejas contra un rango',
  'combos of a hand': 'manos que contar',
  'combos of a range': 'rangos que contar',
  'who wins': 'showdowns',
  'five that play': 'manos de cinco cartas',
  'name the row': 'manos que nombrar',
  'the nuts': 'boards con sus nuts',
  'what beats you': 'manos contra seis',
  'share of a range': 'partes de un rango',
  'draws in a range': 'proyectos de un rango',
  'narrow a range': 'rangos que reducir',
  'equity against a range': 'equities contra un rango',
  'effective outs': 'outs efectivos',
  'what the flop brings': 'probabilidades en el flop',
  'odds to break-even': 'precios que calcular',
  'break-even to odds': 'porcentajes que pasar a odds',
  'bet to break-even': 'apuestas que responder',
};
