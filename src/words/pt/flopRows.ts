import type { Texture } from '../../poker/flops';
import type { HeldDraw } from '../../poker/holding';
import { ordinal } from './grammar';
import { countText } from '../amounts';

export { rungs } from './flops';

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
  unpaired: 'sem par',
  paired: 'com par',
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
  `Um set ou algo melhor é mais do que outra carta do seu valor (${hits} de ${of} sem saber mais nada): um flop de três iguais é um full house.`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `Um par é o que usa uma carta da mão. Tabelas que dão ${pair} para um par e ${twoPair} para dois pares contam também os pares do board.`;
export const textureList = 'Textura do flop, por naipe e por valor';
export const aboutTexture = 'Por naipe e por valor: cada grupo de três soma todos os flops.';
export const aboutPlace = (combos: number, of: number): string =>
  `As 169 mãos estão na ordem da equity contra um adversário com duas cartas quaisquer. ${countText(combos)} de ${countText(of)} combos estão aqui ou acima. Cartas mortas não mudam isso.`;
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const never = 'nunca';
export const always = 'sempre';
export const deal = (title: string, share: string, odds: string): string =>
  `${title}: ${share}${odds === '' ? '' : `, ${odds}`}. Distribuir um flop assim`;

export const against = (opponents: number, equity: string): string =>
  `${opponents} ${opponents === 1 ? 'adversário' : 'adversários'}: ${equity}`;
export const notCounted = (opponents: number): string => against(opponents, 'ainda não calculada');
export const aboutMany =
  'Sua equity em % contra esse número de adversários com duas cartas quaisquer; a linha marca uma parte igual.';
export const manySimulated = (points: string): string => `Mais de um: simulado, ${points}.`;
