/* Os textos em volta de todas as páginas. Os três primeiros estão no HTML. */

export const description =
  'Odds e outs de Texas hold’em, contados com exatidão no seu próprio navegador: quais cartas ajudam você, com que frequência elas vêm e se o preço é bom.';
export const waiting =
  'Carregando o Outs… Se nada aparecer, seu navegador é antigo demais. O Outs precisa do Chrome ou Edge 111, Firefox 115, Safari 17.4 ou mais recente.';
export const noscript = 'O Outs roda no seu navegador e precisa de JavaScript.';
/** The page's name in a list of results, and on other sites. */
export const documentTitle = 'Outs: odds e outs de Texas hold’em';
/** For an address without a page. */
export const nothingHere = 'Não há nada neste endereço.';
export const toOuts = 'Abrir o Outs';
/** Em um quadro de outro site. */
export const loading = 'Carregando o Outs…';

export const broken =
  'Não foi possível desenhar esta parte, por isso nenhum número é mostrado. O endereço guarda a sua situação.';
export const reload = 'Recarregar a página';
export const partMissing = 'Não foi possível carregar uma parte da página: recarregue-a.';
export const pageMissing = (title: string): string => `Não foi possível carregar “${title}”: recarregue a página.`;
export const backToTable = 'Voltar à mesa';

/* Os títulos das páginas e o que fica ao lado deles. */

export const table = 'Mesa';
export const study = 'Estudo';
export const lab = 'Lab';
export const labShort = 'Lab';
export const session = 'Sessão';
export const help = 'Ajuda';
export const show = 'As cartas de todos';

export const pages = 'Páginas';
export const settings = 'Ajustes';
export const share = 'Compartilhar';
export const copied = 'Link copiado';
export const more = 'Ajustes, ajuda e compartilhamento';
export const notCopied = 'Não foi possível copiar o link; ele está na barra de endereço.';
export const newVersion = 'Há uma nova versão.';
export const update = 'Atualizar';

/** As `<html lang>` and `Intl` want it. */
export const TAG = 'pt-BR';

/** What the language calls itself. */
export const NAME = 'Português';

/** The name of the setting. */
export const SETTING = 'Idioma';
/** As `Intl` wants it for dates. */
export const DATES = 'pt-BR';
