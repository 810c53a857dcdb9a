import { quote, list } from './grammar';
import type { Card, Rank, Suit } from '../../poker/card';
import { aRank } from './hands';
import { cardName, suitName, rankName } from './cards';

/* A página de exercícios: suas visões, o lugar do exercício no dia, os botões e o que deu errado. */

export const page = 'Estudo';
export const views = { drill: 'Exercício', progress: 'Progresso', chart: 'Tabela' };
export const see = (spot: string): string => `Ver: ${spot}`;
export const dealing = 'Distribuindo';

/* --------------------------------------------------------------------------------- titles -- */

export const today = 'Hoje';
export const firstVisit = 'Primeira visita';
export const sentPuzzle = 'Um desafio que enviaram para você';
export const spotOf = (day: string): string => `A situação de ${day}`;
export const yourSpot = (name?: string): string => (name === undefined ? 'Sua situação' : `Sua situação: ${name}`);
export const levelTitle = (number: number, title: string): string => `Nível ${number}: ${title}`;

/* ------------------------------------------------------------------------------- standing -- */

export const spotsDone = (count: number): string => (count === 1 ? '1 situação feita' : `${count} situações feitas`);
export const guided = 'exemplo guiado';
export const answeredOn = (day: string): string => `você respondeu em ${day}`;
export const notCounted = 'já feita: não conta';
export const puzzleOf = (at: number, of: number): string => `desafio ${at} de ${of}`;
export const hidden = 'a resposta está oculta';
export const tenDone = 'as dez estão feitas';
export const ofToday = (count: number, of: number): string => `${count} de ${of} de hoje`;
export const ofMore = (count: number, of: number): string => `${count} de ${of} extras`;
export const seconds = (left: number): string => `${left} s`;
export const secondsLeft = (left: number): string => `Segundos restantes: ${left}`;
export const isNew = 'novo';
export const back = {
  missed: 'de novo: faltaram outs',
  extra: 'de novo: você contou cartas que não são outs',
  tainted: 'de novo: você contou cartas contaminadas',
  estimate: 'de novo: sua estimativa errou',
  price: 'de novo: você avaliou mal o preço',
  count: 'de novo: você contou errado',
  name: 'de novo: você disse outra mão',
  share: 'de novo: você errou a porcentagem',
};

/* ---------------------------------------------------------------------------------- cards -- */

export const you = 'Você';
export const yourHand = 'Sua mão';
export const board = 'Board';
export const opponent = 'Adversário';
export const opponentsHand = 'Mão do adversário';
export const opponentsRange = 'Range do adversário';
export const vsRange = 'vs um range';
export const vsUnknown = 'vs desconhecido';

export const clear = 'Limpar';
export const clearAll = 'Limpar todas as marcas';
export const skip = 'Pular';
export const skipSpot = 'Pular esta situação';
export const clock = 'Relógio';
export const clockOf = (seconds: number): string => `Relógio: ${seconds} segundos por situação`;
export const undo = 'Desfazer';

export const whichSuit = (rank: string): string => `${rank} de que naipe?`;
export const tapOuts = 'Toque nos seus outs.';
export const tapOrType = { before: 'Toque nas cartas, ou digite ', after: ' para o nove de paus.' };
export const inPlay = (card: string): string => `${card} está em jogo: não pode sair.`;
export const notOfSeven = (card: string): string => `${card} não é uma das sete.`;
export const onTheBoard = (card: string): string => `${card} está no board.`;
export const cardMarked = (card: string, count: number): string => `${card} marcada, ${count} até agora.`;
export const cardUnmarked = (card: string, count: number): string => `${card} desmarcada, ${count} até agora.`;
export const noneMarked = 'Nenhuma carta marcada.';
export const countMarked = (count: number): string => (count === 1 ? '1 marcada.' : `${count} marcadas.`);

/* -------------------------------------------------------------------------------- buttons -- */

