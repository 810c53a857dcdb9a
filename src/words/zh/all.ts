export * as language from './language';
export * as page from './page';
export * as cards from './cards';
export * as hands from './hands';
export * as numbers from './numbers';
export * as streets from './streets';
export * as decisions from './decisions';
export * as session from './session';
