import { type Browser, expect, type Page, test } from '@playwright/test';
import { addUser, firstSignIn, PRODUCT_URL, pasteStructure, SILDENAFIL, signIn, startDefaultQuery, startNamedQuery } from './session.ts';

/** So that what fails says where. */
test.use({ actionTimeout: 15_000 });

interface People {
  readonly operator: Page;
  readonly anna: Page;
  readonly ben: Page;
  readonly benName: string;
  readonly group: string;
}

/** The operator makes two accounts, and a group with the second. */
async function setUp(operator: Page, browser: Browser): Promise<People> {
  await signIn(operator);
  await operator.goto(`${PRODUCT_URL}/app/backoffice`);
  const mark = Date.now();
  const [annaName, benName, group] = [`anna-lab${mark}`, `ben-lab${mark}`, `Process chemists ${mark}`];
  const annaGiven = await addUser(operator, `Anna ${mark}`, annaName);
  const benGiven = await addUser(operator, `Ben ${mark}`, benName);
  await operator.goto(`${PRODUCT_URL}/app/backoffice/groups`);
  await operator.getByRole('button', { name: 'New group' }).first().click();
  const form = operator.getByRole('form', { name: 'New group' });
  await form.getByLabel(/^Name/).fill(group);
  await form.getByRole('button', { name: 'Make group' }).click();
  await operator.getByRole('combobox', { name: 'Add a person' }).fill(benName);
  await operator.getByRole('option', { name: new RegExp(benName) }).click();
  await expect(operator.getByRole('button', { name: new RegExp(`^Remove .*${benName}`) })).toBeVisible();
  const anna = await firstSignIn(browser, annaName, annaGiven, 'a row of poplars in rain');
  const ben = await firstSignIn(browser, benName, benGiven, 'seven grey herons asleep');
  return { operator, anna, ben, benName, group };
}

/** A private copy of a strategy of the product, shared with everybody. @returns its name */
async function shareStrategy(page: Page): Promise<string> {
  await page.goto(`${PRODUCT_URL}/strategies/`);
  await page.getByRole('link', { name: 'Core Disconnection 1.0', exact: true }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Core Disconnection 1\.0-\d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const name = `Anna's rules ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Revoke' })).toBeVisible();
  return name;
}

test('an operator sets the house up; a chemist plans and shares with a group; another plans with it, comments, and is taken out again', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { operator, anna, ben, benName, group } = await setUp(page, browser);

  // Anna plans, and gives the group her project and everybody her strategy.
  await anna.goto(`${PRODUCT_URL}/projects/`);
  await anna.getByRole('button', { name: 'New project' }).first().click();
  const project = `Sildenafil ${Date.now()}`;
  const form = anna.getByRole('dialog');
  await form.getByLabel(/^(Project )?[Nn]ame/).fill(project);
  await form.getByRole('button', { name: /^(Create|New|Add|Save)/ }).click();
  await expect(anna.getByRole('heading', { level: 1, name: project })).toBeVisible();
  const address = anna.url();
  await startDefaultQuery(anna, SILDENAFIL, 'the last step');
  const card = anna.getByRole('article').filter({ hasText: 'the last step' });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  await anna.getByRole('button', { name: 'Members' }).click();
  await anna.getByRole('combobox', { name: 'Add a group' }).fill(group);
  await anna.getByRole('option', { name: group }).click();
  await anna.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(anna.getByRole('button', { name: `Remove the group ${group}` })).toBeVisible();
  const strategy = await shareStrategy(anna);

  // Ben finds both, plans with the strategy, and comments.
  await ben.goto(`${PRODUCT_URL}/projects/`);
  await ben.getByRole('link', { name: project }).first().click();
  await expect(ben.getByRole('article').filter({ hasText: 'the last step' })).toContainText('Ready');
  await ben.getByRole('button', { name: 'New query' }).first().click();
  await pasteStructure(ben, 'CC(=O)Nc1ccc(cc1)C(=O)NCc1ccccc1');
  await ben.getByRole('button', { name: 'Expert mode' }).click();
  await ben.getByRole('button', { name: /^Strategy Core Disconnection/ }).click();
  await ben.getByText(strategy, { exact: true }).click();
  await startNamedQuery(ben, 'by other rules');
  const own = ben.getByRole('article').filter({ hasText: 'by other rules' });
  await expect(own).toContainText('Ready', { timeout: 60_000 });
  await expect(own).toContainText(strategy);
  // Anna looks at what is said while Ben writes: it appears by itself.
  await anna.goto(address);
  await anna.getByRole('button', { name: 'Comments on the last step' }).click();
  await expect(anna.getByText('There is no comment yet.')).toBeVisible();
  await ben.getByRole('button', { name: 'Comments on the last step' }).click();
  const comment = ben.getByRole('form', { name: 'New comment' });
  await comment.getByLabel('Title').fill('Sulfonyl chloride');
  await comment.getByLabel('Comment', { exact: false }).last().fill('We have a kilogram of it.');
  await comment.getByRole('button', { name: 'Add comment' }).click();
  await expect(ben.getByRole('heading', { name: 'Sulfonyl chloride' })).toBeVisible();

  await expect(anna.getByText('We have a kilogram of it.')).toBeVisible();

  // Anna takes the strategy back; what was planned by it still says so.
  await anna.goto(`${PRODUCT_URL}/strategies/`);
  await anna.getByRole('link', { name: strategy, exact: true }).click();
  await anna.getByRole('button', { name: 'Revoke' }).click();
  await expect(anna.getByRole('button', { name: 'Share' })).toBeVisible();
  await ben.goto(`${PRODUCT_URL}/strategies/`);
  await expect(ben.getByRole('link', { name: 'Core Disconnection 1.0', exact: true })).toBeVisible();
  await expect(ben.getByRole('link', { name: strategy, exact: true })).toHaveCount(0);
  await ben.goto(address);
  await expect(ben.getByRole('article').filter({ hasText: 'by other rules' })).toContainText(strategy);

  // The operator takes Ben out of the group: he sees no more of it.
  await operator.getByRole('button', { name: new RegExp(`^Remove .*${benName}`) }).click();
  await expect(operator.getByText('Nobody is in this group.')).toBeVisible();
  await ben.reload();
  await expect(ben.getByText(/not a member of it|Could not load project/).first()).toBeVisible();
  await ben.goto(`${PRODUCT_URL}/projects/`);
  await expect(ben.getByRole('link', { name: 'Default project' }).first()).toBeVisible();
  await expect(ben.getByRole('link', { name: project })).toHaveCount(0);
  // What he planned stays with the project.
  await anna.goto(address);
  await expect(anna.getByRole('article').filter({ hasText: 'by other rules' })).toContainText('Ready');
});
