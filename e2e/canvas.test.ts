import { expect, type Page, test } from '@playwright/test';
import { SILDENAFIL, signIn, startDefaultQuery } from './session.ts';

/** A finished query for sildenafil, in the tree. */
async function openTree(page: Page): Promise<void> {
  await signIn(page);
  const name = `canvas ${Date.now()}`;
  await startDefaultQuery(page, SILDENAFIL, name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('treeitem', { name: /^Reaction R1,/ })).toBeVisible();
}

/** Whether an item of the tree lies within the window. */
async function expectInView(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('treeitem', { name }).first()).toBeInViewport({ ratio: 0.9 });
}

test('a tree opens at full size, and the view follows what is opened', async ({ page }) => {
  await openTree(page);
  await expect(page.getByRole('region', { name: 'Zoom' })).toContainText(/^(8[5-9]|9\d|100) %/);
  await expectInView(page, /^Structure 1, target/);
  await expectInView(page, /^Reaction R1,/);

  // The drawing is larger than its place, and a browser that wants something of it in sight may only ask, not scroll it aside.
  const tree = page.getByRole('tree', { name: 'Suggestion tree' });
  await tree.locator('..').evaluate((canvas) => canvas.scrollBy(200, 200));
  await expect.poll(() => tree.locator('..').evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0]);

  const counters = page.getByRole('button', { name: /^Show \d+ suggestions$/ });
  await counters.first().click();
  const deeper = page.locator('[role="treeitem"][aria-level="4"]').first();
  await expect(deeper).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('button', { name: 'Expand all' }).click();
  await expectInView(page, /^Structure 1, target/);
  await expectInView(page, /^Reaction R1,/);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[role="treeitem"][aria-level="6"]')).toHaveCount(0);
});

test('the menu that a key opens stays, and Escape gives the focus back', async ({ page }) => {
  await openTree(page);
  const tree = page.getByRole('tree', { name: 'Suggestion tree' });
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await tree.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press(key);
    const first = page.getByRole('menu').getByRole('menuitem').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(tree).toBeFocused();
  }
});

test('a selected route says what is open, leads on, and is drawn as a scheme', async ({ page }) => {
  await openTree(page);
  await page.getByRole('treeitem', { name: /^Reaction R1,/ }).click();
  const evidence = page.getByRole('complementary', { name: 'Evidence for R1' });
  // Beside the panel every tool is still in sight, and nothing makes the page itself scroll.
  for (const tool of await page.getByRole('toolbar', { name: 'Tree' }).getByRole('button').all())
    await expect(tool).toBeInViewport({ ratio: 0.9 });
  expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
  await evidence.getByRole('button', { name: 'Select route' }).click();
  const bar = page.getByRole('region', { name: 'Selected route' });
  await expect(bar).toContainText('1 step');
  await expect(bar).toContainText('Not complete:');
  await bar
    .getByRole('button', { name: /^Choose a step for structure \d+$/ })
    .first()
    .click();
  await expect(page.locator('[role="treeitem"][aria-level="4"]').first()).toBeVisible();
  await bar.getByRole('switch', { name: 'Show the rest' }).click();
  await expect(page.getByRole('treeitem', { name: /^Reaction R2,/ })).toBeVisible();

  await bar.getByRole('button', { name: 'Scheme' }).click();
  await expect(page.getByText('to be made').first()).toBeVisible();
  await expect(page.getByText('Longest sequence')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cost: In points, not money/ })).toBeVisible();
  await page.getByRole('button', { name: 'Complete this branch' }).first().click();
  await expect(page.getByRole('tree', { name: 'Suggestion tree' })).toBeVisible();
});

test('an address finds a suggestion below the first level by its number alone', async ({ page }) => {
  await openTree(page);
  await page
    .getByRole('button', { name: /^Show \d+ suggestions$/ })
    .first()
    .click();
  const deeper = page.locator('[role="treeitem"][aria-level="4"]').first();
  await deeper.click();
  await expect(page).toHaveURL(/\/tree\/\d+\/\d+\?at=/);
  const place = new URL(page.url()).searchParams.get('at') ?? '';
  const address = new URL(page.url());
  address.search = '';
  await page.goto(address.href);
  await expect(page.getByRole('complementary', { name: /^Evidence for R\d+/ })).toBeVisible();
  await expect(page).toHaveURL(/\?at=/);
  await expect(page.locator(`[data-key="${place}"]`)).toBeInViewport({ ratio: 0.9 });
});
