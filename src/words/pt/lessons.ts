/* Os níveis da página de estudo e seus tipos de exercício. Um termo entre colchetes é explicado ali mesmo. */

/** Of each level its name. */
export const titles = {
  draws: 'Um draw limpo',
  pairs: 'Overcards e sets',
  combos: 'Combo draws',
  tainted: 'Outs contaminados',
  backdoors: 'Backdoors',
  price: 'O preço de pagar',
  ranges: 'Contra um range',
  counting: 'Contar as mãos',
  reading: 'Ler o board',
  holding: 'O que um range tem',
  versus: 'Equity e outs efetivos',
  flops: 'O que o flop traz',
  odds: 'Pot odds de cabeça',
};

/** Of each level what it teaches. */
export const lessons = {
  draws:
    'Um [out|out] é uma carta [não vista|unseen] que completa a sua mão. Um flush draw tem nove outs; um straight draw [aberto|open-ended], oito; um [gutshot|gutshot], quatro.',
  pairs:
    'Contra um par melhor, um [out|out] é uma carta que deixa você na frente. Duas [overcards|overcards] têm seis outs. Um par e seu kicker, cinco. Um par na mão tem dois outs para o [set|set].',
  combos:
    'Dois draws ao mesmo tempo: some os outs e subtraia os que [se repetem|overlap]. Uma carta que completa o flush e a sequência é um out, não dois.',
  tainted:
    'Uma carta [contaminada|tainted] melhora sua mão, mas dá algo melhor ao adversário: um full house, um flush mais alto. Confira cada carta para os dois. Você pode estar [drawing dead|drawing dead].',
  backdoors:
    'Um draw [backdoor|backdoor] precisa do turn e do river. Ele bate mais ou menos uma vez em vinte e cinco: conte como um [out|out].',
  price:
    'As [pot odds|pot odds] dizem com que frequência você precisa ganhar. Pague quando a sua [equity|equity] passar do [ponto de equilíbrio|break-even]. As [odds implícitas|implied odds] podem compensar uma diferença pequena.',
  ranges:
    'Contra um [range|range], uma carta muitas vezes é só parte de um out. O [peso|weight] dela diz quanto: perto de 1 se vence quase todas as mãos do range, perto de 0 se ajuda o adversário com a mesma frequência.',
  counting:
    'Duas cartas são um [combo|combo]: um par tem seis, dois valores diferentes têm dezesseis, quatro deles do mesmo naipe. Cada carta que você vê tira alguns: com três reis se formam três pares.',
  reading:
    'A sua mão são as cinco melhores de sete cartas. Um par no board é de todos; um terceiro par não joga; um [kicker|kicker] só decide se está entre as cinco.',
  holding:
    'Um [range|range] erra a maioria dos flops. Conte os sets, pares e draws: cada carta [bloqueada|blocked] tira alguns. Uma aposta diz mais quando vem de um range com mais mãos fortes.',
  versus:
    'Divida um [range|range] entre o que você vence e o que vence você. A sua [equity|equity] é a soma de cada parte vezes a sua chance contra ela. Os [outs efetivos|effective outs] somam as partes das cartas que ajudam.',
  flops:
    'Um par na mão acerta um [set|set] em um de cada oito flops. Duas cartas sem par acertam um par ou melhor em um de cada três. Duas cartas do mesmo naipe acertam um flush draw em um de cada nove.',
  odds: 'A x : 1 você precisa ganhar uma vez em x + 1. Uma aposta de meio pote pede 25%; do pote inteiro, 33%; do dobro do pote, 40%.',
};

/** Several drills of a kind: the next session “starts with gutshots”. */
export const kinds = {
  'flush draw': 'flush draws',
  'open-ended straight draw': 'straight draws abertos',
  gutshot: 'gutshots',
  'double gutshot': 'gutshots duplos',
  overcards: 'overcards',
  'pair draw': 'pares para melhorar',
  'set draw': 'pares na mão em busca do set',
  'flush and straight draw': 'flush draws com straight draw',
  'flush draw and gutshot': 'flush draws com gutshot',
  'flush draw and overcards': 'flush draws com overcards',
  'flush draw and pair': 'flush draws com par',
  'draw against a set': 'draws contra um set',
  'straight draw against a flush draw': 'straight draws contra um flush draw',
  dominated: 'mãos dominadas',
  'backdoor flush draw': 'backdoor flush draws',
  'backdoor straight draw': 'backdoor straight draws',
  'price on the turn': 'preços no turn',
  'all in on the flop': 'all-ins no flop',
  'draw against a range': 'draws contra um range',
  'pair against a range': 'pares contra um range',
  'combos of a hand': 'mãos para contar',
  'combos of a range': 'ranges para contar',
  'who wins': 'showdowns',
  'five that play': 'mãos de cinco cartas',
  'name the row': 'mãos para nomear',
  'the nuts': 'boards e seus nuts',
  'what beats you': 'mãos contra seis',
  'share of a range': 'partes de um range',
  'draws in a range': 'draws de um range',
  'narrow a range': 'ranges para estreitar',
  'equity against a range': 'equities contra um range',
  'effective outs': 'outs efetivos',
  'what the flop brings': 'chances no flop',
  'odds to break-even': 'preços para calcular',
  'break-even to odds': 'porcentagens para converter em odds',
  'bet to break-even': 'apostas para responder',
};
