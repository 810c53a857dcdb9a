import { rankSymbol } from '../../poker/card';
import type { Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Seated } from '../types';
import { ofSeat } from './spot';
import { onStreet } from '#words/spot';
import { list } from './grammar';

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair a ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs a ${rankSymbol(rank)}`;
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('; ');
export const combosOf = (count: number): string => `${combosText(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const beats = (beat: number): string => `${combosText(beat)} te ${beat === 1 ? 'gana' : 'ganan'}`;
export const someBeat = beats;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, ninguno bloqueado`
    : `${combosText(count)} de ${combosOf(count + blocked)}, ${combosText(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
export const continues = (combos: number): string => (combos === 1 ? 'continúa' : 'continúan');
export const all = (seat: number, who: Seated, live: number): string =>
  seat === 0
    ? `tus ${combosOf(live)}`
    : who.opponents === 1
      ? `sus ${combosOf(live)}`
      : `los ${combosOf(live)} ${ofSeat(seat - 1, who)}`;
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${combosText(combos)} de ${all(seat, who, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const against = (combos: number, equity: string): string =>
  ended(`Contra ${combos === 1 ? 'el' : 'los'} ${combosText(combos)} que ${continues(combos)} ${equity}`);
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`Continúas con ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const narrowed = (combos: number, next: Street): string =>
  `Redúcelo, y estos ${combosText(combos)} combos siguen ${onStreet[next]}, salga la carta que salga.`;

// A hand of the grid.
export const facts = (all: readonly string[]): string => all.join(', ');
export const combos = combosOf;

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${what}: ${count} de ${of} combos, el ${share}.`;

export const results = {
  'pair or better': areOf('Pareja o mejor'),
  'top pair or better': areOf('Top pair o mejor'),
  'two pair or better': areOf('Dobles parejas o mejor'),
  'flush draw': areOf('Proyectos de color'),
  'straight draw': areOf('Proyectos de escalera'),
  draw: areOf('Proyectos'),
};

export const stays = (count: string): string => (count === '1' ? 'se queda' : 'se quedan');
export const missedAndKept = (missed: number, kept: number): string =>
  [
    missed === 1 ? 'Te faltó un combo' : `Te faltaron ${missed} combos`,
    kept === 1 ? 'y dejaste uno que se retira.' : `y dejaste ${kept} que se retiran.`,
  ].join(' ');

/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; de ellos, ${list(
    draws.map(([count, draw]) => `${count} también con ${draw}`),
    'and',
  )}`;
