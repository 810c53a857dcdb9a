import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import { list } from './grammar';
import { aHand, handName } from './hands';

/* Exercícios de leitura de mãos em um board. */

export const youHave = (hand: string): string => `Você tem ${hand}.`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = 'Quem ganha? Toque em todas as que ganham.';

/** Answers. */
export const boardShared = (hands: readonly string[]): string => `${list(hands, 'and')} dividem o pote: o board joga`;
export const shared = (hands: readonly string[], best: Strength): string =>
  `${list(hands, 'and')} dividem o pote: cada uma tem ${aHand(best)}, e nenhum kicker decide`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} ganha com ${aHand(best)}, na frente de ${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} ganha com ${aHand(best)}, com o melhor kicker: ${rankName(high)} contra ${rankName(low)}`;
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
  `Você tocou em ${cards}: não ${count === 1 ? 'está' : 'estão'} entre as cinco melhores`;

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

/** A row with its article, where it takes one. */
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
export const noPairWithAce = 'Nenhum par com uma carta sua, e você tem um ás';

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

export const whichBeat = 'Quais destas vencem você agora?';

/** Answers. */
export const noneBeats = 'nenhuma vence você';
export const beat = (hands: readonly string[], own: Strength): string =>
  `${list(hands, 'and')} ${hands.length === 1 ? 'vence' : 'vencem'} a sua mão: ${handName(own)}`;

export const missed = (hands: readonly string[]): string =>
  `${hands.length === 1 ? 'Faltou' : 'Faltaram'}: ${list(hands, 'and')}.`;
export const notAhead = (hands: readonly string[]): string =>
  `${hands.length === 1 ? 'Não está' : 'Não estão'} na frente: ${list(hands, 'and')}.`;
