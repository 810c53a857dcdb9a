import { list, quote } from './grammar';
import type { PackWords } from '../en/packs';

/* Pacotes de desafios, desafios e links para a página de estudo: o que há de errado neles. A situação do dia. */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string =>
  `Isto não é um pacote de desafios: ${why}. Escolha um pacote que o Outs salvou.`;

export const packTooLarge = (kilobytes: number): string => notAPack(`ocupa mais de ${kilobytes} kB`);
export const packNotJson = notAPack('não é JSON válido');
export const packNotObject = notAPack('não é um objeto com “format”, “version”, “title” e “puzzles”');
export const packOfFormat = (format: string): string => notAPack(`o formato não é “${format}”`);
export const packWithoutVersion = (reads: number): string =>
  notAPack(`não tem versão; esta página lê a versão ${reads}`);
export const packOfVersion = (version: string, reads: number): string =>
  notAPack(`é da versão ${quote(version)}; esta página lê a versão ${reads}`);
export const packWithoutTitle = notAPack('não tem título');
export const packWithoutPuzzles = notAPack('não tem lista de desafios');
export const packTooLong = (puzzles: string, most: number): string =>
  notAPack(`tem ${puzzles} desafios, e o máximo é ${most}`);
/** @param first what is wrong with the first of them */
export const packUnusable = (first: string): string =>
  `Isto não é um pacote de desafios: nenhum dos desafios serve. ${first}`;

/** @param why a sentence */
export const puzzleFault = (at: number, why: string): string => `Desafio ${at}: ${why}`;

export const puzzleNotObject = 'Não é um objeto. Escreva “ask” e “link”, ou então “kind” e “seed”.';
export const puzzleNeedsFields = 'Precisa de “ask” e “link”, ou então de “kind” e “seed”.';
export const puzzleOfKind = (kind: string): string => `${quote(kind)} não é um tipo de exercício.`;
export const puzzleSeed = (most: string): string => `O “seed” deve ser um número inteiro de 0 a ${most}.`;
export const puzzleAsks = (ask: string, known: readonly string[]): string =>
  `Não dá para perguntar ${quote(ask)}. Use ${list(known, 'or')}.`;
export const puzzleLink = 'O link deve começar com “#/?”.';

/** @param first what is wrong with the first of them */
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `1 desafio ficou de fora. ${first}` : `${count} desafios ficaram de fora. ${first}`;

/* ------------------------------------------------------------------------------- puzzles -- */

export const needsPlainDeck = 'Um desafio precisa de um baralho sem curingas. Escolha outro baralho.';
export const combosNeedOpponent = 'Contar combos exige um único adversário. Informe exatamente um.';
export const combosNeedRange = 'Contar combos exige um adversário com um range. Informe um, como TT+.';
export const equityNeedsOpponent = 'Calcular a equity exige um adversário. Adicione um.';
export const equityNeedsCards = 'Calcular a equity exige as suas duas cartas, não um range. Informe duas cartas.';
export const callNeedsPot = 'Decidir um call exige um pote com a aposta incluída e o valor a pagar. Adicione os dois.';
export const callTooClose =
  'O call está a menos de um ponto do equilíbrio: nenhuma opção está errada. Mude o pote ou o valor a pagar.';

export const noteCut = (most: number): string => `A nota foi cortada em ${most} caracteres.`;
export const commentCut = (most: number): string => `O comentário foi cortado em ${most} caracteres.`;
export const commentBroken = 'O comentário está corrompido e ficou de fora.';

/* --------------------------------------------------------------------------------- links -- */

const useOneOf = (known: readonly string[]): string => `Use uma destas opções: ${known.join(', ')}.`;

export const unknownView = (value: string, known: readonly string[]): string =>
  `Visualização desconhecida: ${quote(value)}. ${useOneOf(known)}`;
export const unknownLevel = (value: string, known: readonly string[]): string =>
  `Nível desconhecido: ${quote(value)}. ${useOneOf(known)}`;
export const unknownKind = (value: string, known: readonly string[]): string =>
  `Tipo desconhecido: ${quote(value)}. ${useOneOf(known)}`;
export const unknownQuestion = (value: string, known: readonly string[]): string =>
  `Pergunta desconhecida: ${quote(value)}. ${useOneOf(known)}`;
