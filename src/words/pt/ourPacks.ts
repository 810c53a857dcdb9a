import type { PackWords } from '../en/ourPacks';

export const packs: Readonly<Record<string, PackWords | undefined>> = {
  'first-outs': {
    about:
      'Doze situações, de um draw limpo até um call. Conte o que ajuda você e depois veja se também ajuda o adversário.',
    notes: [
      ['Você tem quatro cartas de espadas.', 'Há treze cartas de espadas e você vê quatro: nove outs.'],
      ['Quatro cartas seguidas, abertas nas duas pontas.', 'Quatro dez e quatro cincos: oito outs.'],
      [
        'Um só valor preenche o buraco.',
        'Só os quatro dez completam a sequência. Um gutshot tem metade dos outs de um draw aberto.',
      ],
      [
        'Dois draws ao mesmo tempo. Não conte uma carta duas vezes.',
        'Nove cartas de paus e quatro seis são treze, mas o seis de paus está nos dois: doze outs.',
      ],
      ['O adversário tem um par. Quais cartas põem você na frente?', 'Três ases e três reis: seis outs.'],
      ['Um par abaixo do dele.', 'Dois oitos fazem trinca e três reis fazem dois pares: cinco outs.'],
      ['Um par pequeno na mão contra top pair.', 'Só os dois seis ajudam, mais ou menos uma carta em vinte e três.'],
      [
        'O adversário tem uma carta igual à sua.',
        'Só os três reis põem você na frente. Uma dama dá par aos dois, e joga o ás dele.',
      ],
      [
        'Restam nove cartas de copas. Todas ganham?',
        'O dois de copas faz par no board e dá um full house ao adversário: oito outs, não nove.',
      ],
      [
        'Faltam duas cartas. Com que frequência você ganha?',
        'Quatro damas e quatro setes completam a sequência. Oito outs com duas cartas por vir são cerca de 32%, e duas cartas de copas somam um pouco mais: 37%.',
      ],
      ['O adversário aposta meio pote no turn.', 'Oito outs em 44 são 18%. A 2 : 1 você precisa de 33%: folde.'],
      [
        'Uma aposta pequena no turn. Procure um terceiro draw.',
        'Nove cartas de copas, três ases e mais três três para uma sequência de ás a cinco: quinze outs em 44, 34%. A 3 : 1 você precisa de 25%: pague.',
      ],
    ],
  },
  ranges: {
    about: 'Conte o que o adversário pode ter e depois quanto isso vale: combos, partes, equity.',
    notes: [
      ['Uma mão: ás e rei.', 'Restam três ases e três reis: 3 × 3 = 9.'],
      [
        'Antes do flop, suas próprias cartas bloqueiam.',
        'Três ases fazem 3 pares, três reis 3, quatro damas 6, e ás e rei 3 × 3: 21 de 34.',
      ],
      ['Agora o board também bloqueia.', 'AA 6, KK 3, QQ 1 e ás e rei 4 × 3: 22 de 34.'],
      ['Só sets.', 'De cada valor restam três cartas, que fazem três pares: nove de dezoito.'],
      [
        'Há um ás no board. Quem tem outro?',
        'Quinze mãos de ás e rei ou ás e dama fazem top pair, e os ases fazem set: menos da metade do range.',
      ],
      ['Três cartas bem próximas.', 'Dez draws abertos e nove gutshots: um terço do range.'],
      [
        'O adversário paga com qualquer par.',
        'Todos os valetes e damas ficam: são pares abaixo do rei. Ás e dama foldam.',
      ],
      [
        'Um range amplo e uma overcard.',
        '48 de 175 combos estão na sua frente, e você ganha da maioria do resto: 65%.',
      ],
      [
        'Falta uma carta, com flush draw e duas overcards.',
        'Os pares estão na sua frente, e contra eles você ganha 28%. Contra ás e dama e ás e rei são 69%: no total, 43%.',
      ],
      [
        'Flush draw e gutshot contra um range forte.',
        'Todas as mãos deste range estão na sua frente. Nove cartas de copas e mais três damas ganham muitas vezes, nem sempre: 27%.',
      ],
      ['A mesma mão, a um preço.', 'A 2 : 1 você precisa de 33%. Você tem 27%: folde.'],
      [
        'Um draw contra um range: algumas cartas são só parte de um out.',
        'Seis e valetes completam a sequência e valem quase tudo. Paus, oitos e setes somam o resto.',
      ],
    ],
  },
  'reading-a-board': {
    about: 'O que joga, o que não joga e o que ganha de você: boards que muitos jogadores leem errado.',
    notes: [
      [
        'Os dois jogam o par do board.',
        'Oitos e um rei para os dois. Junto com eles joga o ás, que é maior que a dama.',
      ],
      [
        'Três mãos, duas delas iguais.',
        'As duas têm ases e quatros com um sete de quinta carta. Elas dividem o pote: não resta kicker para decidir.',
      ],
      [
        'Todos têm dois pares. Quem ganha?',
        'Quatros e dois são dos quatro jogadores. Os dez são um par mais alto, então dez e quatros ganham.',
      ],
      [
        'Quatro jogadores, um board.',
        'A sequência do board é melhor que tudo o que eles têm: os quatro dividem o pote.',
      ],
      [
        'Três pares em sete cartas.',
        'Jogam ases e damas. Dos setes sobra lugar só para um, como kicker: qualquer um serve.',
      ],
      ['Um ás, e um par no board.', 'Dois ases, dois quatros e a dama. Seu sete não joga.'],
      ['Ache primeiro as cinco melhores e depois olhe sua mão.', 'O full house do board joga. Suas cartas não.'],
      [
        'Há dois pares no board.',
        'Reis e quatros são de todos, e o valete é o kicker. Um dez e um oito não somam nada: nenhuma mão feita.',
      ],
      [
        'Um par na mão em um board com dois pares.',
        'Valetes e oitos estão acima dos seus cincos. Em cinco cartas só cabem dois pares: nenhuma mão feita.',
      ],
      [
        'Não há flush. Que sequência é possível?',
        'O ás também é baixo: um quatro e um três fazem de ás a cinco, a melhor mão aqui.',
      ],
      ['Três cartas de copas, bem próximas.', 'O três e o dois de copas fazem um straight flush.'],
      ['Você tem uma sequência. Basta?', 'Há três cartas de ouros no board, e só uma destas mãos tem mais duas.'],
      [
        'Top pair com um bom kicker.',
        'Um cinco e um quatro fazem sequência de dois a seis. Todas as outras mãos estão atrás dos seus ases.',
      ],
    ],
  },
};
