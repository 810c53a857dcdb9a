export * as language from './language';
export * as packList from './packList';
export * as progress from './progress';
export * as questions from './questions';
export * as results from './results';
export * as sheets from './sheets';
export * as study from './study';
