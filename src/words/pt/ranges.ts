import type { Street } from '../../poker/spot';
import { capitalize } from '../text';
import { percentText } from '../numbers';
import { onStreet } from './spot';
import type { GroupId } from '../en/ranges';
import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import { list, ordinal } from './grammar';
import { aHand, handName } from './hands';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { roughly } from '../fraction';
import { flopsInWords } from './numbers';

/* The words for hero's range, besides those for any spot. */

export const rangeAgainstRange = (street: Street): string => `Range contra range, ${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `Os dois têm mãos fortes quase com a mesma frequência: ${percentText(own)} do seu range, ${percentText(theirs)} do outro.`;
export const youStrong = (own: number, theirs: number): string =>
  `Você tem mãos fortes com mais frequência: ${percentText(own)} do seu range, ${percentText(theirs)} do outro.`;
export const theyStrong = (own: number, theirs: number): string =>
  `O adversário tem mãos fortes com mais frequência: ${percentText(theirs)} do range dele, ${percentText(own)} do seu.`;

// The cards that matter.
export const helps = (card: string): string => `${capitalize(card)} é o que mais ajuda você.`;
export const hurts = (card: string): string => `${capitalize(card)} é o que mais prejudica você.`;
export const helpsAndHurts = (best: string, worst: string): string =>
  `${capitalize(best)} é o que mais ajuda você; ${worst}, o que mais prejudica.`;

export const you = 'Você';
export const cards = 'Cartas';
export const holdCards = 'Você tem duas cartas';
export const anyTwo = 'duas quaisquer';

export const rangeOf = (player: string | undefined): string =>
  player === undefined ? 'Seu range' : `Range: ${player}`;
export const onGrid = (player: string | undefined): string =>
  player === undefined ? 'Seu range na grade' : `Range na grade: ${player}`;
export const byHand = (player: string | undefined): string =>
  player === undefined ? 'Seu range, mão por mão' : `Range mão por mão: ${player}`;

export const example = 'ex.: TT+';
export const suchAs = 'como TT+, AQs+, KTo+ ou 15%';
/** Before the way back. */
export const narrowed = 'reduzido:';
export const widen = 'desfazer';
export const revert = 'Reverter';
/** @param text the count as it is written */
export const combos = (count: number, text: string): string => `${text} ${count === 1 ? 'combo' : 'combos'}`;
export const combosAndShare = (count: number, text: string, share: string): string =>
  `${combos(count, text)}, ${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `Você ${equity}`;
export const lastValid = 'último range válido';
export const isEmpty = 'vazio';
export const noneBlocked = 'nenhum bloqueado';
export const blocked = (combos: string): string => `${combos} ${combos === '1' ? 'bloqueado' : 'bloqueados'}`;
export const empty = 'Esvaziar';
export const emptyRange = 'Esvaziar o range';
export const undo = 'Desfazer';
export const done = 'Pronto';
export const topHands = 'Melhores mãos';
export const orders = { one: 'contra uma', four: 'contra quatro' };
export const top = (percent: string): string => `Top ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `top ${percent}`;
export const asWideAs = (percent: string): string => `tão amplo quanto o top ${percent}`;
export const ranking = (percent: string, isTop: boolean, hands: number): string =>
  `${isTop ? 'Top' : 'Mais ou menos tão amplo quanto o top'} ${percent} pela equity contra ${hands === 1 ? 'uma mão aleatória' : `${hands} mãos aleatórias`}, all-in antes do flop.`;
export const drag = 'Arraste para adicionar ou tirar mãos. O botão direito tira.';
export const tap = 'Toque em uma mão, ou arraste para o lado. Segure para arrastar em qualquer direção.';
export const pick = 'Escolha uma mão para ver seus combos. Arraste para pintar.';
export const combosOfHand = (hand: string): string => `Combos de ${hand}`;
export const weightOf = (hand: string): string => `Peso de ${hand}`;
export const blockedCombo = 'bloqueado';

/**
 * How much of a hand is in: `'todos os 4 combos a 50%'`, `'1 de 4 combos'`, `'fora'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'fora';
  const combos = held === of ? `todos os ${of} combos` : `${held} de ${of} combos`;
  if (weight === undefined) return combos;
  return isMean ? `${combos}, a cerca de ${weight}` : `${combos} a ${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string =>
  `${holding}, ${blocked} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const cell = (hand: string, holding: string): string => `${hand}: ${holding}`;

/* Painting. */

export const paintAt = 'Pintar a';
export const weight = 'Peso';
export const groups = 'Grupos';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: 'Qualquer par',
  broadways: 'Broadways',
  connectors: 'Conectores suited',
  suited: 'Todas as suited',
};

