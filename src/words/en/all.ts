export * as language from './language';
export * as history from './history';
export * as replay from './replay';
