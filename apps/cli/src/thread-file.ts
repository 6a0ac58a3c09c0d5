import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const IS_BUNDLED = !import.meta.url.endsWith('.ts');

/** The program of a thread of `threads/`, built or from source. */
export function threadFile(name: 'ranking-thread' | 'speed-thread', root: string): string {
  return IS_BUNDLED ? join(root, 'dist/cli', `${name}.js`) : fileURLToPath(new URL(`threads/${name}.ts`, import.meta.url));
}
