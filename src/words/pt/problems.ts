import { JOKER, type Card } from '../../poker/card';
import type { StakesField } from '../../poker/money/stakes';
import type { Place } from '../../poker/result';
import { capitalize } from '../text';
import { cardSymbol } from './cards';
import { list } from './grammar';
import { ofSeat, playerName } from './spot';

function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `Mão ${place.hand + 1}` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: 'Sua mão', board: 'Board', dead: 'Cartas mortas', line: 'A linha' }[place];
}

function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `na mão ${place.hand + 1}` : `na mão ${ofSeat(place.seat, { opponents: place.of })}`;
  }
  return { hero: 'na sua mão', board: 'no board', dead: 'entre as cartas mortas', line: 'na linha' }[place];
}

export const at = (place: Place, fault: string): string => `${placeName(place)}: ${fault}`;
export const inLink = (problems: string): string => `No link: ${problems}`;
export const cardMissing = (question: string): string =>
  `Falta uma carta: ${question}${question.endsWith('?') ? '' : '.'}`;

export const tooLong = (length: number, text: string): string => `${length} caracteres são demais (${text}).`;
export const noJoker = '“*” é o curinga, e este baralho não tem.';
export const noRank = (text: string): string => `${text} não começa com uma carta. Os valores são A K Q J T 9 … 2.`;
export const noSuit = (text: string): string => `${text} não tem naipe. Acrescente c, d, h ou s.`;
export const badSuit = (text: string): string => `${text} não é uma carta. Os naipes são c d h s.`;
export const twiceInPart = (part: string, card: Card): string => `${part} tem ${cardSymbol(card)} duas vezes.`;
export const twiceIn = (card: Card, place: Place): string =>
  `${capitalize(cardSymbol(card))} está duas vezes ${inPlace(place)}.`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  `${capitalize(cardSymbol(card))} está ${inPlace(first)} e ${inPlace(second)}.`;

const tooMany = (extra: string) => (extra === '' ? '' : `, ${extra} a mais`);
const has = (count: number, extra: string) =>
  count === 0 ? 'não tem nenhuma' : count === 1 ? 'tem uma' : `tem ${count}${tooMany(extra)}`;
export const holeCount = (count: number, extra: string): string =>
  `uma mão tem duas cartas, esta ${has(count, extra)}.`;
export const boardCount = (count: number, extra: string): string =>
  `O board tem 0, 3, 4 ou 5 cartas; este ${has(count, extra)}.`;
export const boardOneTooMany = (card: Card): string => `O board tem cinco cartas; ${cardSymbol(card)} está a mais.`;
export const boardTooMany = (count: number, extra: string): string =>
  `O board tem cinco cartas; aqui há ${count}${tooMany(extra)}.`;
export const opponentsTooMany = (count: number, most: number): string =>
  `${count} adversários são demais: ${most} no máximo.`;
export const cardsLeft = (left: number, needed: number): string =>
  left === 1
    ? `Só resta 1 carta, e ainda faltam ${needed} para distribuir.`
    : `Só restam ${left} cartas, e ainda faltam ${needed} para distribuir.`;
export const noHands = 'Nenhuma mão foi informada.';
export const handsTooMany = (count: number, most: number): string => `${count} mãos são demais: ${most} no máximo.`;
export const handOneTooMany = (card: Card): string =>
  `uma mão tem cinco cartas; ${card === JOKER ? '“*”' : cardSymbol(card)} está a mais.`;
export const handTooFew = (count: number, text: string): string =>
  `uma mão tem cinco cartas, esta tem ${count} (${text}).`;

export const oneHand = (text: string): string => `${text} é uma mão só: escreva sem parênteses.`;
export const emptyRange = 'o range está vazio. Informe uma mão, como TT+ ou AQs.';
export const noWeight = 'o range está vazio. Todas as mãos dele têm peso 0.';
export const blocked = 'todas as mãos deste range estão bloqueadas por cartas em jogo.';
export const noRead = (shown: string): string => `nenhuma mão deste range tem ${shown} aqui.`;
export const needsFlop = (read: string): string => `${read} precisa de um flop.`;
export const needsPlainDeck = (read: string): string => `${read} precisa de um flop de um baralho sem curingas.`;
export const unknownRead = (read: string, reads: readonly string[]): string =>
  `${read} não é conhecido. Depois de “with” escreva ${list(reads, 'or')}.`;
