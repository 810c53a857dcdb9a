/* Los títulos de las páginas y lo que va a su lado. */

export const table = 'Mesa';
export const study = 'Estudio';
export const lab = 'Lab';
export const labShort = 'Lab';
export const session = 'Sesión';
export const help = 'Ayuda';
export const show = 'Las cartas de todos';

export const pages = 'Páginas';
export const settings = 'Ajustes';
export const share = 'Compartir';
export const copied = 'Copiado';
export const more = 'Ajustes, ayuda y compartir';
export const notCopied = 'No se pudo copiar el enlace; está en la barra de direcciones.';
export const newVersion = 'Hay una versión nueva.';
export const update = 'Actualizar';
