export * from '../english';
