import type { MissingAmounts } from '../../notation/stakes';
import type { BothVerdicts } from '../../poker/money/behind';
import type { AmountField } from '../../poker/money/stakes';
import { capitalize } from '../text';
import type { Comparison, Seated } from '../types';
import { list, numberWord, ordinal } from './grammar';
import { ofSeat, seatName, seatNames, toSeat } from './spot';

const player = (seat: number, who: Seated) => (seat === 0 ? 'você' : seatName(seat - 1, who));
const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );
const playersOf = (count: number) => `${count} ${count === 1 ? 'jogador' : 'jogadores'}`;

export const pot = (at: number, pots: number): string => capitalize(inSentence(at, pots));
export const inSentence = (at: number, pots: number): string => {
  if (at === 0) return 'pote principal';
  return pots === 2 ? 'pote paralelo' : `pote paralelo ${at}`;
};
export const yoursAlone = 'só seu';
export const onlyOne = (seat: number, who: Seated): string => `só ${player(seat, who)} pode ganhar`;
export const allCanWin = (count: number): string => `os ${numberWord(count)} podem ganhar`;
export const contenders = players;
export const onePot = 'um pote';
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `principal ${main}, ${sides.length === 1 ? 'paralelo' : 'paralelos'} ${sides.join(', ')}`;
export const comesBack = (amount: string, seat: number, who: Seated): string =>
  seat === 0
    ? `Você recebe ${amount} de volta: ninguém igualou.`
    : `${amount} voltam ${toSeat(seat - 1, who)}: ninguém igualou.`;
export const deadMoney = (amount: string): string => `${amount} do pote é dinheiro morto: vai para o pote principal.`;
export const rake = (amount: string): string => `Rake ${amount}.`;

