export * from './en/grammar';
export * from './en/numbers';
