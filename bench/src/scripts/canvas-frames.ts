/**
 * How smoothly the canvas of a tree moves: the time between frames while it is panned and zoomed, in Chromium.
 *
 * Usage: `RETRON_PASSWORD=... npx tsx bench/src/scripts/canvas-frames.ts --url http://127.0.0.1:8080 [--nodes 20000] [--chromium PATH] [--turns 20] [--gpu] [--json FILE]`
 * against a running product. The tree is the one made by rule at `/client`, with all its nodes open. At each scale it is dragged for three
 * seconds and zoomed by the wheel for three, so many turns of 4 % nearer and as many back (20: 2.3 times, 35: 4.3 times). `script` is the time
 * the page itself computed for a frame, which other work on the machine lengthens less than it lengthens the time between frames. With `--gpu`
 * the browser may use the graphics processor, through Vulkan; without, everything is painted by the processor. What it did use, as it says
 * itself, is recorded.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { circumstances } from '../report/circumstances.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    nodes: { type: 'string', default: '20000' },
    chromium: { type: 'string' },
    turns: { type: 'string', default: '20' },
    gpu: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const VIEW = { width: 1440, height: 900 };
const SECONDS = 3;
const TURNS = Number(options.turns);
const SCALES = [0.05, 0.25, 1] as const;

interface Frames {
  readonly frames: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Computed by the page for a frame, on average. */
  readonly scriptMs: number;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Runs in the page. A text, for a function would bring helpers of the compiler with it that the page does not have. */
const NOTE_FRAMES = `
  var frameTimes = [];
  var isMeasuring = true;
  requestAnimationFrame(function note(now) {
    frameTimes.push(now);
    if (isMeasuring) requestAnimationFrame(note);
  });
`;

/** Frames while `act` goes on; it is called again and again until the time is over. */
async function measure(page: Page, session: CDPSession, act: (step: number) => Promise<void>): Promise<Frames> {
  const before = await taskSeconds(session);
  await page.evaluate(NOTE_FRAMES);
  const end = Date.now() + SECONDS * 1000;
  for (let step = 0; Date.now() < end; step += 1) await act(step);
  const times: number[] = await page.evaluate('isMeasuring = false; frameTimes');
  const spent = (await taskSeconds(session)) - before;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = [...gaps].sort((a, b) => a - b);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    frames: gaps.length,
    medianMs: round(quantile(sorted, 0.5)),
    p95Ms: round(quantile(sorted, 0.95)),
    scriptMs: round((1000 * spent) / Math.max(1, gaps.length)),
  };
}

const WITH_GPU = ['--ignore-gpu-blocklist', '--enable-gpu-rasterization', '--use-angle=vulkan', '--enable-features=Vulkan'];

/** What rasterizes pages in this browser: its status ("enabled", "disabled_software" ...) and the renderer behind it. */
async function painterOf(launched: Browser): Promise<{ rasterization: string; renderer: string }> {
  const session = await launched.newBrowserCDPSession();
  const { gpu } = await session.send('SystemInfo.getInfo');
  await session.detach();
  const status = (gpu.featureStatus ?? {}) as Record<string, string>;
  const attributes = (gpu.auxAttributes ?? {}) as Record<string, unknown>;
  return { rasterization: status.rasterization ?? 'unknown', renderer: String(attributes.glRenderer ?? '') };
}

const browser = await chromium.launch({
  ...(options.chromium === undefined ? {} : { executablePath: options.chromium }),
  args: ['--no-sandbox', ...(options.gpu ? WITH_GPU : ['--disable-gpu'])],
});
const painter = await painterOf(browser);
console.log('painted by', painter);
const page = await browser.newPage({ viewport: VIEW });
await page.goto(`${options.url}/app/login`);
await page.getByLabel(/user ?name/i).fill('admin');
await page.getByLabel('Password', { exact: true }).fill(process.env.RETRON_PASSWORD ?? '');
await page.getByRole('button', { name: /sign in|log in/i }).click();
await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
await page.goto(`${options.url}/client?nodes=${options.nodes}`);
const tree = page.getByRole('tree');
await tree.waitFor();
await page.waitForTimeout(2000);
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
const middle = { x: VIEW.width / 2, y: VIEW.height / 2 };

const results = [];
for (const scale of SCALES) {
  await tree.focus();
  await page.keyboard.press(scale === SCALES[0] ? 'f' : '0');
  await page.waitForTimeout(1200);
  await page.mouse.move(middle.x, middle.y);
  if (scale === 0.25) {
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
    await page.waitForTimeout(500);
  }
  if (scale === 1) {
    // At 100 % the view opens on the target and the gutters beside it; what is to be drawn stands to the right.
    await page.mouse.down();
    await page.mouse.move(middle.x - 1100, middle.y - 200, { steps: 20 });
    await page.mouse.up();
    await page.mouse.move(middle.x, middle.y);
    await page.waitForTimeout(500);
  }
  const items = await page.getByRole('treeitem').count();
  await page.mouse.down();
  const panned = await measure(page, session, (step) =>
    page.mouse.move(middle.x + 300 * Math.sin(step / 20), middle.y + 200 * Math.sin(step / 33)),
  );
  await page.mouse.up();
  const zoomed = await measure(page, session, (step) => page.mouse.wheel(0, step % (2 * TURNS) < TURNS ? -30 : 30));
  results.push({ scale, elements: items, panned, zoomed });
  console.log(scale, items, 'panned', panned, 'zoomed', zoomed);
}
await browser.close();
if (options.json !== undefined) {
  const here = circumstances(
    process.cwd(),
    `npx tsx bench/src/scripts/canvas-frames.ts --nodes ${options.nodes} --turns ${TURNS}${options.gpu ? ' --gpu' : ''}`,
  );
  const report = { ...here, nodes: Number(options.nodes), view: VIEW, painter, results };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}
