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
  const heading = dialog.getByRole('heading', { name: 'Queries with the same target molecule' });
  await expect(heading).toBeFocused();
  await dialog.getByRole('button', { name: `Select ${second}` }).click();
  const compare = dialog.getByRole('button', { name: 'Compare', exact: true });
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/\d+\/compare\/\d+\/\d+$/);

  const tree = dialog.getByRole('tree', { name: 'Merged suggestion tree' });
  await expect(tree.getByRole('treeitem', { name: /^Target .*, In both Queries, \d+ suggestions?$/ })).toBeVisible();
  const all = dialog.getByRole('radio', { name: /^All/ });
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/show=first$/);
  await page.keyboard.press('ArrowLeft');
  await expect(all).toBeFocused();
  await expect(dialog.getByRole('row', { name: /^Algorithm/ }).locator('b')).toHaveText(['Complexity Reduction', 'Brute Force']);
  await dialog
    .getByText(/^In both Queries/)
    .first()
    .click();
  await expect(page).toHaveURL(/show=both$/);
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  const chosen = dialog.getByRole('region', { name: 'Chosen in the tree' });
  await expect(chosen).toContainText('In both Queries');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(tree).toBeFocused();
  // From the tree over its zoom to what was chosen: once that is closed, the focus is in the dialog still.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close what was chosen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(0);
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const changeQuery = dialog.getByRole('button', { name: 'Change query' });
  await changeQuery.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();

  // Back where it was opened: at the menu of the card.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `More actions for ${first}`, exact: true })).toBeFocused();
});
