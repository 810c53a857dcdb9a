export * as language from './language';
export * as decisions from './decisions';
export * as session from './session';
