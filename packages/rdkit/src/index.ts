export { TOOLKIT_LIMITS } from './limits.ts';
export * from './rdkit.ts';
