export * from './molecule.ts';
export * from './molecule-builder.ts';
export * from './result.ts';
