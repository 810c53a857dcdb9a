export const searchSpots = 'Buscar nas suas situações';
export const searchExample = 'um nome, cartas, turn, flush draw…';
export const noneSaved = 'Nada salvo ainda. As situações são salvas sozinhas depois de um ou dois segundos.';
export const noMatch = 'Nenhuma situação salva corresponde à busca.';
/** Spots that are not listed while a hand in them is face down. */
export const faceDown = (count: number): string =>
  count === 1
    ? 'Uma situação tem uma mão virada para baixo. Ela aparece quando você mostrar a mão.'
    : `${count} situações têm uma mão virada para baixo. Elas aparecem quando você mostrar a mão.`;
export const star = (title: string): string => `Marcar com estrela ${title}`;
export const edit = (title: string): string => `Nomear, anotar ou excluir ${title}`;
export const name = 'Nome';
export const aName = 'um nome';
export const note = 'Nota';
export const aNote = 'uma nota: por quê, o que lembrar';
export const remove = 'Excluir';
export const howCallEnded = 'Como o call terminou';
export const theCall = 'O call';
export const ends: Readonly<Record<'won' | 'lost' | 'split', string>> = {
  won: 'ganhou',
  lost: 'perdeu',
  split: 'empatou',
};
export const showAll = (count: number): string => `Mostrar todas as ${count}`;
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });
export const day = (at: number): string => DAY.format(at);

export const starred = 'Marcada com estrela.';
export const unstarred = 'Estrela removida.';
export const deleted = (title: string): string => `Excluída: ${title}.`;
const spots = (count: number): string => `${count} ${count === 1 ? 'situação' : 'situações'}`;
export const erased = (count: number): string => `${spots(count)} ${count === 1 ? 'apagada' : 'apagadas'}.`;
export const reading = 'Lendo o arquivo.';
export const imported = (count: number, ranges: number): string => {
  if (ranges === 0) return `${spots(count)} ${count === 1 ? 'importada' : 'importadas'}.`;
  return `${spots(count)} e ${ranges} ${ranges === 1 ? 'range' : 'ranges'}: tudo importado.`;
};
export const importedSome = (taken: number, of: number, newest: number): string =>
  `${taken} de ${spots(of)} importadas. Das que não têm estrela, nome nem nota, só as ${newest} mais recentes ficam salvas.`;
export const madeRoom = (count: number): string =>
  count === 1
    ? 'Uma situação sua sem estrela, nome nem nota deu lugar.'
    : `${count} situações suas sem estrela, nome nem nota deram lugar.`;
export const undone = 'Desfeito.';

export const folded = 'você foldou';
export const raised = 'você aumentou';
export const called = 'você pagou';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string =>
  ({ won: 'você pagou e ganhou', lost: 'você pagou e perdeu', split: 'você pagou e empatou' })[end];

/** The figures of a spot, where it has them: `'8 outs de 45, equity 24,6%'` */
export const figures = (
  outs: number | undefined,
  unseen: number,
  equity: string | undefined,
  isSampled: boolean,
): string =>
  [
    ...(outs === undefined ? [] : [`${outs} ${outs === 1 ? 'out' : 'outs'} de ${unseen}`]),
    ...(equity === undefined ? [] : [`equity ${isSampled ? 'de cerca de ' : ''}${equity}`]),
  ].join(', ');
export const nuts = 'o nuts, ou parte dele';
/** `'23 de 990 mãos ganham de você'` */
export const beatYou = (count: number, text: string, of: string): string =>
  `${text} de ${of} mãos ${count === 1 ? 'ganha' : 'ganham'} de você`;

/* The words that a search finds, more than one for a thing where players have them. */

export const headsUp = 'heads-up mano a mano';
export const multiway = 'multiway vários adversários';
export const unknown = 'desconhecido';
export const random = 'random duas quaisquer';
export const range = 'range';
export const joker = 'joker curinga';
export const pocketPair = 'par na mão pocket pair';
export const suited = 'suited do mesmo naipe';
export const offsuit = 'offsuit de naipes diferentes';
export const set = 'set';
export const trips = 'trips';
export const fullHouse = 'full house';
export const quads = 'quadra quads';