const STANDINGS: Readonly<Record<Comparison, string>> = {
  farAhead: 'muito na frente',
  ahead: 'na frente',
  even: 'mais ou menos igual',
  behind: 'atrás',
  more: 'mais do que a parte de cada um',
  equal: 'mais ou menos a parte de cada um',
};
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  `${pot} (mas ${seatName(seat - 1, who)} tem ${share})`;
export const standing = (own: Comparison, pots: readonly string[]): string =>
  `${STANDINGS[own]} ${list(
    pots.map((pot) => `no ${pot}`),
    'and',
  )}`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${capitalize(list(standings, 'and'))}: no total ${share} de ${total}; para pagar, você precisa de ${needed}.`;
export const have = (share: string, total: string, needed: string): string =>
  `Para pagar, você precisa de ${needed} e tem ${share} de ${total}.`;
export const oddsAndHave = (odds: string, share: string, total: string, needed: string): string =>
  `Pot odds ${odds} : 1: para pagar, você precisa de ${needed} e tem ${share} de ${total}.`;
export const cannotWin = (pots: number, total: string): string =>
  pots === 1
    ? `Você não pode ganhar o pote paralelo de ${total}: você não o igualou.`
    : `Você não pode ganhar os potes paralelos de ${total}: você não os igualou.`;
export const yoursAnyway = (amount: string): string => `${amount} são seus, venha o que vier.`;
export const rakeTakes = (amount: string): string => `O rake leva ${amount}.`;

const folds = (seats: readonly number[], who: Seated) =>
  seatNames(seats, who) !== undefined
    ? `${players(seats, who)} ${seats.length === 1 ? 'foldar' : 'foldarem'}`
    : `os ${numberWord(seats.length)} jogadores que ainda vão agir foldarem`;
/** What the chips say. */
const TO = { call: 'pagar', fold: 'foldar' };
export const evIfTheyAct = (
  seats: readonly number[],
  who: Seated,
  fold: string,
  call: string,
  inPrizes: boolean,
): string =>
  `EV ${fold}${inPrizes ? ' em prêmios' : ''} se ${folds(seats, who)}, ${call} se ${seats.length === 1 ? 'pagar' : 'pagarem'}.`;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const ifTheyFold = (seats: readonly number[], who: Seated, rests: string): string =>
  `Se ${folds(seats, who)}: ${lower(rests)}`;
export const ifTheyCall = (rests: string, seats: readonly number[]): string =>
  `Se ${seats.length === 1 ? 'pagar' : 'pagarem'}: ${lower(rests)}`;
export const haveAgainst = (
  share: string,
  total: string | undefined,
  points: string | undefined,
  seats: readonly number[] | undefined,
  who: Seated,
  needed: string,
): string => {
  const all = `os ${numberWord(who.opponents)}`;
  const ofTotal = total === undefined ? '' : ` dos ${total} que pode ganhar`;
  const sure = points === undefined ? '' : ` (simulado, ${points})`;
  return `Você tem ${share}${ofTotal}${sure} contra ${seats === undefined ? all : players(seats, who)} e, para pagar, precisa de ${needed}.`;
};
export const dependsByChips = 'Pelas fichas, depende deles.';
export const chipsSay = (decision: BothVerdicts): string =>
  decision === 'close'
    ? 'Pelas fichas, é quase igual.'
    : `Pelas fichas, é melhor ${decision === 'call' ? TO.call : TO.fold}.`;
export const stillToCall = (seats: readonly number[], who: Seated): string =>
  seats.length === 1
    ? `${capitalize(players(seats, who))} ainda não pagou e só pode ganhar o que igualou.`
    : `${capitalize(players(seats, who))} ainda não pagaram. Cada um só pode ganhar o que igualou.`;

const AMOUNTS: Readonly<Record<MissingAmounts['field'], readonly [the: string, yours: string]>> = {
  bets: ['a aposta', 'a sua aposta'],
  stacks: ['o stack', 'o seu stack'],
  bounties: ['o bounty', 'o seu bounty'],
};
export const missing = (field: MissingAmounts['field'], seats: readonly number[], who: Seated): string => {
  const [the, yours] = AMOUNTS[field];
  const whose = seats.map((seat) => (seat === 0 ? yours : `${the} ${ofSeat(seat - 1, who)}`));
  return `${seats.length === 1 ? 'Falta' : 'Faltam'} ${list(whose, 'and')}.`;
};

export const once = 'uma vez';
export const times: Readonly<Record<2 | 3, string>> = { 2: 'duas vezes', 3: 'três vezes' };
export const won: Readonly<Record<2 | 3, Readonly<Record<'all' | 'some' | 'none', string>>>> = {
  2: { all: 'ganha as duas', some: 'ganha uma', none: 'não ganha nenhuma' },
  3: { all: 'ganha as três', some: 'ganha uma parte', none: 'não ganha nenhuma' },
};
const same = (average: string) => (average === '' ? 'Mesma média' : `Mesma média, ${average}`);
export const noSwing = (average: string): string =>
  `${same(average)}, e desvio padrão 0: o resultado é sempre o mesmo.`;
export const swing = (average: string, count: 2 | 3, from: string, to: string): string =>
  `${same(average)}, desvio padrão menor: rodando ${times[count]} ele cai de ${from} para ${to}.`;
export const partOfPot = (part: string): string => `${part} do pote`;

export const cash = 'cash: uma ficha é uma ficha';
export const payouts = (payouts: readonly string[], players: number): string =>
  `${payouts.join(', ')} para ${playersOf(players)}, por ICM`;
export const worth = (call: string, fold: string): string => `Pagar vale ${call} em média; foldar, ${fold}.`;
export const chipsAndPrizes = (chips: string, prizes: string): string =>
  `Pelas fichas é preciso ${chips}, pelos prêmios ${prizes}.`;
export const youHave = (share: string): string => `Você tem ${share}.`;
export const riskPremium = (points: string): string => `Prêmio de risco: ${points} pontos.`;
export const bubbleFactor = (factor: string): string =>
  `Fator bolha ${factor}: quanto custa uma ficha perdida em relação a uma ganha.`;
export const leftOut =
  'Não entram na conta: mãos seguintes, bounties ganhos depois, os blinds que vêm, os assentos e a habilidade.';
export const bountiesAsCash = 'Um bounty conta como dinheiro, sem crescer.';
export const risingPayouts = (place: number): string =>
  `O ${place}º lugar paga mais que o ${place - 1}º: confira os prêmios.`;

export const sidePots = 'Potes paralelos';
export const runItTwice = 'Rodar duas vezes';
export const tournament = 'Torneio';
export const amountsDisagree = 'os valores não batem';
export const oneOpponent = 'nenhum: só um adversário';
export const enterStacks = 'um pote: informe os stacks para separar';
export const potsAndMissing = (pots: string, missing: string): string => `${pots}. ${missing}`;

export const use = (amount: string): string => `Usar ${amount}`;
export const useAs = (amount: string, field: AmountField): string =>
  `Usar ${amount} como ${field === 'pot' ? 'pote' : 'valor a pagar'}`;

export const named = (name: string): string => `${name},`;
export const anyTwo = 'duas quaisquer';
export const aRange = 'um range';
export const inPot = 'no pote';
export const inShort = 'pote';
export const behind = 'atrás';
export const allIn = 'all-in';
export const bounty = 'bounty';
export const amountOf = (player: string, amount: string): string => `${player}: ${amount}`;

export const folded = (number: number): string => `Foldou ${number}`;
export const addFolded = 'Adicionar aposta de quem foldou';
export const enterAmounts =
  'Informe o que cada jogador tem no pote e atrás. Quem está all-in só pode ganhar o que os outros igualaram.';
export const shares = 'Partes dos potes e o que volta';
export const comesBackLabel = 'volta';
export const togetherLabel = 'No total';
export const simulated = (points: string): string => `Simulado, ${points}.`;
export const rakeLabel = 'Rake';
export const atMost = 'no máximo';
export const any = 'livre';
export const rakePart = 'rake';
export const yourCall = 'seu call';
export const onAverage = 'em média';

export const howOften = 'Quantas vezes as cartas que faltam são distribuídas';
export const onceLabel = 'Uma vez';
export const twice = 'Duas vezes';
export const threeTimes = 'Três vezes';
export const aboutTwice =
  'Duas vezes: as cartas que faltam são distribuídas duas vezes, e cada uma decide metade de cada pote. Nenhuma carta volta ao baralho entre uma e outra.';
export const stillToAct =
  'Alguém ainda precisa agir. As cartas só são distribuídas mais de uma vez quando todas as apostas estão feitas.';
export const nothingToRun = 'Nenhum pote está em jogo: não há o que rodar.';
export const ofOnePot = 'De um pote';
export const potAndSize = (pot: string, size: string): string => `${pot}, ${size}`;
export const youGet = 'Você recebe';

export const notInHand = (number: number): string => `Jogador ${number} fora da mão`;
export const addPlayer = 'Adicionar jogador';
export const addPlayerNamed = 'Adicionar um jogador que não está na mão';
export const pays = (place: number): string => `${ordinal(place)} recebe`;
export const add = 'Adicionar';
export const addPlace = 'Adicionar um lugar premiado';
export const ifYou = 'se você';
export const stack = 'stack';
export const worthLabel = 'vale';
export const fold = 'foldar';
export const callOnAverage = 'pagar, em média';
export const callAndWin = 'pagar e ganhar';
export const callAndTie = 'pagar e empatar';
export const callAndLose = 'pagar e perder';
export const placeWorth = (prize: string): string => `Seu lugar vale ${prize} em média.`;
export const callNeeds = 'Para pagar, você precisa de';
export const enterStacksAndPrizes =
  'Informe os stacks e o que cada lugar paga: prêmios não valem o mesmo que as fichas, então pagar pode exigir mais equity.';