export const noDeal = (ranges: number): string =>
  ranges === 2
    ? 'Estes ranges se bloqueiam: não dá para distribuir duas mãos ao mesmo tempo.'
    : `Estes ${ranges} ranges se bloqueiam: não dá para distribuir as mãos ao mesmo tempo.`;
export const unreadable = (part: string, character: number): string =>
  `${part} não pode ser lido a partir do caractere ${character}.`;
export const semicolon = (part: string): string =>
  `${part} tem um “;”, que separa adversários. Ponha uma vírgula entre as mãos.`;
export const rangeNoRank = (part: string): string => `${part} não começa com um valor. Os valores são A K Q J T 9 … 2.`;
export const noSecondRank = (part: string): string => `${part} precisa de um segundo valor, como em AK.`;
export const noSecondHand = (part: string): string => `${part} precisa de uma mão depois do traço, como em 88-55.`;
export const oneCard = (part: string): string => `${part} tem uma carta onde uma mão tem duas.`;
export const noFirstSuit = (part: string, instead: string): string =>
  `${part} não diz o naipe da primeira carta. Escreva ${instead}.`;
export const unclear = (part: string, instead: readonly string[]): string =>
  `${part} ${instead.length > 1 ? 'tem mais de um significado' : 'se escreve de outro jeito'}. Escreva ${list(instead, 'or')}.`;
export const suitedPair = (part: string): string => `${part} é um par: não é suited nem offsuit.`;
export const moreThanAll = (part: string): string => `${part} é mais do que todas as mãos.`;
export const notASpan = (part: string): string =>
  `${part} não é um intervalo. Use uma carta alta (A2s-A9s) ou uma distância (54s-JTs).`;
export const badWeight = (part: string, sign: string): string =>
  `${part} precisa de um peso depois de ${sign}, de 0 a ${sign === '@' ? '100' : '1 ou de 0% a 100%'}.`;
export const weightInBrackets = (part: string): string =>
  `${part} tem um peso dentro de um colchete. Deixe um dos dois.`;
export const badBracket = (part: string): string => `${part} não é um colchete. Escreva [50]AA,KK[/50].`;
export const bracketInBracket = (part: string): string => `${part} abre um colchete dentro de outro.`;
export const notOpen = (part: string): string => `${part} fecha um colchete que não está aberto.`;
export const notClosed = (part: string, close: string): string => `${part} precisa de ${close} para fechar.`;

export const severalDecks = (decks: readonly string[]): string =>
  `A linha indica ${decks.length} baralhos: ${list(decks, 'and')}. Deixe um.`;
export const badDeck = (text: string, decks: readonly string[]): string =>
  `${text} não é um baralho com curingas. Use ${list(decks, 'or')}.`;
export const badTarget = (text: string, targets: string): string =>
  `Alvo desconhecido: ${text}. Use um destes: ${targets}.`;
export const badRules = 'As regras não são um objeto de opções.';
export const badRuns = (text: string): string => `Vezes: ${text} não é 2 nem 3.`;
export const badFacing = (text: string): string =>
  `${text} não é um tamanho de aposta. Escreva uma parte do pote, no máximo dez potes: 1/2, 75%, pot, 2x.`;
export const facingAndAmounts = 'Dê “facing”, ou então “pot” e “call”.';
export const badWas = (text: string): string =>
  `${text} não diz quem tinha o quê antes: escreva o jogador, as cartas do board e o range, como 1:3:TT+.`;
export const withinRandom = (text: string): string =>
  `${text} são duas cartas quaisquer, que já incluem as mãos ao lado de “random”. Ponha ; entre dois adversários.`;
