import { countText } from '../amounts';
import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { joined } from '../text';
import type { Pieces } from '../types';

/*
 * The session's page: hands that are opened, read, kept and forgotten.
 */

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');

const files = (count: number): string => `${countText(count)} ${count === 1 ? 'arquivo' : 'arquivos'}`;
const sessionDecisions = (count: number): string => `${countText(count)} ${count === 1 ? 'decisão' : 'decisões'}`;

// Hands are opened.
export const title = 'Sessão';
export const promise = 'Todos os calls e folds que custaram fichas, os piores primeiro.';
export const promiseShort = 'Veja todos os calls e folds que custaram fichas, os piores primeiro.';
export const promiseLong =
  'Veja quanto você ficou acima ou abaixo do EV, quais calls e folds custaram fichas, e treine os piores.';
export const openMore = 'Abra ou cole mais';
export const dropMore = 'Arraste, cole ou abra mais mãos';
export const drop = 'Arraste arquivos, uma pasta ou um zip para cá';
export const chooseOrPaste = 'Escolha arquivos ou cole';
export const chooseFiles = 'Escolher arquivos';
export const orChoose = 'ou';
export const chooseFilesHere = 'escolha arquivos';
export const chooseFolder = 'uma pasta';
export const orPaste = 'ou cole com Ctrl V';
export const paste = 'Colar';
export const nothingUploaded = 'Nada é enviado: as mãos são lidas neste navegador.';
export const tryEvening = 'Testar com uma noite de $0.50/$1';
export const eveningNote = '212 mãos inventadas';
export const eveningFile = 'Uma noite de $0.50/$1';
export const pastedText = 'O texto colado';
export const tonightCount = (count: number): string => `Esta noite: ${sessionDecisions(count)}`;
export const tonightShort = 'que você marcou na mesa';

// What the page reads.
export const histories = 'Históricos de mãos';
export const noneYet = 'nenhum ainda';
export const yourHands = 'Suas mãos?';
export const games = 'cash games e torneios';
export const reads = 'Lê';
export const sitesAndMore = (sites: readonly string[], more: number): string => `${sites.join(', ')} e mais ${more}`;
export const readsHow = (sites: string): string =>
  `${sites}. Como texto, em uma pasta ou no zip que o site exporta. Só hold’em.`;
export const equity = 'Equity';
export const equityShort = 'contra o range atribuído ou as cartas mostradas';
export const equityHow =
  'Contra o range que você atribui à aposta. Sem ele: contra as cartas que foram mostradas depois ou, sem elas, contra duas cartas quaisquer. Cada decisão diz qual.';

// Hands are read.
export const readingSaved = 'Lendo as mãos salvas';
export const readingFiles = (count: number): string => `Lendo ${files(count)}`;
export const reading = 'Leitura';
export const readingHands = 'Lendo as mãos.';
export const doneAndSeconds = (done: string, seconds: number): string => `${done}, faltam uns ${seconds} s`;
export const doneAndMinutes = (done: string, minutes: number): string => `${done}, faltam uns ${minutes} min`;
export const handsSoFar = 'mãos até agora';
export const pricedSoFar = 'decisões com preço';
export const openMeanwhile = 'Abra uma enquanto o resto é lido.';
export const stopHere = 'Parar aqui';
export const handsRead = (hands: number): string => (hands === 1 ? '1 mão lida.' : `${countText(hands)} mãos lidas.`);

