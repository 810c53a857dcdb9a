/* The pages' titles, and what is beside them. */

export const table = 'Table';
export const study = 'Study';
export const lab = 'Hand lab';
export const labShort = 'Lab';
export const session = 'Session';
export const help = 'Help';
export const show = 'Everybody’s cards';

export const pages = 'Pages';
export const settings = 'Settings';
export const share = 'Share';
export const copied = 'Copied';
export const more = 'Settings, help and sharing';
export const notCopied = 'The link could not be copied; it is in the address bar.';
export const newVersion = 'New version available.';
export const update = 'Update';
