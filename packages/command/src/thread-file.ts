import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const IS_BUNDLED = !import.meta.url.endsWith('.ts');

/** The program of a thread, built or from source. @param source - whose name the built one has too */
export function threadFile(source: URL, root: string): string {
  const file = fileURLToPath(source);
  return IS_BUNDLED ? join(root, 'dist/cli', `${basename(file, '.ts')}.js`) : file;
}
