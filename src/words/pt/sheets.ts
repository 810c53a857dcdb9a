import type { Rank } from '../../poker/card';
import { rankName } from './cards';

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
  `De ${flops} flops, sem conhecer nenhuma outra carta; x : 1 são as odds contra você. Um set ou melhor é mais do que outra carta do mesmo valor, ${better}: um flop de três iguais dá um full house. Um par é o que usa uma carta da mão; as tabelas que dão ${pair} para um par e ${twoPair} para dois pares contam também os pares do próprio board. Uma mão do mesmo naipe ou conectada tem, além disso, o que dois valores trazem.`;

export const pocketPair = 'Par na mão';
export const pocketPairs = 'qualquer par';
export const setOrBetter = 'Set ou melhor';
export const set = 'Set';
export const fullHouse = 'Full house';
export const fourOfAKind = 'Quadra';
export const cardAbove = (rank: Rank): string => `Uma carta maior que ${rankName(rank, 2)}`;

export const offsuit = 'De naipes diferentes';
export const offsuitHands = 'dois valores; o par é o que usa uma carta da mão';
export const pairOrBetter = 'Um par ou melhor';
export const pair = 'Um par';
export const twoPair = 'Dois pares';
export const trips = 'Trips';

export const suited = 'Do mesmo naipe';
export const suitedHands = 'duas cartas quaisquer de um naipe, além do que dois valores trazem';
export const flush = 'Flush';
export const backdoorFlushDraw = 'Backdoor flush draw';

export const connected = 'Conectadas';
export const connectedHands = 'cartas vizinhas, de valete-dez até cinco-quatro';
export const straight = 'Sequência';
export const openEndedOrDouble = 'Duas pontas ou gutshot duplo';
export const eightOuts = 'Sequência ou melhor, ou oito outs';