/* Ranges to choose. */

export const toChoose = 'Ranges para escolher';
export const recent = (range: string): string => `Range recente ${range}`;
export const name = 'Nome';
export const nameExample = 'ex.: Open do botão';
export const foldersHow = 'Nomes que começam igual antes de uma barra formam uma pasta: 6-max/CO abre, 6-max/BTN abre.';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name} (${count})`;
export const save = 'Salvar';
export const saveWithName = 'Salvar com um nome';
export const rename = 'Renomear';
export const remove = 'Excluir';
export const removeNamed = (name: string): string => `Excluir ${name}`;
export const removed = (name: string | undefined): string =>
  name === undefined ? 'Range excluído.' : `Excluído: ${name}.`;

/* Ranges by position. */

export const byPosition = 'Por posição';
export const players = 'Jogadores na mesa';
/** By the number of players. */
export const tables = { 6: '6 jogadores', 9: '9 jogadores' };
export const action = 'Ação';
export const actions = {
  open: 'Abre',
  call: 'Paga',
  '3-bet': 'Dá 3-bet',
  'call a 3-bet': 'Paga um 3-bet',
  '4-bet': 'Dá 4-bet',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} contra ${raiser}`;
export const ours = 'Guias pré-flop próprios para 100 big blinds: um ponto de partida, não uma solução.';

/* Exercícios de leitura de mãos em um board. */

export const youHave = (hand: string): string => `Você tem ${hand}.`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = 'Quem ganha? Toque em todas as que ganham.';

/** Answers. */
export const boardShared = (hands: readonly string[]): string => `${list(hands, 'and')} dividem o pote: o board joga`;
export const shared = (hands: readonly string[], best: Strength): string =>
  `${list(hands, 'and')} dividem o pote: cada uma tem ${aHand(best)}, e nenhum kicker desempata`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} ganha com ${aHand(best)}, na frente de ${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} ganha com ${aHand(best)} e o melhor kicker: ${rankName(high)} contra ${rankName(low)}`;
export const winsByFlush = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} ganha com ${aHand(best)}, o flush mais alto: ${rankName(high)} contra ${rankName(low)}`;

export const youTapped = (hands: number): string => `Você tocou em ${hands === 1 ? 'uma mão' : `${hands} mãos`}.`;

/* -------------------------------------------------------------------------- five that play -- */

export const tapFive = 'Toque nas cinco cartas que jogam.';

/** Answers. */
export const withBoth = (best: Strength): string => `${aHand(best)}, com as suas duas cartas`;
export const withOne = (best: Strength, card: string): string => `${aHand(best)}, com uma só carta sua, ${card}`;
export const withNone = (best: Strength): string => `${aHand(best)}: o board joga`;

export const setsOfFive = (count: number): string => `Há ${count} grupos de cinco igualmente bons.`;

/** Lines. */
export const fiveLine = (hand: string, five: string, name: string): string => `${hand}: ${five}, ${name}`;
export const idle = (cards: string, count: number): string => `${cards} não ${count === 1 ? 'joga' : 'jogam'}`;
export const wrongFive = (cards: string, count: number): string =>
  `${cards} não ${count === 1 ? 'está' : 'estão'} entre as cinco melhores`;

/* ---------------------------------------------------------------------------- name the row -- */

export const whatHand = 'O que você tem?';

const ARTICLES: Readonly<Partial<Record<Rung, string>>> = {
  'straight flush': 'um',
  'full house': 'um',
  flush: 'um',
  straight: 'uma',
  set: 'um',
  overpair: 'um',
  'pocket pair below top': 'um',
  'pocket pair below second': 'um',
  'pocket pair below third': 'um',
};

/** A row with its article, if it takes one. */
export const aRow = (row: Rung, title: string): string => {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  const article = ARTICLES[row];
  return article === undefined ? text : `${article} ${text}`;
};

export const haveNot = (row: string, other: string): string => `Você tem ${row}, não ${other}.`;

