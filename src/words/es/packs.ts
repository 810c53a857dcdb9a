import { list, quote } from './grammar';

export const useOneOf = (known: readonly string[]): string => `Usa una de estas opciones: ${known.join(', ')}.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `Los campos ${list(names.map(quote), 'and')} son textos. Escríbelos entre comillas.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `El board de este ejercicio tiene ${list(counts.map(String), 'or')} cartas; aquí hay ${count}. Cambia el board.`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `Este ejercicio tiene ${least === most ? least : `de ${least} a ${most}`} manos; aquí hay ${count}. Cambia el número de manos.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `Este ejercicio admite una respuesta con ${quote(form)}, no con ${list(names.map(quote), 'and')}.`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `La respuesta ${quote(name)} debe ser una de estas: ${known.join(', ')}.`;
const MONTHS = /* @__PURE__ */ 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `'23 nov'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${date} ${MONTHS[month - 1]}`;
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `Tienes ${count} packs. Quita uno en `,
  link: 'Progreso',
  after: ', o lo que hagas aquí no se guardará.',
});
