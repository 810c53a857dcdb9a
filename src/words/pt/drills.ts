import { capitalize } from '../text';
import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';
import { quote } from './grammar';

/* O que vários tipos de exercício dizem. */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join(' ');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join(', ');

/** A line about a hand or a group: `'KK: 3 reis: 3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}: ${text}`;

export const rightIs = 'Certo: ';
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}.`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${capitalize(answer)}.`;

/** `'Você disse 30.'` */
export const youSaid = (said: string): string => `Você disse ${said}.`;

export const estimateExact = (said: string): string => `Sua estimativa de ${said} está exata.`;
export const estimateLow = (said: string, points: string): string =>
  `Sua estimativa de ${said} está ${points} pontos abaixo.`;
export const estimateHigh = (said: string, points: string): string =>
  `Sua estimativa de ${said} está ${points} pontos acima.`;

export const whatEquity = 'Qual é a sua equity?';
export const yourEquity = (equity: string): string => `A sua equity é de ${equity}.`;
export const equityLine = 'sua equity';

/** The last line: the sum of those before. */
export const together = 'no total';
/** What has no separate line. */
export const theRest = 'o resto';

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
    'Contra um par melhor, um [out|out] é uma carta que põe você na frente. Duas [overcards|overcards] têm seis outs. Um par e seu kicker, cinco. Um par na mão tem dois outs para o [set|set].',
  combos:
    'Dois draws ao mesmo tempo: some os outs e subtraia os que [se repetem|overlap]. Uma carta que completa o flush e a sequência é um out, não dois.',
  tainted:
    'Uma carta [contaminada|tainted] melhora sua mão, mas dá algo melhor ao adversário: um full house, um flush mais alto. Confira cada carta para os dois. Você pode estar [drawing dead|drawing dead].',
  backdoors:
    'Um draw [backdoor|backdoor] precisa do turn e do river. Um flush backdoor bate mais ou menos uma vez em vinte e quatro: conte como um [out|out]. Uma sequência backdoor com buracos bate menos.',
  price:
    'As [pot odds|pot odds] dizem com que frequência você precisa ganhar. Pague quando a sua [equity|equity] passar do [ponto de equilíbrio|break-even]. As [odds implícitas|implied odds] podem compensar uma diferença pequena.',
  ranges:
    'Contra um [range|range], uma carta muitas vezes é só parte de um out. O [peso|weight] dela diz quanto: perto de 1 se ganha de quase todas as mãos do range, perto de 0 se ajuda o adversário com a mesma frequência.',
  counting:
    'Duas cartas são um [combo|combo]: um par tem seis, dois valores diferentes têm dezesseis, quatro deles do mesmo naipe. Cada carta que você vê tira alguns: com três reis se formam três pares.',
  reading:
    'A sua mão são as cinco melhores de sete cartas. Um par no board é de todos; um terceiro par joga, no máximo, como kicker; um [kicker|kicker] só decide se está entre as cinco.',
  holding:
    'Um [range|range] erra a maioria dos flops. Conte os sets, pares e draws: cada carta [bloqueada|blocked] tira alguns. Uma aposta diz mais quando vem de um range com mais mãos fortes.',
  versus:
    'Divida um [range|range] entre as mãos de que você ganha e as que ganham de você. A sua [equity|equity] é a soma de cada parte vezes a sua chance contra ela. Os [outs efetivos|effective outs] somam as partes das cartas que ajudam.',
  flops:
    'Um par na mão acerta um [set|set] ou algo melhor em um de cada oito flops. Duas cartas sem par acertam um par ou melhor em um de cada três. Duas cartas do mesmo naipe acertam um flush draw em um de cada nove.',
  odds: 'A x : 1 você precisa ganhar uma vez em x + 1. Uma aposta de meio pote pede 25%; do pote inteiro, 33%; do dobro do pote, 40%.',
};

