import { list } from './grammar';

/* O painel que compartilha uma página ou uma situação. */

export const shareSpot = 'Compartilhar esta situação';
export const sharePage = 'Compartilhar esta página';
export const close = 'Fechar';
export const opensSpot = 'Aponte a câmera de outro celular para cá: ele abre esta situação com os mesmos números.';
export const opensPage = 'Aponte a câmera de outro celular para cá: ele abre esta página.';
export const you = 'Você';
export const board = 'Board';
export const against = 'Contra';
export const names = 'Nomes';
export const namesIn = 'No link';
export const namesOut = 'Sem nomes';
export const opens = 'Abre';
export const opensTable = 'A mesa';
export const opensShow = 'As cartas de todos';
export const openShare = 'Compartilhar…';
export const copyLink = 'Copiar o link';
export const copied = 'Copiado';
export const savePicture = 'Salvar a imagem';
export const copyRefused = 'Seu navegador bloqueou a cópia. O link está selecionado: pressione Ctrl+C (⌘C).';
export const nothingUploaded = (characters: number): string =>
  `O código contém o próprio link, de ${characters} caracteres. Nada é enviado.`;
export const linkCopied = 'O link foi copiado.';

export const tooLong = 'Longo demais para um código. Compartilhe o link.';
export const code = 'QR code do link';
/** O que um código deixa fora de um link. */
export const parts: Readonly<Record<'was' | 'names' | 'money', string>> = {
  was: 'como os ranges foram estreitados',
  names: 'os nomes',
  money: 'o dinheiro',
};
export const without = (left: readonly string[]): string =>
  `O código não inclui ${list(left, 'and')}: ficaria longo demais.`;
export const onlyHere = 'Este endereço só funciona neste aparelho.';
