import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { SILDENAFIL, signIn, startDefaultQuery } from './session.ts';

/** Its acetylation meets the free benzylamine first, and few other steps make it: so that one is among those that are shown. */
const WITH_FREE_AMINE = 'CC(=O)Nc1ccc(CN)cc1';

/** A finished query, in the list. */
async function openWorkbench(page: Page, target = SILDENAFIL): Promise<void> {
  await signIn(page);
  const name = `workbench ${Date.now()}`;
  await startDefaultQuery(page, target, name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Suggestions' })).toBeVisible();
  await expect(page.getByText(/reading the deeper levels/)).toHaveCount(0);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([]);
}

test('a chemist narrows all levels, and walks the rows with the panel following', async ({ page }) => {
  await openWorkbench(page);
  const grid = page.getByRole('grid', { name: 'Suggestions' });
  const filters = page.getByRole('complementary', { name: 'Filters' });

  // Below the target's own there are those of the structures that it comes from.
  await filters.getByRole('button', { name: /^Structure/ }).click();
  await expect(filters.getByRole('checkbox', { name: /^Target, \d+$/ })).toBeVisible();
  await filters
    .getByRole('checkbox', { name: /^Structure \d+, \d+$/ })
    .first()
    .check();
  await expect(page).toHaveURL(/structure=\d+/);
  await expect(grid.getByText('Target', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Drop the filter Structure:/ }).click();
  await expect(page).not.toHaveURL(/structure=/);

  await grid.focus();
  await page.keyboard.press('Enter');
  const evidence = page.getByRole('complementary', { name: /^Evidence for R\d+/ });
  const first = await evidence.getAttribute('aria-label');
  await page.keyboard.press('j');
  await expect(evidence).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('k');
  await expect(evidence).toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Escape');
  await expect(evidence).toHaveCount(0);

  await expectAccessible(page);
});

test('a warning rings the atoms that it speaks of', async ({ page }) => {
  await openWorkbench(page, WITH_FREE_AMINE);
  const grid = page.getByRole('grid', { name: 'Suggestions' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const evidence = page.getByRole('complementary', { name: /^Evidence for R\d+/ });
  const group = filters.getByRole('group', { name: 'Warning' });
  await group
    .getByRole('checkbox', { name: /^Amine reacts first, \d+$/ })
    .first()
    .check();
  await grid
    .getByRole('button', { name: /Amine reacts first/ })
    .first()
    .click();
  await expect(evidence.getByRole('button', { pressed: true, name: /Amine reacts first/ })).toBeVisible();
  await expect(evidence.getByAltText(/rival site 2: /)).toBeVisible();

  await expectAccessible(page);
});

test('the bond map opens from its address, is enlarged, and closes', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Disconnection summary' }).click();
  const map = page.getByRole('dialog', { name: 'Disconnection summary' });
  await map.getByRole('button', { name: 'Choose cluster 2' }).click();
  await expect(page).toHaveURL(/bondmap=2/);
  await page.reload();
  await expect(map.getByRole('button', { name: 'Choose cluster 2' })).toHaveAttribute('aria-pressed', 'true');

  const drawing = map.getByRole('group', { name: 'Disconnections' });
  const before = await drawing.getAttribute('viewBox');
  await map.getByRole('button', { name: 'Enlarge' }).click();
  await expect(drawing).not.toHaveAttribute('viewBox', before ?? '');
  await map.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(drawing).toHaveAttribute('viewBox', before ?? '');

  await expectAccessible(page);
  await map.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/bondmap/);
});

test("the browser's Back closes the bond map, the evidence and the list before it leaves the tree", async ({ page }) => {
  await openWorkbench(page);
  const grid = page.getByRole('grid', { name: 'Suggestions' });
  await grid.focus();
  await page.keyboard.press('Enter');
  const evidence = page.getByRole('complementary', { name: /^Evidence for R\d+/ });
  await expect(evidence).toBeVisible();
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Disconnection summary' }).click();
  const map = page.getByRole('dialog', { name: 'Disconnection summary' });
  await map.getByRole('button', { name: 'Choose cluster 2' }).click();
  await page.goBack();
  await expect(map).toHaveCount(0);
  await expect(evidence).toBeVisible();
  await page.goBack();
  await expect(evidence).toHaveCount(0);
  await expect(grid).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tree')).toBeVisible();
  await page.getByRole('button', { name: 'Comments' }).click();
  const comments = page.getByRole('dialog', { name: /^Comments on / });
  await expect(comments).toBeVisible();
  await page.goBack();
  await expect(comments).toHaveCount(0);
  await expect(page.getByRole('tree')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
});

test('a reaction of the textbooks says where it stands, claims no precedent, and is asked of the forward model', async ({ page }) => {
  await signIn(page);
  const name = `textbook ${Date.now()}`;
  await startDefaultQuery(page, 'O=C1NC(=O)C(c2ccccc2)(c2ccccc2)N1', name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  await page.getByText('List', { exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Biltz hydantoin synthesis' }).first();
  await expect(row).toContainText('Good');
  await expect(row).toContainText('textbook');
  await row.getByText('Biltz hydantoin synthesis').click();
  const evidence = page.getByRole('complementary', { name: /^Evidence for R\d+/ });
  await expect(evidence.getByText('0 precedents', { exact: true }).first()).toBeVisible();
  await expect(evidence).toContainText('Textbook reaction: Biltz hydantoin synthesis (Vardanyan, Hruby, Synthesis of Essential Drugs');
  await expect(evidence).toContainText('A textbook reaction that no recorded reaction shows.');
  await expect(evidence).toContainText(
    /the model expects this product with a share of 0\.\d\d by a textbook reaction \(Biltz hydantoin synthesis\) that no record shows/,
  );
});
