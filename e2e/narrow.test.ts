import { expect, test } from '@playwright/test';
import { PRODUCT_URL, signIn } from './session.ts';

const LONG =
  'A name of as many characters as a query and its project may have, one hundred and fifty, so that one sees what a row of a list does with so much of it';

test('long names keep the recent queries of the dashboard in rows of one height', async ({ page }) => {
  await page.route(/\/app\/api\/queries\?per_page=5/, async (route) => {
    const answer = await (await route.fetch()).json();
    const named = { ...answer, queries: answer.queries.map((query: object) => ({ ...query, sessionid: LONG, projectName: LONG })) };
    await route.fulfill({ json: named });
  });
  await signIn(page);
  for (const width of [1440, 1024, 400]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: LONG, exact: true }) });
    const box = await row.first().boundingBox();
    expect(box?.height).toBeLessThan(80);
  }
});

test('long names leave the word of the area whole in the breadcrumb of a tree', async ({ page }) => {
  await page.route(/\/app\/api\/queries\/1$/, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, sessionid: LONG, projectName: LONG } });
  });
  await signIn(page);
  for (const width of [1440, 1024, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${PRODUCT_URL}/projects/1/tree/1`);
    const area = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Projects' });
    const [needed, given] = await area.evaluate((link) => [link.scrollWidth, link.clientWidth] as const);
    expect(needed).toBeLessThanOrEqual(given);
  }
});

test('the table of queries has its columns also beside where the filters were', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/projects/1?layout=table`);
  await expect(page.getByRole('columnheader', { name: 'Strategy' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Strategy/ })).toBeVisible();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 400, height: 800 } });

  test('a row of the workbench says what its columns had no room for', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/projects/1/tree/1?view=list`);
    const grid = page.getByRole('grid', { name: 'Suggestions' });
    await expect(grid).toBeVisible();
    await expect(grid.getByRole('columnheader', { name: 'Precedents' })).toHaveCount(0);
    await expect(grid.getByText(/ % chosen · [\d,]+ precedents? · \d of \d known/).first()).toBeInViewport({ ratio: 1 });
  });

  test('all of a cluster is in sight', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/projects/1/tree/1?bondmap=open`);
    const row = page.getByRole('table', { name: 'Clusters' }).getByRole('row').nth(1);
    await row.scrollIntoViewIfNeeded();
    for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeInViewport({ ratio: 1 });
  });

  test('members stand above what is done with them', async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Open project' }).click();
    await page.getByRole('button', { name: /^Members/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Members/ });
    const topOf = async (heading: RegExp) => (await dialog.getByRole('heading', { name: heading }).boundingBox())?.y ?? 0;
    expect(await topOf(/^Owner/)).toBeLessThan(await topOf(/^Add a person/));
  });

  test('the row of the back office shows where one is', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/app/backoffice/health`);
    await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Health' })).toBeInViewport({ ratio: 1 });
  });

  test('what narrows the projects fills the window, two fields a line', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/projects/`);
    const boxOf = async (name: string) => (await page.getByLabel(name, { exact: true }).first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [field, owner, search] = [await boxOf('Search in'), await boxOf('Owner'), await boxOf('Search projects')];
    expect(owner.y).toBe(field.y);
    expect(owner.x + owner.width).toBeCloseTo(search.x + search.width, 0);
  });

  test('all ten steps of a new query and what starts it are in sight', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'New query' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^(Expert mode|Back to simple mode)$/ })).toBeVisible();
    const expert = dialog.getByRole('button', { name: 'Expert mode' });
    if (await expert.isVisible()) await expert.click();
    await expect(dialog.getByRole('button', { name: 'Start query' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: /^Next: / })).toBeInViewport({ ratio: 1 });
    for (const step of await dialog.getByRole('list', { name: 'Steps' }).getByRole('button').all()) {
      await expect(step).toBeInViewport({ ratio: 1 });
    }
  });

  for (const address of [
    '/projects/',
    '/projects/1?layout=table',
    '/app/backoffice',
    '/app/backoffice/libraries',
    '/app/backoffice/quotas',
    '/app/backoffice/audit',
    '/app/backoffice/health',
  ]) {
    test(`nothing of the tables of ${address} is out of sight`, async ({ page }) => {
      await signIn(page);
      await page.goto(`${PRODUCT_URL}${address}`);
      const frames = page.getByRole('region').filter({ has: page.getByRole('table') });
      await expect(frames.first()).toBeVisible();
      for (const frame of await frames.all()) {
        const [needed, given] = await frame.evaluate((element) => [element.scrollWidth, element.clientWidth]);
        expect(needed).toBeLessThanOrEqual(given ?? 0);
        const cells = await frame.getByRole('cell').all();
        expect((await cells.at(-1)?.boundingBox())?.width).toBeGreaterThan(0);
      }
    });
  }
});

test.describe('at 200 % of the text', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('all of the rail is in sight, and header and tools have a line each', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/projects/1/tree/1?view=list`);
    const grid = page.getByRole('grid', { name: 'Suggestions' });
    await expect(grid).toBeVisible();
    const rail = page.getByRole('navigation', { name: 'Main' });
    for (const entry of await rail.locator('a, button').all()) await expect(entry).toBeInViewport({ ratio: 1 });
    const tools = await page.getByRole('toolbar', { name: 'Tree' }).boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThan(90);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list says what a disconnection is called and what its columns are', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/projects/1/tree/1?view=list`);
    const grid = page.getByRole('grid', { name: 'Suggestions' });
    await expect(grid).toBeVisible();
    for (const name of ['Disconnection and precursors', /^Works/]) {
      const [needed, given] = await grid
        .getByRole('columnheader', { name })
        .evaluate((head) => [head.scrollWidth, head.clientWidth] as const);
      expect(needed).toBeLessThanOrEqual(given);
    }
    for (const name of (await grid.locator('td > button').all()).slice(0, 5)) {
      const [needed, given] = await name.evaluate((button) => [button.scrollHeight, button.clientHeight] as const);
      expect(needed).toBeLessThanOrEqual(given + 1);
    }
  });

  test('what one does with a project stands on one line', async ({ page }) => {
    await signIn(page);
    await page.goto(`${PRODUCT_URL}/projects/1`);
    const topOf = async (name: RegExp) => (await page.getByRole('main').getByRole('button', { name }).first().boundingBox())?.y;
    // The description comes later than the buttons, and moves all of them.
    const lines = async () => new Set(await Promise.all([/^Members/, /^Comments/, /^New query/].map(topOf)));
    await expect.poll(async () => [...(await lines())]).toEqual([expect.any(Number)]);
  });
});
