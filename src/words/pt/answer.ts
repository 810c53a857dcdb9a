import { countText } from '../amounts';
import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { aCategory } from './hands';
import { places } from './table';
import { capitalize } from '../text';
import type { BridgeText, Seated } from '../types';
import { ofSeat } from './spot';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'adversário' : `adversário ${number}`);

export const outsToEquity = 'Dos outs à equity';
export const theirOutsToEquity = (who: Seated): string => `Dos outs ${ofSeat(0, who)} à equity dele`;
export const allRunOuts = (of: string): string => `todos os ${of} runouts`;
export const youHit = 'você acerta';
export const theyHit = (name: string | undefined): string => `${opponent(name, undefined)} acerta`;
export const hitButLose = (): string => 'acerta, mas perde';
export const hitAndTie = (): string => 'acerta e empata';
export const winWithout = (): string => 'ganha sem acertar';
export const shareOfTies = 'parte dos empates';
export const ofAll = (of: string): string => `de ${of}`;
export const youHitSo = (share: string): string => `Você acerta ${share}`;
export const theyHitSo = (who: string, share: string): string => `${who} acerta ${share}`;
export const miss = (share: string): string => `erra ${share}`;
export const loseSo = (share: string): string => `acerta, mas perde ${share}`;
export const you = 'Você';
export const opponents = 'Adversários';
export const toBreakEven = (equity: string): string => `ponto de equilíbrio: ${equity}`;
export const equity = 'Equity';

export const whatCounts = 'O que conta';
export const countFrom = (category: string, cards: number, counts: boolean, target: string): string =>
  `${category}: ${cards} ${cards === 1 ? 'carta' : 'cartas'}${counts ? ', conta' : ''}. Contar ${target}`;
export const byBook = (
  outs: number,
  of: number,
  improving: number,
  unseen: number,
  ahead: number | undefined,
): string => {
  const improve = improving === 1 ? 'melhora' : 'melhoram';
  const end = ahead === undefined ? '' : `, e ${ahead} ${ahead === 1 ? 'põe' : 'põem'} você na frente`;
  return `Pelos livros: ${countText(outs)} ${outs === 1 ? 'out' : 'outs'} de ${of}. Com as cartas que você informou, ${improving} de ${unseen} ${improve} sua mão${end}.`;
};

export const whatBeats = 'O que ganha de você';
export const beaten = (behind: string, of: string, share: string): string => `${behind} de ${of} mãos (${share})`;
export const nuts = 'nada: você tem o nuts';
export const sharedNuts = 'nada: você divide o nuts';
export const winsAndTies = 'Vitórias e empates';
export const winTie = (win: string, tie: string): string => `você ganha ${win}, empata ${tie}`;
export const byStreet = 'Por street';
export const course = (equities: readonly string[]): string => `você ${equities.join(', depois ')}`;
export const nextCard = 'Próxima carta';
export const span = (from: string, to: string): string => `sua equity, de ${from} a ${to}`;
export const spanSimulated = (from: string, to: string, points: string): string => `${span(from, to)}, ${points}`;
export const endsUp = 'Mão final';
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join(', ');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `você: ${own} · ${opponent(name, undefined)}: ${theirs}`;
export const whatImproves = 'O que melhora';
export const improve = (cards: number, of: number, target: string): string =>
  `${cards} de ${of} cartas ${cards === 1 ? 'dá' : 'dão'} ${target}, ganhando ou perdendo`;
