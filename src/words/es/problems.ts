import { JOKER, type Card } from '../../poker/card';
import type { StakesField } from '../../poker/money/stakes';
import type { Place } from '../../poker/result';
import { capitalize } from '../text';
import { cardSymbol } from './cards';
import { list } from './grammar';
import { ofSeat, playerName } from './spot';

function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `Mano ${place.hand + 1}` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: 'Tu mano', board: 'Board', dead: 'Cartas muertas', line: 'La línea' }[place];
}

function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place
      ? `en la mano ${place.hand + 1}`
      : `en la mano ${ofSeat(place.seat, { opponents: place.of })}`;
  }
  return { hero: 'en tu mano', board: 'en el board', dead: 'entre las cartas muertas', line: 'en la línea' }[place];
}

export const at = (place: Place, fault: string): string => `${placeName(place)}: ${fault}`;
export const inLink = (problems: string): string => `En el enlace: ${problems}`;
export const cardMissing = (question: string): string =>
  `Falta una carta: ${question}${question.endsWith('?') ? '' : '.'}`;

export const tooLong = (length: number, text: string): string =>
  `${length} caracteres son demasiados (${text}). Acórtalo.`;
export const noJoker = '«*» es el joker, y esta baraja no lo tiene. Elige una baraja con joker.';
export const noRank = (text: string): string => `${text} no empieza por una carta. Usa los valores A K Q J T 9 … 2.`;
export const noSuit = (text: string): string => `${text} no tiene palo. Añade c, d, h o s.`;
export const badSuit = (text: string): string => `${text} no es una carta. Usa los palos c d h s.`;
export const twiceInPart = (part: string, card: Card): string =>
  `${part} tiene dos veces ${cardSymbol(card)}. Cambia una.`;
export const twiceIn = (card: Card, place: Place): string =>
  `${capitalize(cardSymbol(card))} está dos veces ${inPlace(place)}. Elige otra carta.`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  `${capitalize(cardSymbol(card))} está ${inPlace(first)} y ${inPlace(second)}. Cambia una.`;

const remove = (extra: string) => `Quita ${extra}${extra.endsWith('…') ? '' : '.'}`;
const ADD = ['no tiene ninguna. Añade dos.', 'tiene una. Añade otra.'];
export const holeCount = (count: number, extra: string): string =>
  `una mano tiene dos cartas, esta ${ADD[count] ?? `tiene ${count}. ${remove(extra)}`}`;
export const boardCount = (count: number): string =>
  `El board tiene ${count} ${count === 1 ? 'carta' : 'cartas'}. Pon 3, 4 o 5, o ninguna.`;
export const boardTooMany = (count: number, extra: string): string =>
  `El board tiene ${count} cartas. ${remove(extra)}`;
export const opponentsTooMany = (count: number, most: number): string =>
  `${count} rivales son demasiados. Deja ${most} como máximo.`;
export const cardsLeft = (left: number, needed: number): string =>
  left === 1
    ? `Solo queda 1 carta, y aún hay que repartir ${needed}. Quita un jugador o una carta muerta.`
    : `Solo quedan ${left} cartas, y aún hay que repartir ${needed}. Quita un jugador o una carta muerta.`;
export const noHands = 'No hay ninguna mano. Añade una, como AhAdKcQs2d.';
export const handsTooMany = (count: number, most: number): string =>
  `${count} manos son demasiadas. Deja ${most} como máximo.`;
