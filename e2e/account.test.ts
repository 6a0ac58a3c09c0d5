import { expect, test } from '@playwright/test';
import { PRODUCT_URL, signIn } from './session.ts';

test('without a session every page leads to the login page', async ({ page }) => {
  await page.goto(`${PRODUCT_URL}/projects/`);
  await expect(page).toHaveURL(/\/app\/login/);
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
});

test('a wrong password is refused without saying what was wrong', async ({ page }) => {
  await page.goto(`${PRODUCT_URL}/app/login`);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login/);
});

test('signing out ends the session', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Goodbye. You are signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login/, { timeout: 10_000 });
  await page.goto(`${PRODUCT_URL}/projects/`);
  await expect(page).toHaveURL(/\/app\/login/);
});
