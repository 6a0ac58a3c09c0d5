export { createRdkit, loadRdkitModule, type RdkitModule, type RdkitOptions } from './create-rdkit.ts';
export { FINGERPRINT_BITS } from './fingerprint.ts';
export { TOOLKIT_LIMITS } from './limits.ts';
export * from './rdkit.ts';
