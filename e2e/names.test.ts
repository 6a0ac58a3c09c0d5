import { expect, type Page, test } from '@playwright/test';
import { openNewQuery, signIn, startNamedQuery } from './session.ts';

/** A query in expert mode for a target that is typed by its name. */
async function startByName(page: Page, compound: string, query: string, algorithm?: RegExp): Promise<void> {
  await openNewQuery(page, compound);
  await page.getByRole('button', { name: 'Expert mode' }).click();
  if (algorithm !== undefined) {
    await page.getByRole('button', { name: /^\d* ?Algorithm/ }).click();
    await page.getByRole('radio', { name: algorithm }).check();
  }
  await startNamedQuery(page, query);
}

test('a target typed by name, and its materials, are called by name in tree, evidence, list and comparison', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const [first, second] = [`named ${Date.now()}`, `named again ${Date.now()}`];
  await startByName(page, 'aspirin', first);
  await startByName(page, 'aspirin', second, /Brute Force/);
  for (const name of [first, second]) {
    await expect(page.getByRole('article', { name, exact: true }).getByText('Ready')).toBeVisible({ timeout: 120_000 });
  }

  const card = page.getByRole('article', { name: first, exact: true });
  await card.getByRole('link', { name: /^Open/ }).click();
  const tree = page.getByRole('tree', { name: 'Suggestion tree' });
  await expect(tree.getByRole('treeitem', { name: /^Structure 1, target, aspirin, / })).toBeAttached();
  await expect(tree.getByRole('treeitem', { name: /^Structure \d+, salicylic acid, known, / })).toBeAttached();
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const evidence = page.getByRole('complementary', { name: 'Evidence for R1' });
  await expect(evidence.getByText('salicylic acid')).toBeVisible();
  await page.keyboard.press('Escape');

  // J walks the list at once, though the switch has the focus.
  await page.getByText('List', { exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Suggestions' });
  await expect(grid.getByText('aspirin')).toBeVisible();
  await page.keyboard.press('j');
  await expect(grid).toBeFocused();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: /^Structure/ }).click();
  await expect(filters.getByRole('group', { name: 'Structure' }).locator('img').first()).toBeVisible();

  await page.getByRole('link', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await dialog.getByRole('button', { name: `Select ${second}` }).click();
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  const merged = dialog.getByRole('tree', { name: 'Merged suggestion tree' });
  await expect(merged.getByRole('treeitem', { name: /^Target aspirin, In both Queries, / })).toBeVisible();
  const material = merged.getByRole('treeitem', { name: /^Structure \d+, salicylic acid, In both Queries, known/ }).first();
  await material.click();
  await expect(dialog.getByRole('region', { name: 'Chosen in the tree' })).toContainText('salicylic acid');
});