export const question = 'Pergunta';
export const done = 'Pronto';
export const doneWith = (count: number): string => `Pronto: ${count}`;
export const noOuts = 'Sem outs';
export const noCards = 'Nenhuma carta';
export const check = 'Conferir';
export const nextPrice = 'Próximo: o preço';
export const backToCards = 'Voltar às cartas';
export const call = 'Pagar';
export const fold = 'Foldar';
export const startTen = 'Começar as dez de hoje';
export const tenMore = 'Mais dez';
export const another = 'Outra parecida';
export const somethingElse = 'Outra coisa';
export const showAnswer = 'Ver a resposta';
export const skipTour = 'Pular o tour';
export const openAtTable = 'Abrir esta situação na mesa';
export const nextPuzzle = 'Próximo desafio';
export const nextSpot = 'Próxima situação';
export const sameMistake = 'Próxima: mais uma parecida';
export const finish = 'Terminar';

/* ------------------------------------------------------------------------------- prompts -- */

export const tenAreDone = 'Dez feitas';
export const callOrFold = 'Pagar ou foldar?';
export const yourOuts = 'Seus outs?';
export const whichCards = 'Quais cartas?';
export const yourEstimate = 'Sua estimativa';
export const unit = 'Unidade da estimativa';
export const of = (count: number): string => `de ${count}`;

/* ----------------------------------------------------------------------------------- ways -- */

export const level = 'Nível';
export const todaysMix = 'Treino de hoje';
export const mixOf = (count: number): string => `treino de hoje: ${count} situações, primeiro os erros`;
export const yourSpots = 'Suas situações';
export const oneByOne = 'suas situações, uma após a outra';
export const asDrills = 'as situações da mesa, como exercícios';
export const spotOfTheDay = 'Situação do dia';
export const sameForAll = 'a mesma para todos';
export const deal = 'Distribuir';
export const packs = 'Pacotes';
export const puzzlesInARow = 'desafios em sequência, nossos ou de um arquivo';
export const noClock = 'Sem relógio';
export const withoutClock = 'sem relógio';
export const secondsASpot = (seconds: number): string => `${seconds} segundos por situação`;

/* ------------------------------------------------------------------------------- own spots -- */

export const spotsUnread = 'Não foi possível ler suas situações salvas. Veja “Suas situações” na mesa.';
export const noSpots = 'Nada salvo ainda. As situações que você distribui na mesa são salvas automaticamente.';
export const showAll = (count: number): string => `Ver todas as ${count}`;
export const on = 'em';
export const dead = 'mortas';
export const anyTwo = 'duas quaisquer';
export const mySpots = 'Minhas situações';
export const savePack = 'Salvar como pacote';
export const packSaved = (count: number, left: number): string => {
  const saved = count === 1 ? '1 salva' : `${count} salvas`;
  return left > 0 ? `${saved}, ${left} de fora.` : `${saved}.`;
};
export const notDrills = (count: number, isAll: boolean): string => {
  const which = isAll
    ? 'Nenhuma das suas situações pode ser um exercício ainda.'
    : count === 1
      ? 'Há mais 1 que não pode ser um exercício.'
      : `Há mais ${count} que não podem ser exercícios.`;
  return `${which} Um exercício precisa das suas duas cartas, com você atrás ou empatado, de um flop ou um turn, de no máximo um adversário e de nenhum curinga.`;
};

/* ------------------------------------------------------------------------------ end of ten -- */

export const sessionSpots = 'As situações desta sessão';
export const spot = 'Situação';
export const cards = 'cartas';
export const exact = 'exato';
export const offBy = 'erro da estimativa';
export const withoutMistake = 'sem erros';
export const withMistake = 'com algum erro';
export const foundOf = (found: number, of: number): string => `${found} de ${of}`;
export const wrongToo = (count: number): string => (count === 1 ? '+ 1 errada' : `+ ${count} erradas`);

/* ------------------------------------------------------------------------------- problems -- */

export const inLink = (problem: string): string => `No link: ${problem}`;
export const noDecision =
  'Nenhuma destas decisões pode ser um exercício: é preciso um flop ou um turn, você atrás e um só adversário.';
export const pickedOf = (at: number, of: number, isSome: boolean): string =>
  isSome ? `${at} das ${of} que podem ser exercícios` : `${at} de ${of}`;
export const noPack = (name: string): string => `Não há nenhum pacote “${name}” neste site. Confira o nome.`;
export const notAProbability = (text: string): string =>
  `${quote(text)} não é uma probabilidade. Escreva 25, 25%, 3 : 1 ou 1/4.`;

