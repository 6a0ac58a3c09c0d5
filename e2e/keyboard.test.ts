import { expect, type Locator, type Page, test } from '@playwright/test';
import { PRODUCT_URL, SILDENAFIL, signIn } from './session.ts';

/** Stops of a page at most: more would be a trap. */
const MOST_STOPS = 90;
/** What has the focus: where it is, and whether it can be seen that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    // A radio button is drawn by its label.
    const drawn = at instanceof HTMLInputElement && at.type === 'radio' ? (at.labels?.[0] ?? at) : at;
    const { outlineStyle, boxShadow } = getComputedStyle(drawn);
    const { width, height, top, bottom, left, right } = drawn.getBoundingClientRect();
    return {
      isMarked: at.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none'),
      isInSight: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      name: `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`,
    };
  });
}

/** Goes through all of a page by Tab, and back by one Shift Tab: each stop can be seen, and none is the page itself. @returns their names */
async function walk(page: Page): Promise<readonly string[]> {
  await page.locator('body').evaluate((body) => {
    (document.activeElement as HTMLElement | null)?.blur();
    body.scrollIntoView();
  });
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    // Behind the last stop comes the browser's own frame, and then the first again.
    if (stop === null || (stops.length > 2 && stop.name === stops[0])) break;
    expect(stop, `stop ${stops.length + 1} of ${page.url()}`).toMatchObject({ isMarked: true, isInSight: true });
    stops.push(stop.name);
    expect(stops.length, stops.slice(-5).join(', ')).toBeLessThan(MOST_STOPS);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).not.toBeNull();
  return stops;
}

/** Presses Tab, or Shift Tab, until something has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No stop of ${page.url()} is ${wanted}`);
}

/** A call of the signed-in user, as the page makes it. @returns its status */
function post(page: Page, path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([address, text]) => {
      const { csrfToken } = await (await fetch('/app/api/whoami')).json();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken };
      return (await fetch(address, { method: 'POST', headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/**
 * Goes down an open list to the option at place `index` (from 0) and takes it. On a busy machine a key may come before the list knows
 * which of its options is the present one, so it is pressed until the option is.
 */
async function choose(page: Page, index: number): Promise<void> {
  const option = page.getByRole('option').nth(index);
  await option.waitFor();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-combobox-selected', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
}

const expectSomewhere = (page: Page) => expect.poll(() => focused(page)).not.toBeNull();

test('the guide is read, its keys and its tour are opened and closed, by the keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/guide`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  const stops = await walk(page);
  expect(stops).toContain('A Read the tree');

  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'How far to trust it' });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How far to trust it' })).toBeInViewport();

  for (const name of ['Keyboard shortcuts', 'Tour of the sample result']) {
    const button = page.getByRole('main').getByRole('button', { name });
    await page.reload();
    await button.waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').first();
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectSomewhere(page);
  }
});

test('quotas, reports, audit log and health are walked by the keyboard alone', async ({ page }) => {
  await signIn(page);
  const area = `${PRODUCT_URL}/app/backoffice`;

  await page.goto(`${area}/quotas`);
  const limit = page.getByRole('textbox', { name: 'Queries that may wait, everybody' });
  await limit.waitFor();
  await walk(page);
  await tabTo(page, limit);
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await expect(limit).toBeFocused();
  await page.reload();
  await expect(limit).toHaveValue('77');
  await tabTo(page, limit);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  const user = page.getByRole('combobox', { name: 'User' });
  await tabTo(page, user, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await choose(page, 0);
  await expect(page.getByRole('textbox', { name: /^Queries that may wait, (?!everybody)/ })).toBeVisible();
  await expect(user).toBeFocused();

  const precedent = `keyboard ${Date.now()}`;
  const report = { rxnid: `chemsynth_core-1.0:${precedent}`, comment: 'The product is drawn wrongly.' };
  expect(await post(page, '/app/api/report', report)).toBe(200);
  await page.goto(`${area}/reports?state=open`);
  const state = page.getByRole('combobox', { name: new RegExp(precedent) });
  await state.waitFor();
  await walk(page);
  await tabTo(page, state, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await choose(page, 1);
  // The row is gone, as it is no open report any more.
  await expect(state).toHaveCount(0);
  await expectSomewhere(page);

  await page.goto(`${area}/audit`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await page.getByRole('region', { name: 'Audit log' }).waitFor();
  await walk(page);
  await tabTo(page, name, 'Shift+Tab');
  await page.keyboard.type('admin');
  await expect(page).toHaveURL(/term=admin/);
  await expect(name).toBeFocused();

  await page.goto(`${area}/health`);
  await page.getByRole('region', { name: 'Processes' }).waitFor();
  const stops = await walk(page);
  expect(stops).toContain('SECTION Processes');
});

test('a job is stopped by the keyboard alone, and the focus stays in its table', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const name = `stopped ${Date.now()}`;
  const slow = { algorithm: 'OLD', strategy: 'Core Disconnection 1.0', breadth: 9, nsteps: 5, minlevels: 1 };
  const query = { projectid: 1, sessionid: name, rosdal: SILDENAFIL, direction: 'synthesis', library: 'chemsynth_core-1.0', ...slow };
  expect(await post(page, '/app/apiv2/queries/start', query)).toBe(200);
  await page.goto(`${PRODUCT_URL}/app/backoffice/jobs`);
  const states = page.getByRole('radiogroup', { name: 'State' });
  await states.waitFor();
  await walk(page);
  const all = states.getByRole('radio', { name: /^All/ });
  await tabTo(page, all, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/state=running/);
  await page.keyboard.press('ArrowLeft');
  await expect(all).toBeFocused();
  const stop = page.getByRole('button', { name: `Stop ${name}` });
  await tabTo(page, stop);
  await page.keyboard.press('Enter');
  await expect(stop).toHaveCount(0, { timeout: 60_000 });
  await expectSomewhere(page);
});

test('letters typed while the palette is loaded arrive in its field', async ({ page }) => {
  await signIn(page);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/SearchPalette[^/]*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.keyboard.press('Control+K');
  await page.keyboard.type('guide');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveCount(0);
  arrive();
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(field).toHaveValue('guide');
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('option', { name: /^Guide/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide$/);
});
