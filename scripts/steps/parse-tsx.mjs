import { createRequire } from 'node:module';

/**
 * Preloaded before dependency-cruiser: its swc parser reads every file as plain TypeScript, where `<Page />` is a syntax error.
 * Files named .tsx are parsed as what they are.
 */
const swc = createRequire(import.meta.url)('@swc/core');
const parseFileSync = swc.parseFileSync.bind(swc);
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
