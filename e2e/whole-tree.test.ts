import { expect, test } from '@playwright/test';
import { SILDENAFIL, signIn, startDefaultQuery } from './session.ts';

test('a tree is filtered as a whole: the drawer counts what nobody has opened, and walks to it', async ({ page }) => {
  await signIn(page);
  const name = `whole tree ${Date.now()}`;
  await startDefaultQuery(page, SILDENAFIL, name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem', { name: /^Reaction / }).first()).toBeVisible();
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/children')) pages.push(request.url());
  });

  await page.getByRole('button', { name: /^Name reactions/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Name reactions' });
  const counted = page.waitForResponse((response) => response.url().endsWith('/filter'));
  await drawer.getByLabel('Precedents, at least').fill('1');
  const answer = await (await counted).json();
  await expect(drawer.getByText(/^\d[\d,]* of \d[\d,]* suggestions of the whole tree match$/)).toBeVisible();
  // More than the first level has, with no page of a deeper one read for it.
  expect(answer.suggestions).toBeGreaterThan(5);
  expect(pages).toEqual([]);
  await drawer.getByLabel('Precedents, at least').fill('0');

  // A name that none of the first level has.
  const all = await drawer.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.closest('label, div')?.textContent ?? ''));
  expect(all.length).toBeGreaterThan(0);
  await drawer
    .getByRole('checkbox')
    .nth(Math.max(0, answer.nameReactions.length - 1))
    .check();
  await expect(drawer.getByText(/of the whole tree match/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Next match' }).click();
  await expect(page).toHaveURL(/\/tree\/\d+\/\d+/);
  const ensid = new URL(page.url()).pathname.split('/').at(-1);
  await expect(page.getByRole('complementary', { name: `Evidence for R${ensid}` })).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: new RegExp(`^Reaction R${ensid},`) }).first()).toBeVisible();

  // The address without its place leads there as well, by one call.
  const at = new URL(page.url()).searchParams.get('at');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reaction')) calls.push(request.postData() ?? '');
  });
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByRole('complementary', { name: `Evidence for R${ensid}` })).toBeVisible();
  if (at !== null) {
    await expect(page).toHaveURL(new RegExp(`at=${at}`));
    expect(calls).toEqual([JSON.stringify({ ensids: [Number(ensid)] })]);
  }
});

test('a branch of a tree is completed to known materials from the menu of a structure', async ({ page }) => {
  await signIn(page);
  const name = `completed ${Date.now()}`;
  await startDefaultQuery(page, 'CC(C)NCC(O)COc1ccc(CC(N)=O)cc1', name);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  const toBeMade = page.getByRole('tree').getByRole('treeitem', { name: /^Structure (?!1\b).*to be made/i });
  await toBeMade.first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Complete to known materials' }).click();
  await expect(page.getByText(/^Structure \d+ is made in \d+ steps? from known materials$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^(All \d+ starting materials are known|Not complete:)/)).toBeVisible();
});

test('details are noted with a query in its dialog and stand on its card', async ({ page }) => {
  await signIn(page);
  const name = `noted ${Date.now()}`;
  await startDefaultQuery(page, 'CC(=O)Nc1ccc(O)cc1', name);
  const card = page.getByRole('article', { name, exact: true });
  await expect(card).toContainText('Ready', { timeout: 60_000 });
  const edit = async () => {
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'EDIT' }).click();
    return page.getByRole('dialog', { name: 'Edit Query' });
  };
  const dialog = await edit();
  await dialog.getByRole('button', { name: 'Add a detail' }).click();
  await dialog.getByLabel('Name of detail 1').fill('Notebook page');
  await dialog.getByLabel('Value of detail 1').fill('ELN-204');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: /^More Details/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'ELN-204' })).toBeVisible();
  await page.keyboard.press('Escape');

  const again = await edit();
  await again.getByRole('textbox', { name: 'Notebook page' }).fill('');
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again).toHaveCount(0);
  await card.getByRole('button', { name: /^More Details/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Retrosynthesis' })).toBeVisible();
  await expect(page.getByText('Notebook page')).toHaveCount(0);
});
