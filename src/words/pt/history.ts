import { symbolOf } from '../../poker/card';
import type {
  Contradiction,
  FileReason,
  Language,
  NamedGame,
  OtherHistory,
  PlainProblem,
  UnreadReason,
  Sum,
} from '../../history/problem';
import { countText, sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote } from './grammar';
import { names as STREETS } from './spot';
import type { SiteNote } from '../../history/sites';
import type { Decision } from '../../history/events';

/*
 * What is wrong with a hand history, and what is not read.
 */

/** After a count of any size, so without number and gender; other games also after “Isto é”. */
export const unreadReasons: Readonly<Record<Exclude<UnreadReason, NamedGame>, string>> = {
  Omaha: 'Omaha',
  'pot-limit Omaha': 'Omaha pot-limit',
  'Omaha eight or better': 'Omaha hi/lo (oito ou melhor)',
  'short deck': 'hold’em short deck',
  stud: 'stud',
  'seven card stud': '7 card stud',
  'seven card stud eight or better': '7 card stud hi/lo (oito ou melhor)',
  razz: 'razz',
  badugi: 'badugi',
  draw: 'draw',
  'deuce-to-seven single draw': '2-7 single draw',
  'deuce-to-seven triple draw': '2-7 triple draw',
  'another game': 'outro jogo',
  'bomb pot': 'um bomb pot',
  cap: 'uma mesa com limite de aposta por mão (cap)',
  'without known cards': 'sem cartas conhecidas',
  'read before': 'já na sessão',
  'cut off': 'sem o final',
  'with a fault': 'com um erro',
  'without a hand': 'sem mãos',
  'not read yet': 'de um formato que ainda não é lido',
  'without a player who is you': 'sem o seu nome',
  'too large': 'de tamanho excessivo',
  'packed too deeply': 'com um zip dentro de outro',
  'not text': 'sem texto',
  'locked by a password': 'com senha',
  'packed in an unknown way': 'com uma compressão desconhecida',
  damaged: 'com danos',
  'nothing in it': 'sem conteúdo',
  'not opened': 'sem abrir',
  'with a fault in Outs': 'com um erro do Outs',
};
export const reasonCount = (reason: string, count: number): string => `${countText(count)} ${reason}`;
export const handsLeftOut = (hands: number, reasons: string): string =>
  hands === 1 ? `1 mão fica de fora: ${reasons}.` : `${hands} mãos ficam de fora: ${reasons}.`;

/** Between a reason and what is wrong. */
export const afterReason = '. ';

// A file.
const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return `um histórico do ${site}`;
  return only === 'older' ? `um histórico antigo do ${site}` : `uma parte de um log do ${site}`;
};
export const otherHistoryInFile = (file: string | undefined, history: OtherHistory): string =>
  `${file ?? 'Um arquivo'} parece ${otherHistory(history)}. Escolha outro arquivo.`;
export const noHistoryInFile = (file: string | undefined): string =>
  `Nenhum histórico de mãos foi encontrado em ${file ?? 'um arquivo'}. Escolha um arquivo de mãos inteiras, em inglês.`;
export const nobodysHand =
  'Uma mão mostra as cartas de vários jogadores e não diz quais são as suas. Escolha mãos salvas pelo seu próprio programa.';
/** As the name of a file. */
export const aHand = 'Uma mão';
export const fileProblems: Readonly<Record<FileReason, (file: string, isOfAll: boolean) => string>> = {
  'too large': (file, isOfAll) =>
    isOfAll
      ? `${file}: o conteúdo fica grande demais sem compressão. Divida-o.`
      : `${file}: grande demais. Divida em arquivos menores.`,
  'packed too deeply': (file) => `${file}: há um zip dentro de outro zip. Descompacte antes.`,
  'not text': (file) => `${file}: não é um arquivo de texto. Escolha um arquivo de texto.`,
  'locked by a password': (file) => `${file}: precisa de uma senha. Descompacte antes.`,
  'packed in an unknown way': (file) =>
    `${file}: está compactado de um jeito que o Outs não conhece. Descompacte antes.`,
  damaged: (file, isOfAll) =>
    isOfAll
      ? `${file}: está cortado. Faltam os arquivos do final. Escolha de novo.`
      : `${file}: está danificado. Nada dele foi lido. Escolha outra cópia.`,
  'nothing in it': (file) => `${file}: não contém nenhum arquivo para ler. Escolha outro arquivo.`,
  'not opened': (file) => `${file}: não foi possível abrir. Escolha de novo.`,
  'with a fault in Outs': (file) =>
    `${file}: não foi lido até o fim por um erro do Outs. Recarregue a página e escolha de novo.`,
};

