/**
 * How long the comparison of two queries stands still, in Chromium: while it opens, filters, sorts and scrolls.
 *
 * Usage: `RETRON_PASSWORD=... npx tsx bench/src/scripts/compare-speed.ts --url http://127.0.0.1:8080 --project 1 --queries 2,3
 * [--chromium PATH] [--json FILE]` against a running product, for two queries of one target, such as those that
 * `apps/server/src/testing/measure-large-tree.ts` writes. `longestMs` is the longest that the page answered nothing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { circumstances } from '../report/circumstances.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    project: { type: 'string', default: '1' },
    queries: { type: 'string', default: '2,3' },
    chromium: { type: 'string' },
    json: { type: 'string' },
  },
});

const SCROLL_MS = 3000;
/** Runs in the page before its own scripts, as a text: see `canvas-frames.ts`. */
const NOTE_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
`;

const browser = await chromium.launch({
  ...(options.chromium === undefined ? {} : { executablePath: options.chromium }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(NOTE_TASKS);
await page.goto(`${options.url}/app/login`);
await page.getByLabel(/user ?name/i).fill('admin');
await page.getByLabel('Password', { exact: true }).fill(process.env.RETRON_PASSWORD ?? '');
await page.getByRole('button', { name: /sign in|log in/i }).click();
await page.getByRole('heading', { name: /^Welcome/ }).waitFor();

const results: { readonly what: string; readonly ms: number; readonly longestMs: number }[] = [];
async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await act();
  const ms = Math.round(performance.now() - begun);
  await page.waitForTimeout(200);
  const longest: number = await page.evaluate('Math.max(0, ...longTasks.splice(0))');
  results.push({ what, ms, longestMs: Math.round(longest) });
  console.log(results.at(-1));
}

const [first, second] = options.queries.split(',');
const target = page.getByRole('treeitem', { name: /^Target / });
await measure('opened', async () => {
  await page.goto(`${options.url}/projects/${options.project}/compare/${first}/${second}`);
  await target.waitFor();
});
for (const filter of [/^In Query 1 but/, /^In both/, /^All/]) {
  await measure(`filter ${filter.source.slice(1)}`, async () => {
    await page.getByRole('radio', { name: filter }).dispatchEvent('click');
    await target.waitFor();
  });
}
await measure('sorted by number of precedents', async () => {
  await page.getByRole('radio', { name: 'Number Of Precedents' }).dispatchEvent('click');
  await target.waitFor();
});
await page.getByRole('tree').hover();
await measure('scrolled', async () => {
  for (const end = Date.now() + SCROLL_MS; Date.now() < end; ) await page.mouse.wheel(0, 1500);
});
await browser.close();
if (options.json !== undefined) {
  const here = circumstances(process.cwd(), `npx tsx bench/src/scripts/compare-speed.ts --queries ${options.queries}`);
  writeFileSync(options.json, `${JSON.stringify({ ...here, gpu: 'none', results }, null, 2)}\n`);
}
