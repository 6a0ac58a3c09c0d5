/**
 * Takes the pictures of the guide from a running product, in both colour schemes, into the web's assets.
 *
 *   RETRON_URL=http://localhost:8080 RETRON_PASSWORD=... node scripts/guide-pictures.mjs
 *
 * The product needs its sample result; `CHROMIUM` names another browser than the installed one. Pictures are WebP, as small as they
 * stay readable; the sizes are those of `apps/web/src/texts/guide-sections.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
const FOLDER = join(ROOT, 'apps/web/src/features/guide/pictures');
const URL_OF_PRODUCT = process.env.RETRON_URL ?? 'http://localhost:8080';
const USER = process.env.RETRON_USER ?? 'admin';
const PASSWORD = process.env.RETRON_PASSWORD ?? '';
const SIZE = { width: 1200, height: 700 };
const EVIDENCE = { width: 439, height: 700 };
/** Of WebP, from 0 to 100. */
const QUALITY = 72;
/** Milliseconds for drawings to arrive and movements to end. */
const SETTLE_MS = 2500;

/** @type {readonly { name: string, size: { width: number, height: number }, prepare: (page: import('@playwright/test').Page) => Promise<void>, clip?: string }[]} */
const SHOTS = [
  {
    name: 'ask',
    size: SIZE,
    prepare: async (page) => {
      await page.goto(`${URL_OF_PRODUCT}/`);
      await page.getByRole('button', { name: 'New query' }).first().click();
      await page.getByRole('button', { name: 'Paste' }).click();
      await page
        .getByLabel(/SMILES/)
        .first()
        .fill('Cc1ccc(Cl)c(Nc2ccccc2C(=O)O)c1Cl');
      await page.getByRole('button', { name: 'Use structure' }).click();
    },
  },
  { name: 'tree', size: SIZE, prepare: openSample },
  {
    name: 'evidence',
    size: SIZE,
    clip: 'aside[aria-label^="Evidence"]',
    prepare: async (page) => {
      await openSample(page);
      await page.getByRole('treeitem', { name: /^Reaction R1, / }).click();
    },
  },
  {
    name: 'list',
    size: SIZE,
    prepare: async (page) => {
      await openSample(page);
      await page.getByText('List', { exact: true }).click();
    },
  },
  {
    name: 'export',
    size: SIZE,
    prepare: async (page) => {
      await openSample(page);
      await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    },
  },
];

/** @param {import('@playwright/test').Page} page */
async function openSample(page) {
  await page.goto(`${URL_OF_PRODUCT}/`);
  await page.getByRole('link', { name: 'Open the sample result' }).click();
  await page.getByRole('treeitem', { name: /^Reaction R1, / }).waitFor();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ x: number, y: number, width: number, height: number }} area
 */
async function takeWebp(page, area) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip: { ...area, scale: 1 } });
  await session.detach();
  return Buffer.from(data, 'base64');
}

const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } : {});
let bytes = 0;
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const context = await browser.newContext({ viewport: SIZE, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${URL_OF_PRODUCT}/app/login`);
  await page.getByLabel(/user ?name/i).fill(USER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  for (const { name, size, prepare, clip } of SHOTS) {
    await page.setViewportSize(size);
    await prepare(page);
    await page.waitForTimeout(SETTLE_MS);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    const box = clip === undefined ? null : await page.locator(clip).boundingBox();
    const area =
      box === null
        ? { x: 0, y: 0, ...size }
        : {
            x: box.x + box.width - Math.min(box.width, EVIDENCE.width),
            y: 0,
            width: Math.min(box.width, EVIDENCE.width),
            height: EVIDENCE.height,
          };
    const picture = await takeWebp(page, area);
    writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), picture);
    bytes += picture.length;
    console.log(`${name}-${colorScheme}.webp ${area.width} x ${area.height}, ${picture.length} bytes`);
  }
  await context.close();
}
await browser.close();
console.log(`${bytes} bytes together`);
