export * from './rdkit.ts';
