/* What is in the HTML of a page before its script runs. */

export const description =
  'Odds e outs de Texas Hold’em, contados com exatidão no seu navegador: quais cartas ajudam você, com que frequência elas vêm e se o preço compensa.';
export const loading = 'Carregando o Outs…';
export const waiting =
  'Carregando o Outs… Se nada aparecer, seu navegador é antigo demais. O Outs precisa do Chrome ou Edge 111, Firefox 115, Safari 17.4 ou mais recente.';
export const noscript = 'O Outs roda no seu navegador e precisa de JavaScript.';
