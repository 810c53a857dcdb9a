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
export const share = 'Enviar';
export const copied = 'Copiado';
export const more = 'Ajustes, ajuda e compartilhamento';
export const notCopied = 'Não foi possível copiar o link; ele está na barra de endereço.';
export const newVersion = 'Há uma nova versão.';
export const update = 'Atualizar';