// A text, or a hand of it.
export const inHand = (hand: number, of: number, problem: string): string => `Mão ${hand} de ${of}: ${problem}`;
export const noHandShown = (hands: number): string => `Nenhuma destas ${hands} mãos pode ser mostrada.`;
export const otherGame = (game: string): string =>
  `Isto é ${game}. O Outs só lê Texas hold’em. Cole uma mão de hold’em.`;
export const otherRules = (rules: string): string => `Isto é ${rules}. O Outs ainda não lê essas mãos. Cole outra mão.`;
const languages: Readonly<Record<Language, string>> = {
  French: 'francês',
  German: 'alemão',
  Spanish: 'espanhol',
  Portuguese: 'português',
  Italian: 'italiano',
  Dutch: 'holandês',
  Russian: 'russo',
  Chinese: 'chinês',
};
export const historyProblems: Sentences<PlainProblem> = {
  'too-long': ({ characters, most }) =>
    `Longo demais: ${figure(characters / 1_000_000, 1)} milhões de caracteres. Cole no máximo ${most / 1_000_000} milhões por vez.`,
  'not-text': () => 'Isto não é um arquivo de texto. Cole as mãos como texto.',
  'no-history': ({ sites }) =>
    `Nenhum histórico de mãos encontrado. Cole mãos inteiras, em inglês, como são salvas por ${list(sites, 'or')}.`,
  'other-history': ({ history }) =>
    `Isto parece ${otherHistory(history)}. O Outs ainda não lê esse formato. Cole outra mão.`,
  'other-language': ({ site, language }) =>
    `É uma mão do ${site} em ${language === undefined ? 'outro idioma' : languages[language]}. As mãos são lidas em inglês: ponha o programa do site em inglês.`,
  'no-known-cards': () =>
    'As cartas de ninguém são conhecidas nesta mão. Cole uma mão que você jogou ou que chegou ao showdown.',
  'cut-off': () => 'A mão está cortada: falta o resumo. Cole até a última linha.',
  'cut-off-xml': () => 'A mão está cortada: falta o final. Carregue o arquivo inteiro.',
  'cut-off-json': () => 'Isto não é JSON válido; a mão pode estar cortada. Cole até o fim.',
  'bad-toml': ({ line }) => `A linha ${line} não é TOML válido; a mão pode estar cortada ali. Cole até o fim.`,
  'too-many-lines': ({ lines, most }) =>
    `Uma mão tem ${lines} linhas; no máximo ${most} podem ser lidas. Cole as mãos uma após a outra.`,
  'no-seats': () => 'Nenhum assento encontrado. Cole a mão inteira, em inglês, com os assentos e stacks.',
  'no-seats-in-file': () => 'Nenhum assento encontrado. Carregue o arquivo inteiro.',
  'no-big-blind': () =>
    'Nenhum jogador posta um big blind inteiro, e o histórico não diz quanto é. Cole a mão como foi salva.',
  'unequal-lists': () => 'Stacks, antes e blinds são de números diferentes de jogadores. Cole a mão como foi salva.',
  'no-blinds': ({ text }) => `Nenhum blind de hold’em encontrado em ${quote(text)}. Cole a mão em inglês.`,
  'bad-amount': ({ text }) => `${quote(text)} não é um valor. Cole a mão como foi salva.`,
  'bad-stack': ({ text }) => `O stack ${quote(text)} não é um valor. Cole a mão como foi salva.`,
  'bad-cards': ({ text }) => `${quote(text)} não pode ser lido como cartas. Cole a mão em inglês.`,
  'bad-cards-in-file': ({ text }) => `${quote(text)} não pode ser lido como cartas. Salve o arquivo de novo.`,
  'bad-phh-cards': ({ text }) => `${quote(text)} não pode ser lido como cartas. Escreva AhKd.`,
  'bad-line': ({ text }) => `A linha ${quote(text)} não pode ser lida. Cole a mão em inglês.`,
  'bad-action': ({ text }) => `A ação ${quote(text)} não pode ser lida. Cole a mão como foi salva.`,
  'bad-phh-action': ({ text }) => `A ação ${quote(text)} não pode ser lida. Escreva-a como “p3 cbr 7000”.`,
  'bad-action-type': ({ player, text }) =>
    `A ação do tipo ${quote(text)} de ${player} não pode ser lida. Cole a mão como foi salva.`,
  'action-of-nobody': ({ text }) => `A ação ${quote(text)} não é de nenhum jogador. Cole a mão como foi salva.`,
  damaged: ({ text }) => `${quote(text)} não pode ser lido: o arquivo está danificado ali. Salve-o de novo.`,
  'no-hand': ({ field }) => `Isto não é uma mão: falta “${field}”. Cole a mão como foi salva.`,
  'no-list': ({ field }) => `Falta “${field}”, ou não é uma lista. Cole a mão como foi salva.`,
  'no-amounts': ({ field }) =>
    `Falta “${field}”, ou há um valor que não é um número com no máximo duas casas decimais. Cole a mão como foi salva.`,
};

