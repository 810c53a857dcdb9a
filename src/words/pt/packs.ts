import { list, numberWord, quote } from './grammar';

/* Pacotes de desafios, desafios e links para a página de estudo: o que há de errado neles. A situação do dia. */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `Isto não é um pacote de desafios: ${why}.`;

export const packTooLarge = (kilobytes: number): string => notAPack(`ocupa mais de ${kilobytes} kB`);
export const packNotJson = notAPack('não é JSON válido');
export const packNotObject = notAPack('não é um objeto');
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
export const puzzleFault = (at: number, why: string): string => `Desafio ${at}. ${why}`;

export const puzzleNotObject = 'Não é um objeto.';
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

export const needsPlainDeck = 'Um desafio precisa de um baralho sem curingas.';
export const combosNeedOpponent = 'Contar combos exige um único adversário.';
export const combosNeedRange = 'Contar combos exige um adversário com um range.';
export const equityNeedsOpponent = 'Uma equity exige um adversário.';
export const equityNeedsCards = 'Uma equity exige as suas duas cartas, não um range.';
export const callNeedsPot = 'Decidir um call exige um pote com a aposta incluída e o valor a pagar.';
export const callTooClose = 'O call está a menos de um ponto do equilíbrio: nenhuma opção está errada.';

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
export const unknownField = (name: string): string => `Campo desconhecido: ${quote(name)}.`;
export const badSeed = (value: string, most: string): string =>
  `O “seed” deve ser um número inteiro de 0 a ${most}, não ${quote(value)}.`;
export const badPackName = (value: string): string =>
  `${quote(value)} não é o nome de um pacote: letras de a a z, números e hifens, 40 no máximo.`;
export const badPlace = (value: string): string => `${quote(value)} não é o número de um desafio.`;
export const seedNeedsKind = 'O “seed” precisa de um tipo, por exemplo kind=gutshot.';
export const kindNeedsSeed = 'O “kind” precisa de um seed, por exemplo seed=1.';
export const puzzleNeedsSpot = 'Um desafio precisa de uma situação, por exemplo hero=AhKh.';

/* ------------------------------------------------------------------ given data and replies -- */

/** In place of a value that is not there. */
export const nothing = 'nada';

export const fieldMissing = (name: string): string => `Falta o campo ${quote(name)}.`;
export const fieldNotText = (name: string): string => `O campo ${quote(name)} não é um texto.`;
export const fieldNotTexts = (name: string): string => `O campo ${quote(name)} não é uma lista de textos.`;
export const fieldNotNumber = (name: string): string => `O campo ${quote(name)} não é um número.`;
export const fieldNotObject = (name: string): string => `O campo ${quote(name)} não é um objeto.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `Os campos ${list(names.map(quote), 'and')} são textos.`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `O campo ${quote(name)} deve ser ${isAbove ? 'maior que' : 'no mínimo'} ${least} e no máximo ${most}.`;
export const fieldSeed = (most: string): string => `O campo “seed” deve ser um número inteiro de 0 a ${most}.`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)} não serve para ${quote(name)}. Use ${list(known, 'or')}.`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `Campo desconhecido ${quote(name)} neste exercício. Use ${list(known, 'or')}.`;
/** Of the question, beside the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `Campo desconhecido ${quote(name)} em um exercício. Use ${list(known, 'or')}.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `O board deste exercício tem ${list(
    counts.map((own) => numberWord(own, 'f')),
    'or',
  )} cartas; aqui há ${count}.`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `Este exercício tem ${least === most ? least : `de ${least} a ${most}`} mãos; aqui há ${count}.`;
export const eventNeedsPair = (event: string): string => `O evento “${event}” precisa de um par na mão.`;
export const eventNeedsTwoRanks = (event: string): string => `O evento “${event}” precisa de dois valores diferentes.`;

export const oneSource = 'Um exercício precisa de exatamente um entre “given”, “seed” e “link”.';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)} ${useOneOf(known)}`;
export const linkNamesKind = 'O link já indica o seu tipo: deixe “kind” de fora.';
export const linkWithoutDrill = 'O link não tem nem exercício nem desafio.';

export const needsHand = 'Um exercício precisa das suas duas cartas, não de um range.';
export const oneOpponent = 'Um exercício tem no máximo um adversário.';
export const needsRange = 'Este exercício precisa de um adversário com um range.';
export const needsKnownCards = 'Este exercício precisa de um adversário com cartas conhecidas.';
export const needsOpponent = 'Este exercício precisa de um adversário.';
export const withoutMoney = 'Este exercício não tem nem “pot” nem “call”.';
export const aheadAlready = 'Você já está na frente: nenhuma carta é um out.';
export const notThisDraw = (kind: string): string => `Aqui você não tem ${quote(kind)}, ou tem mais de um.`;

// A reply.
export const strangeReply = (name: string, known: readonly string[]): string =>
  `Resposta desconhecida ${quote(name)}. Este exercício aceita ${list(known, 'and')}.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `Este exercício aceita uma resposta com ${quote(form)}, não com ${list(names.map(quote), 'and')}.`;
export const replyNotText = (name: string): string => `A resposta ${quote(name)} não é um texto.`;
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
export const dayToCome = (text: string): string => `A situação de ${text} chega nesse dia.`;

/** `'Outs, 23 nov: certo'` */
export const sharedDay = (day: string, verdict: string): string => `Outs, ${day}: ${verdict}`;
