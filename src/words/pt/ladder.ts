import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { RowText, Seated } from '../types';
import { percentText, pointsText } from '../numbers';
import { ofSeat, onStreet } from './spot';
import type { HeldDraw, Rung } from '../../poker/holding';
import { list } from './grammar';

/* A player's range on a board. Names on the page are short: next to a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair ao ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs ao ${rankSymbol(rank)}`;
export const thirdPair = 'Terceiro par';
export const thirdPairOrLower = 'Terceiro par ou menor';

// Closed rows.
export const others = 'outros';
/** Rows with their sizes: `'flush 7; top pair 5,5'` */
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('; ');
const combosOf = (count: number): string => `${combosText(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const noneBeats = (live: number): string => `nenhum de ${combosOf(live)} ganha de você`;
const beats = (beat: number): string => `${combosText(beat)} ${beat === 1 ? 'ganha' : 'ganham'} de você`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosText(beat)} de ${combosOf(live)} ${beat === 1 ? 'ganha' : 'ganham'} de você: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'atrás de você';
export const beatsYou = 'ganha de você';
export const tiesYou = 'empata com você';
const ties = (tie: number) => `${combosText(tie)} ${tie === 1 ? 'empata' : 'empatam'}`;
export const someTie = (tie: number): string => `${ties(tie)} com você`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)}, ${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, nenhum bloqueado`
    : `${combosText(count)} de ${combosOf(count + blocked)}, ${combosText(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}, ${beat === 0 ? 'nenhum ganha de você' : beats(beat)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? 'você tem …' : `você tem ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string =>
  `${equity} (simulado, ${pointsText(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continua' : 'continuam');
const all = (seat: number, who: Seated, live: number) =>
  seat === 0 ? `seus ${combosOf(live)}` : `${combosOf(live)} ${ofSeat(seat - 1, who)}`;
export const noneOfAll = (seat: number, who: Seated, live: number): string =>
  `Nenhum dos ${all(seat, who, live)} continua.`;
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${combosText(combos)} dos ${all(seat, who, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const aheadOf = (behind: number, seat: number, who: Seated, live: number): string =>
  behind === 0
    ? `Você não está na frente de nenhum dos ${all(seat, who, live)}.`
    : `Você está na frente de ${combosText(behind)} dos ${all(seat, who, live)}.`;
export const noneContinues = 'Nenhum continua.';
export const against = (combos: number, equity: string): string =>
  ended(`Contra ${combos === 1 ? 'o' : 'os'} ${combosText(combos)} que ${continues(combos)}, ${equity}`);
export const nothingContinues = 'Nenhum combo continua.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string =>
  `, se só ${isRiver ? 'top pair ou melhor continua' : 'top pair ou um draw continua'}`;
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`Você continua com ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Marque o que continua.';
export const nothingFolds = 'Nenhum combo folda.';
const often = (folds: number | undefined) => (folds === undefined ? '' : `, ${percentText(folds)} das vezes`);
/** @param folds how often, if it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `Você folda ${combosText(gone)} de ${combosText(live)}${often(folds)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(gone)} de ${combosText(live)} ${gone === 1 ? 'folda' : 'foldam'}${often(folds)}.`;
export const narrowedToOne = 'Reduza, e o único combo que resta é uma mão conhecida.';
export const narrowed = (combos: number, next: Street): string =>
  `Reduza, e estes ${combosText(combos)} combos ficam ${onStreet[next]}, venha a carta que vier.`;

export const price = (needed: number, right: number, of: number): string =>
  `Você precisa de ${percentText(needed)}: tem isso contra ${combosText(right)} de ${combosOf(of)}.`;

// A hand of the grid.
/** Facts next to each other: `'top pair, 4 combos, você tem 8,8%'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'não está no range';
export const blockedBy = (all: number, cards: string): string =>
  `${combosOf(all)}, ${all === 1 ? 'bloqueado' : 'bloqueados'} por ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number): string =>
  `${combosText(live)} de ${combosOf(all)} (${cards} ${blockers === 1 ? 'bloqueia' : 'bloqueiam'} o resto)`;
export const blockedByTheirs = 'bloqueado pelos combos do adversário';

/** A row for a screen reader: `'Set: 9 combos, 5,1%, você tem 6,1%'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;

/** A hand on a board: `'AK em Q72'` */
export const example = (hand: string, board: string): string => `${hand} em ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: 'Straight flush', note: 'as melhores cinco cartas da mão e do board' },
  'four of a kind': { title: 'Quadra', note: 'as melhores cinco, a menos que as quatro estejam no board' },
  'full house': { title: 'Full house', note: 'as melhores cinco cartas da mão e do board' },
  flush: { title: 'Flush', note: 'as melhores cinco cartas da mão e do board' },
  straight: { title: 'Sequência', note: 'as melhores cinco cartas da mão e do board' },
  set: { title: 'Set', note: 'uma trinca com um par na mão' },
  trips: { title: 'Trips', note: 'uma trinca com duas cartas do board' },
  'two pair': { title: 'Dois pares', note: 'dois pares, cada um com uma carta da mão' },
  overpair: { title: 'Overpair', note: 'um par na mão acima do board' },
  'top pair': { title: 'Top pair', note: 'um par com a carta mais alta do board' },
  'pocket pair below top': { title: 'Underpair ao K', note: 'um par na mão com um valor do board acima dele' },
  'second pair': { title: 'Segundo par', note: 'um par com o segundo valor do board' },
  'pocket pair below second': { title: 'Underpair ao 7', note: 'um par na mão com dois valores do board acima dele' },
  'third pair or lower': {
    title: 'Terceiro par',
    note: 'um par com um valor mais baixo do board; “Terceiro par ou menor” se o board tem quatro ou cinco valores',
  },
  'pocket pair below third': { title: 'Underpair ao 5', note: 'um par na mão com três valores ou mais acima dele' },
  'ace high': { title: 'Ás alto', note: 'um ás, mas sem par próprio' },
  'no made hand': {
    title: 'Air',
    note: 'sem par e sem ás, com draw ou sem; no river, também toda mão que joga o board',
  },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: 'Flush draw', note: 'quatro cartas do mesmo naipe, uma delas na mão' },
  'nut flush draw': {
    title: 'Nut flush draw',
    note: 'um flush draw com a carta mais alta do naipe que não está no board',
  },
  'one-card flush draw': { title: 'Flush draw, 1 carta', note: 'um flush draw com uma carta do naipe na mão' },
  'open-ended straight draw': {
    title: 'Draw aberto',
    note: 'quatro seguidas que uma carta em qualquer das pontas completa',
  },
  'double gutshot': { title: 'Gutshot duplo', note: 'dois valores completam uma sequência, e cada um fecha um buraco' },
  gutshot: { title: 'Gutshot', note: 'um valor completa uma sequência' },
  'one-card straight draw': {
    title: 'Straight draw, 1 carta',
    note: 'um straight draw para o qual basta uma carta da mão',
  },
  overcards: { title: 'Overcards', note: 'duas cartas acima do board, sem par' },
  'backdoor flush draw': { title: 'Backdoor flush', note: 'flop: três cartas do mesmo naipe, uma delas na mão' },
  'one-card backdoor flush draw': {
    title: 'Backdoor de 1 carta',
    note: 'um backdoor flush draw com uma carta do naipe na mão',
  },
  'backdoor straight draw': {
    title: 'Backdoor straight',
    note: 'flop: mais duas cartas fazem uma sequência; no início fica oculto, porque é comum',
  },
  'combo draw': { title: 'Combo draw', note: 'um flush draw e um straight draw' },
  'pair and flush draw': { title: 'Par, flush draw', note: 'um par próprio e um flush draw' },
  'pair and straight draw': { title: 'Par, straight draw', note: 'um par próprio e um straight draw' },
  'overcards and flush draw': { title: 'Overs, flush draw', note: 'overcards e um flush draw' },
  'overcards and straight draw': { title: 'Overs, straight draw', note: 'overcards e um straight draw' },
};

/* Exercícios sobre o que um range tem em um board, e o que fica dele. */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `O adversário tem ${range}. Que parte é par ou melhor?`,
  'top pair or better': (range: string): string => `O adversário tem ${range}. Que parte é top pair ou melhor?`,
  'two pair or better': (range: string): string => `O adversário tem ${range}. Que parte é dois pares ou melhor?`,
  'flush draw': (range: string): string => `O adversário tem ${range}. Que parte é flush draw?`,
  'straight draw': (range: string): string =>
    `O adversário tem ${range}. Que parte é straight draw, contando os gutshots?`,
  draw: (range: string): string => `O adversário tem ${range}. Que parte é draw, de flush ou de sequência?`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${count} de ${of} combos ${count === '1' ? 'é' : 'são'} ${what}: ${share}.`;

