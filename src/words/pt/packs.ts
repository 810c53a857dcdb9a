import { list, quote } from './grammar';

export const useOneOf = (known: readonly string[]): string => `Use uma destas opções: ${known.join(', ')}.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `Os campos ${list(names.map(quote), 'and')} são textos. Escreva-os entre aspas.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `O board deste exercício tem ${list(counts.map(String), 'or')} cartas; aqui há ${count}. Mude o board.`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `Este exercício tem ${least === most ? least : `de ${least} a ${most}`} mãos; aqui há ${count}. Mude o número de mãos.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `Este exercício aceita uma resposta com ${quote(form)}, não com ${list(names.map(quote), 'and')}.`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `A resposta ${quote(name)} deve ser uma destas: ${known.join(', ')}.`;
const MONTHS = /* @__PURE__ */ 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

/** `'23 nov'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${date} ${MONTHS[month - 1]}`;
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `Você tem ${count} pacotes. Remova um em `,
  link: 'Progresso',
  after: ', ou o que você fizer aqui não será salvo.',
});
