import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { aCategory } from './hands';
import { places } from './table';

/* Examples. */

export const spotsWorth = 'Situações que valem a pena';
export const orExample = 'Ou veja um exemplo';
/** Between hands and board. */
export const on = 'em';
export const examples = {
  outs: 'doze outs, contados carta por carta',
  flush: 'nove cartas de copas, oito delas boas',
  backdoors: 'cinco outs, mais backdoors',
};
/** @param sites `'PokerStars, GGPoker ou PHH'` */
export const orPaste = (sites: string): string =>
  `Ou cole um histórico de mãos de ${sites} e percorra-o passo a passo.`;
export const onDevice = 'Tudo é calculado neste aparelho; nenhuma carta sai dele.';
export const notAtTable = 'Não use com uma mesa a dinheiro real aberta: os sites proíbem.';

/* Keys. */

export const keys = 'Teclas';
export const allHelp = 'Toda a ajuda: marcas, notação, palavras';

/* The legend. */

export const cleared = 'Mesa limpa.';
export const reopen = 'Abrir de novo o histórico de mãos';
/** A part of a range. */
export const withPart = (part: string): string => `com ${part}`;
export const againstPart = (part: string): string => `contra ${part}`;
export const completes = 'em relevo: completa o draw';
/** Before an example. */
export const orType = 'Ou digite';
export const orUseType = 'Ou use Texto:';
/** After it. */
export const anyNotation = '. Qualquer notação serve: Ah Kd, ahkd, 10h.';
/** After the card. */
export const best = (equity: string, change: string): string =>
  `dá a você ${equity}: ${change} pontos, sua melhor carta.`;
export const worst = (equity: string): string => `é a pior, ${equity}.`;
export const pointAtCard = 'Aponte para uma carta para ver por quê.';
export const holdCard = 'Segure uma carta para ver por quê; toque nela para distribuí-la.';

/* The signs of the deck. */

export const ownRank = 'do mesmo valor que as suas';
export const upAPoint = 'sobe um ponto ou mais';
export const up = 'sobe';
export const out = 'out';
export const chop = 'empate';
export const downAPoint = 'cai um ponto ou mais';
export const down = 'cai';
export const behindOrTied = 'deixa você atrás ou empatado';
export const behindOrTiedShort = 'atrás ou empate';
export const behind = 'deixa você atrás';
export const feared = 'custa 30% da sua equity ou mais';
export const fearedShort = 'custa muito';
export const stillBehind = 'melhora sua mão, mas você continua atrás';
export const stillBehindShort = 'ainda atrás';
export const wild = '∗ curinga';
export const barOnFlop = 'barra: sua equity com ela no flop';
export const barIfItComes = 'barra: sua equity se ela vier';
export const raisedSum = 'em relevo: vale um décimo de out ou mais; a soma são os outs efetivos';
export const legendRaised = 'em relevo: vale um décimo de out ou mais';
export const barChange = (points: string): string => `barra: mudança da sua equity, ±${points} pontos`;
export const barMakes = 'barra: o que ela forma';
export const barMakesToFlush = 'barra: o que ela forma, de um par até um straight flush';
export const barMakesToFive = 'barra: o que ela forma, de um par até uma quina';

/* The streets. */

export const byStreetTitle = 'Street por street';
export const youContinue = 'você continua';
export const theyContinue = 'o adversário continua';
export const continues = (player: string): string => `${player} continua`;
export const opponentContinues = (number: number): string => `o adversário ${number} continua`;
export const combosOf = (combos: string, of: string): string => `${combos} de ${of}`;
export const legendNuts = 'nuts';
/** @param text the count, `'1.081'` */
export const beatYou = (count: number, text: string): string => `${text} ${count === 1 ? 'ganha' : 'ganham'} de você`;
export const outs = (count: number): string => `${count} ${count === 1 ? 'out' : 'outs'}`;
export const outsTo = (count: number, category: number): string => `${outs(count)} para ${aCategory(category)}`;
/** For a screen reader, before a street. */
export const backTo: Readonly<Record<Street, string>> = {
  preflop: 'Voltar ao início:',
  flop: 'Voltar ao flop:',
  turn: 'Voltar ao turn:',
  river: 'Voltar ao river:',
};
export const tapThree = 'toque em três cartas, ou';
export const tapOne = 'toque em uma carta, ou';
export const dealThree = 'distribua';
export const dealOne = 'distribua uma';
export const asPlayed = 'Como foi jogada';
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  `${card}, do board como foi jogado, está agora ${places[place]}.`;

/* The rows. */

export const deck = 'Baralho';
export const wildCards = 'Curingas';
export const copy = 'Copiar, imprimir';
export const copySummary = 'como texto, como imagem, para outros programas';
export const spots = 'Suas situações';
export const spotsSummary = 'salvas neste aparelho automaticamente';