/** The kinds of drill: one by itself, and several, as in “the next session starts with gutshots”. */
export const kinds = {
  'flush draw': { one: 'Flush draw', many: 'flush draws' },
  'open-ended straight draw': { one: 'Straight draw aberto', many: 'straight draws abertos' },
  gutshot: { one: 'Gutshot', many: 'gutshots' },
  'double gutshot': { one: 'Gutshot duplo', many: 'gutshots duplos' },
  overcards: { one: 'Overcards', many: 'overcards' },
  'pair draw': { one: 'Par para melhorar', many: 'pares para melhorar' },
  'set draw': { one: 'Em busca do set', many: 'pares na mão em busca do set' },
  'flush and straight draw': { one: 'Flush draw e straight draw', many: 'flush draws com straight draw' },
  'flush draw and gutshot': { one: 'Flush draw e gutshot', many: 'flush draws com gutshot' },
  'flush draw and overcards': { one: 'Flush draw e overcards', many: 'flush draws com overcards' },
  'flush draw and pair': { one: 'Flush draw e par', many: 'flush draws com par' },
  'draw against a set': { one: 'Draw contra um set', many: 'draws contra um set' },
  'straight draw against a flush draw': {
    one: 'Straight draw contra flush draw',
    many: 'straight draws contra um flush draw',
  },
  dominated: { one: 'Mão dominada', many: 'mãos dominadas' },
  'backdoor flush draw': { one: 'Backdoor flush draw', many: 'backdoor flush draws' },
  'backdoor straight draw': { one: 'Backdoor straight draw', many: 'backdoor straight draws' },
  'price on the turn': { one: 'Preço no turn', many: 'preços no turn' },
  'all in on the flop': { one: 'All-in no flop', many: 'all-ins no flop' },
  'draw against a range': { one: 'Draw contra um range', many: 'draws contra um range' },
  'pair against a range': { one: 'Par contra um range', many: 'pares contra um range' },
  'combos of a hand': { one: 'Combos de uma mão', many: 'mãos para contar' },
  'combos of a range': { one: 'Combos de um range', many: 'ranges para contar' },
  'who wins': { one: 'Quem ganha', many: 'showdowns' },
  'five that play': { one: 'As cinco que jogam', many: 'mãos de cinco cartas' },
  'name the row': { one: 'Nomear a mão', many: 'mãos para nomear' },
  'the nuts': { one: 'O nuts', many: 'boards e seus nuts' },
  'what beats you': { one: 'O que ganha de você', many: 'mãos contra seis' },
  'share of a range': { one: 'Parte de um range', many: 'partes de um range' },
  'draws in a range': { one: 'Draws em um range', many: 'draws de um range' },
  'narrow a range': { one: 'Reduzir um range', many: 'ranges para reduzir' },
  'equity against a range': { one: 'Equity contra um range', many: 'equities contra um range' },
  'effective outs': { one: 'Outs efetivos', many: 'outs efetivos' },
  'what the flop brings': { one: 'O que o flop traz', many: 'chances no flop' },
  'odds to break-even': { one: 'De odds a equilíbrio', many: 'preços para calcular' },
  'break-even to odds': { one: 'De equilíbrio a odds', many: 'porcentagens para converter em odds' },
  'bet to break-even': { one: 'De aposta a equilíbrio', many: 'apostas para responder' },
};

/* Exercícios que marcam cartas do baralho, e as situações próprias como exercícios. */

export const opponentHas = (cards: string): string => `O adversário tem ${cards}.`;
export const opponentHasRange = 'O adversário tem um range.';
export const anyTwoCards = 'duas cartas quaisquer';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `${pot} no pote, ${call} para pagar.`;

/* Questions for the cards. */

