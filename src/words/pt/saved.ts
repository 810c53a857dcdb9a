import type { Part } from '../en/saved';
import { count } from './opponents';

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
    ? 'Uma situação sua sem estrela, nome nem nota foi removida para abrir espaço.'
    : `${count} situações suas sem estrela, nome nem nota foram removidas para abrir espaço.`;
export const undone = 'Desfeito.';

export const folded = 'você foldou';
export const raised = 'você aumentou';
export const called = 'você pagou';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string =>
  ({ won: 'você pagou e ganhou', lost: 'você pagou e perdeu', split: 'você pagou e empatou' })[end];

/** The figures of a spot, if it has them: `'8 outs de 45, equity 24,6%'` */
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

/* The words that a search finds, more than one for a thing if players have them. */

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

/* O que fica salvo no aparelho: situações, ranges e nomes, e os arquivos deles. */

export const undoLast = 'Desfazer a última mudança';
export const undo = 'Desfazer';
export const exportIt = 'Exportar';
export const importIt = 'Importar';
export const erase = 'Apagar';
export const exportUnread = 'Exportar os dados ilegíveis';
export const discard = 'Descartá-los';
/** @param size em megabytes, como `most` */
export const fileTooLarge = (name: string, size: string, most: string): string =>
  `${name} é grande demais: ${size} MB. Escolha um arquivo exportado aqui, de no máximo ${most} MB.`;
export const fileUnread = (name: string): string =>
  `Não foi possível ler ${name}. Escolha-o de novo ou escolha outro arquivo.`;

export const namesUnkept = 'Seu navegador não salva dados desta página: os nomes duram até você sair dela.';
export const namesSetAside =
  'Os nomes salvos que não puderam ser lidos foram guardados à parte neste aparelho. Digite-os de novo.';
export const namesLeftAlone =
  'Não foi possível ler os nomes salvos, e eles ficaram como estão. Nomes novos não serão salvos: libere espaço.';
export const rangesUnkept = 'Seu navegador não salva dados desta página: os ranges duram até você sair dela.';
export const rangesSetAside =
  'Os ranges salvos que não puderam ser lidos foram guardados à parte neste aparelho. Salve-os de novo.';
export const rangesLeftAlone =
  'Não foi possível ler seus ranges salvos, e eles ficaram como estão. Ranges novos não serão salvos: libere espaço.';
export const spotsUnkept = 'Seu navegador não salva dados desta página. Exporte suas situações antes de sair.';
export const spotsSetAside =
  'As situações salvas que não puderam ser lidas foram guardadas à parte: exporte-as em Suas situações.';
export const spotsLeftAlone =
  'Não foi possível ler suas situações salvas, e elas ficaram como estão. Situações novas não serão salvas: libere espaço.';
export const newerVersion =
  'Uma versão mais nova do Outs salvou dados neste aparelho. Eles ficam como estão, e nada novo é salvo: recarregue a página.';
export const leftOut = (count: number, first: string): string =>
  count === 1
    ? `1 item foi deixado de fora: ${first}.`
    : `${count} itens foram deixados de fora. O primeiro: ${first}.`;

/** @param why um dos seguintes */
export const notSpots = (why: string): string =>
  `Este não é um arquivo de situações do Outs: ${why}. Escolha um arquivo exportado aqui.`;
export const notJson = 'não é um JSON válido';
export const somethingElse = 'contém outra coisa';
/** @param version entre aspas */
export const otherVersion = (version: string, own: number): string =>
  `é da versão ${version}; esta página lê a versão ${own}`;
export const noSpots = 'não tem uma lista de situações';
export const noRanges = 'os ranges não são uma lista';
export const badRange = (place: number): string => `o range ${place} não pode ser lido`;
/** @param why um dos seguintes */
export const badSpot = (place: number, why: string): string => `situação ${place}: ${why}`;
export const notSpot = 'não é uma situação';
export const badLink = 'o link não pode ser lido';
export const badTime = 'a hora não pode ser lida';
export const badName = 'o nome não é texto';
export const badNote = 'a nota não é texto';
export const badStar = 'a estrela não pode ser lida';
export const badDeed = 'o que você fez não pode ser lido';
export const badEnd = 'o resultado não pode ser lido';

/** On a button, for a screen reader. */
export const copyPart = (part: Part): string =>
  ({
    text: 'Copiar o texto',
    picture: 'Copiar a imagem',
    link: 'Copiar o link',
    notation: 'Copiar a notação',
    frame: 'Copiar o HTML',
    puzzle: 'Copiar o desafio',
  })[part];
export const isCopied = (part: Part): string =>
  ({
    text: 'Texto copiado.',
    picture: 'Imagem copiada.',
    link: 'Link copiado.',
    notation: 'Notação copiada.',
    frame: 'HTML copiado.',
    puzzle: 'Desafio copiado.',
  })[part];
export const blocked = (part: Part): string =>
  part === 'picture'
    ? 'Seu navegador não permite copiar. Salve a imagem.'
    : `Seu navegador não permite copiar. Já está selecionado ${
        {
          text: 'o texto',
          link: 'o link',
          notation: 'o texto da notação',
          frame: 'o HTML',
          puzzle: 'o desafio',
        }[part]
      }: pressione Ctrl+C (⌘C).`;

export const copy = 'Copiar';
export const copied = 'Copiado';
export const save = 'Salvar';
export const close = 'Fechar';
export const print = 'Imprimir';
export const onceReady = 'Disponível quando a resposta estiver pronta: texto e imagem.';
export const text = 'Texto';
export const picture = 'Imagem';
export const pictureShows = 'A situação, seus números e o baralho';
export const cannotCopyPictures = 'Este navegador não copia imagens. Salve a imagem.';
export const forCalculators = 'Para Equilab, PokerStove';
export const link = 'Link';
export const frame = 'HTML para uma página';
export const puzzle = 'Desafio';
export const makePuzzle = 'Criar um';
export const puzzleIs = 'esta situação, com a resposta oculta';
export const code = 'QR code';
export const showCode = 'Mostrar';
export const showOrShare = 'Mostrar, compartilhar';
export const forCamera = 'para a câmera de outro celular';
export const paper = 'Papel';
export const onePage = 'uma página, A4 ou Carta; linhas abertas acrescentam mais';

/* The puzzle. */

export const asks: Readonly<Record<'outs' | 'equity' | 'call' | 'combos', string>> = {
  outs: 'Seus outs?',
  equity: 'Sua equity?',
  call: 'Pagar ou foldar?',
  combos: 'Quantos combos?',
};
export const puzzleAsks = 'O que o desafio pergunta';
export const noteTitle = 'Nota';
export const noteExample = 'Oito outs ou cinco?';
export const afterwards = 'Depois';
export const afterReply = 'aparece após a resposta';
export const copyPuzzleLink = 'Copiar o link do desafio';
export const noSecret = 'O link mostra as cartas e sua nota. Qualquer pessoa pode calcular a resposta. Não é segredo.';

/* On the picture. */

export const you = 'Você';
export const board = 'Board';
export const opponents = count;

/*
 * A spot in a frame of another site.
 */

export const showAnswer = 'Ver a resposta';
export const counting = 'Calculando…';
export const openInOuts = 'Abrir no Outs';

export { unknownOpponent, opponent } from './opponents';
export { unseenAnd } from './table';
