export * from './library.ts';
export * from './types.ts';