export const aBetterHand = 'uma mão melhor';
export const byRiver = 'Até o river';
export const runnerRunner = (chance: string): string => `runner-runner ${chance}`;
export const madeByRiver = (chance: string): string => `você acerta até o river ${chance}`;
export const hitAndMade = (hit: string, made: string): string => `vem um out ${hit}, você acerta até o river ${made}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? `Outs ${ofSeat(0, who)}` : 'Outs dos adversários';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');
export const none = 'nenhum';
export const rulesOfThumb = 'Regras práticas';
export const ruleOf = (rule: number, chance: string, error: string): string => `regra do ${rule}: ${chance}, ${error}`;
export const backdoors = 'Backdoors';
export const pairsOfCards = (count: number): string =>
  count === 1
    ? '1 par de cartas, nenhuma é um out sozinha'
    : `${countText(count)} pares de cartas, nenhuma é um out sozinha`;
export const more = (count: string): string => `e mais ${count}`;

export const hitOne = (outs: number, hits: string, of: string): string =>
  `${outs === 1 ? 'Vem o seu único out' : `Vem pelo menos um dos seus ${outs} outs`} em ${hits} de ${of} runouts: o número dos livros.`;
export const endWith = (target: string, hits: string, of: string): string =>
  `Você termina com ${target} em ${hits} de ${of} runouts.`;
export const takesTwo = 'São necessárias duas cartas.';
export const addsBackdoors = 'Isso soma os backdoors e deixa de fora os outs que a carta seguinte estraga.';
export const toCome = (outs: number, cards: 1 | 2, chance: string): string =>
  `${outs} ${outs === 1 ? 'out' : 'outs'}, ${cards === 1 ? 'falta uma carta' : 'faltam duas cartas'}: você acerta em ${chance} das vezes.`;
export const ruleOfSaid = (rule: number, chance: string, error: string): string =>
  `Regra do ${rule}: ${chance}, ${error}.`;
export const solomon = (outs: number, chance: string, error: string): string =>
  `Regra de Solomon, 4 × ${outs} − (${outs} − 8): ${chance}, ${error}.`;

export const deadCards = 'Cartas mortas';
export const noDeadCards = 'nenhuma';
export const tapDead = 'toque ou digite as cartas agora';
export const addDead = 'Adicionar cartas mortas';
export const done = 'Pronto';

export const youHold = 'O que você tem';
export const theyHold = 'O que o adversário tem';
export const notWild = 'não aparece em um baralho com curingas';

export const called = 'Paguei';
export const folded = 'Foldei';
export const raised = 'Aumentei';

export const winsTiesEquity = 'Vitórias, empates e equity';
export const simulated = 'Simulado';
export const ofDeals = (of: string): string => `De ${of}`;
export const win = 'Ganhar';
export const tie = 'Empatar';
export const tieShares = 'Um empate vale sua parte do pote: é o que a equity soma às vitórias.';
export const firstEstimate = (draws: string): string =>
  `Primeira estimativa: a contagem exata ainda está em andamento. ${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `Há distribuições demais para contar. ${inSimulations(draws)}`;
const inSimulations = (draws: string) => `Simulado com ${draws} distribuições aleatórias. ± é a margem de erro de 95%.`;

export const streetByStreet = 'Equity street por street';
export const player = 'Jogador';
export const simulatedStreet = (street: string): string => `${street}, simulado`;

export const weight = 'Peso';
export const of = ' de';
export const ranksOfSuits = (ranks: string, suits: string): string => `${ranks} de ${suits}`;
export const nextSimulated = 'Simulado. ± é a margem de erro de 95%, em pontos.';
export const nextSimulatedWeights = 'Simulado. ± é a margem de erro de 95%, em pontos. Os pesos têm a mesma margem.';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `Peso: quanto a carta acrescenta da equity que falta a você. No total ${sum}, o mesmo que ${outs} outs limpos de ${unseen}.`;

export const allEndUp = 'Com que mão cada um termina';
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const endsSimulated = 'Simulado. ± é a margem de erro de 95%, em pontos.';

export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `Das ${of} mãos que um adversário pode ter agora, você ganha de ${ahead}, ${level === '0' ? 'não empata com nenhuma' : `empata com ${level}`} e perde para ${behind}.`;
export const comma = ', ';

/* Drills that count the combos that a range has left. */

export const question = (range: string): string => `O adversário tem ${range}. Quantos combos restam?`;

/** Within a sentence. */
export const left = (count: string, of: string): string =>
  `${count === '1' ? 'resta' : 'restam'} ${count} de ${of} combos`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} conta todos os combos, como se você não visse nenhuma carta.`,
  'the board forgotten': (said: string): string => `${said} é a conta sem o board.`,
  'your cards forgotten': (said: string): string => `${said} é a conta sem as suas próprias cartas.`,
  'suited ones counted too': (said: string): string => `${said} conta também as mãos do mesmo naipe.`,
};

/* The lines of explanations. */

export const pairs = 'pares';
export const suited = 'do mesmo naipe';
export const offsuit = 'de naipes diferentes';
export const suitedAndOffsuit = 'do mesmo naipe e de naipes diferentes';

/** Hands of a group that have no separate line. */
export const others = (combos: string): string => `outras ${combos}`;
export const noneLeft = 'não resta nenhum combo';
export const togetherOf = (all: string): string => `no total, de ${all}`;
export const countOfAll = (count: string, all: string): string => `${count} de ${all}`;

/** `'3 reis'`, `'1 ás'`, `'0 ases'` */
const ranks = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

/** `'3 reis: 3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'um par' : 'nenhum par'}`;
};

