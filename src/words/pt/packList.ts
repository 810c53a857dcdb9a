/* Pacotes de desafios: os do aparelho, um pacote antes do primeiro desafio e o que acompanha um desafio. */

export const titles = {
  'first-outs': 'Primeiros outs',
  'reading-a-board': 'Ler um board',
  ranges: 'Ranges',
};

export const open = 'Abrir um pacote';
export const backTo = 'Voltar a ';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} é grande demais para um pacote de desafios: no máximo ${kilobytes} kB.`;
export const unread = (file: string): string =>
  `Não foi possível ler ${file}. Escolha de novo, ou escolha outro arquivo.`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = 'Um pacote de desafios';
export const sender = { before: 'de ', after: ', ' };
export const puzzles = (count: number): string => (count === 1 ? '1 desafio' : `${count} desafios`);
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `Você tem ${count} pacotes. Remova um em `,
  link: 'Progresso',
  after: ', ou o que você fizer aqui não será salvo.',
});
export const asked = { outs: 'Outs', equity: 'Equity', call: 'Pagar ou foldar', combos: 'Combos' };

export const ready = 'Vamos lá?';
export const goOn = 'Continuar?';
export const allDone = 'Tudo feito';
export const hidden = (count: number): string =>
  count === 1 ? '1 desafio. A resposta está oculta.' : `${count} desafios. As respostas estão ocultas.`;
export const done = (count: number, of: number, right: number): string =>
  `${count} de ${of} feitos, ${right} ${right === 1 ? 'certo' : 'certos'}.`;
export const start = 'Começar';
export const goOnButton = 'Continuar';
export const fromTheStart = 'Do começo';

/* -------------------------------------------------------------------------------- a puzzle -- */

export const quotes = { open: '“', close: '”' };
export const theirComment = 'O comentário de quem enviou';
export const share = 'Compartilhar';
export const copied = (text: string): string => `Copiado: ${text}`;
export const notCopied = (text: string): string => `Seu navegador não permite copiar. O texto: ${text}`;
export const verdicts = { right: 'certo', near: 'perto', wrong: 'errado' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = 'Os pacotes salvos não são JSON válido.';
export const otherFile = 'Os pacotes salvos são outra coisa.';
export const unkept = 'Seu navegador não salva os dados desta página: os pacotes duram até você sair dela.';
export const setAside = 'Os pacotes que não puderam ser lidos foram guardados à parte. Abra os arquivos deles de novo.';
export const leftAlone =
  'Não foi possível ler seus pacotes, e eles ficaram como estão. Novos pacotes não serão salvos.';