// What was read.
export const savedHands = 'Mãos salvas';
export const filesRead = files;
export const days = (first: string, last: string): string => `${first} a ${last}`;
export const stoppedEarly = 'leitura interrompida';
export const notReadOf = (unread: number, all: number): string => `${countText(unread)} de ${countText(all)} não lidas`;
export const bigBlindsWon = 'big blinds ganhos';
export const bbWon = 'bb ganhos';
export const bigBlindsByEquity = 'EV de all-in, big blinds';
export const bbByEquity = 'EV de all-in, bb';
export const noHand = 'Nenhuma mão pôde ser lida. Escolha outros arquivos.';
export const hands = (count: number): string => `${countText(count)} ${count === 1 ? 'mão' : 'mãos'}.`;
export const noAllIn = 'Nenhum all-in com cartas conhecidas: o EV de all-in é o seu resultado.';
export const ranAtEv = 'Seu resultado é igual ao seu EV.';
export const ranAbove = (buyIns: string): string => `Você ficou ${buyIns} buy-ins acima do EV.`;
export const ranBelow = (buyIns: string): string => `Você ficou ${buyIns} buy-ins abaixo do EV.`;
export const noMistake = 'Nenhum call ou fold errado.';
export const gaveUpToRanges = (bb: string, count: number): string =>
  `Contra os ranges atribuídos, seus calls e folds custaram ${bb} bb em ${sessionDecisions(count)}.`;
export const gaveUpToShown = (bb: string, count: number): string =>
  `Contra as mãos que os adversários mostraram, seus calls e folds custaram ${bb} bb em ${sessionDecisions(count)}.`;
export const unseenCards = 'Você não podia ver essas cartas.';
export const unseenCardsGive = 'Você não podia ver essas cartas: atribua ranges para uma avaliação justa.';
export const unpriced = (count: number): string =>
  count === 1 ? '1 decisão ainda não tem preço.' : `${countText(count)} decisões ainda não têm preço.`;
export const stop = 'Parar';
export const goOn = 'Continuar';
export const byKind = 'Por tipo de mão';
export const costToRanges = (bb: string): string => `${bb} bb contra os ranges atribuídos`;
export const costToShown = (bb: string): string => `${bb} bb contra as mãos que os adversários mostraram`;

// The chart.
export const chart = 'Ganhos e EV de all-in, mão a mão, em big blinds';
export const hand = 'Mão';
export const atHand = (hand: number, won: string, ev: string): string =>
  `mão ${countText(hand)}: ganhos ${won}, EV de all-in ${ev} big blinds`;
export const wonLabel = (won: string): string => `real ${won}`;
export const evLabel = (ev: string): string => `EV ${ev}`;
export const firstHand = 'primeira mão';
export const lastHand = (hand: number): string => `mão ${countText(hand)}`;
export const sums = 'Somas em big blinds';
export const won = 'Ganhos';
export const allInEv = 'EV de all-in';

// What can be done with a session.
export const drillWorst = 'Treinar as piores';
export const asExport = 'Exportar';
export const asCsv = 'Como CSV';
export const asJson = 'Como JSON';
/** The heads of a table's columns. */
export const heads = {
  hand: 'Mão',
  time: 'Hora',
  street: 'Street',
  cards: 'Cartas',
  board: 'Board',
  did: 'Jogada',
  pot: 'Pote',
  call: 'A pagar',
  needed: 'Equity necessária',
  equity: 'Equity',
  halfWidth: 'Margem de erro',
  behind: 'Ainda vão agir',
  neededIfCall: 'Necessária se pagarem',
  equityIfCall: 'Equity se pagarem',
  halfWidthIfCall: 'Margem de erro se pagarem',
  against: 'Contra',
  known: 'Como se sabe',
  kind: 'Tipo de mão',
  mistake: 'Custo do erro',
  lostOnRiver: 'Perdido no river',
  anyTwo: 'Custo contra duas cartas quaisquer',
};
export const asPack = 'Salvar como pacote';
export const packTitle = 'Minhas decisões';
export const noPack =
  'Não foi salvo. Um pacote só aceita erros avaliados pelos seus ranges ou por duas cartas quaisquer, não por cartas mostradas depois.';
export const packed = (count: number): string =>
  count === 1 ? 'Uma decisão salva como pacote.' : `${count} decisões salvas como pacote.`;
export const forget = 'Esquecer estas mãos';
export const forgetNow = 'Sim, esquecer';
export const backToSession = 'Voltar à sessão';

