import { type Browser, expect, type Page } from '@playwright/test';

/** The product of this worker; global-setup.ts has started one for each, and Playwright numbers workers from 0. */
const PRODUCT = JSON.parse(process.env.RETRON_PRODUCTS ?? '[]')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] as
  | { readonly url: string; readonly password: string }
  | undefined;

/** Address of the product under test. */
export const PRODUCT_URL = PRODUCT?.url ?? '';

/** Sildenafil, as many write it: not canonical. */
export const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';

/** Signs in by the form, as a user does. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${PRODUCT_URL}/app/login`);
  await page.getByLabel(/user ?name/i).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PRODUCT?.password ?? '');
  await page.getByRole('button', { name: /sign in|log in/i }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** Opens the creation dialog and pastes a target into it. */
export async function openNewQuery(page: Page, structure: string): Promise<void> {
  await page.getByRole('button', { name: 'New query' }).first().click();
  await expect(page.getByRole('heading', { name: 'New query' })).toBeVisible();
  await pasteStructure(page, structure);
}

/** Pastes a structure into the creation dialog. */
export async function pasteStructure(page: Page, structure: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('SMILES, ROSDAL or molfile').fill(structure);
  await page.getByRole('button', { name: 'Use structure' }).click();
  await expect(page.getByText('Structure is valid')).toBeVisible();
}

/** Starts the default query (5 suggestions, 2 steps) in expert mode under a name. */
export async function startDefaultQuery(page: Page, structure: string, name: string): Promise<void> {
  await openNewQuery(page, structure);
  await page.getByRole('button', { name: 'Expert mode' }).click();
  await startNamedQuery(page, name);
}

/** How long a start may take beside a library that is being built, in milliseconds. */
const START_MS = 60_000;

/** Names the query in expert mode and starts it; where it is refused, the failure says what the form says. */
export async function startNamedQuery(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Query name/ }).click();
  await page.getByRole('textbox', { name: 'Query name' }).fill(name);
  await page.getByRole('button', { name: 'Start query' }).click();
  const outcome = async () => {
    if (/\/projects\/\d+$/.test(page.url())) return 'started';
    return [page.url(), ...(await page.getByRole('alert').allInnerTexts())].join('\n');
  };
  await expect.poll(outcome, { timeout: START_MS }).toBe('started');
}

/** Makes an account, on the page of the users in the back office. @returns the password for its first sign-in */
export async function addUser(page: Page, realname: string, username: string): Promise<string> {
  await page.getByRole('button', { name: 'Add user' }).first().click();
  const form = page.getByRole('form', { name: 'Add user' });
  await form.getByLabel(/^Real name/).fill(realname);
  await form.getByLabel(/^User name/).fill(username);
  await form.getByRole('button', { name: 'Add user' }).click();
  const password = await page.locator('aside code').innerText();
  await page.getByRole('button', { name: 'Close' }).click();
  return password;
}

/** Signs in for the first time and chooses a password. */
export async function firstSignIn(browser: Browser, username: string, given: string, chosen: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${PRODUCT_URL}/app/login`);
  await page.getByLabel(/user ?name/i).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/app\/person\/changePassword$/);
  await page.getByLabel('The password you were given').fill(given);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('New password again', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  return page;
}
