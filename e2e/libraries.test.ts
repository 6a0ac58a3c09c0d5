import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { openNewQuery, PRODUCT_URL, signIn, startNamedQuery } from './session.ts';

const RECORDS = fileURLToPath(new URL('../fixtures/own-reactions/records.rdf', import.meta.url));

test('the operator makes a library of an RDfile, switches it on, and its precedent is behind what is planned with it', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/app/backoffice/libraries`);
  await expect(page.getByRole('switch', { name: 'chemsynth_core-1.0 is on' })).toBeChecked();

  await page.getByRole('button', { name: 'Upload' }).click();
  const form = page.getByRole('form', { name: 'Upload' });
  await form.locator('input[type=file]').setInputFiles(RECORDS);
  await form.getByRole('textbox', { name: /^Name/ }).fill('ours');
  await form.getByRole('textbox', { name: /^Display name/ }).fill('Our reactions');
  await form.getByRole('textbox', { name: /^Products that show/ }).fill('1');
  await form.getByRole('button', { name: 'Upload' }).click();

  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByText('ours-1.0')).toBeVisible();
  await uploads.getByRole('button', { name: 'Report' }).click({ timeout: 90_000 });
  const report = page.getByRole('region', { name: 'Report on ours-1.0' });
  await expect(report).toContainText('9 reactions read');
  await expect(report.getByRole('list', { name: 'Left out' })).toContainText('several steps in one');

  const on = page.getByRole('switch', { name: 'ours-1.0 is on' });
  await expect(on).not.toBeChecked();
  await on.click({ force: true });
  await expect(on).toBeChecked();
  // The planners take it up by themselves.
  await expect(page.getByText('is being read by the planners')).toBeHidden({ timeout: 90_000 });

  await page.goto(PRODUCT_URL);
  await openNewQuery(page, 'CC(=O)NCc1ccccc1');
  await page.getByRole('button', { name: 'Expert mode' }).click();
  // A protecting group is no core disconnection.
  await page.getByRole('button', { name: /^Strategy/ }).click();
  await page.getByRole('radio', { name: /^All Transforms 1\.0/ }).click({ force: true });
  await page.getByRole('button', { name: /^Libraries/ }).click();
  await page.getByRole('checkbox', { name: /Core synthesis transforms/ }).uncheck({ force: true });
  await page.getByRole('checkbox', { name: /Our reactions/ }).check({ force: true });
  const name = `with our own ${Date.now()}`;
  await startNamedQuery(page, name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Ready', { timeout: 90_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  await page.getByText('List', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Evidence for R\d+/ })
    .first()
    .click();
  const evidence = page.getByRole('complementary', { name: /^Evidence for R\d+/ });
  await expect(evidence).toContainText('A. Tester, Journal of Tests 1, 2');

  // It says who used it, and what is off is offered no more.
  await page.goto(`${PRODUCT_URL}/app/backoffice/libraries`);
  await page.getByRole('button', { name: 'ours-1.0' }).click();
  const drawer = page.getByRole('complementary', { name: 'Our reactions' });
  await expect(drawer.getByRole('link', { name })).toBeVisible();
  await page.getByRole('switch', { name: 'ours-1.0 is on' }).click({ force: true });
  await drawer.getByRole('button', { name: 'Delete library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete ours-1.0?' });
  await expect(dialog.getByRole('button', { name: 'Delete for ever' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('ours-1.0');
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByRole('switch', { name: 'ours-1.0 is on' })).toHaveCount(0);
});