export const results = {
  'pair or better': areOf('par ou melhor'),
  'top pair or better': areOf('top pair ou melhor'),
  'two pair or better': areOf('dois pares ou melhor'),
  'flush draw': areOf('flush draw'),
  'straight draw': areOf('straight draw'),
  draw: areOf('draw'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  'um décimo',
  'um quinto',
  'um quarto',
  'um terço',
  'metade',
  'dois terços',
  'três quartos',
  'nove décimos',
];
/** `'de um terço'`, but `'da metade'` */
const ofFraction = (fraction: string): string => (fraction === 'metade' ? 'da metade' : `de ${fraction}`);
export const over = (fraction: string): string => `mais ${ofFraction(fraction)}`;
export const under = (fraction: string): string => `menos ${ofFraction(fraction)}`;
export const noneOfIt = 'nada';
export const allOfIt = 'tudo';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction} seriam ${combos}`;
export const shareLine = (count: string, of: string, fraction: string): string => `${count} de ${of}: ${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string =>
    `O adversário tem ${range} e paga com um par ou melhor. Marque o que fica.`,
  'top pair or flush draw': (range: string): string =>
    `O adversário tem ${range} e paga com top pair ou melhor, ou com um flush draw. Marque o que fica.`,
  continues: (range: string): string =>
    `O adversário tem ${range} e paga com top pair ou melhor, flush draws, straight draws abertos, gutshots duplos, e gutshots com um par ou duas overcards. Marque o que fica.`,
};

