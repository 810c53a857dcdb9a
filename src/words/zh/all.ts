export * as language from './language';
export * as page from './page';
