import { defineConfig } from '@playwright/test';

/** Browser tests run against the real product, started by `global-setup.ts` once for each worker, on a fresh database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test waits for pages half of its time. A file is run by one worker, in its order.
  workers: 2,
  // A race that a busy machine loses once does not stop a landing; it is listed as flaky, and one that is lost twice fails.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording costs a quarter of the time; `--trace retain-on-failure` asks for it where a test is looked into.
    trace: 'off',
    launchOptions: {
      ...(process.env.RETRON_CHROMIUM ? { executablePath: process.env.RETRON_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
