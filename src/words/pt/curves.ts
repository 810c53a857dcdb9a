import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';

type Name = string | undefined;

export const title = 'Curvas de equity';
export const inOrder = 'cada range, da mão mais fraca à mais forte';
export const strongOfYours = (own: string): string => `mãos fortes: ${own} do seu range`;
export const strongOfBoth = (own: string, theirs: string, name: Name): string =>
  `mãos fortes: você ${own}, ${they(name)} ${theirs}`;

export const you = 'você';
export const they = (name: Name): string => name ?? 'adversário';
export const youWith = (equity: string): string => `você ${equity}`;
export const theyWith = (equity: string, name: Name): string => `${they(name)} ${equity}`;
export const chart = 'Equity de cada mão dos dois ranges, da mais fraca à mais forte';
export const dragAcross = 'arraste de um lado ao outro para ler os dois ranges';
export const readBoth = (own: string, ownCards: string, theirs: string, theirCards: string, name: Name): string =>
  `você ${own} com ${ownCards}, ${they(name)} ${theirs} com ${theirCards}`;
export const partOfBoth = 'Parte dos dois ranges';
export const ofRange = (part: string): string => `${part} do range:`;
export const lineOfStrong = 'Linha das mãos fortes';
export const orMore = (border: string, own: string, theirs: string, name: Name): string =>
  `${border} ou mais: você ${own}, ${they(name)} ${theirs}`;
export const orMoreOwn = (border: string, own: string): string => `${border} ou mais: você ${own}`;
export const lineLabel = (border: string, isShort: boolean, isUsual: boolean): string =>
  `${border}${isShort ? '' : ' de equity'} ou mais${isUsual ? ': mãos fortes' : ''}`;
export const weakest = 'mãos mais fracas';
export const half = 'metade do range';
export const strongest = 'mais fortes';
export const byPart = 'Equity por parte do range, da mais fraca à mais forte';
export const part = 'Parte';
export const youTitle = 'Você';
export const theyTitle = (name: Name): string => name ?? 'Adversário';

export const streetOfCurves = 'Street das curvas';
export const fromFlop = 'Com cartas mortas, as curvas começam no flop.';
export const counting = 'Os combos estão sendo contados.';
export const buckets = 'Que parte de cada range tem cada equity';
export const equity = 'equity';
export const shareOfRange = 'parte do range';
export const youAndThey = (name: Name): string => `você, ${they(name)}`;
export const below = (to: string): string => `menos de ${to}`;
export const between = (from: number, to: string): string => `${from} a ${to}`;
export const aboutStrong = (border: string): string =>
  `Mãos fortes têm ${border} de equity ou mais contra o outro range. Arraste a linha pela etiqueta ou mova com ↑ e ↓.`;
export const byStreet = 'Por street';
export const yourEquity = 'sua equity';
export const yoursOrMore = (border: string): string => `você, ${border} ou mais`;
export const theirsOrMore = (border: string, name: Name): string => `${they(name)}, ${border} ou mais`;

export const yourRange = 'Seu range';
export const theirRange = (name: Name): string => `Range ${of(name)}`;
const of = (name: Name): string => (name === undefined ? 'do adversário' : `de ${name}`);
export const yourMap = 'Seu range, equity mão por mão';
export const theirMap = (name: Name): string => `${theirRange(name)}, equity mão por mão`;
export const inYours = (hand: string): string => `seu range: ${hand}`;
export const inTheirs = (hand: string, name: Name): string => `range ${of(name)}: ${hand}`;
export const notInRange = 'fora do range';
const combos = (count: string): string => `${count} ${count === '1' ? 'combo' : 'combos'}`;
export const inRange = combos;
export const liveInRange = (live: string, all: string): string => `${live} de ${combos(all)}`;
export const allBlocked = (all: string): string => `${combos(all)}, ${all === '1' ? 'bloqueado' : 'todos bloqueados'}`;
export const blockedByOther = (live: string, all: string): string =>
  `${liveInRange(live, all)}, ${live === '1' ? 'bloqueado' : 'bloqueados'} pelo outro range`;
export const cellEquity = (equity: string, live: string, all: string): string =>
  `${equity} de equity, ${liveInRange(live, all)}`;
export const aboutMaps =
  'Em cada célula: a equity dessa mão contra o outro range. As mãos suited ficam acima da diagonal.';

export const toExport = 'Copiar ou salvar as curvas';
export const picture = 'Imagem';
export const figures = 'Números';
export const copy = 'Copiar';
export const copyPicture = 'Copiar as curvas como imagem';
export const copyFigures = 'Copiar os números como CSV';
export const saveAs = (format: 'PNG' | 'SVG'): string => `Salvar as curvas como ${format}`;
export const saveCsv = 'Salvar os números como CSV';
export const pictureCopied = 'Imagem copiada.';
export const figuresCopied = 'Números copiados.';
export const copyBlocked = 'Seu navegador não permitiu copiar. Salve o arquivo.';
export const beforeFlop = 'antes do flop';
export const anyTwo = 'duas cartas quaisquer';
export const youHold = (equity: string, hands: string): string => `Você ${equity}: ${hands}`;
export const theyHold = (equity: string, hands: string): string => `Adversário ${equity}: ${hands}`;

/* Exercícios sobre equity e outs efetivos contra um range, e sobre pagar. */

export const outsQuestion = (range: string): string => `O adversário tem ${range}. Quantos outs vale a sua mão?`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${outs} outs efetivos de ${unseen}; a sua equity é de ${equity}.`;
export const closeEnough = (said: string): string => `Você disse ${said}: perto o bastante.`;
/** `'3 reis'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string =>
  `${count} ${count === 1 ? 'carta' : 'cartas'} de ${suitName(suit)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

export const equityQuestion = (range: string): string => `O adversário tem ${range}. Qual é a sua equity?`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `${combos} na sua frente: ${combos} de ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `${combos} pares atrás: ${combos} de ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `${combos}, o resto: ${combos} de ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `Há ${pot} no pote com a aposta, e pagar custa ${call}. Pagar ou foldar?`;

const why = (equity: string, needed: string): string => `a sua equity é de ${equity} e você precisa de ${needed}.`;

/** By the right decision: without a reply, if it was right, and if it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `O certo é pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `O certo é foldar: ${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `Pagar está certo: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Foldar está certo: ${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `O certo era pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `O certo era foldar: ${why(equity, needed)}`,
};
