import { ordinal } from './grammar';

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
export const placeWorth = (prize: string): string => `Sua posição vale ${prize} em média.`;
export const callNeeds = 'Para pagar, você precisa de';
export const enterStacksAndPrizes =
  'Informe os stacks e o que cada lugar paga: prêmios não valem o mesmo que as fichas, então pagar pode exigir mais equity.';
