import { expect, test } from '@playwright/test';
import { signIn } from './session.ts';

test('in a narrow window the tour goes on by the keyboard, and what it points at is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page.getByRole('dialog', { name: 'This is a finished query' })).toBeFocused();
  for (const title of ['A disc is a suggested reaction', 'The evidence answers two questions', 'Three views of the same result']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: title })).toBeFocused();
  }
  // The evidence, which lay over the page, has gone again.
  await page.getByRole('toolbar', { name: 'Tree' }).getByText('Route', { exact: true }).click({ trial: true });
});

test('who is new is led through the sample by the keyboard, and finds the guide', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page.getByRole('dialog', { name: 'This is a finished query' })).toBeFocused();
  await expect(page).toHaveURL(/\/projects\/\d+\/tree\/\d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'A disc is a suggested reaction' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'The evidence answers two questions' })).toBeFocused();
  await expect(page.getByRole('complementary', { name: /^Evidence for R\d+/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Support' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the tour' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Guide for chemists' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^A suggestion tree/ })).toBeAttached();
});