/* A visão do progresso: os níveis, os pacotes, o que dá errado e o arquivo. */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = 'Níveis';
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Últimas ${count}`,
  more: '\u00a0de cada nível',
});
export const step = 'passo';
export const stepOf = (step: number, of: number): string => `passo ${step} de ${of}`;
export const withoutMistakeHead = { long: 'sem erros', short: 'sem erros' };
export const offByHead = { long: 'erro da estimativa', short: 'erro' };
export const spots = 'feitas';
export const comesBack = { long: 'volta', short: 'volta' };
export const inDays = (days: number): string => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`);
export const toCome = (count: number): string =>
  count === 1 ? 'falta começar 1 nível' : `falta começar ${count} níveis`;
export const stepNote = 'Passo: três situações seguidas sem erros levam ao próximo; um erro leva de volta ao anterior.';
export const byline = ', de ';
export const doneOf = (done: number, of: number): string => `${done} de ${of}`;
export const right = (count: number): string => (count === 1 ? '1 certo' : `${count} certos`);
export const goOn = 'Continuar';
export const goOnWith = (title: string): string => `Continuar ${title}`;
export const remove = 'Remover';
export const removeOf = (title: string): string => `Remover ${title}`;
export const removed = { before: '', after: ' foi removido.' };

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = 'No total';
export const cleanLately = (count: number): string =>
  count === 1 ? 'sem erros, na última' : `sem erros, nas últimas ${count}`;
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined
    ? 'pontos de erro em média'
    : side === 'low'
      ? 'pontos de erro em média, quase sempre para baixo'
      : 'pontos de erro em média, quase sempre para cima';
export const daysInARow = (days: number): string => (days === 1 ? 'dia seguido' : 'dias seguidos');
export const noSpotsDone = 'Nenhuma situação feita ainda.';
export const doneToday = (count: number): string => (count === 1 ? '1 feita hoje.' : `${count} feitas hoje.`);
export const doneOfToday = (count: number, of: number): string => `${count} de ${of} feitas hoje.`;
export const levelsDue = (count: number): string =>
  count === 1 ? '1 nível é para hoje.' : `${count} níveis são para hoje.`;
export const nothingDue = (days: number): string =>
  days === 1 ? 'Nada para rever até amanhã.' : `Nada para rever nos próximos ${days} dias.`;