/** Suits with both cards left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'em nenhum naipe restam as duas cartas'
    : `restam as duas cartas em ${list(
        suits.map((suit) => suitName(suit)),
        'and',
      )}`;

/** `'3 ases × 3 reis'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}, menos ${suited} do mesmo naipe`;

/* Small parts that several pages share. */

export const undo = 'Desfazer';
export const redo = 'Refazer';
export const clear = 'Limpar';

export const howToGetIt = 'Como se calcula';
export const hands = 'Mãos';
/** Of a hand or a card to choose, once graded. */
export const found = 'encontrada';
export const missed = 'não marcada';
export const wrong = 'escolha errada';
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'joga' : 'não joga'}${isChosen === plays ? '' : ', você escolheu o contrário'}`;

/** The error of a rule of thumb. */
export const exactToTenth = 'exata até 0,1';
export const tooLow = (points: string): string => `${points} pontos a menos`;
export const tooHigh = (points: string): string => `${points} pontos a mais`;

/** A card, and a sentence that begins with it. */
export const cardSays = (card: string, says: string): string => `${card}: ${says}`;
/** What a card does to the user's range: the rest of a sentence that begins with the card. */
export const leavesEquity = (equity: string, points: string): string =>
  `deixa seu range com ${equity} de equity: ${points} pontos.`;
export const leavesMost = (equity: string, points: string): string =>
  `deixa seu range com ${equity} de equity: ${points} pontos, sua melhor carta.`;
export const leavesLeast = (equity: string, points: string): string =>
  `deixa seu range com ${equity} de equity: ${points} pontos, sua pior carta.`;
export const cannotCome = 'não pode vir: está em todas as mãos de um range.';

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
export const allHelp = 'Toda a ajuda: marcas, notação, termos';

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

export const ownRank = 'do mesmo valor que uma das suas';
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
  `Não é possível restaurar o board: ${card} está ${places[place]}.`;

/* The rows. */

export const deck = 'Baralho';
export const wildCards = 'Curingas';
export const copy = 'Copiar, imprimir';
export const copySummary = 'como texto, como imagem, para outros programas';
export const spots = 'Suas situações';
export const spotsSummary = 'salvas neste aparelho automaticamente';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} não vistas, ${method}.`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} não vistas, ${method}, ${draws} distribuições.`;
export const chance = (label: string, percent: string, odds: string): string =>
  `${capitalize(label)}: ${percent}; ${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}: equity ${equity}; ganha ${win}; empata ${tie}`;
export const row = (title: string, cards: string): string => `${title}: ${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = '; ';
export const partOfOut = 'Parte de um out';
export const outsCount = 'Outs';
export const chops = 'Divide o pote';
export const tainted = 'Melhora sua mão, mas você continua atrás';
export const dangers = 'Perigo';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `Dos outs à equity: ${hits} você acerta − ${hitLose} acerta, mas perde${hitTie === '' ? '' : ` − ${hitTie} acerta e empata`} + ${missWin} ganha sem acertar + ${tieShare} parte dos empates = ${sum} de ${of} runouts`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `Dos outs do adversário à equity dele: ${hits} o adversário acerta − ${hitLose} acerta, mas perde${hitTie === '' ? '' : ` − ${hitTie} acerta e empata`} + ${missWin} ganha sem acertar + ${tieShare} parte dos empates = ${sum} de ${of} runouts`;

export const offered = (pot: string, call: string): string => `Pote ${pot}, ${call} para pagar.`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return 'Diante de uma aposta do tamanho do pote.';
  return size === '2' ? 'Diante de uma aposta de dois potes.' : `Diante de uma aposta de ${size} do pote.`;
};
export const pots = (pots: string): string => `Potes: ${pots}.`;
