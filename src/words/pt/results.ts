import type { Card, Rank, Suit } from '../../poker/card';
import { aRank } from './cardSets';
import { cardName, suitName } from './cards';
import { list } from './grammar';

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
export const ofRunOuts = (hits: string, of: string): string => `${hits} de ${of} finais possíveis`;
export const exactEquity = 'equity exata, em todos os finais possíveis';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = { call: 'Pagar', fold: 'Foldar', close: 'Pagar ou foldar' };

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision]} ${decision === 'close' ? `${isOwn ? 'dá' : 'dava'} no mesmo` : `${isOwn ? 'é' : 'era'} o certo`}: o ponto de equilíbrio é ${breakEven}.`;
export const thePrice = 'O preço';
export const potOdds = (offered: string, needed: string): string =>
  `Pot odds ${offered} : 1, você precisa de ${needed} : 1.`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `${pot} no pote, ${call} para pagar. Equity de equilíbrio ${breakEven}. EV ${ev} por call.`;
export const impliedOdds = (more: string): string =>
  `Odds implícitas: ganhe mais ${more} depois e você fica no zero a zero.`;

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
