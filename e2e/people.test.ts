import { expect, test } from '@playwright/test';
import { addUser, firstSignIn, PRODUCT_URL, signIn } from './session.ts';

test('an operator makes two accounts; one of them shares a project with the other, and takes it away again', async ({ page, browser }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/app/backoffice`);
  const mark = Date.now();
  const [anna, ben] = [`anna${mark}`, `ben${mark}`];
  const annaGiven = await addUser(page, `Anna ${mark}`, anna);
  const benGiven = await addUser(page, `Ben ${mark}`, ben);

  const asAnna = await firstSignIn(browser, anna, annaGiven, 'a row of poplars in rain');
  const asBen = await firstSignIn(browser, ben, benGiven, 'seven grey herons asleep');
  await asAnna.goto(`${PRODUCT_URL}/projects/`);
  await asAnna.getByRole('link', { name: 'Default project' }).first().click();
  await expect(asAnna).toHaveURL(/\/projects\/\d+/);
  const address = asAnna.url();
  await asBen.goto(address);
  await expect(asBen.getByText(/not a member of it|Could not load project/).first()).toBeVisible();

  await asAnna.getByRole('button', { name: 'Members' }).click();
  await asAnna.getByRole('combobox', { name: 'Add a person' }).fill(ben);
  await expect(asAnna.getByRole('option')).toHaveCount(1);
  await asAnna.keyboard.press('Enter');
  await expect(asAnna.getByRole('button', { name: `Remove Ben ${mark} (${ben})` })).toBeVisible();
  await asBen.goto(address);
  await expect(asBen.getByRole('heading', { level: 1, name: 'Default project' })).toBeVisible();

  await asAnna.getByRole('button', { name: `Remove Ben ${mark} (${ben})` }).click();
  await expect(asAnna.getByText(`Ben ${mark} removed`)).toBeVisible();
  await asBen.reload();
  await expect(asBen.getByText(/not a member of it|Could not load project/).first()).toBeVisible();

  await page.goto(`${PRODUCT_URL}/app/backoffice/audit?term=${ben}`);
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(`member removed: ${ben}`);
  await asBen.goto(`${PRODUCT_URL}/app/backoffice`);
  await expect(asBen.getByText('The back office is for those who look after this installation.')).toBeVisible();
});
