import { ordinal } from './grammar';

export const named = (name: string): string => `${name},`;
export const anyTwo = 'dos cualesquiera';
export const aRange = 'un rango';
export const inPot = 'en el bote';
export const inShort = 'puesto';
export const behind = 'detrás';
export const allIn = 'all-in';
export const bounty = 'bounty';
export const amountOf = (player: string, amount: string): string => `${player}: ${amount}`;

export const folded = (number: number): string => `Retirado ${number}`;
export const addFolded = 'Añadir apuesta de un retirado';
export const enterAmounts =
  'Introduce lo que tiene cada jugador en el bote y detrás. Quien está all-in solo puede ganar lo que los demás han igualado.';
export const shares = 'Partes de los botes y lo que vuelve';
export const comesBackLabel = 'vuelve';
export const togetherLabel = 'En total';
export const simulated = (points: string): string => `Simulado, ${points}.`;
export const rakeLabel = 'Rake';
export const atMost = 'máximo';
export const any = 'libre';
export const rakePart = 'rake';
export const yourCall = 'lo que pagas';
export const onAverage = 'de media';

export const howOften = 'Cuántas veces se reparten las cartas que faltan';
export const onceLabel = 'Una vez';
export const twice = 'Dos veces';
export const threeTimes = 'Tres veces';
export const aboutTwice =
  'Dos veces: las cartas que faltan se reparten dos veces, y cada vez se decide la mitad de cada bote. Entre una y otra no vuelve ninguna carta a la baraja.';
export const stillToAct =
  'Alguien tiene que hablar todavía. Las cartas se reparten más de una vez solo cuando están todas las apuestas.';
export const nothingToRun = 'No se juega ningún bote: no hay nada que correr.';
export const ofOnePot = 'De un bote';
export const potAndSize = (pot: string, size: string): string => `${pot}, ${size}`;
export const youGet = 'Recuperas';

export const notInHand = (number: number): string => `Fuera de la mano: ${number}`;
export const addPlayer = 'Añadir jugador';
export const addPlayerNamed = 'Añadir un jugador que no está en la mano';
export const pays = (place: number): string => `${ordinal(place)} cobra`;
export const add = 'Añadir';
export const addPlace = 'Añadir un puesto con premio';
export const ifYou = 'si';
export const stack = 'stack';
export const worthLabel = 'vale';
export const fold = 'te retiras';
export const callOnAverage = 'pagas, de media';
export const callAndWin = 'pagas y ganas';
export const callAndTie = 'pagas y empatas';
export const callAndLose = 'pagas y pierdes';
export const placeWorth = (prize: string): string => `Tu puesto vale ${prize} de media.`;
export const callNeeds = 'Para pagar necesitas';
export const enterStacksAndPrizes =
  'Introduce los stacks y lo que paga cada puesto: los premios no valen lo que sus fichas, así que para pagar puedes necesitar más equity.';