export const habit = (mistake: string): string => `Erro mais comum: ${mistake}.`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = 'Últimas quatro semanas';
export const spotsADay = (session: number): string => `situações por dia; uma sessão tem ${session}`;
export const calendar = (counts: string): string => `Situações por dia, nas últimas quatro semanas: ${counts}`;
export const errors = 'Erro das estimativas, em pontos';
export const eachDot = (estimates: number): string => `cada ponto representa ${estimates} estimativas`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Erro das estimativas em pontos, a média de cada ${estimates}: ${errors.join('; ')}`;
export const mistakes = (count: number): string =>
  count === 1 ? 'Seus erros na última situação' : `Seus erros, últimas ${count} situações`;

export const marked = {
  missed: 'outs que faltaram',
  extra: 'cartas que não são outs',
  tainted: 'cartas contaminadas contadas',
  estimate: 'estimativas',
  price: 'pagar ou foldar',
};
export const asked = {
  missed: 'mãos que faltaram',
  extra: 'mãos escolhidas errado',
  count: 'combos contados errado',
  name: 'mãos lidas errado',
  share: 'partes e equities',
  estimate: 'chances e odds',
};
export const narrowed = {
  missed: 'combos que faltaram',
  extra: 'combos mantidos que foldam',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = 'Salvo neste aparelho';
export const imported = (count: number): string =>
  count === 1 ? '1 situação importada.' : `${count} situações importadas.`;
export const erased = 'Progresso apagado.';
export const undone = 'Desfeito.';
export const unkept = 'Seu navegador não salva os dados desta página. Exporte seu progresso antes de sair.';
export const setAside = 'O progresso que não pôde ser lido foi guardado à parte: exporte-o em Progresso.';
export const leftAlone =
  'Não foi possível ler seu progresso, e ele ficou como está. O novo progresso não será salvo: libere espaço.';

export const notJson = 'Este não é um arquivo de estudo do Outs: não é JSON válido. Escolha um arquivo exportado aqui.';
export const otherFile =
  'Este não é um arquivo de estudo do Outs: contém outra coisa. Escolha um arquivo exportado aqui.';
export const newer = (version: string, known: number): string =>
  `Este não é um arquivo de estudo do Outs: versão ${version}; esta página lê até a versão ${known}. Escolha um arquivo exportado aqui.`;
export const noList =
  'Este não é um arquivo de estudo do Outs: não tem lista de situações. Escolha um arquivo exportado aqui.';
export const notStudy = (why: string): string =>
  `Este não é um arquivo de estudo do Outs: ${why}. Escolha um arquivo exportado aqui.`;
export const badSpot = (at: number): string => `não é possível ler a situação ${at}`;
export const badMemory = (skill: string): string => `não é possível ler ${skill}`;

/*
 * O resultado de um exercício em que se marcam cartas do baralho: outs ou outras cartas. Descreve tudo o que está no
 * baralho, para que o exercício possa ser feito com um leitor de tela.
 */

export const estimated = {
  both: 'acertar as duas',
  equity: 'equity até o river',
  river: 'acertar no river',
  byRiver: 'acertar até o river',
};
/** The same at the beginning of a sentence. */
const ESTIMATED: typeof estimated = {
  both: 'Acertar as duas',
  equity: 'Equity até o river',
  river: 'Acertar no river',
  byRiver: 'Acertar até o river',
};

/* ---------------------------------------------------------------------------------- found -- */

const countOf = (count: number, isOuts: boolean): string =>
  isOuts ? (count === 1 ? '1 out' : `${count} outs`) : count === 1 ? '1 carta' : `${count} cartas`;

export const foundLabel = (isOuts: boolean, isShown: boolean): string =>
  isOuts ? (isShown ? 'outs' : 'outs encontrados') : isShown ? 'cartas' : 'cartas encontradas';
export const nothingHere = (isOuts: boolean): string => (isOuts ? 'Não há outs aqui.' : 'Não há nenhuma carta aqui.');
export const foundOnly = (isOuts: boolean): string =>
  isOuts ? 'Você encontrou o único out.' : 'Você encontrou a única carta.';
export const missedOnly = (isOuts: boolean): string => (isOuts ? 'Faltou o único out.' : 'Faltou a única carta.');
export const foundAll = (of: number, isOuts: boolean): string =>
  isOuts ? `Você encontrou todos os ${of} outs.` : `Você encontrou todas as ${of} cartas.`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  found === 0
    ? isOuts
      ? `Você não encontrou nenhum dos ${of} outs.`
      : `Você não encontrou nenhuma das ${of} cartas.`
    : isOuts
      ? `Você encontrou ${found} dos ${of} outs.`
      : `Você encontrou ${found} das ${of} cartas.`;

export const groups = {
  missed: 'Faltaram',
  tainted: 'Contaminadas',
  behind: 'Ainda atrás',
  extra: 'Não são outs',
  wrong: 'Erradas',
};
/** The same of one card. */
const ONE: typeof groups = {
  missed: 'Faltou',
  tainted: 'Contaminada',
  behind: 'Ainda atrás',
  extra: 'Não é um out',
  wrong: 'Errada',
};
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${(count === 1 ? ONE : groups)[group]}: ${cards}.`;
export const countOfCards = (count: number): string => `${count} cartas`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

export const marks = {
  found: 'encontrada',
  missed: 'faltou',
  behind: 'ainda atrás',
  extra: 'não é um out',
  wrong: 'errada',
};

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `É ${exact}.`;
export const isExact = (estimate: string): string => `Sua estimativa de ${estimate} está exata.`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `Sua estimativa de ${estimate} está ${points} pontos abaixo: o exato é ${exact}.`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `Sua estimativa de ${estimate} está ${points} pontos acima: o exato é ${exact}.`;
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string => {
  const found = count > 0 ? countOf(count, isOuts) : isOuts ? 'Nenhum out' : 'Nenhuma carta';
  return `${found}${cards === '' ? '' : `: ${cards}`}. ${ESTIMATED[label]}: ${exact}.`;
};

