import { symbolOf } from '../../poker/card';
import type { Contradiction, Language, OtherHistory, PlainProblem, Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote } from './grammar';
import { names as STREETS } from '#words/spot';

// A file.
export const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return `un historial de ${site}`;
  return only === 'older' ? `un historial antiguo de ${site}` : `una parte de un registro de ${site}`;
};
const languages: Readonly<Record<Language, string>> = {
  French: 'francés',
  German: 'alemán',
  Spanish: 'español',
  Portuguese: 'portugués',
  Italian: 'italiano',
  Dutch: 'neerlandés',
  Russian: 'ruso',
  Chinese: 'chino',
};
export const historyProblems: Sentences<PlainProblem> = {
  'too-long': ({ characters, most }) =>
    `Demasiado largo: ${figure(characters / 1_000_000, 1)} millones de caracteres. Pega como máximo ${most / 1_000_000} millones cada vez.`,
  'not-text': () => 'Esto no es un archivo de texto. Pega las manos como texto.',
  'no-history': ({ sites }) =>
    `No se encontró ningún historial de manos. Pega manos enteras, en inglés, tal como las escribe ${list(sites, 'or')}.`,
  'other-history': ({ history }) => `Esto parece ${otherHistory(history)}. Outs todavía no los lee. Pega otra mano.`,
  'other-language': ({ site, language }) =>
    `Es una mano de ${site} en ${language === undefined ? 'otro idioma' : languages[language]}. Las manos se leen en inglés: pon el programa de la sala en inglés.`,
  'no-known-cards': () =>
    'En esta mano no se conocen las cartas de nadie. Pega una mano que hayas jugado o que haya llegado al showdown.',
  'cut-off': () => 'La mano está cortada: falta su resumen. Pégala hasta la última línea.',
  'cut-off-xml': () => 'La mano está cortada: falta su final. Carga el archivo entero.',
  'cut-off-json': () => 'Esto no es JSON válido; puede que la mano esté cortada. Pégala hasta el final.',
  'bad-toml': ({ line }) =>
    `La línea ${line} no es TOML válido; puede que la mano esté cortada ahí. Pégala hasta el final.`,
  'too-many-lines': ({ lines, most }) =>
    `Una mano tiene ${lines} líneas; se pueden leer ${most} como máximo. Pega las manos una tras otra.`,
  'no-seats': () => 'No se encontró ningún asiento. Pega la mano entera, en inglés, con sus asientos y stacks.',
  'no-seats-in-file': () => 'No se encontró ningún asiento. Carga el archivo entero.',
  'no-big-blind': () =>
    'Ningún jugador pone una ciega grande completa, y el historial no dice cuánto es. Pega la mano tal como se guardó.',
  'unequal-lists': () =>
    'Los stacks, los antes y las ciegas son de distintos números de jugadores. Pega la mano tal como se guardó.',
  'no-blinds': ({ text }) => `No se encontraron ciegas de hold’em en ${quote(text)}. Pega la mano en inglés.`,
  'bad-amount': ({ text }) => `${quote(text)} no es una cantidad. Pega la mano tal como se guardó.`,
  'fine-amount': ({ text }) => `${quote(text)} no son céntimos enteros. Las apuestas deben serlo: pega otra mano.`,
  'unclear-amount': ({ text }) =>
    `${quote(text)} puede tener tres decimales o ser miles, y las demás cantidades de la mano no lo aclaran. Guarda la mano con dos decimales o con ninguno.`,
  'bad-stack': ({ text }) => `El stack ${quote(text)} no es una cantidad. Pega la mano tal como se guardó.`,
  'bad-cards': ({ text }) => `${quote(text)} no se puede leer como cartas. Pega la mano en inglés.`,
  'bad-cards-in-file': ({ text }) => `${quote(text)} no se puede leer como cartas. Guarda el archivo de nuevo.`,
  'bad-phh-cards': ({ text }) => `${quote(text)} no se puede leer como cartas. Escribe AhKd.`,
  'bad-line': ({ text }) => `No se puede leer la línea ${quote(text)}. Pega la mano en inglés.`,
  'bad-action': ({ text }) => `No se puede leer la acción ${quote(text)}. Pega la mano tal como se guardó.`,
  'bad-phh-action': ({ text }) => `No se puede leer la acción ${quote(text)}. Escríbela como «p3 cbr 7000».`,
  'bad-action-type': ({ player, text }) =>
    `No se puede leer la acción de tipo ${quote(text)} de ${player}. Pega la mano tal como se guardó.`,
  'action-of-nobody': ({ text }) =>
    `La acción ${quote(text)} no es de ningún jugador. Pega la mano tal como se guardó.`,
  damaged: ({ text }) => `No se puede leer ${quote(text)}: el archivo está dañado ahí. Guárdalo de nuevo.`,
  'no-hand': ({ field }) => `Esto no es una mano: falta «${field}». Pega la mano tal como se guardó.`,
  'no-list': ({ field }) => `Falta «${field}», o no es una lista. Pega la mano tal como se guardó.`,
  'no-amounts': ({ field }) =>
    `Falta «${field}», o tiene una cantidad que no es un número con dos decimales como máximo. Pega la mano tal como se guardó.`,
};
export const contradictions: Sentences<Contradiction> = {
  'no-seat': ({ player }) => `${player} actúa, pero no tiene asiento.`,
  'two-seats': ({ player }) => `${player} tiene dos asientos.`,
  'sits-down-late': ({ player }) => `${player} se sienta después de la primera acción.`,
  'posts-late': ({ player }) => `${player} pone una ciega o un ante después de la primera acción.`,
  'too-many-cards': ({ player }) => `${player} tiene más de dos cartas: esto no es hold’em.`,
  'shows-other-cards': ({ player }) => `${player} muestra cartas distintas de las de antes.`,
  'gets-back-too-much': ({ player }) => `${player} recupera más de lo que apostó.`,
  'acts-after-folding': ({ player }) => `${player} actúa después de retirarse.`,
  'acts-all-in': ({ player }) => `${player} actúa, pero está all-in.`,
  'acts-twice': ({ player }) => `${player} actúa dos veces.`,
  'bets-too-little': ({ player }) => `${player} apuesta menos de lo que cuesta pagar.`,
  'raises-too-little': ({ player }) => `${player} sube menos de lo que cuesta pagar.`,
  'posts-too-little': ({ player, amount }) => `${player} pone ${sumText(amount)}, menos que la ciega grande.`,
  'posts-no-blind': ({ player, amount }) =>
    `${player} pone ${sumText(amount)}: no es la ciega grande, ni las dos ciegas.`,
  'puts-in-too-much': ({ player, amount }) => `${player} pone más de ${sumText(amount)}, que es todo lo que tenía.`,
  'checks-a-bet': ({ player, amount }) => `${player} pasa con ${sumText(amount)} por pagar.`,
  'calls-otherwise': ({ player, amount, other }) =>
    `${player} paga ${sumText(amount)} con ${sumText(other)} por pagar.`,
  'all-in-otherwise': ({ player, amount, other }) =>
    `${player} va all-in con ${sumText(amount)}, pero le quedan ${sumText(other)}.`,
  'bets-otherwise': ({ player, amount, other }) =>
    `Las apuestas de ${player} no cuadran: las acciones suman ${sumText(amount)}, el historial dice ${sumText(other)}.`,
  'pot-otherwise': ({ amount, other }) =>
    `El bote no cuadra: las acciones suman ${sumText(amount)}, el historial dice ${sumText(other)}.`,
  'paid-otherwise': ({ amount, other }) =>
    `El dinero no cuadra: se pusieron ${sumText(amount)} y el historial reparte ${sumText(other)} con rake y comisiones.`,
  'ends-otherwise': ({ player, amount, other }) =>
    `${player} termina con ${sumText(amount)} según las acciones, pero con ${sumText(other)} en el historial.`,
  'still-to-act': ({ player, street }) => `${player} todavía tiene que actuar cuando termina el ${STREETS[street]}.`,
  'card-twice': ({ card }) => `${symbolOf(card)} está dos veces en esta mano.`,
  'sixth-card': () => 'Hay una sexta carta en el board.',
  'other-street': ({ street, due }) => `El ${STREETS[street]} viene donde debería venir el ${STREETS[due]}.`,
  'second-street': ({ street }) => `Hay un segundo ${STREETS[street]}.`,
  'street-cards': ({ street, cards, needed }) =>
    `El ${STREETS[street]} tiene ${cards} ${cards === 1 ? 'carta' : 'cartas'} en vez de ${needed}.`,
  'other-board': ({ street }) => `El board antes del ${STREETS[street]} no es el que se repartió.`,
  'no-street': ({ street, players }) => `Falta el ${STREETS[street]}, aunque quedan ${players} jugadores.`,
  players: ({ count }) =>
    `En la mano hay ${count} ${count === 1 ? 'jugador' : 'jugadores'}: una mano tiene de dos a diez.`,
  'all-fold': () => 'Todos se retiran.',
};
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decisión ${at} de ${of}, de ${player}, con ${list(
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
    winners.map(({ player, amount }) => `${player} ganó ${sumText(amount)}`),
    'and',
  )}.`;
