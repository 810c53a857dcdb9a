import type { PackWords } from '../en/ourPacks';

export const packs: Readonly<Record<string, PackWords | undefined>> = {
  'first-outs': {
    about:
      'Doce situaciones, desde un proyecto limpio hasta un pago. Cuenta lo que te ayuda y mira después si también le ayuda al rival.',
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
        'Antes del flop las bloquean tus propias cartas.',
        'Tres ases hacen 3 parejas; tres reyes, 3; cuatro reinas, 6; y as-rey, 3 × 3: 21 de 34.',
      ],
      ['Ahora también las bloquea el board.', 'AA 6, KK 3, QQ 1 y as-rey 4 × 3: 22 de 34.'],
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
