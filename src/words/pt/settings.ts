/* O painel de ajustes. No celular, a ajuda e o compartilhamento também ficam ali. */

export const title = 'Ajustes';
export const help = 'Ajuda';
export const helpHas = 'Marcas, notação, palavras';
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