export const unknownField = (name: string): string => `Campo desconhecido: ${quote(name)}. Remova-o.`;
export const badSeed = (value: string, most: string): string =>
  `O “seed” deve ser um número inteiro de 0 a ${most}, não ${quote(value)}.`;
export const badPackName = (value: string): string =>
  `${quote(value)} não é o nome de um pacote. Use letras de a a z, números e hifens, 40 no máximo.`;
export const badPlace = (value: string): string =>
  `${quote(value)} não é o número de um desafio. Escreva 1 para o primeiro.`;
export const seedNeedsKind = 'O “seed” precisa de um tipo, por exemplo kind=gutshot.';
export const kindNeedsSeed = 'O “kind” precisa de um seed, por exemplo seed=1.';
export const puzzleNeedsSpot = 'Um desafio precisa de uma situação, por exemplo hero=AhKh.';

/* ------------------------------------------------------------------ given data and replies -- */

/** In place of a value that is not there. */
export const nothing = 'nada';

export const fieldMissing = (name: string): string => `Falta o campo ${quote(name)}. Acrescente-o.`;
export const fieldNotText = (name: string): string => `O campo ${quote(name)} não é um texto. Escreva-o entre aspas.`;
export const fieldNotTexts = (name: string): string =>
  `O campo ${quote(name)} não é uma lista de textos. Escreva ["AhKh","7c7d"].`;
export const fieldNotNumber = (name: string): string =>
  `O campo ${quote(name)} não é um número. Escreva-o sem aspas, por exemplo 20.`;
export const fieldNotObject = (name: string): string =>
  `O campo ${quote(name)} não é um objeto. Escreva-o entre chaves: {…}.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `Os campos ${list(names.map(quote), 'and')} são textos. Escreva-os entre aspas.`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `O campo ${quote(name)} deve ser ${isAbove ? 'maior que' : 'no mínimo'} ${least} e no máximo ${most}.`;
export const fieldSeed = (most: string): string => `O campo “seed” deve ser um número inteiro de 0 a ${most}.`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)} não serve para ${quote(name)}. Use ${list(known, 'or')}.`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `Campo desconhecido ${quote(name)} neste exercício. Use ${list(known, 'or')}.`;
/** Of the question, besides the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `Campo desconhecido ${quote(name)} em um exercício. Use ${list(known, 'or')}.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `O board deste exercício tem ${list(counts.map(String), 'or')} cartas; aqui há ${count}. Mude o board.`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `Este exercício tem ${least === most ? least : `de ${least} a ${most}`} mãos; aqui há ${count}. Mude o número de mãos.`;
export const eventNeedsPair = (event: string): string =>
  `O evento “${event}” precisa de um par na mão. Inclua um, por exemplo 7h7d.`;
export const eventNeedsTwoRanks = (event: string): string =>
  `O evento “${event}” precisa de dois valores diferentes. Inclua uma mão como AhKd.`;

export const oneSource = 'Um exercício precisa de “given”, “seed” ou “link”. Informe exatamente um.';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)} ${useOneOf(known)}`;
export const linkNamesKind = 'O link já indica o seu tipo: deixe “kind” de fora.';
export const linkWithoutDrill = 'O link não tem nem exercício nem desafio. Use um link da página de estudo.';

export const needsHand = 'Um exercício precisa das suas duas cartas, não de um range. Informe duas cartas.';
export const oneOpponent = 'Um exercício tem no máximo um adversário. Remova os outros.';
export const needsRange = 'Este exercício precisa de um adversário com um range. Informe um, como TT+.';
export const needsKnownCards = 'Este exercício precisa de um adversário com cartas conhecidas. Informe duas cartas.';
export const needsOpponent = 'Este exercício precisa de um adversário. Adicione um.';
export const withoutMoney = 'Este exercício não tem nem “pot” nem “call”. Remova-os.';
export const aheadAlready = 'Você já está na frente: nenhuma carta é um out. Mude uma mão ou o board.';
export const notThisDraw = (kind: string): string =>
  `Aqui você não tem ${quote(kind)}, ou tem mais de um. Mude a sua mão ou o board.`;

// A reply.
export const strangeReply = (name: string, known: readonly string[]): string =>
  `Resposta desconhecida ${quote(name)}. Este exercício aceita ${list(known, 'and')}.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `Este exercício aceita uma resposta com ${quote(form)}, não com ${list(names.map(quote), 'and')}.`;
export const replyNotText = (name: string): string =>
  `A resposta ${quote(name)} não é um texto. Escreva-a entre aspas.`;
const REPLIES = {
  number: 'um número, 0 ou mais',
  share: 'um número de 0 a 1',
  decision: 'call ou fold',
  text: 'um texto',
  'given cards': 'cartas da mão e do board',
  hand: 'uma mão',
  hands: 'uma lista de mãos',
  'given hands': 'uma lista das mãos dadas',
};
export const replyMust = (name: string, be: keyof typeof REPLIES): string =>
  `A resposta ${quote(name)} deve ser ${REPLIES[be]}.`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `A resposta ${quote(name)} deve ser uma destas: ${known.join(', ')}.`;

/* ---------------------------------------------------------------------- the spot of a day -- */

