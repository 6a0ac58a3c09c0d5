import { expect, type Page, test } from '@playwright/test';
import { openNewQuery, PRODUCT_URL, signIn } from './session.ts';

/** The sample, which every installation has: a Ready query of the default project. */
const SAMPLE = `${PRODUCT_URL}/projects/1/tree/1`;

/** Sees a dialog by its name, and closes it again as a reader does. */
async function seeAndClose(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('what opens over a tree: structure, comments, export, cluster, report, saved views, name reactions', async ({ page }) => {
  await signIn(page);
  await page.goto(SAMPLE);
  await page.getByRole('treeitem', { name: /^Structure 1, / }).click();
  await seeAndClose(page, 'Structure 1');
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await seeAndClose(page, /^Comments on /);
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  await seeAndClose(page, /^Export/);
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('dialog', { name: /^Views/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Name reactions/ }).click();
  await expect(page.getByRole('dialog', { name: 'Name reactions' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('treeitem', { name: /^Reaction R1, / }).click();
  const evidence = page.getByRole('complementary', { name: /^Evidence for R1$/ });
  await evidence.getByRole('button', { name: 'Report precedent 1', exact: true }).click();
  await seeAndClose(page, 'Report this precedent');
  await evidence.getByRole('button', { name: 'Show cluster' }).click();
  await seeAndClose(page, /^Cluster/);
});

test('the export comes up with round corners, and its foot stays clear of the edge in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await signIn(page);
  await page.goto(SAMPLE);
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  const start = dialog.getByRole('button', { name: 'Export', exact: true });
  await expect(start).toBeInViewport({ ratio: 1 });
  const box = (await start.boundingBox()) ?? { y: 0, height: 0 };
  expect(560 - box.y - box.height).toBeGreaterThanOrEqual(8);
  // What has round corners must not scroll itself: the browser paints white behind them.
  expect(await dialog.evaluate((element) => getComputedStyle(element).overflowY)).toBe('hidden');
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('the browser’s Back closes a dialog and stays on the page, and leaves no step behind', async ({ page }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/projects/1`);
  await page.getByRole('link', { name: 'Open', exact: true }).first().click();
  await expect(page).toHaveURL(/\/tree\//);
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  const open = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await open();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'over' in window.history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\/1$/);
});

test('the browser’s Back closes the form of a new query part by part, and is left where the form leads to', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await page.getByRole('link', { name: 'Default project', exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/1$/);
  await openNewQuery(page, 'CC(=O)Nc1ccc(O)cc1');
  await page.getByRole('button', { name: 'Expert mode' }).click();
  await page.getByRole('button', { name: 'Back to simple mode' }).click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByRole('dialog', { name: 'Paste a structure' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Paste a structure' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'New query' })).toBeVisible();
  await page.getByRole('button', { name: 'Start query' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'over' in window.history.state)).toBe(false);
  await expect(page).toHaveURL(/\/projects\/1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\/$/);
});

test('the evidence is a drawer in a narrow window, and suggestions are compared from the list', async ({ page }) => {
  await signIn(page);
  await page.goto(`${SAMPLE}?view=list`);
  const grid = page.getByRole('grid', { name: 'Suggestions' });
  await grid.focus();
  for (const key of ['x', 'j', 'x', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: /^Compare/ }).getByRole('table', { name: 'Comparison' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 900, height: 800 });
  await grid.focus();
  await page.keyboard.press('Enter');
  await seeAndClose(page, 'Evidence');
});

test('what opens over a project and over the list of projects', async ({ page }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/projects/1`);
  const menu = page.getByRole('button', { name: /^More actions for / }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'EDIT' }).click();
  await seeAndClose(page, 'Edit Query');
  await menu.click();
  await page.getByRole('menuitem', { name: 'COMPARE' }).click();
  await seeAndClose(page, /^Compare/);
  await page.goto(`${PRODUCT_URL}/projects/1`);
  await page.getByRole('button', { name: 'New query' }).first().click();
  await page.getByRole('button', { name: 'Known materials' }).click();
  await expect(page.getByRole('dialog', { name: 'Known starting materials' })).toBeVisible();
  await page.goto(`${PRODUCT_URL}/projects/`);
  await page.getByRole('button', { name: 'New project' }).click();
  const form = page.getByRole('dialog', { name: 'New project' });
  const name = `Doomed ${Date.now()}`;
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByRole('button', { name: /^(Create|Save|Make)/ }).click();
  await page.goto(`${PRODUCT_URL}/projects/`);
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await seeAndClose(page, new RegExp(`^Delete .*${name}`));
});

test('what opens over exports, tokens, groups and news', async ({ page }) => {
  await signIn(page);
  const name = `dialogs ${Date.now()}`;
  await page.goto(`${PRODUCT_URL}/exports`);
  await page.getByRole('button', { name: 'Import pathways' }).first().click();
  await seeAndClose(page, 'Import pathways');

  await page.goto(`${PRODUCT_URL}/app/person/tokens`);
  await page.getByRole('button', { name: 'New token' }).first().click();
  const token = page.getByRole('dialog', { name: 'New token' });
  await token.getByRole('textbox', { name: /^Name/ }).fill(name);
  await token.getByRole('button', { name: 'Make token' }).click();
  await seeAndClose(page, name);
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await seeAndClose(page, 'Revoke token');

  await page.goto(`${PRODUCT_URL}/app/backoffice?user=admin`);
  await expect(page.getByRole('complementary', { name: 'Administrator' })).toBeVisible();

  await page.goto(`${PRODUCT_URL}/app/backoffice/groups`);
  await page.getByRole('button', { name: 'New group' }).first().click();
  const group = page.getByRole('complementary', { name: 'New group' });
  await group.getByRole('textbox', { name: /^Name/ }).fill(name);
  await group.getByRole('button', { name: 'Make group' }).click();
  const drawer = page.getByRole('complementary', { name });
  await drawer.getByRole('button', { name: 'Delete group' }).click();
  await seeAndClose(page, `Delete group “${name}”?`);

  await page.goto(`${PRODUCT_URL}/app/backoffice/news`);
  await page.getByRole('button', { name: 'Write news' }).first().click();
  const writing = page.getByRole('complementary', { name: 'Write news' });
  await writing.getByRole('textbox', { name: /^Title/ }).fill(name);
  await writing.getByRole('textbox', { name: /^(Text|News|Body)/ }).fill('Soon gone.');
  await writing.getByRole('button', { name: /^(Publish|Save)/ }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}?` });
  await question.getByRole('button', { name: 'Delete news' }).click();
  await expect(question).toHaveCount(0);
});
