import { quote } from './grammar';

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
export const ofMore = (count: number, of: number): string => `${count} de mais ${of}`;
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
  share: 'de novo: você errou a parte',
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
export const todaysMix = 'Mistura de hoje';
export const mixOf = (count: number): string => `mistura de hoje: ${count} situações, primeiro os erros`;
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
  return `${which} Um exercício precisa das suas duas cartas, atrás ou empatadas; um flop ou um turn; no máximo um adversário; nenhum curinga.`;
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
export const noPack = (name: string): string => `Não há nenhum pacote “${name}” junto a esta página.`;
export const notAProbability = (text: string): string =>
  `${quote(text)} não é uma probabilidade. Escreva 25, 25%, 3 : 1 ou 1/4.`;

/* ---------------------------------------------------------------------------------- kinds -- */

export const kinds = {
  'flush draw': 'Flush draw',
  'open-ended straight draw': 'Straight draw aberto',
  gutshot: 'Gutshot',
  'double gutshot': 'Gutshot duplo',
  overcards: 'Overcards',
  'pair draw': 'Par para melhorar',
  'set draw': 'Em busca do set',
  'flush and straight draw': 'Flush draw e straight draw',
  'flush draw and gutshot': 'Flush draw e gutshot',
  'flush draw and overcards': 'Flush draw e overcards',
  'flush draw and pair': 'Flush draw e par',
  'draw against a set': 'Draw contra um set',
  'straight draw against a flush draw': 'Straight draw contra flush draw',
  dominated: 'Mão dominada',
  'backdoor flush draw': 'Backdoor flush draw',
  'backdoor straight draw': 'Backdoor straight draw',
  'price on the turn': 'Preço no turn',
  'all in on the flop': 'All-in no flop',
  'draw against a range': 'Draw contra um range',
  'pair against a range': 'Par contra um range',
  'combos of a hand': 'Combos de uma mão',
  'combos of a range': 'Combos de um range',
  'who wins': 'Quem ganha',
  'five that play': 'As cinco que jogam',
  'name the row': 'Nomear a mão',
  'the nuts': 'O nuts',
  'what beats you': 'O que ganha de você',
  'share of a range': 'Parte de um range',
  'draws in a range': 'Draws em um range',
  'narrow a range': 'Estreitar um range',
  'equity against a range': 'Equity contra um range',
  'effective outs': 'Outs efetivos',
  'what the flop brings': 'O que o flop traz',
  'odds to break-even': 'De odds a equilíbrio',
  'break-even to odds': 'De equilíbrio a odds',
  'bet to break-even': 'De aposta a equilíbrio',
};