export const handOneTooMany = (card: Card): string =>
  `una mano tiene cinco cartas. ${remove(card === JOKER ? '«*»' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `una mano tiene cinco cartas, esta tiene ${count} (${text}). Añade ${5 - count}.`;

export const oneHand = (text: string): string => `${text} es una sola mano: escríbela sin paréntesis.`;
export const emptyRange = 'el rango está vacío. Indica una mano, como TT+ o AQs.';
export const noWeight = 'el rango está vacío. Todas sus manos tienen peso 0. Sube el de alguna.';
export const blocked = 'las cartas en juego bloquean todas las manos de este rango. Cambia el rango o el board.';
export const noRead = (shown: string): string => `ninguna mano de este rango tiene ${shown} aquí. Elige otra lectura.`;
export const needsFlop = (read: string): string => `${read} necesita un flop. Repártelo antes.`;
export const needsPlainDeck = (read: string): string =>
  `${read} necesita un flop de una baraja sin comodines. Elige otra baraja.`;
export const unknownRead = (read: string, reads: readonly string[]): string =>
  `${read} no se conoce. Después de «with» escribe ${list(reads, 'or')}.`;
export const noDeal = (ranges: number): string =>
  ranges === 2
    ? 'Estos rangos se bloquean entre sí: no se pueden repartir dos manos a la vez. Cambia uno.'
    : `Estos ${ranges} rangos se bloquean entre sí: no se pueden repartir manos a la vez. Cambia uno.`;
export const unreadable = (part: string, character: number): string =>
  `${part} no se puede leer a partir del carácter ${character}. Cambia el resto.`;
export const semicolon = (part: string): string =>
  `${part} tiene un «;», que separa rivales. Pon una coma entre manos.`;
export const rangeNoRank = (part: string): string => `${part} no es una mano ni un rango. Escribe 7c7d, TT+ o random.`;
export const noSecondRank = (part: string): string => `${part} tiene un solo valor. Añade otro, como en AK.`;
export const noSecondHand = (part: string): string =>
  `${part} no tiene una mano tras el guion. Añade una, como en 88-55.`;
export const oneCard = (part: string): string => `${part} tiene una carta donde una mano tiene dos. Añade la otra.`;
export const noFirstSuit = (part: string, instead: string): string =>
  `${part} no indica el palo de la primera carta. Escribe ${instead}.`;
export const unclear = (part: string, instead: readonly string[]): string =>
  `${part} ${instead.length > 1 ? 'tiene varios significados' : 'se escribe de otra forma'}. Escribe ${list(instead, 'or')}.`;
export const suitedPair = (part: string): string =>
  `${part} es una pareja: no es suited ni offsuit. Escríbela sin s ni o.`;
export const moreThanAll = (part: string): string => `${part} es más que todas las manos. Usa 100% o menos.`;
export const notASpan = (part: string): string =>
  `${part} no es un intervalo. Usa la misma carta alta (A2s-A9s), o sube las dos cartas a la vez (54s-JTs).`;
export const badWeight = (part: string, sign: string): string =>
  `${part} necesita un peso después de ${sign}. Escribe de 0 a ${sign === '@' ? '100' : '1, o de 0% a 100%'}.`;
export const weightInBrackets = (part: string): string =>
  `${part} tiene un peso dentro de un corchete. Deja uno de los dos.`;
export const badBracket = (part: string): string => `${part} no es un corchete. Escribe [50]AA,KK[/50].`;
export const bracketInBracket = (part: string): string =>
  `${part} abre un corchete dentro de otro. Cierra antes el primero.`;
export const notOpen = (part: string): string => `${part} cierra un corchete que no está abierto. Quítalo.`;
export const notClosed = (part: string, close: string): string => `${part} no está cerrado. Añade ${close} al final.`;

export const severalDecks = (decks: readonly string[]): string =>
  `La línea indica ${decks.length} barajas: ${list(decks, 'and')}. Deja una.`;
export const badDeck = (text: string, decks: readonly string[]): string =>
  `${text} no es una baraja con comodines. Usa ${list(decks, 'or')}.`;
export const badTarget = (text: string, targets: string): string =>
  `Objetivo desconocido: ${text}. Usa uno de estos: ${targets}.`;
export const badRules = 'Las reglas no son un objeto de opciones. Escríbelas entre llaves, o quítalas.';
export const badRuns = (text: string): string => `Veces: ${text} no es 2 ni 3. Escribe uno de los dos.`;
export const badFacing = (text: string): string =>
  `${text} no es un tamaño de apuesta. Escribe una parte del bote, diez botes como máximo: 1/2, 75%, pot, 2x.`;
export const facingAndAmounts = 'Da «facing», o bien «pot» y «call».';
export const badWas = (text: string): string =>
  `${text} no es un rango reducido. Escribe asiento:cartas:rango, como 1:3:TT+.`;
export const withinRandom = (text: string): string =>
  `${text} son dos cartas cualesquiera, que ya incluyen las manos junto a «random». Pon ; entre dos rivales.`;
export const namesTooMany = (most: number): string =>
  `Hay más nombres que jugadores, ${most}: el tuyo primero, luego uno por rival. Quita los demás.`;
export const unknownField = (name: string): string => `Campo desconocido: ${name}. Quítalo.`;
export const unknownPage = (name: string): string =>
  `Página desconocida: ${name}. Usa #/study, #/lab, #/session, #/show o #/help.`;