/** Lines. @param note the row's rule */
export const rowIs = (title: string, note: string): string => `${title}: ${note}`;
export const yourFive = (five: string, name: string): string => `As suas cinco: ${five}, ${name}`;
export const boardPlays = 'O board joga: as cinco cartas dele valem o mesmo';
export const twoPairs = (cards: string): string => `Dois pares, cada um com uma carta sua: ${cards}`;
export const pairOnTop = (cards: string): string => `Um par próprio, ${cards}: está acima das outras cartas do board`;
/** @param above ranks of the board above the pair */
export const pairBelow = (cards: string, above: number): string =>
  `Um par próprio, ${cards}: ${above === 1 ? 'uma carta do board está' : `${above} cartas do board estão`} acima`;
export const counterfeit = 'O seu par não está entre as cinco melhores: há dois pares mais altos';
export const counterfeitWithAce =
  'O seu par não está entre as cinco melhores: há dois pares mais altos, e você tem um ás';
export const pairOfBoard = 'O par é do board: todos têm';
export const pairOfBoardWithAce = 'O par é do board: todos têm, e você tem um ás';
export const noPair = 'Nenhum par com uma carta sua';
export const noPairWithAce = 'Nenhum par com uma carta sua, mas você tem um ás';

/* -------------------------------------------------------------------------------- the nuts -- */

export const tapNuts = 'Toque em uma mão que seja o nuts agora.';

/** Answers. @param hands how many make it */
export const nutsAre = (best: Strength, example: string, hands: number): string =>
  `o nuts é ${aHand(best)}, por exemplo ${example}: ${hands === 1 ? 'uma mão' : `${hands} mãos`}`;
export const nutsFound = (best: Strength, hands: number): string =>
  `${aHand(best)}, ${hands === 1 ? 'uma mão' : `${hands} mãos`}`;

export const secondBest = (hand: string): string => `${hand} é a segunda melhor.`;
export const notNuts = (hand: string): string => `${hand} não é o nuts.`;

/* --------------------------------------------------------------------------- what beats you -- */

export const whichBeat = 'Quais destas ganham de você agora?';

/** Answers. */
export const noneBeats = 'nenhuma ganha de você';
export const beat = (hands: readonly string[], own: Strength): string =>
  `${list(hands, 'and')} ${hands.length === 1 ? 'ganha' : 'ganham'} da sua mão: ${handName(own)}`;

export const missed = (hands: readonly string[]): string =>
  `${hands.length === 1 ? 'Faltou' : 'Faltaram'}: ${list(hands, 'and')}.`;
export const notAhead = (hands: readonly string[]): string =>
  `${hands.length === 1 ? 'Não está' : 'Não estão'} na frente: ${list(hands, 'and')}.`;

/* Before the flop: the words for a player alone. */

const WITH_ARTICLE: Readonly<Record<FlopName, string>> = {
  'set or better': 'um set ou algo melhor',
  'pair or better': 'um par ou algo melhor',
  'flush draw or better': 'um flush draw ou algo melhor',
  'straight or eight outs': 'uma sequência ou oito outs',
};

/** `'Cerca de um em cada oito flops traz um set ou algo melhor'` */
const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'number' || (typeof often !== 'string' && often[0] > 1) ? 'trazem' : 'traz';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, WITH_ARTICLE[name])}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, WITH_ARTICLE[name])}, e ${flopsInWords(good)}, ${WITH_ARTICLE[goodName]}.`;
export const above = (chance: Chance, _pair: Rank): string => `${bring(chance, 'uma overcard')}.`;
export const noneAbove = 'Nenhuma overcard pode vir.';

export const pocketPair = (rank: Rank): string => `Par de ${rankName(rank, 2)}`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'do mesmo naipe' : 'de naipes diferentes'}`;
export const ranked = (hand: string, place: number): string =>
  `${hand}: ${ordinal(place, 'f')} de 169 contra duas quaisquer`;
export const yourRange = 'Seu range, antes do flop';
export const anyTwoBeforeFlop = 'Duas cartas quaisquer, antes do flop';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `${equity} contra duas cartas quaisquer`;
export const ofEquity = (equity: string): string => `${equity} de equity`;
export const onFlop = (equity: string): string => `no flop: ${equity}.`;
export const onFlopSet = (equity: string): string => `no flop dá um set: ${equity}.`;
export const onFlopPair = (equity: string): string => `no flop dá um par: ${equity}.`;