export const theEstimate = 'A estimativa';
export const howLikely = 'Probabilidade';
export const method = 'método';
export const errorInPoints = 'erro em pontos';
export const methods: Readonly<Record<string, string>> = {
  exact: 'exato',
  you: 'você',
  'rule of 2': 'regra do 2',
  'rule of 4': 'regra do 4',
  Solomon: 'Solomon',
  'as one out': 'como um out',
};
export const noError = 'exato';
export const ofUnseen = (hits: string, of: string): string => `${hits} de ${of} cartas não vistas`;
export const ofRunOuts = (hits: string, of: string): string => `${hits} de ${of} runouts`;
export const exactEquity = 'equity exata, em todos os runouts';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = { call: 'Pagar', fold: 'Foldar', close: 'Pagar ou foldar' };

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision]} ${decision === 'close' ? `${isOwn ? 'dá' : 'dava'} no mesmo` : `${isOwn ? 'é' : 'era'} o certo`}: o ponto de equilíbrio é ${breakEven}.`;
export const thePrice = 'O preço';
export const potOdds = (offered: string, needed: string): string =>
  `Pot odds ${offered} : 1, você precisa de ${needed} : 1.`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `${pot} no pote, ${call} para pagar. Equity de equilíbrio ${breakEven}. EV do call: ${ev}.`;
export const impliedOdds = (more: string): string =>
  `Odds implícitas: ganhe mais ${more} depois e você chega ao ponto de equilíbrio.`;

/* -------------------------------------------------------------------------------- reasons -- */

export const each = 'cada uma: ';
export const moreReasons = (count: number): string =>
  `e mais ${count}: aponte para uma carta, ou segure-a, para ver por quê`;
export const worthNothing = (reason: string): string => `não vale nada: ${reason}`;
export const worth = (weight: string, reason: string): string => `vale ${weight} de um out: ${reason}`;
export const otherSuit = 'é de outro naipe.';
export const noStraight = 'não faz sequência com nenhuma outra carta.';
export const withSuit = (suit: Suit): string => `com outra carta de ${suitName(suit)} completa o flush.`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `com ${list(ranks.map(aRank), 'or')} completa a sequência.`;

export const owners = { you: 'você', board: 'board', opponent: 'adv.', dead: 'morta' };
const PLACES = { you: 'na sua mão', board: 'no board', opponent: 'na mão do adversário', dead: 'morta' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}, ${PLACES[owner]}`;
const FINDINGS = { found: 'encontrada', missed: 'faltou', extra: 'marcada por engano', tainted: 'contaminada' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `, ${FINDINGS[finding]}`}: ${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string =>
  `Essa carta não é de ${suitName(suit)}. Toque nela de novo para desmarcar.`;
export const fourOfSuit = (suit: Suit): string =>
  `Você tem quatro cartas de ${suitName(suit)}. Com a quinta você faz o flush: toque em qualquer uma das que restam no baralho.`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `Isso é um out. Há 13 cartas de ${suitName(suit)} e você vê quatro: falta tocar em ${left}.`;
export const allOuts = (count: number): string => `Todos os ${count}. Escolha Pronto.`;
export const twiceOuts = (outs: number, percent: string): string =>
  `Falta uma carta. O dobro dos seus outs chega bem perto: 2 × ${outs} dá ${percent}.`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${outs} de ${unseen} cartas não vistas: ${exact}.`;
export const wereClose = 'Você chegou perto.';
export const pointsOff = (points: string): string => `Você errou por ${points} pontos.`;
export const thatIsADrill = 'Um exercício é assim: marque os outs, diga a probabilidade, veja por quê.';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string =>
  count === 1 ? 'É hora de rever um tipo de situação.' : `É hora de rever ${count} tipos de situação.`;
export const backToday = 'Seus erros voltam hoje.';
export const nothingDueToday = (days: number): string =>
  days === 1 ? 'Nada para rever até amanhã.' : `Nada para rever nos próximos ${days} dias.`;
export const clean = (clean: number, of: number): string =>
  clean < of ? `${clean} de ${of} sem erros.` : of === 1 ? '1 sem erros.' : `Todas as ${of} sem erros.`;
export const offByText = (points: string): string => `Suas estimativas erram por ${points} pontos em média.`;
export const tomorrow = (kind: string): string => `Amanhã começa com ${kind}.`;
export const tomorrowNew = (kind: string): string => `Amanhã começa com algo novo: ${kind}.`;

/* As folhas da tabela: os outs e suas chances, e o que o flop traz. */

export const sheet = 'Folha';
export const sheets = { outs: 'Outs', flop: 'O que o flop traz' };

export const print = 'Imprimir a tabela';
export const paper = 'uma página, A4 ou Carta';

/* --------------------------------------------------------------------------------- outs -- */

export const outsTitle = 'Outs e chances';
export const outs = 'Outs';
export const chances: readonly string[] = ['Turn', 'River', 'Até o river'];
export const rules: readonly string[] = ['Regra do\u00a02', 'Regra do\u00a04', 'Solomon'];
export const error = 'erro';

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `${onFlop} cartas não vistas no flop, ${onTurn} no turn. Até o river: pelo menos uma das duas cartas é um out. `,
  after:
    ' são as odds contra você. Regra do\u00a02: outs\u00a0×\u00a02, só o river. Regra do\u00a04: outs\u00a0×\u00a04, turn e river. Solomon: outs\u00a0×\u00a04, menos os outs acima de oito. Os erros estão em pontos percentuais.',
});

export const drawsTitle = 'Draws e seus outs';
export const againstBetter = 'contra uma mão melhor';
export const inHand = 'Na mão';
export const onBoard = 'No board';

export const draws = {
  pairToSet: 'De par para set',
  gutshot: 'Gutshot',
  twoPairToFullHouse: 'De dois pares para full house',
  pairToTwoPair: 'De par para dois pares ou trips',
  overcards: 'Overcards',
  setToFullHouse: 'De set para full house ou melhor',
  openEnded: 'Straight draw aberto',
  doubleGutshot: 'Gutshot duplo',
  flushDraw: 'Flush draw',
  flushAndGutshot: 'Flush draw e gutshot',
  flushAndPair: 'Flush draw e par',
  flushAndOpenEnded: 'Flush draw e straight draw aberto',
  flushAndOvercards: 'Flush draw e overcards',
};

/* --------------------------------------------------------------------------------- flops -- */

export const example = 'Por exemplo';
export const flopBrings = 'O flop traz';
export const outOf = (hits: string, of: string): string => `${hits} de ${of}`;

export const flopNote = (flops: string, better: string, pair: string, twoPair: string): string =>
  `De ${flops} flops, sem conhecer nenhuma outra carta; x : 1 são as odds contra você. Set ou melhor inclui os flops de três cartas iguais, que dão um full house; sem eles é ${better}. Um par usa uma das suas cartas; as tabelas que dão ${pair} para um par e ${twoPair} para dois pares contam também os pares do board. As mãos do mesmo naipe ou conectadas formam também os pares acima.`;

export const pocketPair = 'Par na mão';
export const pocketPairs = 'qualquer par';
export const setOrBetter = 'Set ou melhor';
export const set = 'Set';
export const fullHouse = 'Full house';
export const fourOfAKind = 'Quadra';
export const cardAbove = (rank: Rank): string => `Uma carta maior que ${rankName(rank, 2)}`;

export const offsuit = 'De naipes diferentes';
export const offsuitHands = 'dois valores; um par usa uma das suas cartas';
export const pairOrBetter = 'Um par ou melhor';
export const pair = 'Um par';
export const twoPair = 'Dois pares';
export const trips = 'Trips';

export const suited = 'Do mesmo naipe';
export const suitedHands = 'duas cartas quaisquer do mesmo naipe, além dos pares acima';
export const flush = 'Flush';
export const backdoorFlushDraw = 'Backdoor flush draw';

export const connected = 'Conectadas';
export const connectedHands = 'cartas vizinhas, de valete-dez até cinco-quatro';
export const straight = 'Sequência';
export const openEndedOrDouble = 'Draw aberto ou gutshot duplo';
export const eightOuts = 'Sequência ou melhor, ou oito outs';
