import { rankSymbol } from '../../poker/card';
import type { Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Seated } from '../types';
import { ofSeat } from './spot';
import { onStreet } from '#words/spot';
import { list } from './grammar';

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair ao ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs ao ${rankSymbol(rank)}`;
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('; ');
export const combosOf = (count: number): string => `${combosText(count)} ${count === 1 ? 'combo' : 'combos'}`;
export const beats = (beat: number): string => `${combosText(beat)} ${beat === 1 ? 'ganha' : 'ganham'} de você`;
export const someBeat = beats;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, nenhum bloqueado`
    : `${combosText(count)} de ${combosOf(count + blocked)}, ${combosText(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
export const continues = (combos: number): string => (combos === 1 ? 'continua' : 'continuam');
export const all = (seat: number, who: Seated, live: number): string =>
  seat === 0 ? `seus ${combosOf(live)}` : `${combosOf(live)} ${ofSeat(seat - 1, who)}`;
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${combosText(combos)} dos ${all(seat, who, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const against = (combos: number, equity: string): string =>
  ended(`Contra ${combos === 1 ? 'o' : 'os'} ${combosText(combos)} que ${continues(combos)}, ${equity}`);
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`Você continua com ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const narrowed = (combos: number, next: Street): string =>
  `Reduza, e estes ${combosText(combos)} combos ficam ${onStreet[next]}, venha a carta que vier.`;

// A hand of the grid.
export const facts = (all: readonly string[]): string => all.join(', ');
export const combos = combosOf;

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${count} de ${of} combos ${count === '1' ? 'é' : 'são'} ${what}: ${share}.`;

export const results = {
  'pair or better': areOf('par ou melhor'),
  'top pair or better': areOf('top pair ou melhor'),
  'two pair or better': areOf('dois pares ou melhor'),
  'flush draw': areOf('flush draw'),
  'straight draw': areOf('straight draw'),
  draw: areOf('draw'),
};
/** `'de um terço'`, but `'da metade'` */
export const ofFraction = (fraction: string): string => (fraction === 'metade' ? 'da metade' : `de ${fraction}`);
export const missedAndKept = (missed: number, kept: number): string =>
  [
    missed === 1 ? 'Faltou um combo,' : `Faltaram ${missed} combos,`,
    kept === 1 ? 'e você manteve um que folda.' : `e você manteve ${kept} que foldam.`,
  ].join(' ');

/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; deles, ${list(
    draws.map(([count, draw]) => `${count} também com ${draw}`),
    'and',
  )}`;