const MONTHS = /* @__PURE__ */ 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

/** `'23 nov'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${date} ${MONTHS[month - 1]}`;

export const notADay = (text: string): string => `${quote(text)} não é um dia. Escreva assim: 2026-11-23.`;
export const dayToCome = (text: string): string => `A situação de ${text} ainda não saiu.`;

/** `'Outs, 23 nov: certo'` */
export const sharedDay = (day: string, verdict: string): string => `Outs, ${day}: ${verdict}`;

/* Pacotes de desafios: os do aparelho, um pacote antes do primeiro desafio e o que acompanha um desafio. */

export const titles = {
  'first-outs': 'Primeiros outs',
  'reading-a-board': 'Ler um board',
  ranges: 'Ranges',
};

export const open = 'Abrir um pacote';
export const backTo = 'Voltar a ';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} é grande demais para um pacote de desafios. Escolha um arquivo de no máximo ${kilobytes} kB.`;
export const unread = (file: string): string =>
  `Não foi possível ler ${file}. Escolha de novo, ou escolha outro arquivo.`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = 'Um pacote de desafios';
export const sender = { before: 'de ', after: ', ' };
export const puzzles = (count: number): string => (count === 1 ? '1 desafio' : `${count} desafios`);
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `Você tem ${count} pacotes. Remova um em `,
  link: 'Progresso',
  after: ', ou o que você fizer aqui não será salvo.',
});
export const asked = { outs: 'Outs', equity: 'Equity', call: 'Pagar ou foldar', combos: 'Combos' };

export const ready = 'Vamos lá?';
export const goOn = 'Continuar?';
export const allDone = 'Tudo feito';
export const hidden = (count: number): string =>
  count === 1 ? '1 desafio. A resposta está oculta.' : `${count} desafios. As respostas estão ocultas.`;
export const done = (count: number, of: number, right: number): string =>
  `${count} de ${of} feitos, ${right} ${right === 1 ? 'certo' : 'certos'}.`;
export const start = 'Começar';
export const goOnButton = 'Continuar';
export const fromTheStart = 'Do começo';

/* -------------------------------------------------------------------------------- a puzzle -- */

export const quotes = { open: '“', close: '”' };
export const theirComment = 'O comentário de quem enviou';
export const share = 'Compartilhar';
export const copied = (text: string): string => `Copiado: ${text}`;
export const notCopied = (text: string): string =>
  `Seu navegador não permite copiar. Copie você mesmo este texto: ${text}`;
export const verdicts = { right: 'certo', near: 'perto', wrong: 'errado' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = 'Os pacotes salvos não são JSON válido.';
export const otherFile = 'Os dados salvos não são uma lista de pacotes.';
export const unkept = 'Seu navegador não salva os dados desta página: os pacotes duram até você sair dela.';
export const setAside = 'Os pacotes que não puderam ser lidos foram guardados à parte. Abra os arquivos deles de novo.';
export const leftAlone =
  'Não foi possível ler seus pacotes, e eles ficaram como estão. Novos pacotes não serão salvos: libere espaço.';

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
        'Nove cartas de copas, três ases e mais três cartas três para uma sequência de ás a cinco: quinze outs em 44, 34%. A 3 : 1 você precisa de 25%: pague.',
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
