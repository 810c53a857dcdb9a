import type { Move } from '../price';
import { countText } from '../amounts';
import { capitalize } from '../capitalize';

export const title = 'Preço';
export const thePrice = 'O preço';
export const pot = 'Pote';
export const withBet = 'com a aposta';
export const toCall = 'a pagar';
export const makePot = (amount: string): string => `Usar pote de ${amount}`;
export const differentAmounts = 'All-in com valores diferentes?';
export const splitPots = 'Separar os potes';

const MOVES = { call: 'pague', fold: 'folde' };
const decided = (move: Move, isClose: boolean) => `${MOVES[move]}${isClose ? ', mas é por pouco' : ''}`;
export const decision = (move: Move, isClose: boolean): string => `${capitalize(decided(move, isClose))}.`;
export const toSeeOne = (move: Move, isClose: boolean): string => `Para ver uma carta: ${decided(move, isClose)}.`;
export const ifNobodyBets = (move: Move, isClose: boolean): string =>
  `Se ninguém apostar de novo: ${decided(move, isClose)}.`;
export const nothingToCall = 'Nada a pagar: dê check.';
export const outsPay = 'Pague: mesmo se estiver atrás, seus outs compensam.';
export const ahead = 'Você está na frente.';
export const enterRange = 'Informe um range.';

export const needs = (odds: string | undefined, isOfOuts: boolean): string =>
  `${odds === undefined ? 'qualquer preço é bom' : `você precisa de ${odds} : 1`}${isOfOuts ? ' se todos os outs ganharem' : ''}`;
export const cannotWin = (isOfOuts: boolean): string => (isOfOuts ? 'nenhuma carta é um out' : 'você não pode ganhar');
export const sentence = (needs: string): string => `${capitalize(needs)}.`;
export const potOdds = (odds: string): string => `Pot odds ${odds} : 1.`;
export const potOddsAnd = (odds: string, needs: string, isDecided: boolean): string =>
  `Pot odds ${odds} : 1${isDecided ? ' e ' : ', '}${needs}.`;
export const ifNobodyBetsOdds = (odds: string, needs: string, isDecided: boolean): string =>
  `Se ninguém apostar de novo: pot odds ${odds} : 1${isDecided ? ' e ' : ', '}${needs}.`;
export const breakEven = (equity: string): string => `Equity de equilíbrio ${equity}.`;
export const perCall = (ev: string): string => `EV ${ev} por call.`;
export const implied = (needed: string): string =>
  `Odds implícitas: ganhe mais ${needed} depois e você chega ao ponto de equilíbrio.`;
export const noImplied = (needed: string, behind: string): string =>
  `Sem odds implícitas: você precisa de mais ${needed} depois, e os stacks têm ${behind}.`;

export const about = (share: string): string => `cerca de ${share}`;
export const anyTwo = (share: string): string => `Contra duas cartas quaisquer você tem ${share}`;
export const losing = (ahead: number, of: number, level: number, share: string): string => {
  const ties = level === 0 ? '' : `, ${countText(level)} ${level === 1 ? 'empata' : 'empatam'}`;
  const lose = ahead === 1 ? 'perde' : 'perdem';
  return `${countText(ahead)} de ${countText(of)} mãos ${lose} para a sua${ties}: ${share}`;
};
export const unbeatable = (have: string): string => `${have}. Ninguém pode ganhar de você.`;
export const haveEv = (have: string, ev: string): string => `${have}, EV ${ev}.`;
export const nutsOnRiver = 'Nenhuma mão ganha da sua.';
export const nutsSoFar = 'Nenhuma mão ganha da sua por enquanto.';
export const strongerEnter = 'O range de quem aposta costuma ser mais forte: informe um.';
export const stronger = 'O range de quem aposta costuma ser mais forte.';

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `O pote (${pot}) é menor que o valor a pagar (${call}). Ele inclui a aposta? Com a aposta seria ${withBet}.`;
export const wrongPrice = (bet: string): string => `Aposte mais de ${bet} e o adversário não terá preço para pagar.`;