export const whichHelp = 'Quais cartas ajudam você bastante?';
export const whichPutAhead = 'Quais cartas põem você na frente?';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `Quais cartas dão a você ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const whichOfBackdoor = {
  'backdoor flush draw': 'Você tem um backdoor flush draw. Quais cartas fazem parte dele?',
  'backdoor straight draw': 'Você tem um backdoor straight draw. Quais cartas fazem parte dele?',
  any: 'Você tem um backdoor draw. Quais cartas fazem parte dele?',
};

/* What a right card is. */

export const ruleOfBackdoor =
  'São necessárias duas cartas, o turn e o river. Marque toda carta que possa ser uma das duas.';
export const ruleOfGains =
  'Marque as cartas que valem um quarto de out ou mais. Entre um décimo e um quarto, as duas respostas valem.';

/* Questions for the estimate, and for the price. */

export const hitBoth = 'Com que frequência vêm as duas?';
export const equityByRiver = 'Qual é a sua equity até o river?';
export const equityAllIn = 'All-in: qual é a sua equity?';
export const hitOnRiver = 'Falta uma carta: com que frequência você acerta?';
export const hitByRiver = 'Faltam duas cartas: com que frequência você acerta?';
export const isEnough = (pot: string, call: string): string =>
  `Há ${pot} no pote com a aposta, e pagar custa ${call}. A sua equity basta?`;

/* Rules of thumb. */

export const ruleOf2 = 'regra do 2';
export const ruleOf4 = 'regra do 4';
export const solomon = 'Solomon';
export const asOneOut = 'como um out';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = 'Um exercício precisa de um baralho sem curingas. Escolha outro baralho.';
export const needsCards = 'Um exercício precisa das suas duas cartas, não de um range. Informe duas cartas.';
export const needsFlopOrTurn = 'Um exercício precisa de um flop ou de um turn. Distribua um.';
export const hasOneOpponent = 'Um exercício tem no máximo um adversário. Remova os outros.';
export const isAhead =
  'Você já está na frente, e um exercício pergunta quais cartas põem você na frente. Mude uma mão ou o board.';
export const noCardImproves =
  'Nenhuma carta melhora a sua mão, e um exercício pergunta quais melhoram. Mude a sua mão ou o board.';

/* Exercícios com pergunta própria: a pergunta em letras grandes, os campos e o que foi escolhido. */

export const prompts = {
  whoWins: 'Quem ganha?',
  whatBeatsYou: 'O que ganha de você?',
  five: 'Quais cinco?',
  row: 'O que você tem?',
  nuts: 'O nuts?',
  stays: 'O que fica?',
  decision: 'Pagar ou foldar?',
};
export const verdicts = { right: 'Certo', near: 'Perto', wrong: 'Não é isso' };
export const theAnswer = 'A resposta';

export const outs = 'Outs';
export const combos = 'Combos';
export const potOdds = 'pot odds';
export const exact = 'exato';
export const you = 'você';
export const youSaidLabel = 'você disse';
export const ofIn = (count: number): string => `de ${count} em`;

export const noneOfThem = 'Nenhuma delas';
export const doneMarked = (count: number): string => `Pronto: ${count} ${count === 1 ? 'marcado' : 'marcados'}`;
export const doneOf = (count: number, of: number): string => `Pronto: ${count} de ${of}`;

export const notANumber = (text: string): string => `${quote(text)} não é um número. Escreva 12 ou 3,5.`;
export const fiveChosen = (count: number): string =>
  `Cinco cartas jogam: ${count === 1 ? 'uma foi escolhida' : `${count} foram escolhidas`}.`;
export const twoCards = 'Uma mão tem duas cartas: escolha outra.';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = 'Algarismos';
export const point = ',';
export const pointName = 'vírgula';
export const deleteDigit = 'Apagar o último algarismo';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = 'O que você tem';
export const rowsBetween = (first: string, last: string): string => `De ${first.toLowerCase()} a ${last.toLowerCase()}`;
export const more = (count: number): string => `mais ${count}`;
export const rightLabel = 'certo';

export const whatIsLeft = 'O que sobra';
export const owners = { board: 'board', you: 'você' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}, ${owners[owner]}`;

export const board = 'board';
export const boardCard = (card: string): string => `${card}, no board`;
export const nutCard = (card: string): string => `${card}, parte do nuts`;
export const notNutCard = (card: string): string => `${card}, não é parte do nuts`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = 'Range do adversário';
export const notInRange = 'não está no range';
export const judged = { right: 'certo', missed: 'faltam combos', extra: 'marcada, mas folda' };
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} ${live === 1 ? 'possível' : 'possíveis'}, ${marked} ${marked === 1 ? 'marcado' : 'marcados'}${state === undefined ? '' : `: ${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}: ${told}`;
export const stays = 'fica';
export const missed = 'faltou';
export const markedButFolds = 'marcada, mas folda';
export const oneOfThree = '1/3: um de três fica';
export const moreHands = (count: number): string => `e mais ${count}: aponte para uma mão`;
export const tapHand = 'Toque em uma mão ou arraste sobre várias. Os naipes aparecem aqui.';
