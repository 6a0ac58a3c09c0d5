import { expect, test } from '@playwright/test';
import { addUser, firstSignIn, openNewQuery, PRODUCT_URL, signIn, startNamedQuery } from './session.ts';

/** So that what fails says where. */
test.use({ actionTimeout: 15_000 });

test('a route is handed to a colleague by its address, who comments on it and keeps it; strangers see nothing', async ({
  page,
  browser,
}, testInfo) => {
  test.setTimeout(240_000);
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/app/backoffice`);
  const mark = Date.now();
  const [cleoName, danName] = [`cleo${mark}`, `dan${mark}`];
  const cleoGiven = await addUser(page, `Cleo ${mark}`, cleoName);
  const danGiven = await addUser(page, `Dan ${mark}`, danName);
  const cleo = await firstSignIn(browser, cleoName, cleoGiven, 'a field of barley at noon');
  const dan = await firstSignIn(browser, danName, danGiven, 'two blue kettles whistle');

  await cleo.goto(`${PRODUCT_URL}/projects/`);
  await cleo.getByRole('button', { name: 'New project' }).first().click();
  const form = cleo.getByRole('dialog');
  await form.getByLabel(/^(Project )?[Nn]ame/).fill(`Anaesthetics ${mark}`);
  await form.getByRole('button', { name: /^(Create|New|Add|Save)/ }).click();
  await expect(cleo.getByRole('heading', { level: 1, name: `Anaesthetics ${mark}` })).toBeVisible();
  await openNewQuery(cleo, 'CCN(CC)CCOC(=O)c1ccc(N)cc1');
  await cleo.getByRole('radio', { name: /Routes to Known Materials/ }).click();
  await cleo.getByRole('button', { name: 'Expert mode' }).click();
  await startNamedQuery(cleo, 'procaine');
  await expect(cleo.getByRole('article').filter({ hasText: 'procaine' })).toContainText('Ready', { timeout: 120_000 });
  await cleo.getByRole('button', { name: 'Members' }).click();
  await cleo.getByRole('combobox', { name: 'Add a person' }).fill('admin');
  await cleo.getByRole('option', { name: /admin/ }).first().click();
  await expect(cleo.getByRole('button', { name: /^Remove .*admin/ })).toBeVisible();
  await cleo.keyboard.press('Escape');

  // Cleo looks at the second route, and sends its address.
  await cleo.getByRole('article').filter({ hasText: 'procaine' }).getByRole('link', { name: /^Open/ }).click();
  const routesOf = (reader: typeof cleo) =>
    reader.getByRole('region', { name: 'Routes to known materials' }).getByRole('button', { name: /Idea \d/ });
  await routesOf(cleo).nth(1).click();
  await expect(routesOf(cleo).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const address = cleo.url();
  await cleo.screenshot({ path: testInfo.outputPath('sent.png') });

  // The member sees just this route, says something about its first step, and keeps it.
  await page.goto(address);
  await expect(routesOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.screenshot({ path: testInfo.outputPath('received.png') });
  const evidence = (reader: typeof cleo) => reader.getByRole('complementary', { name: /^Evidence for R\d+/ });
  const lastStep = (reader: typeof cleo) => reader.getByRole('button', { name: /^Evidence for R\d+, / }).last();
  await lastStep(page).click();
  await evidence(page).getByRole('button', { name: 'Comment' }).click();
  const comment = page.getByRole('form', { name: 'New comment' });
  await comment.getByLabel('Title').fill('Hydrogenate last');
  await comment.getByLabel('Comment', { exact: false }).last().fill('Palladium on charcoal leaves the ester alone.');
  await comment.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('heading', { name: 'Hydrogenate last' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select into the tree' }).first().click();
  await expect(page.getByText('not selected yet')).toHaveCount(0);
  // The tree draws every step of it.
  const show = (view: string) => page.locator('label').getByText(view, { exact: true }).click();
  await show('Tree');
  const told = await page.getByRole('region', { name: 'Selected route' }).locator('b').innerText();
  await expect(page.getByRole('treeitem', { name: /^Reaction R/ })).toHaveCount(Number.parseInt(told, 10));
  await show('Route');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('the second way');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('the second way').first()).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('saved.png') });

  // Cleo reads it at the same step.
  await cleo.goto(address);
  await lastStep(cleo).click();
  await evidence(cleo)
    .getByRole('button', { name: /^Comment, 1 comment so far$/ })
    .click();
  await expect(cleo.getByText('Palladium on charcoal leaves the ester alone.')).toBeVisible();
  await cleo.screenshot({ path: testInfo.outputPath('answered.png') });

  // Who is not in the project is told so, and nothing else.
  await dan.goto(address);
  await expect(dan.getByRole('heading', { name: 'Query not found' })).toBeVisible();
  await expect(routesOf(dan)).toHaveCount(0);
  await dan.screenshot({ path: testInfo.outputPath('stranger.png') });
});
