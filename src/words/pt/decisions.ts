import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { countText } from '../amounts';
import { joined, type Pieces } from '../pieces';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 */

export const list = 'Decisões, as mais caras primeiro';
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
export const rangeYouGave = 'um range que você deu';
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
  'Pagamentos que perderam e folds que teriam ganhado. Não havia cartas por vir: nenhum é um erro.';
export const anyTwoNote =
  'Contra duas cartas quaisquer. Quem aposta tem mãos melhores, então isto não conta como erro.';
export const worstFirst = 'As piores primeiro, em big blinds.';
export const worstFirstShort = 'As piores primeiro, em bb.';
export const hindsight = 'Você não podia ver estas cartas: leia com cuidado.';
export const showAll = (decisions: number): string => `Ver todas as ${countText(decisions)}`;
export const showMore = (more: number, all: number): string => `Ver mais ${more} de ${countText(all)}`;
export const nothingSoFar = 'Nada por enquanto.';
export const nobodyShowed = {
  before: 'Ninguém mostrou cartas contra você. Dê ranges às apostas em ',
  between: ' ou veja ',
  after: '.',
};
export const finding = 'Calculando a equity destas decisões.';
export const noneMatches = 'Nenhuma decisão corresponde.';

export const filters = 'Filtros';
export const moreFilters = 'Mais filtros';
export const noFilter = 'nenhum';
export const noMoreFilters = 'qualquer posição, pote, limite e dia';
export const clearFilters = 'Limpar filtros';
export const decisions = 'Decisões';
export const allThatCost = 'Todas as que custaram';
export const allCount = (count: number): string =>
  count === 1 ? 'A única que custou' : `As ${countText(count)} que custaram`;
export const allCountShort = (count: number): string => (count === 1 ? 'A única' : `As ${countText(count)}`);
export const callsThatCost = 'Pagamentos que custaram';
export const calls = 'Pagamentos';
export const foldsThatCost = 'Folds que custaram';
export const folds = 'Folds';
export const costNothing = 'Não custaram nada';
export const noCost = 'Sem custo';
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
export const callCount = (count: number): string => `${countText(count)} ${count === 1 ? 'pagamento' : 'pagamentos'}`;
export const foldCount = (count: number): string => `${countText(count)} ${count === 1 ? 'fold' : 'folds'}`;
export const decisionCount = (count: number): string => `${countText(count)} decisões`;

export const opponentsRanges = 'Ranges dos adversários';
export const noRanges = 'sem ranges: valem as cartas mostradas';
export const rangesJudge = (count: number): string =>
  count === 1 ? '1 range: vale o seu range' : `${countText(count)} ranges: valem os seus ranges`;
export const shownJudge = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'range' : 'ranges'}: valem as cartas mostradas`;
export const rangesNote = {
  before: 'Com que range os adversários apostam? Dê um, como ',
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
  `Seus pagamentos e folds custaram ${cost} em ${decisions} ${decisions === 1 ? 'decisão' : 'decisões'}.`;
export const outcomes = { won: ' (ganhou)', lost: ' (perdeu)', split: ' (empatou)' };
export const notCounted = 'não conta';
export const tonightNote =
  'Só as mãos que você marcou. Valores como você os digitou. O custo contra duas cartas quaisquer não conta. Um raise não tem custo aqui.';
