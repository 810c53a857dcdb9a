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
export const namesSetAside = 'Os nomes salvos que não puderam ser lidos foram guardados à parte neste aparelho.';
export const namesLeftAlone =
  'Não foi possível ler os nomes salvos, e eles ficaram como estão. Nomes novos não serão salvos.';
export const rangesUnkept = 'Seu navegador não salva dados desta página: os ranges duram até você sair dela.';
export const rangesSetAside = 'Os ranges salvos que não puderam ser lidos foram guardados à parte neste aparelho.';
export const rangesLeftAlone =
  'Não foi possível ler seus ranges salvos, e eles ficaram como estão. Ranges novos não serão salvos.';
export const spotsUnkept = 'Seu navegador não salva dados desta página. Exporte suas situações antes de sair.';
export const spotsSetAside =
  'As situações salvas que não puderam ser lidas foram guardadas à parte: exporte-as em Suas situações.';
export const spotsLeftAlone =
  'Não foi possível ler suas situações salvas, e elas ficaram como estão. Situações novas não serão salvas.';
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
export const badEnd = 'o final não pode ser lido';
