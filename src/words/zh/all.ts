export * as language from './language';
export * as table from './table';
export * as opponents from './opponents';
export * as around from './around';
export * as copy from './copy';
