import { expect, test } from '@playwright/test';
import { PRODUCT_URL, signIn } from './session.ts';

test('a chemist duplicates a strategy, changes a clause, sees what that does with a target, and shares it', async ({ page }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/strategies/`);
  await page.getByRole('link', { name: 'Core Disconnection 1.0', exact: true }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Core Disconnection 1\.0-\d+$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Try it on a target' }).fill('CC(=O)Nc1ccc(cc1)C(=O)NCc1ccccc1');
  await page.getByRole('button', { name: 'Preview' }).click();
  const found = page.getByText(/ suggestions let in, /);
  await expect(found).toBeVisible({ timeout: 60_000 });
  const before = await found.textContent();
  await page.getByRole('button', { name: 'Remove clause 1' }).click();
  await expect(found).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(found).toBeVisible({ timeout: 60_000 });
  expect(await found.textContent()).not.toBe(before);

  const name = `House rules ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Revoke' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete strategy' }).click();
  await expect(page).toHaveURL(/\/strategies\/?$/);
});
