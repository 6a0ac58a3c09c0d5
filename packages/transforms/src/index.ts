export * from './transform.ts';