// Hands are kept on the device.
export const saving = 'salvando…';
export const notAllSaved = 'faltam algumas';
export const saved = 'salvas aqui';
export const savedShort = 'salvas';
export const save = 'Salvar neste aparelho';
export const deleteSaved = 'Apagar salvas';
export const keepProblems = {
  'not read':
    'Não foi possível ler as mãos salvas neste aparelho. Elas não foram apagadas. Mãos novas não são salvas: recarregue a página.',
  'newer version':
    'Uma versão mais nova do Outs salvou mãos neste aparelho. Elas ficam como estão. Mãos novas não são salvas: recarregue a página.',
  refused:
    'Seu navegador não guardou todas as mãos: o armazenamento pode estar cheio. Libere espaço: as outras duram até você fechar a página.',
  'deleted elsewhere':
    'As mãos salvas foram apagadas em outra janela. Salve estas de novo para mantê-las depois de fechar a página.',
  stopped: 'Nem todas as mãos salvas foram lidas. As outras continuam neste aparelho: recarregue a página para ler.',
  'not deleted': 'Seu navegador não apagou as mãos salvas. Tente de novo.',
};
export const rangesNotKept = 'Seu navegador não salva dados desta página. Os ranges duram até você fechá-la.';
export const rangesSetAside =
  'Os ranges atribuídos que não puderam ser lidos foram guardados à parte. Atribua-os de novo.';
export const rangesLeftAlone = 'Não foi possível ler os ranges atribuídos. Os novos não serão salvos: libere espaço.';

// What went wrong.
export const losses = {
  'not stopped': 'A leitura foi interrompida no meio de um arquivo.',
  ended: 'Seu navegador encerrou a leitura, talvez por falta de memória.',
  'not started': 'A leitura das mãos não inicia. Recarregue a página.',
};
export const loadPageAgain = 'Recarregue a página para abrir as mãos acima.';
export const loadFilesAgain = 'Carregue os arquivos de novo para abrir as mãos e calcular o resto.';
export const noClipboard = 'Seu navegador não deixa a página ler a área de transferência. Abra um arquivo.';
export const noTable = 'Não foi possível carregar a tabela de equity pré-flop. Verifique sua conexão e tente de novo.';
export const handNotOpened = 'Não foi possível abrir a mão. Carregue o arquivo de novo.';
export const notJudgedAgain = (hands: number): string =>
  hands === 1
    ? '1 mão só pode ser avaliada de novo depois que os arquivos forem carregados outra vez.'
    : `${countText(hands)} mãos só podem ser avaliadas de novo depois que os arquivos forem carregados outra vez.`;
export const decisionLeftOut =
  'Uma decisão ficou de fora por um erro do Outs. Recarregue a página e carregue o arquivo dela de novo.';
export const tryAgain = 'Tentar de novo';

// Another app shares files.
export const shared = (count: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? `${names.join(', ')} e mais ${countText(more)}` : names.join(' e ');
  return `Outro aplicativo compartilhou ${files(count)}, ${size}: ${which}. Ler ${count === 1 ? 'o arquivo' : 'os arquivos'}?`;
};
export const read = 'Ler';
export const discard = 'Descartar';
export const shareProblems = {
  elsewhere: 'Outro site tentou adicionar mãos. Elas foram recusadas. Abra os arquivos aqui para adicioná-las.',
  'too large': 'O que foi compartilhado é grande demais: no máximo 200 arquivos e 100 MB. Abra os arquivos aqui.',
  'no histories':
    'Os arquivos compartilhados não são históricos de mãos. Compartilhe .txt, .csv, .xml, .json, .phh ou .zip.',
  unreadable: 'Não foi possível ler os arquivos compartilhados. Abra-os aqui.',
};

// Hands that are not read.
export const notRead = 'Não lidas';
export const soFar = (counts: string): string => `${counts} até agora`;
export const yourName = 'Seu nome lá';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 */

export const list = 'Decisões, as piores primeiro';
export const on = 'em';

const PLACES: Readonly<Record<Street, string>> = {
  preflop: 'Pré-flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};
export const called = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}, você pagou ${call} para ganhar ${pot}`;
export const folded = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}, você foldou para ${call}, pote de ${pot}`;
export const colon = ':';

