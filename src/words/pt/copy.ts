import type { Part } from '../en/copy';
import { count } from './opponents';

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
export const puzzleIs = 'esta situação, com a resposta escondida';
export const code = 'QR code';
export const showCode = 'Mostrar';
export const showOrShare = 'Mostrar, compartilhar';
export const forCamera = 'para a câmera de outro celular';
export const paper = 'Papel';
export const onePage = 'uma página, A4 ou Carta; linhas abertas acrescentam mais, menos as do que cada jogador tem';

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
export { unknownOpponent, opponent } from './opponents';
export const opponents = count;
export { unseenAnd } from './table';
