export * as language from './language';
export * as players from './players';
export * as curves from './curves';
