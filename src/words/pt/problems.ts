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

export const tooLong = (length: number, text: string): string =>
  `${length} caracteres são demais (${text}). Encurte o texto.`;
export const noJoker = '“*” é o curinga, e este baralho não tem. Escolha um baralho com curinga.';
export const noRank = (text: string): string => `${text} não começa com uma carta. Use os valores A K Q J T 9 … 2.`;
export const noSuit = (text: string): string => `${text} não tem naipe. Acrescente c, d, h ou s.`;
export const badSuit = (text: string): string => `${text} não é uma carta. Use os naipes c d h s.`;
export const twiceInPart = (part: string, card: Card): string =>
  `${part} tem ${cardSymbol(card)} duas vezes. Troque uma.`;
export const twiceIn = (card: Card, place: Place): string =>
  `${capitalize(cardSymbol(card))} está duas vezes ${inPlace(place)}. Escolha outra carta.`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  `${capitalize(cardSymbol(card))} está ${inPlace(first)} e ${inPlace(second)}. Troque uma.`;

const remove = (extra: string) => `Remova ${extra}${extra.endsWith('…') ? '' : '.'}`;
const ADD = ['não tem nenhuma. Adicione duas.', 'tem uma. Adicione outra.'];
export const holeCount = (count: number, extra: string): string =>
  `uma mão tem duas cartas, esta ${ADD[count] ?? `tem ${count}. ${remove(extra)}`}`;
export const boardCount = (count: number): string =>
  `O board tem ${count} ${count === 1 ? 'carta' : 'cartas'}. Use 3, 4 ou 5, ou nenhuma.`;
export const boardTooMany = (count: number, extra: string): string => `O board tem ${count} cartas. ${remove(extra)}`;
export const opponentsTooMany = (count: number, most: number): string =>
  `${count} adversários são demais. Deixe ${most} no máximo.`;
export const cardsLeft = (left: number, needed: number): string =>
  left === 1
    ? `Só resta 1 carta, e ainda faltam ${needed} para distribuir. Remova um jogador ou uma carta morta.`
    : `Só restam ${left} cartas, e ainda faltam ${needed} para distribuir. Remova um jogador ou uma carta morta.`;
export const noHands = 'Nenhuma mão foi informada. Adicione uma, como AhAdKcQs2d.';
export const handsTooMany = (count: number, most: number): string =>
  `${count} mãos são demais. Deixe ${most} no máximo.`;
export const handOneTooMany = (card: Card): string =>
  `uma mão tem cinco cartas. ${remove(card === JOKER ? '“*”' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `uma mão tem cinco cartas, esta tem ${count} (${text}). Adicione ${5 - count}.`;

export const oneHand = (text: string): string => `${text} é uma mão só: escreva sem parênteses.`;
export const emptyRange = 'o range está vazio. Informe uma mão, como TT+ ou AQs.';
export const noWeight = 'o range está vazio. Todas as mãos dele têm peso 0. Aumente o de uma.';
export const blocked = 'todas as mãos deste range estão bloqueadas por cartas em jogo. Mude o range ou o board.';
export const noRead = (shown: string): string => `nenhuma mão deste range tem ${shown} aqui. Escolha outra leitura.`;
export const needsFlop = (read: string): string => `${read} precisa de um flop. Distribua-o antes.`;
export const needsPlainDeck = (read: string): string =>
  `${read} precisa de um flop de um baralho sem curingas. Escolha outro baralho.`;
export const unknownRead = (read: string, reads: readonly string[]): string =>
  `${read} não é conhecido. Depois de “with” escreva ${list(reads, 'or')}.`;
export const noDeal = (ranges: number): string =>
  ranges === 2
    ? 'Estes ranges se bloqueiam: não dá para distribuir duas mãos ao mesmo tempo. Mude um deles.'
    : `Estes ${ranges} ranges se bloqueiam: não dá para distribuir as mãos ao mesmo tempo. Mude um deles.`;
export const unreadable = (part: string, character: number): string =>
  `${part} não pode ser lido a partir do caractere ${character}. Mude o resto.`;
export const semicolon = (part: string): string =>
  `${part} tem um “;”, que separa adversários. Ponha uma vírgula entre as mãos.`;
export const rangeNoRank = (part: string): string => `${part} não é uma mão nem um range. Escreva 7c7d, TT+ ou random.`;
export const noSecondRank = (part: string): string => `${part} tem um só valor. Adicione outro, como em AK.`;
export const noSecondHand = (part: string): string =>
  `${part} não tem uma mão depois do traço. Adicione uma, como em 88-55.`;
export const oneCard = (part: string): string => `${part} tem uma carta onde uma mão tem duas. Adicione a outra.`;
export const noFirstSuit = (part: string, instead: string): string =>
  `${part} não diz o naipe da primeira carta. Escreva ${instead}.`;
export const unclear = (part: string, instead: readonly string[]): string =>
  `${part} ${instead.length > 1 ? 'tem mais de um significado' : 'se escreve de outro jeito'}. Escreva ${list(instead, 'or')}.`;
export const suitedPair = (part: string): string => `${part} é um par: não é suited nem offsuit. Escreva sem s nem o.`;
export const moreThanAll = (part: string): string => `${part} é mais do que todas as mãos. Use 100% ou menos.`;
export const notASpan = (part: string): string =>
  `${part} não é um intervalo. Use a mesma carta alta (A2s-A9s), ou suba as duas cartas juntas (54s-JTs).`;
export const badWeight = (part: string, sign: string): string =>
  `${part} precisa de um peso depois de ${sign}. Escreva de 0 a ${sign === '@' ? '100' : '1, ou de 0% a 100%'}.`;
export const weightInBrackets = (part: string): string =>
  `${part} tem um peso dentro de um colchete. Deixe um dos dois.`;
export const badBracket = (part: string): string => `${part} não é um colchete. Escreva [50]AA,KK[/50].`;
export const bracketInBracket = (part: string): string =>
  `${part} abre um colchete dentro de outro. Feche o primeiro antes.`;
export const notOpen = (part: string): string => `${part} fecha um colchete que não está aberto. Remova-o.`;
export const notClosed = (part: string, close: string): string => `${part} não está fechado. Adicione ${close} no fim.`;

export const severalDecks = (decks: readonly string[]): string =>
  `A linha indica ${decks.length} baralhos: ${list(decks, 'and')}. Deixe um.`;
export const badDeck = (text: string, decks: readonly string[]): string =>
  `${text} não é um baralho com curingas. Use ${list(decks, 'or')}.`;
export const badTarget = (text: string, targets: string): string =>
  `Alvo desconhecido: ${text}. Use um destes: ${targets}.`;
export const badRules = 'As regras não são um objeto de opções. Escreva-as entre chaves, ou remova-as.';
export const badRuns = (text: string): string => `Vezes: ${text} não é 2 nem 3. Escreva um dos dois.`;
export const badFacing = (text: string): string =>
  `${text} não é um tamanho de aposta. Escreva uma parte do pote, no máximo dez potes: 1/2, 75%, pot, 2x.`;
export const facingAndAmounts = 'Informe “facing”, ou então “pot” e “call”.';
export const badWas = (text: string): string =>
  `${text} não é um range reduzido. Escreva assento:cartas:range, como 1:3:TT+.`;
export const withinRandom = (text: string): string =>
  `${text} são duas cartas quaisquer, que já incluem as mãos ao lado de “random”. Ponha ; entre dois adversários.`;
export const namesTooMany = (most: number): string =>
  `Há mais nomes do que jogadores, ${most}: o seu primeiro, depois um para cada adversário. Remova os outros.`;
export const unknownField = (name: string): string => `Campo desconhecido: ${name}. Remova-o.`;
export const unknownPage = (name: string): string =>
  `Página desconhecida: ${name}. Use #/study, #/lab, #/session, #/show ou #/help.`;