export const namesTooMany = (most: number): string =>
  `Há mais nomes do que jogadores, ${most}: o seu primeiro, depois um para cada adversário.`;
export const unknownField = (name: string): string => `Campo desconhecido: ${name}.`;
export const unknownPage = (name: string): string => `Página desconhecida: ${name}.`;
export const unknownRule = (name: string): string => `Regra desconhecida: ${name}.`;
export const badRule = (name: string, setting: string, isText: boolean, known: readonly string[]): string =>
  `A regra ${name} não pode ser ${isText ? `o texto ${setting}` : setting}. Use ${list(known, 'or')}.`;

export const fields: Readonly<Record<StakesField, string>> = {
  pot: 'Pote',
  call: 'A pagar',
  bets: 'Apostas',
  folded: 'Apostas de quem foldou',
  stacks: 'Stacks',
  payouts: 'Prêmios',
  others: 'Stacks de jogadores fora da mão',
  bounties: 'Bounties',
  rake: 'Rake',
};
export const inField = (field: StakesField, fault: string): string => `${fields[field]}: ${fault}`;
export const amountsTooMany = (text: string, most: number): string => `${text} tem valores demais. O máximo é ${most}.`;
export const belowZero = (amount: string): string => `${amount} é menor que zero.`;
export const noAmount = 'Falta um valor. Escreva 60, 62,5 ou 1.000.';
export const badAmount = (text: string): string => `${text} não é um valor. Escreva 60, 62,5 ou 1.000.`;
export const ambiguous = (text: string, less: string, more: string): string =>
  `${text} pode ser ${less} ou ${more}. Escreva um dos dois.`;
export const tooMuch = (amount: string, most: string): string => `${amount} é demais: ${most} no máximo.`;
export const aboveMost = (amount: string, most: string): string => `${amount} é demais. O máximo é ${most}.`;
export const listLength = (ofOpponents: boolean, needed: number, count: number): string =>
  `dê um valor para cada ${ofOpponents ? 'adversário' : 'jogador'}, ${needed} no total. Esta lista tem ${count}.`;
export const noOpponents = 'Para usar valores é preciso um adversário. Adicione um.';
export const foldedWithoutBets =
  'As apostas de quem foldou precisam das apostas de quem continua na mão. Adicione “bets”.';
export const callWithoutPot = 'Para pagar é preciso um pote ou apostas. Adicione um dos dois.';
export const callAbove = (call: string, most: string): string =>
  `${call} é mais do que você pode pagar. O máximo é ${most}.`;
export const callBelow = (call: string, owed: string, least: string | undefined): string =>
  `${call} é menos que os ${owed} a pagar, e você tem ${least ?? 'mais fichas'}.`;
export const potBelowBets = (pot: string, bets: string): string =>
  `${pot} é menos que os ${bets} de todas as apostas juntas. O pote inclui também as apostas.`;
export const rakeAbove = (percent: string): string => `${percent} está acima de 100%.`;
export const rakeInTournament = 'Um pote de torneio não tem rake. Remova o rake ou os prêmios.';
export const rakeWithoutPot = 'O rake precisa de um pote ou de apostas. Adicione um dos dois.';
export const noPayouts = 'a lista está vazia. Dê primeiro o prêmio do primeiro lugar.';
export const payoutsWithoutStacks = 'Os prêmios precisam dos stacks de todos os jogadores na mão. Adicione os stacks.';
export const withoutPayouts = (field: 'others' | 'bounties'): string =>
  `${fields[field]}: faltam os prêmios. Adicione-os.`;
export const emptyStack = (number: number): string => `o número ${number} está vazio. Remova-o.`;
export const playersTooMany = (count: number, most: number): string =>
  `${count} jogadores são demais para os prêmios: ${most} no máximo.`;
export const playersTooFew = 'Os prêmios precisam de dois jogadores ou mais.';
export const noChips = 'Ninguém tem fichas. Dê um stack acima de zero.';
