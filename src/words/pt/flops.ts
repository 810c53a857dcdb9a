import type { Rung, HeldDraw } from '../../poker/holding';
import type { Texture } from '../../poker/flops';
import { ordinal } from './grammar';
import { countText } from '../amounts';
import { percentText } from '../numbers';

/* Exercícios sobre com que frequência o flop traz algo. */

/** By what is asked about. */
export const questions = {
  'pair or better': 'Com que frequência você acerta um par próprio ou melhor no flop?',
  'top pair or better': 'Com que frequência você acerta top pair ou melhor no flop?',
  'two pair or better': 'Com que frequência você acerta dois pares ou melhor no flop?',
  'trips or better': 'Com que frequência você acerta trips ou melhor no flop?',
  'set or better': 'Com que frequência você acerta um set ou melhor no flop?',
  'straight or better': 'Com que frequência você acerta uma sequência ou melhor no flop?',
  'flush or better': 'Com que frequência você acerta um flush ou melhor no flop?',
  'flush draw': 'Com que frequência você acerta um flush draw no flop?',
  'open-ended straight draw': 'Com que frequência você acerta um straight draw aberto no flop?',
  gutshot: 'Com que frequência você acerta um gutshot no flop?',
  overcard: 'Com que frequência o flop traz uma overcard para o seu par?',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `cerca de um flop em ${flops}`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `${share}, ${about}.`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${hits} de ${of} flops, ${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': 'straight flush',
  'four of a kind': 'quadra',
  'full house': 'full house',
  flush: 'flush',
  straight: 'sequência',
  set: 'set',
  trips: 'trips',
  'two pair': 'dois pares',
  overpair: 'overpair',
  'top pair': 'top pair',
  'pocket pair below top': 'par na mão abaixo da mais alta',
  'second pair': 'segundo par',
  'pocket pair below second': 'par na mão abaixo da segunda',
  'third pair or lower': 'terceiro par ou menor',
  'pocket pair below third': 'par na mão abaixo da terceira',
  'ace high': 'ás alto',
  'no made hand': 'sem mão feita',
};
/** What is above the rungs that are named. */
export const better = 'algo melhor';
export const flopsWith = (name: string, flops: string): string => `${name}: ${flops} flops`;

export const ownCardFalls = (product: string): string => `sai uma das suas duas cartas: ${product}`;
export const higherCardFalls = (product: string): string => `sai uma carta mais alta: ${product}`;
export const pairingCardFalls = (product: string): string => `sai uma das suas seis cartas: ${product}`;
export const twoOfSuitFall = 'duas do seu naipe e outra: 55 × 39 flops: 2.145 de 19.600';

/* What is not in the product. */
export const fullHouses = 'três do mesmo valor no flop formam um full house';
export const straightsAndFlushes = 'sequências e flushes sem elas';

export const draws: Readonly<Record<HeldDraw, string>> = {
  'flush draw': 'flush draw',
  'nut flush draw': 'nut flush draw',
  'one-card flush draw': 'flush draw com uma carta',
  'open-ended straight draw': 'straight draw aberto',
  'double gutshot': 'gutshot duplo',
  gutshot: 'gutshot',
  'one-card straight draw': 'straight draw com uma carta',
  overcards: 'overcards',
  'backdoor flush draw': 'backdoor flush draw',
  'one-card backdoor flush draw': 'backdoor flush draw com uma carta',
  'backdoor straight draw': 'backdoor straight draw',
  'combo draw': 'combo draw',
  'pair and flush draw': 'par e flush draw',
  'pair and straight draw': 'par e straight draw',
  'overcards and flush draw': 'overcards e flush draw',
  'overcards and straight draw': 'overcards e straight draw',
};

export const textures: Readonly<Record<Texture, string>> = {
  monotone: 'monotone',
  'two-tone': 'dois naipes',
  rainbow: 'rainbow',
  unpaired: 'não pareado',
  paired: 'pareado',
  'three of a kind': 'trinca',
};

export const eightOuts = 'oito outs ou mais';
export const aboveThePair = 'uma carta acima do par';

export const opponents = 'Adversários';
export const oneToNine = 'equity contra um a nove';
export const heads = (equity: string): string => `${equity} contra um; de dois a nove, simulado`;
export const flopBrings = 'O que o flop traz';
export const you = (text: string): string => `você: ${text}`;
export const goodAndOvercard = (good: string, goodShare: string, overcard: string): string =>
  `${good} ${goodShare}, overcard ${overcard}`;
export const goodAndEightOuts = (good: string, goodShare: string, eightOuts: string): string =>
  `${good} ${goodShare}, oito outs ${eightOuts}`;
export const texture = 'Textura do flop';
export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join(', ');
export const place = 'Ranking';
export const ofHands = (place: number, top: string): string => `${ordinal(place, 'f')} de 169 mãos, top ${top}`;

export const whoseFlop = 'De quem é o flop';
export const weighed = 'Parte dos flops, cada combo pelo seu peso. Escolha uma linha para distribuir um flop assim.';
export const ofFlops = (of: string): string =>
  `Parte dos ${of} flops. Escolha uma linha para distribuir um flop assim.`;
export const made = 'Mãos feitas no flop';
export const drawsBeside = 'Draws, contados também nas linhas acima';
export const drawsOnFlop = 'Draws no flop';
export const sideDraws = 'Draws backdoor, de uma carta e combinados';
export const moreDraws = 'Mais draws no flop';
export const allDraws = 'Todos os draws';
export const overcards = 'Overcards';
export const aboutSet = (hits: string, of: string): string =>
  `Set ou melhor inclui os flops de três cartas iguais: eles dão um full house. Sem eles: ${hits} de ${of}.`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `Um par usa uma das suas cartas. Tabelas que dão ${pair} para um par e ${twoPair} para dois pares contam também os pares do board.`;
export const textureList = 'Textura do flop, por naipe e por valor';
export const aboutTexture = 'Por naipe e por valor. Cada grupo soma 100%.';
export const aboutPlace = (combos: number, of: number): string =>
  `As 169 mãos estão em ordem de equity contra um adversário com duas cartas quaisquer. ${countText(combos)} de ${countText(of)} combos estão aqui ou acima. Cartas mortas não mudam isso.`;
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const never = 'nunca';
export const always = 'sempre';
export const deal = (title: string, share: string, odds: string): string =>
  `${title}: ${share}${odds === '' ? '' : `, ${odds}`}. Distribuir um flop assim`;

export const against = (opponents: number, equity: string): string =>
  `${opponents} ${opponents === 1 ? 'adversário' : 'adversários'}: ${equity}`;
export const notCounted = (opponents: number): string => against(opponents, 'ainda não calculada');
export const aboutMany =
  'Equity contra um a nove adversários com duas cartas quaisquer. A linha marca a parte de cada um.';
export const manySimulated = (points: string): string => `Mais de um: simulado, ${points}.`;

export const allFlopsTitle = 'Todos os flops';
export const allFlopsClosed = 'sua equity em cada um';
export const counting = 'Contando';
export const order = 'Ordem';
export const best = 'Melhores primeiro';
export const worst = 'Piores primeiro';
export const strongest = 'Sua parte das 10% melhores';
export const byCards = 'Por cartas';
export const which = 'Quais flops';
export const all = 'Todos';
export const list = 'Flops';
export const means = 'Sua equity por textura';
export const flop = 'Flop';
export const equity = 'Equity';
export const share = 'Do total';
export const strong = 'Das 10% melhores';
export const more = 'Mostrar mais';
export const none = 'Nenhum flop assim.';
export const strongNote =
  'Das 10% melhores: sua parte das 10% melhores mãos neste flop, com os dois ranges contados igualmente.';
export const suitsNote = 'Flops que só diferem nos naipes ficam em uma só linha. Toque em um para distribuí-lo.';

export const textureNames = {
  monotone: 'Monotone',
  twoTone: 'Dois naipes',
  rainbow: 'Rainbow',
  unpaired: 'Não pareado',
  paired: 'Pareado',
  trips: 'Trinca',
  ace: 'Ás alto',
  king: 'Rei alto',
  queen: 'Dama alta',
  middle: 'Valete ou dez alto',
  low: 'Nove alto ou menor',
};

/** While they are counted. */
export const progress = (done: number, of: number): string => `${countText(done)} de ${countText(of)} flops`;

/** Once all are there: the mean equity, and that of the worst and the best flop. */
export const summary = (mean: number, lowest: number, highest: number): string =>
  `${percentText(mean)} em média, de ${percentText(lowest)} a ${percentText(highest)}`;

export const averageIs = (mean: number): string => `média ${percentText(mean)}`;
/** Os flops de todos os tipos escolhidos. */
export const chosenFlops = (flops: number, mean: number, share: number): string =>
  `${countText(flops)} ${flops === 1 ? 'flop' : 'flops'}: ${percentText(mean)} em média, ${percentText(share)} do total.`;

export const dealThis = (cards: string, equity: number): string =>
  `${cards}: ${percentText(equity)}. Distribuir este flop`;

export const allHandsTitle = 'As 169 mãos';
export const allHandsClosed = 'a equity de cada uma contra a dele';
export const missing = 'Não foi possível carregar a tabela de confrontos. Recarregue a página.';

export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}, a melhor é ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}, a melhor`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `de ${worst} ${worstEquity} a ${best} ${bestEquity}`;

const combos = (live: number, all: number) => (live === all ? `${all} combos` : `${live} de ${all} combos`);
export const told = (equity: string, place: number, live: number, all: number): string =>
  `${equity} de equity, ${ordinal(place, 'f')} de 169, ${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}: ${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}: ${told}, sua`;
export const hold = (hand: string, equity: string): string => `${hand}: ${equity}. Jogar com esta mão`;

export const map = 'As 169 mãos, equity contra o que ele tem';
export const about =
  'Em cada célula: a equity dessa mão contra o que o adversário tem. As mãos suited ficam acima da diagonal.';
export const outlined = 'As suas têm um contorno.';
export const yours = 'Suas mãos';
export const handPlace = 'Ranking';
export const hand = 'Mão';
export const combosTitle = 'Combos';
export const note = 'A equity de uma mão é a média dos seus combos, conforme quantas vezes cada um pode sair.';
export const tapToHold = 'Toque em uma para jogar com ela.';

export const callFrom = (needed: string, hands: number, right: number, of: number): string =>
  `Pague com ${needed} ou mais: ${hands} ${hands === 1 ? 'mão' : 'mãos'}, ${countText(right)} de ${countText(of)} combos.`;
export const callsAsRange = 'Usar como seu range';
export const calls = (told: string): string => `${told}, paga`;
export const call = 'Pagar';
