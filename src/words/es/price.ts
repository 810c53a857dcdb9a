import type { Move } from '../price';
import { countText } from '../amounts';
import { capitalize } from '../capitalize';

export const title = 'Precio';
export const thePrice = 'El precio';
export const pot = 'Bote';
export const withBet = 'con la apuesta';
export const toCall = 'a pagar';
export const makePot = (amount: string): string => `Poner el bote en ${amount}`;
export const differentAmounts = '¿All-in por cantidades distintas?';
export const splitPots = 'Separar los botes';

const MOVES = { call: 'paga', fold: 'retírate' };
const decided = (move: Move, isClose: boolean) => `${MOVES[move]}${isClose ? ', pero por poco' : ''}`;
export const decision = (move: Move, isClose: boolean): string => `${capitalize(decided(move, isClose))}.`;
export const toSeeOne = (move: Move, isClose: boolean): string => `Para ver una carta: ${decided(move, isClose)}.`;
export const ifNobodyBets = (move: Move, isClose: boolean): string =>
  `Si nadie apuesta más: ${decided(move, isClose)}.`;
export const nothingToCall = 'Nada que pagar: pasa.';
export const outsPay = 'Paga: aunque vayas por detrás, tus outs lo compensan.';
export const ahead = 'Vas por delante.';
export const enterRange = 'Introduce un rango.';

export const needs = (odds: string | undefined, isOfOuts: boolean): string =>
  `${odds === undefined ? 'cualquier precio es bueno' : `necesitas ${odds} : 1`}${isOfOuts ? ' si todos los outs ganan' : ''}`;
export const cannotWin = (isOfOuts: boolean): string => (isOfOuts ? 'ninguna carta es un out' : 'no puedes ganar');
export const sentence = (needs: string): string => `${capitalize(needs)}.`;
export const potOdds = (odds: string): string => `Pot odds ${odds} : 1.`;
export const potOddsAnd = (odds: string, needs: string, isDecided: boolean): string =>
  `Pot odds ${odds} : 1${isDecided ? ' y ' : ', '}${needs}.`;
export const ifNobodyBetsOdds = (odds: string, needs: string, isDecided: boolean): string =>
  `Si nadie apuesta más: pot odds ${odds} : 1${isDecided ? ' y ' : ', '}${needs}.`;
export const breakEven = (equity: string): string => `Equity de equilibrio ${equity}.`;
export const perCall = (ev: string): string => `EV ${ev} por pago.`;
export const implied = (needed: string): string =>
  `Odds implícitas: gana ${needed} más después y llegas al punto de equilibrio.`;
export const noImplied = (needed: string, behind: string): string =>
  `Sin odds implícitas: necesitas ${needed} más después, y en los stacks quedan ${behind}.`;

export const about = (share: string): string => `aproximadamente ${share}`;
export const anyTwo = (share: string): string => `Contra dos cartas cualesquiera tienes ${share}`;
export const losing = (ahead: number, of: number, level: number, share: string): string => {
  const ties = level === 0 ? '' : `, ${countText(level)} ${level === 1 ? 'empata' : 'empatan'}`;
  const lose = ahead === 1 ? 'pierde' : 'pierden';
  return `${countText(ahead)} de ${countText(of)} manos ${lose} contra la tuya${ties}: ${share}`;
};
export const unbeatable = (have: string): string => `${have}. Nadie puede ganarte.`;
export const haveEv = (have: string, ev: string): string => `${have}, EV ${ev}.`;
export const nutsOnRiver = 'Ninguna mano gana a la tuya.';
export const nutsSoFar = 'Ninguna mano gana a la tuya por ahora.';
export const strongerEnter = 'El rango de quien apuesta suele ser más fuerte: introduce uno.';
export const stronger = 'El rango de quien apuesta suele ser más fuerte.';

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `El bote (${pot}) es menor que lo que hay que pagar (${call}). ¿Incluye la apuesta? Con la apuesta sería ${withBet}.`;
export const wrongPrice = (bet: string): string => `Apuesta más de ${bet} y el rival no tendrá precio para pagar.`;
