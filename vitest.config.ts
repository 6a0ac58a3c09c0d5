import { defineConfig } from 'vitest/config';

/** No test asks how fast anything is: on a slow machine with others beside, some plan for more than a minute. */
const PATIENCE_MS = 240_000;

/** `unit` needs nothing but Node; `server` starts a real PostgreSQL; browser tests are Playwright's (e2e/). */
export default defineConfig({
  test: {
    // More than cores: tests of the server mostly wait, for processes to start, to die and to be missed.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // It runs in a page.
          exclude: ['**/node_modules/**', 'packages/editor/**'],
          // Files share a process, and with it what they load: modules, and the core library. What they test is pure, or cleans up.
          isolate: false,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}', 'apps/web/dev/**/*.test.ts', 'packages/editor/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // As above: loading the server anew for each of a hundred files was a sixth of their time. Databases and folders are each file's own.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts', 'deploy/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
