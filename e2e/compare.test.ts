import { expect, test } from '@playwright/test';
import { openNewQuery, signIn, startDefaultQuery, startNamedQuery } from './session.ts';

const BENZANILIDE = 'O=C(Nc1ccccc1)c1ccccc1';

test('two queries for one target are compared from the card’s menu', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const [first, second] = [`compared ${Date.now()}`, `compared again ${Date.now()}`];
  await startDefaultQuery(page, BENZANILIDE, first);
  await openNewQuery(page, BENZANILIDE);
  await page.getByRole('button', { name: 'Expert mode' }).click();
  await page.getByRole('button', { name: /^\d* ?Algorithm/ }).click();
  await page.getByRole('radio', { name: /Brute Force/ }).check();
  await startNamedQuery(page, second);
  for (const name of [first, second]) {
    await expect(page.getByRole('article', { name, exact: true }).getByText('Ready')).toBeVisible({ timeout: 120_000 });
  }

  await page.getByRole('button', { name: `More actions for ${first}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'COMPARE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await dialog.getByRole('button', { name: `Select ${second}` }).click();
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/\d+\/compare\/\d+\/\d+$/);

  const tree = dialog.getByRole('tree', { name: 'Merged suggestion tree' });
  await expect(tree.getByRole('treeitem', { name: /^Target .*, In both Queries, \d+ suggestions?$/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Algorithm/ }).locator('b')).toHaveText(['Complexity Reduction', 'Brute Force']);
  await dialog
    .getByText(/^In both Queries/)
    .first()
    .click();
  await expect(page).toHaveURL(/show=both$/);
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('region', { name: 'Chosen in the tree' })).toContainText('In both Queries');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: first, exact: true })).toBeVisible();
});