// Lines that contradict each other.
export const pasteAsSaved = 'Cole a mão inteira, como foi salva.';
export const contradictions: Sentences<Contradiction> = {
  'no-seat': ({ player }) => `${player} age, mas não tem assento.`,
  'two-seats': ({ player }) => `${player} tem dois assentos.`,
  'sits-down-late': ({ player }) => `${player} se senta depois da primeira ação.`,
  'posts-late': ({ player }) => `${player} posta um blind ou ante depois da primeira ação.`,
  'too-many-cards': ({ player }) => `${player} tem mais de duas cartas: isto não é hold’em.`,
  'shows-other-cards': ({ player }) => `${player} mostra cartas diferentes das de antes.`,
  'gets-back-too-much': ({ player }) => `${player} recebe de volta mais do que apostou.`,
  'acts-after-folding': ({ player }) => `${player} age depois de foldar.`,
  'acts-all-in': ({ player }) => `${player} age, mas está all-in.`,
  'acts-twice': ({ player }) => `${player} age duas vezes.`,
  'bets-too-little': ({ player }) => `${player} aposta menos do que custa pagar.`,
  'raises-too-little': ({ player }) => `${player} aumenta menos do que custa pagar.`,
  'posts-too-little': ({ player, amount }) => `${player} posta ${sumText(amount)}, menos que o big blind.`,
  'posts-no-blind': ({ player, amount }) =>
    `${player} posta ${sumText(amount)}: não é o big blind, nem os dois blinds.`,
  'puts-in-too-much': ({ player, amount }) => `${player} coloca mais que ${sumText(amount)}, tudo o que tinha.`,
  'checks-a-bet': ({ player, amount }) => `${player} dá check com ${sumText(amount)} a pagar.`,
  'calls-otherwise': ({ player, amount, other }) => `${player} paga ${sumText(amount)} com ${sumText(other)} a pagar.`,
  'all-in-otherwise': ({ player, amount, other }) =>
    `${player} vai all-in com ${sumText(amount)}, mas tem ${sumText(other)}.`,
  'bets-otherwise': ({ player, amount, other }) =>
    `As apostas de ${player} não fecham: as ações somam ${sumText(amount)}, o histórico diz ${sumText(other)}.`,
  'pot-otherwise': ({ amount, other }) =>
    `O pote não fecha: as ações somam ${sumText(amount)}, o histórico diz ${sumText(other)}.`,
  'still-to-act': ({ player, street }) => `${player} ainda tem que agir quando o ${STREETS[street]} termina.`,
  'card-twice': ({ card }) => `${symbolOf(card)} aparece duas vezes nesta mão.`,
  'sixth-card': () => 'Há uma sexta carta no board.',
  'other-street': ({ street, due }) => `O ${STREETS[street]} vem onde deveria vir o ${STREETS[due]}.`,
  'second-street': ({ street }) => `Há um segundo ${STREETS[street]}.`,
  'street-cards': ({ street, cards, needed }) =>
    `O ${STREETS[street]} tem ${cards} ${cards === 1 ? 'carta' : 'cartas'} em vez de ${needed}.`,
  'other-board': ({ street }) => `O board antes do ${STREETS[street]} não é o que foi distribuído.`,
  'no-street': ({ street, players }) => `Falta o ${STREETS[street]}, embora restem ${players} jogadores.`,
  players: ({ count }) => `Há ${count} ${count === 1 ? 'jogador' : 'jogadores'} na mão: uma mão tem de dois a dez.`,
  'all-fold': () => 'Todos foldam.',
};

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: 'também Bovada',
  XML: 'XML',
  CSV: 'o log em CSV',
};
export const siteWithNote = (title: string, note: string): string => `${title} (${note})`;

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = 'Histórico de mãos';
export const close = 'Fechar o histórico de mãos';
export const options = 'Opções';
export const hand = 'Mão';
export const handOf = (hand: number, of: number): string => `Mão ${hand} de ${of}`;
export const seenBy = 'Visão de';
export const seat = (player: string): string => `O assento de ${player}`;
export const useShown = 'Usar as cartas mostradas';
export const yes = 'sim';
export const no = 'não';
export const allDecisions = 'Todas as decisões, as piores primeiro';
export const notShown = (hands: number): string => `${hands} ${hands === 1 ? 'não exibida' : 'não exibidas'}`;
export const decisions = 'Decisões, use as setas do teclado';
export const previous = 'Decisão anterior';
export const next = 'Próxima decisão';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} aumenta para ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} aposta ${sumText(amount)}`;
export const unraised = 'Sem aumento';
export const limped = 'Limp até você';
export const first = 'Primeiro a agir';
export const checked = 'Check até você';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)};`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `${sumText(call)} a pagar, ${potText(pot, own)};`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `pote ${sumText(pot)}` : `pote ${sumText(pot)} (você pode ganhar ${sumText(own)})`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: 'foldou',
  check: 'deu check',
  call: 'pagou',
  bet: 'apostou',
  raise: 'aumentou',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `Mão ${hand} de ${of}.`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `Mão ${hand} de ${of}, ${notShown(unshown)}.`;
