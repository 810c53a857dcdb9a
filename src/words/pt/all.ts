export * as language from './language';