/** Answer. */
export const stay = (count: string, of: string): string =>
  `${count === '1' ? 'fica' : 'ficam'} ${count} de ${of} combos`;

export const missed = (combos: number): string => (combos === 1 ? 'Faltou um combo.' : `Faltaram ${combos} combos.`);
export const kept = (combos: number): string =>
  combos === 1 ? 'Você manteve um combo que folda.' : `Você manteve ${combos} combos que foldam.`;
export const missedAndKept = (missed: number, kept: number): string =>
  [
    missed === 1 ? 'Faltou um combo,' : `Faltaram ${missed} combos,`,
    kept === 1 ? 'e você manteve um que folda.' : `e você manteve ${kept} que foldam.`,
  ].join(' ');

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; deles, ${list(
    draws.map(([count, draw]) => `${count} também com ${draw}`),
    'and',
  )}`;
export const stayOf = (count: string, of: string): string => `${count === '1' ? 'fica' : 'ficam'} ${count} de ${of}`;

/** Why some combos stay, or one hand does. @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand} fica: ${list(rows, 'or')}.`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')} ficam: ${list(rows, 'or')}.`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand} folda: ${list(rows, 'or')}.`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')} foldam: ${list(rows, 'or')}.`;

export const blockedByTitle = 'Bloqueados por';
export const continuesLabel = 'continua';
export const combosOfRow = 'Combos de uma linha';
export const combosLabel = 'combos';
export const you = 'você';
export const blocked = 'bloqueado';
export const priceRight = (combos: string): string => `o preço é bom contra ${combos}`;
export const partContinues = (share: string): string => `${share} continuam`;
export const drawsBeside = 'Draws, contados também nas linhas acima';
export const backdoorStraights = 'Backdoor straight draws';
export const simulatedBy = (points: string): string => `Simulado, ${points}.`;
export const narrowToOne = 'Reduzir a este';
export const narrowTo = (combos: string): string => `Reduzir a estes ${combos}`;
export const asDemanded = (share: string): string => `Tantos quanto o preço exige: os melhores ${share}`;
export const onlyWhatFolds = 'Só o que folda';
export const undoNarrowing = 'Desfazer a redução';

export const gridShows = 'O que a grade mostra';
export const yourEquity = 'Sua equity';
export const whatIsHeld = 'Mãos';
export const held = {
  twoPair: 'dois pares ou melhor',
  topPair: 'overpair ou top pair',
  pair: 'par menor',
  draw: 'draw sem par',
  aceHigh: 'ás alto',
  air: 'air',
};
export const notBlocked = 'Não bloqueado';
export const paint = 'Pintar';
export const pointAt = 'Aponte para uma mão; clique para marcar.';
export const dragOver = 'Arraste sobre as mãos para ler.';
export const yourRange = 'Seu range neste board';
export const theirRange = (name: string | undefined): string =>
  `Range ${name === undefined ? 'do adversário' : `de ${name}`} neste board`;
export const someContinues = 'uma parte continua';
export const combosTitle = 'Combos';
export const combosOfHand = (hand: string): string => `${hand}, combos`;
export const comma = ', ';
export const chooseHand = (live: string): string =>
  `${live} ${live === '1' ? 'combo possível' : 'combos possíveis'}. Escolha uma mão para marcar seus combos um por um.`;
export const footPart = 'a parte não bloqueada';
export const youHaveNeeded = (needed: string): string => `você tem os ${needed} de que precisa`;
export const haveNeeded = (needed: string, right: number, of: number): string =>
  `${combosText(right)} de ${combosOf(of)} ${right === 1 ? 'tem' : 'têm'} os ${needed} de que você precisa`;
export const someCombos = 'em alguns dos seus combos';
export const callWith = (combos: string): string => `${combos} ${combos === '1' ? 'paga' : 'pagam'}`;

export const cannotCome = (row: string, isOwn: boolean): string => `não pode vir ${isOwn ? 'com' : 'contra'} ${row}.`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  `deixa você com ${equity} ${isOwn ? 'com' : 'contra'} ${row}.`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `completa o draw e ${leavesYou(equity, row, isOwn)}`;

export { theyHold, youHold } from './answer';
