import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const BUILT = join(import.meta.dirname, '../../../dist/editor');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves the molecule editor as it was last built, under the address it has on a server. */
export function editorFiles(): Plugin {
  return {
    name: 'retron-editor-files',
    configureServer(server) {
      server.middlewares.use('/editor', async (request, response, next) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
        const file = path.endsWith('/') ? `${path}index.html` : path;
        const content = await readFile(join(BUILT, file)).catch(() => null);
        if (content === null) return next();
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
        response.end(content);
      });
    },
  };
}
