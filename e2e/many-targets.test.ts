import { expect, test } from '@playwright/test';
import { PRODUCT_URL, signIn } from './session.ts';

const CELECOXIB = 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F';
const CAFFEINE = 'Cn1cnc2c1c(=O)n(C)c(=O)n2C';
const LIDOCAINE = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';

test('several structures become a query each by one call, and their routes are read together', async ({ page }, testInfo) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New query' }).first().click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('SMILES, ROSDAL or molfile').fill(`${CELECOXIB}\n${CAFFEINE}\n${LIDOCAINE}\n`);
  await expect(page.getByRole('checkbox', { name: /3 structures: a query for each that is chosen/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Choose structures' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Structure 1: / }).click();
  await page.getByRole('checkbox', { name: /^Structure 3: / }).click();
  await page.screenshot({ path: testInfo.outputPath('chosen.png') });
  await page.getByRole('button', { name: 'Use 2 structures' }).click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText(/and 1 other target, a query each/);
  await form.getByRole('radio', { name: /Routes to Known Materials/ }).click();
  await page.screenshot({ path: testInfo.outputPath('form.png') });
  const [call] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/apiv2/queries/batch')),
    form.getByRole('button', { name: 'Start query' }).click(),
  ]);
  expect(call.status()).toBe(200);
  await expect(page.getByText('2 queries started')).toBeVisible();
  const cards = page.getByRole('article').filter({ hasText: /\([12]\)/ });
  for (const at of [0, 1]) await expect(cards.nth(at)).toContainText('Ready', { timeout: 120_000 });
  await page.screenshot({ path: testInfo.outputPath('started.png') });

  const project = /projects\/(\d+)/.exec(page.url())?.[1];
  const { batch } = JSON.parse(call.request().postData() ?? '{}');
  const routes = await page.request.get(`${PRODUCT_URL}/app/api/projects/${project}/routes?batch=${encodeURIComponent(batch)}`);
  const lines = (await routes.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ sessionid }) => sessionid.slice(-4))).toEqual([' (1)', ' (2)']);
  for (const { trees, smiles } of lines) expect(trees[0].smiles).toBe(smiles);
});