export const needed = (breakEven: string): string => `precisava de ${breakEven}, tinha `;
export const neededOfMoney = (breakEven: string): string => `precisava de ${breakEven} do dinheiro, tinha `;
export const simulated = (width: string): string => ` (simulado, ${width} pontos)`;

export const against = (players: readonly Pieces[]): Pieces => [' contra ', ...joined(players, ' e ')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  hands.length === 1 ? 'a mão mostrada ' : 'as mãos mostradas ',
  ...joined(
    hands.map((cards) => [cards]),
    ' e ',
  ),
];
export const rangeYouGave = 'um range atribuído';
export const anyTwo = 'duas cartas quaisquer';
export const unknownHands = (count: number): string =>
  count === 1 ? 'uma mão desconhecida' : `${count} mãos desconhecidas`;
export const ranges = (count: number): string => (count === 1 ? 'um range' : `${count} ranges`);
export const withAnyTwo = (count: number): string =>
  count === 1 ? 'duas cartas quaisquer' : `${count} com duas cartas quaisquer`;

export const behind = (players: number, equity: string, exactness: string, breakEven: string): string => {
  const [fold, call] =
    players === 1
      ? ['o jogador que ainda vai agir foldar', 'ele pagar']
      : [`os ${players} jogadores que ainda vão agir foldarem`, 'eles pagarem'];
  return ` se ${fold}, ${equity} se ${call}${exactness} (precisava de ${breakEven})`;
};

export const worstSoFar = 'as piores até agora';
export const showdownNote =
  'Calls que perderam e folds que teriam ganhado. Sem cartas por vir, nenhum conta como erro.';
export const anyTwoNote =
  'Contra duas cartas quaisquer. Quem aposta tem mãos melhores, então isto não conta como erro.';
export const worstFirst = 'As piores primeiro, em big blinds.';
export const worstFirstShort = 'As piores primeiro, em bb.';
export const hindsight = 'Você não podia ver estas cartas: leia com cuidado.';
export const showAll = (decisions: number): string => `Ver todas as ${countText(decisions)}`;
export const showMore = (more: number, all: number): string => `Ver mais ${more} de ${countText(all)}`;
export const nothingSoFar = 'Nada por enquanto.';
export const nobodyShowed = {
  before: 'Ninguém mostrou cartas contra você. Atribua ranges às apostas em ',
  between: ' ou veja ',
  after: '.',
};
export const finding = 'Calculando a equity destas decisões.';
export const noneMatches = 'Nenhuma decisão com esses filtros.';

