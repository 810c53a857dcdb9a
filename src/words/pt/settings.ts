import { list } from './grammar';

/* O painel de ajustes. No celular, a ajuda e o compartilhamento também ficam ali. */

export const title = 'Ajustes';
export const help = 'Ajuda';
export const helpHas = 'Marcas, notação, termos';
export const share = 'Link';
export const copyLink = 'Copiar o link';
export const copied = 'Copiado';
export const moreSharing = 'QR code e mais';

export const theme = 'Tema';
export const themeSystem = 'Sistema';
export const themeLight = 'Claro';
export const themeDark = 'Escuro';
export const deck = 'Baralho';
export const deckColours = 'Cores do baralho';
export const fourColours = 'Quatro cores';
export const twoColours = 'Duas cores';
export const odds = 'Odds';
export const oddsWritten = 'Como as odds são escritas';
/** As três formas: contra, como fração, decimais. */
export const oddsAgainst = '2,83 : 1';
export const oddsFraction = '1 em 3,83';
export const oddsDecimal = '3,83';
export const tops = 'Melhores mãos';
export const topsBy = 'Equity que ordena as melhores mãos';
export const topsOne = 'Contra uma mão';
export const topsFour = 'Contra quatro';
export const text = 'Texto';
export const textNormal = 'Normal';
export const textLarge = 'Grande';
export const screen = 'Tela';
export const screenOn = 'Ligada com cartas na mesa';
export const screenDevice = 'Igual ao aparelho';

export const savedData = 'Dados';
export const isProtected = 'Protegidos neste aparelho.';
export const mayGo = 'O navegador pode apagá-los se faltar espaço.';
export const protect = 'Proteger';
export const exportIt = 'Exportar';
export const isOff = 'Nada é salvo nesta janela.';
export const licences = 'Licenças de código aberto';

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
export const savePicture = 'Salvar a imagem';
export const copyRefused = 'Seu navegador bloqueou a cópia. O link está selecionado: pressione Ctrl+C (⌘C).';
export const nothingUploaded = (characters: number): string =>
  `O código contém o próprio link, de ${characters} caracteres. Nada é enviado.`;
export const linkCopied = 'O link foi copiado.';

export const tooLong = 'Longo demais para um código. Compartilhe o link.';
export const code = 'QR code do link';
/** O que um código deixa fora de um link. */
export const parts: Readonly<Record<'was' | 'names' | 'money', string>> = {
  was: 'como os ranges foram reduzidos',
  names: 'os nomes',
  money: 'o dinheiro',
};
export const without = (left: readonly string[]): string =>
  `O código não inclui ${list(left, 'and')}: ficaria longo demais.`;
export const onlyHere = 'Este endereço só funciona neste aparelho.';