export const unknownRule = (name: string): string => `Regla desconocida: ${name}. Quítala.`;
export const badRule = (name: string, setting: string, isText: boolean, known: readonly string[]): string =>
  `La regla ${name} no puede ser ${isText ? `el texto ${setting}` : setting}. Usa ${list(known, 'or')}.`;

export const fields: Readonly<Record<StakesField, string>> = {
  pot: 'Bote',
  call: 'A pagar',
  bets: 'Apuestas',
  folded: 'Apuestas de jugadores retirados',
  stacks: 'Stacks',
  payouts: 'Premios',
  others: 'Stacks de jugadores fuera de la mano',
  bounties: 'Bounties',
  rake: 'Rake',
};
export const inField = (field: StakesField, fault: string): string => `${fields[field]}: ${fault}`;
export const amountsTooMany = (text: string, most: number): string =>
  `${text} tiene demasiadas cantidades. Deja ${most}.`;
export const belowZero = (amount: string): string => `${amount} es menor que cero. Escribe 0 o más.`;
export const noAmount = 'Falta una cantidad. Escribe 60, 62,5 o 1.000.';
export const badAmount = (text: string): string => `${text} no es una cantidad. Escribe 60, 62,5 o 1.000.`;
export const ambiguous = (text: string, less: string, more: string): string =>
  `${text} puede ser ${less} o ${more}. Escribe uno de los dos.`;
export const tooMuch = (amount: string, most: string): string => `${amount} es demasiado. Escribe ${most} o menos.`;
export const aboveMost = (amount: string, most: string): string => `${amount} es demasiado. Escribe ${most} o menos.`;
export const listLength = (ofOpponents: boolean, needed: number, count: number): string =>
  `da una cantidad por ${ofOpponents ? 'rival' : 'jugador'}, ${needed} en total. Esta lista tiene ${count}.`;
export const noOpponents = 'Para calcular con dinero hace falta un rival. Añade uno.';
export const foldedWithoutBets = 'Con apuestas de jugadores retirados hacen falta las de los que siguen. Añade «bets».';
export const callWithoutPot = 'Para pagar hace falta un bote o apuestas. Añade una de las dos cosas.';
export const callAbove = (call: string, most: string): string =>
  `${call} es más de lo que puedes pagar. Escribe ${most} o menos.`;
export const callBelow = (call: string, owed: string, least: string | undefined): string =>
  `${call} es menos que los ${owed} por pagar, y tienes ${least ?? 'más fichas'}. Escribe ${least ?? owed}.`;
export const potBelowBets = (pot: string, bets: string): string =>
  `${pot} es menos que los ${bets} de todas las apuestas juntas. Incluye las apuestas en el bote.`;
export const rakeAbove = (percent: string): string => `${percent} es demasiado. Escribe 100\u00a0% o menos.`;
export const rakeInTournament = 'Un bote de torneo no tiene rake. Quita el rake o los premios.';
export const rakeWithoutPot = 'Para el rake hace falta un bote o apuestas. Añade una de las dos cosas.';
export const noPayouts = 'la lista está vacía. Da primero el premio del primer puesto.';
export const payoutsWithoutStacks =
  'Para los premios hacen falta los stacks de todos los jugadores de la mano. Añádelos.';
export const withoutPayouts = (field: 'others' | 'bounties'): string =>
  `${fields[field]}: hacen falta los premios. Añádelos.`;
export const emptyStack = (number: number): string => `el número ${number} está vacío. Quítalo.`;
export const playersTooMany = (count: number, most: number): string =>
  `${count} jugadores son demasiados para los premios. Deja ${most} como máximo.`;
export const playersTooFew = 'Para los premios hacen falta dos jugadores o más. Añade uno.';
export const noChips = 'Nadie tiene fichas. Da un stack mayor que cero.';