export const filters = 'Filtros';
export const moreFilters = 'Mais filtros';
export const noFilter = 'nenhum';
export const noMoreFilters = 'qualquer posição, pote, limite e dia';
export const clearFilters = 'Limpar filtros';
export const decisions = 'Decisões';
export const allThatCost = 'Todos os erros';
export const allCount = (count: number): string => (count === 1 ? 'O único erro' : `Os ${countText(count)} erros`);
export const allCountShort = (count: number): string => (count === 1 ? 'O único' : `Os ${countText(count)}`);
export const callsThatCost = 'Calls errados';
export const calls = 'Calls';
export const foldsThatCost = 'Folds errados';
export const folds = 'Folds';
export const costNothing = 'Sem erro';
export const noCost = 'Sem erro';
export const lostOnRiver = 'Perdidas no river';
export const street = 'Street';
export const streets = {
  any: 'Qualquer street',
  preflop: 'Pré-flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};
export const handTitle = 'Mão';
export const anyHand = 'Qualquer mão';
export const groups = {
  'flush draws': 'Flush draws',
  'straight draws': 'Straight draws',
  pairs: 'Pares',
  'made hands': 'Mãos feitas',
};
export const groupsShort = {
  'flush draws': 'Flush',
  'straight draws': 'Straight',
  pairs: 'Par',
  'made hands': 'Feita',
};
export const equityAgainst = 'Equity contra';
export const bases = {
  given: 'Seus ranges',
  shown: 'Cartas mostradas',
  any: 'Duas cartas quaisquer',
};
export const position = 'Posição';
export const positions = {
  any: 'Qualquer posição',
  early: 'Inicial',
  hijack: 'Hijack',
  cutoff: 'Cutoff',
  button: 'Botão',
  'small blind': 'Small blind',
  'big blind': 'Big blind',
};
export const pot = 'Pote';
export const anyPot = 'Qualquer pote';
export const potFrom = (bb: string): string => `A partir de ${bb} bb`;
export const stakes = 'Limite';
export const anyStakes = 'todos';
export const fromDay = 'Desde';
export const toDay = 'Até';

export const narrowed = {
  streets: { preflop: 'pré-flop', flop: 'flop', turn: 'turn', river: 'river' },
  groups: {
    'flush draws': 'flush draws',
    'straight draws': 'straight draws',
    pairs: 'pares',
    'made hands': 'mãos feitas',
  },
  positions: {
    early: 'posição inicial',
    hijack: 'hijack',
    cutoff: 'cutoff',
    button: 'botão',
    'small blind': 'small blind',
    'big blind': 'big blind',
  },
  pot: (bb: string): string => `pote a partir de ${bb} bb`,
  from: (day: string): string => `desde ${day}`,
  to: (day: string): string => `até ${day}`,
  days: (first: string, last: string): string => `de ${first} a ${last}`,
  against: {
    given: 'contra seus ranges',
    shown: 'contra cartas mostradas',
    any: 'contra duas cartas quaisquer',
  },
};

export const kinds = {
  'flush draw': 'Flush draws',
  'straight draw': 'Straight draws',
  gutshot: 'Gutshots',
  'two pair or better': 'Dois pares ou melhor',
  'top pair': 'Top pairs',
  'pocket pair': 'Pares na mão',
  'lower pair': 'Segundo par ou menor',
  'no pair': 'Sem par',
  'pair before the flop': 'Pares, pré-flop',
  'no pair before the flop': 'Outras, pré-flop',
};
export const callCount = (count: number): string => `${countText(count)} ${count === 1 ? 'call' : 'calls'}`;
export const foldCount = (count: number): string => `${countText(count)} ${count === 1 ? 'fold' : 'folds'}`;
export const decisionCount = (count: number): string => `${countText(count)} ${count === 1 ? 'decisão' : 'decisões'}`;

export const opponentsRanges = 'Ranges dos adversários';
export const noRanges = 'sem ranges: valem as cartas mostradas';
export const rangesJudge = (count: number): string =>
  count === 1 ? '1 range: vale o seu range' : `${countText(count)} ranges: valem os seus ranges`;
export const shownJudge = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'range' : 'ranges'}: valem as cartas mostradas`;
export const rangesNote = {
  before: 'Com que range os adversários apostam? Atribua um, como ',
  after:
    '. Sua decisão é avaliada por ele, não pelas cartas que foram mostradas depois. Os outros jogadores têm duas cartas quaisquer.',
};
export const judgeBy = 'Avaliar por';
export const lines = {
  'preflop raise': 'Aumenta no pré-flop',
  'flop bet': 'Aposta no flop',
  'flop raise': 'Aumenta no flop',
  'turn bet': 'Aposta no turn',
  'turn raise': 'Aumenta no turn',
  'river bet': 'Aposta no river',
  'river raise': 'Aumenta no river',
};
export const anyTwoShort = 'duas quaisquer';
export const emptyRange = 'Este range não tem nenhuma mão.';

export const tonight = 'Esta noite';
export const close = 'Fechar';
export const findingTonight = (decisions: number): string =>
  `Calculando a equity de ${decisions} ${decisions === 1 ? 'decisão' : 'decisões'}.`;
export const gaveUp = (cost: string, decisions: number): string =>
  `Seus calls e folds custaram ${cost} em ${decisions} ${decisions === 1 ? 'decisão' : 'decisões'}.`;
export const outcomes = { won: ' (ganhou)', lost: ' (perdeu)', split: ' (empatou)' };
export const notCounted = 'não conta';
export const tonightNote =
  'Só as mãos que você marcou. Valores como você os digitou. O custo contra duas cartas quaisquer não conta. Um raise não tem custo aqui.';
