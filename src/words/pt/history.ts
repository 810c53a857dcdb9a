import { symbolOf } from '../../poker/card';
import type { Contradiction, Language, OtherHistory, PlainProblem, Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote } from './grammar';
import { names as STREETS } from '#words/spot';

// A file.
export const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return `um histórico do ${site}`;
  return only === 'older' ? `um histórico antigo do ${site}` : `uma parte de um log do ${site}`;
};
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
  'fine-amount': ({ text }) => `${quote(text)} não são centavos inteiros. As apostas devem ser: cole outra mão.`,
  'unclear-amount': ({ text }) =>
    `${quote(text)} pode ter três casas decimais ou ser milhares, e os outros valores da mão não dizem qual. Salve a mão com duas casas decimais ou com nenhuma.`,
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
  'paid-otherwise': ({ amount, other }) =>
    `O dinheiro não bate: foram colocados ${sumText(amount)}, e o histórico paga ${sumText(other)} com rake e taxas.`,
  'ends-otherwise': ({ player, amount, other }) =>
    `${player} termina com ${sumText(amount)} pelas ações, mas com ${sumText(other)} no histórico.`,
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
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty de' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} por ${player}`),
    'and',
  )}.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} ganhou ${sumText(amount)}`),
    'and',
  )}.`;
