import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { PAGES_FILE } from '../../scripts/steps/built-lists.mjs';
import { npmPackagesOfPages } from '../../scripts/steps/npm-packages-of-pages.mjs';
import { editorFiles } from './dev/editor-files.ts';
import { recordedServer } from './dev/recorded-server.ts';
import { withoutDescriptions } from './dev/without-descriptions.ts';
import { withoutJsonSchemas } from './dev/without-json-schemas.ts';

/** Paths the server answers; everything else is this app. `/app/login` is a page on GET and a call on POST. */
const SERVER_PATHS = ['/app/api', '/app/apiv2', '/app/status', '/app/logout', '/editor'];

/** Left to itself the bundler puts pieces of these beside whatever else uses them, such as tooltips, which then load with every page. */
const MANTINE_OF_EVERY_PAGE = {
  name: 'mantine',
  test: /@mantine\/core\/esm\/(?:core|components\/(?:Transition|Popover|Menu|UnstyledButton|ActionIcon|Button|Loader))\//,
  priority: 2,
};

/** What loads before any page, in one piece: in forty, each with its own head and its name in the lists of what pages need, it took 9 kB more. */
const FRAME = { name: 'frame', tags: ['$initial' as const], priority: 1 };

/**
 * `vite` passes calls on to the server at RETRON_API; `vite --mode fixtures` answers them from `fixtures/recorded`
 * (the development mode of the specification); `vite build` writes `dist/web`.
 */
export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, import.meta.dirname, 'RETRON_').RETRON_API ?? 'http://127.0.0.1:8080';
  const proxied = Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server }]));
  return {
    root: import.meta.dirname,
    base: '/',
    plugins:
      mode === 'fixtures'
        ? [react(), recordedServer(), editorFiles()]
        : [react(), withoutDescriptions(), withoutJsonSchemas(), npmPackagesOfPages(PAGES_FILE)],
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { codeSplitting: { groups: [MANTINE_OF_EVERY_PAGE, FRAME] } },
      },
    },
    server:
      mode === 'fixtures'
        ? {}
        : {
            proxy: {
              ...proxied,
              '/app/login': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : '/index.html') },
            },
          },
  };
});
