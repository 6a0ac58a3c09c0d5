/**
 * How much JavaScript a page loads before it can be used: all scripts that a fresh browser fetches for it, compressed by gzip.
 *
 * Usage: `RETRON_PASSWORD=... npx tsx bench/src/scripts/first-screen.ts --url http://127.0.0.1:8080 [--tree /projects/1/tree/1 ...]
 * [--chromium PATH] [--json FILE]` against a running product. The login page is the first screen; the others are counted from nothing too, as after a bookmark.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { circumstances } from '../report/circumstances.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    tree: { type: 'string', multiple: true },
    chromium: { type: 'string' },
    json: { type: 'string' },
  },
});

/** Milliseconds without a request after which a page counts as loaded, as far as it goes by itself. */
const QUIET_MS = 2500;

interface Loaded {
  readonly page: string;
  readonly scripts: number;
  readonly gzipKb: number;
}

async function load(context: BrowserContext, path: string): Promise<Loaded> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) bodies.push(response.body());
  });
  await page.goto(`${options.url}${path}`, { waitUntil: 'load' });
  for (let before = -1; before !== bodies.length; ) {
    before = bodies.length;
    await page.waitForTimeout(QUIET_MS);
  }
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await page.close();
  return { page: path, scripts: sizes.length, gzipKb: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10 };
}

const browser = await chromium.launch({
  ...(options.chromium === undefined ? {} : { executablePath: options.chromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const results: Loaded[] = [];
const stranger = await browser.newContext();
results.push(await load(stranger, '/app/login'));

const signedIn = await browser.newContext();
const page = await signedIn.newPage();
await page.goto(`${options.url}/app/login`);
await page.getByLabel(/user ?name/i).fill('admin');
await page.getByLabel('Password', { exact: true }).fill(process.env.RETRON_PASSWORD ?? '');
await page.getByRole('button', { name: /sign in|log in/i }).click();
await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
const state = await signedIn.storageState();
for (const path of ['/', '/projects', '/projects/1', ...(options.tree ?? [])]) {
  // A context of its own, so that nothing is taken from the cache of the page before.
  const fresh = await browser.newContext({ storageState: state });
  results.push(await load(fresh, path));
  await fresh.close();
}
await browser.close();
console.table(results);
if (options.json !== undefined) {
  const here = circumstances(process.cwd(), 'npx tsx bench/src/scripts/first-screen.ts');
  writeFileSync(options.json, `${JSON.stringify({ ...here, results }, null, 2)}\n`);
}
