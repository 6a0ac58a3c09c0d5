import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root; every script works from here, wherever it was called. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