export const firstIsOn = 'A primeira decisão está na mesa. Passe para a próxima.';
export const lastIsOn = 'A última decisão está na mesa. Feche a mão para continuar.';
export const noDecision = (player: string): string => `${player} não teve nenhuma decisão nesta mão.`;
export const decision = (at: number, of: number, player: string): string => `Decisão ${at} de ${of}, de ${player}.`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `Decisão ${at} de ${of}, de ${player}; não há cartas mostradas para usar.`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decisão ${at} de ${of}, de ${player}, com ${list(
    used.map(({ name, cards }) => `${cards} de ${name}`),
    'and',
  )}.`;

// Bounties, and how the hand ended.
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty de' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} por ${player}`),
    'and',
  )}.`;
export const ranTwice = (second: string): string => `Rodou duas vezes: saiu um segundo board, ${second}.`;
export const ranThrice = (second: string, third: string): string =>
  `Rodou três vezes: saíram um segundo board, ${second}, e um terceiro, ${third}.`;
export const cashedOut = (players: readonly string[]): string =>
  `${list(players, 'and')} ${players.length === 1 ? 'fez' : 'fizeram'} cash out.`;
export const gotFromHouse = (player: string, amount: Sum): string => `${player} recebeu ${sumText(amount)} do site.`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} pagou ${sumText(amount)} ao site.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} ganhou ${sumText(amount)}`),
    'and',
  )}.`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} ganhou o bounty de ${amount} por ${on}.`;
export const rake = (amount: Sum): string => `Rake: ${sumText(amount)}.`;
export const jackpotFee = (amount: Sum): string => `Taxa do jackpot: ${sumText(amount)}.`;
