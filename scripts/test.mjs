import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ROOT } from './steps/root.mjs';
import { bin, run } from './steps/run.mjs';

/**
 * `npm test`: installs what is missing, then types, lint, imports, unit, database, API and browser tests.
 *
 * Each static check counts as one test. The last line is `N passed, M failed, K skipped`; the exit status is 1 when one failed.
 * `npm test -- types lint imports unused unit e2e` runs the named parts only.
 */
const REPORTS = join(ROOT, '.retron/reports');
const total = { passed: 0, failed: 0, skipped: 0 };

function count(passed, failed, skipped) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

async function check(title, args) {
  console.log(`\n== ${title}`);
  const { code } = await run(process.execPath, args);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1, 0);
}

function report(file) {
  const path = join(REPORTS, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

async function vitest() {
  console.log('\n== unit, database and API tests');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(REPORTS, 'vitest.json')}`];
  // What was just built starts several times faster than its sources.
  const { code } = await run(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', ...reporters], { env: { RETRON_TEST_BUILT: 'yes' } });
  const result = report('vitest.json');
  if (!result) return count(0, 1, 0);
  // A file that fails to load has no failed test of its own, yet it fails the run.
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  count(result.numPassedTests, code !== 0 && failed === 0 ? 1 : failed, result.numPendingTests + result.numTodoTests);
}

async function browser() {
  console.log('\n== browser tests');
  const chromium = await findChromium();
  if (chromium === null) {
    console.log('No Chromium is installed and none could be installed here: the browser tests are skipped.');
    return count(0, 0, 1);
  }
  const { code } = await run(process.execPath, [bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { RETRON_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, 'playwright.json') },
  });
  const stats = report('playwright.json')?.stats;
  if (!stats) return count(0, 1, 0);
  count(stats.expected + stats.flaky, code !== 0 && stats.unexpected === 0 ? 1 : stats.unexpected, stats.skipped);
}

const PARTS = {
  types: () => check('types', ['scripts/typecheck.mjs']),
  lint: async () => {
    await check('format and lint', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']);
    await check('lint (oxlint)', [bin('oxlint', 'bin/oxlint'), '--quiet', 'packages', 'apps', 'scripts', 'bench', 'deploy', 'e2e']);
  },
  imports: () => check('import rules', ['scripts/check-imports.mjs']),
  unused: () => check('unused code', [bin('knip', 'bin/knip.js')]),
  unit: vitest,
  e2e: browser,
};

await ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const parts = asked.length > 0 ? asked : Object.keys(PARTS);
try {
  if (parts.includes('unit') || parts.includes('e2e')) await ensureBuilt();
} catch (error) {
  console.error(error.message);
  count(0, 1, 0);
}
for (const part of parts) await PARTS[part]();

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