export const unknownRule = (name: string): string => `Regra desconhecida: ${name}. Remova-a.`;
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
export const amountsTooMany = (text: string, most: number): string => `${text} tem valores demais. Deixe ${most}.`;
export const belowZero = (amount: string): string => `${amount} é menor que zero. Escreva 0 ou mais.`;
export const noAmount = 'Falta um valor. Escreva 60, 62,5 ou 1.000.';
export const badAmount = (text: string): string => `${text} não é um valor. Escreva 60, 62,5 ou 1.000.`;
export const ambiguous = (text: string, less: string, more: string): string =>
  `${text} pode ser ${less} ou ${more}. Escreva um dos dois.`;
export const tooMuch = (amount: string, most: string): string => `${amount} é demais. Escreva ${most} ou menos.`;
export const aboveMost = (amount: string, most: string): string => `${amount} é demais. Escreva ${most} ou menos.`;
export const listLength = (ofOpponents: boolean, needed: number, count: number): string =>
  `informe um valor para cada ${ofOpponents ? 'adversário' : 'jogador'}, ${needed} no total. Esta lista tem ${count}.`;
export const noOpponents = 'Para usar valores é preciso um adversário. Adicione um.';
export const foldedWithoutBets =
  'As apostas de quem foldou precisam das apostas de quem continua na mão. Adicione “bets”.';
export const callWithoutPot = 'Para pagar é preciso um pote ou apostas. Adicione um dos dois.';
export const callAbove = (call: string, most: string): string =>
  `${call} é mais do que você pode pagar. Escreva ${most} ou menos.`;
export const callBelow = (call: string, owed: string, least: string | undefined): string =>
  `${call} é menos que os ${owed} a pagar, e você tem ${least ?? 'mais fichas'}. Escreva ${least ?? owed}.`;
export const potBelowBets = (pot: string, bets: string): string =>
  `${pot} é menos que os ${bets} de todas as apostas juntas. Inclua as apostas no pote.`;
export const rakeAbove = (percent: string): string => `${percent} é demais. Escreva 100% ou menos.`;
export const rakeInTournament = 'Um pote de torneio não tem rake. Remova o rake ou os prêmios.';
export const rakeWithoutPot = 'O rake precisa de um pote ou de apostas. Adicione um dos dois.';
export const noPayouts = 'a lista está vazia. Informe primeiro o prêmio do primeiro lugar.';
export const payoutsWithoutStacks = 'Os prêmios precisam dos stacks de todos os jogadores na mão. Adicione os stacks.';
export const withoutPayouts = (field: 'others' | 'bounties'): string =>
  `${fields[field]}: faltam os prêmios. Adicione-os.`;
export const emptyStack = (number: number): string => `o número ${number} está vazio. Remova-o.`;
export const playersTooMany = (count: number, most: number): string =>
  `${count} jogadores são demais para os prêmios. Deixe ${most} no máximo.`;
export const playersTooFew = 'Os prêmios precisam de dois jogadores ou mais. Adicione um.';
export const noChips = 'Ninguém tem fichas. Informe um stack acima de zero.';
