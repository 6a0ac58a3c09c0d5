import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openNewQuery, PRODUCT_URL, SILDENAFIL, signIn, startDefaultQuery } from './session.ts';

/** WCAG 2.1 AA, and a heading by which a page is known. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** How long nothing of a page has changed when it stands, in milliseconds; and after what time it is looked at although it still moves. */
const STILL_MS = 300;
const AT_LAST_MS = 10_000;

/** What is laid out anew while it is looked at is seen above what it will not lie on: a number of the tree above a card, in colours meant for the canvas. */
async function untilItStands(page: Page): Promise<void> {
  await page.evaluate(
    ([still, atLast]) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(end, still);
        const last = setTimeout(end, atLast);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, still);
        });
        function end() {
          observer.disconnect();
          clearTimeout(quiet);
          clearTimeout(last);
          resolve();
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    [STILL_MS, AT_LAST_MS],
  );
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await untilItStands(page);
  // Ketcher's page is not ours; everything around it is. As no frame is looked into, the legacy mode sees the same without a second page.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: { 'page-has-heading-one': { enabled: true } }, resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode()
    .analyze();
  expect(
    violations.map((violation) => `${where}: ${violation.id} (${violation.nodes.map((node) => node.target.join(' ')).join('; ')})`),
  ).toEqual([]);
}

/** Any heading but that of a page which is on its way. */
const OF_ITS_OWN = /^(?!Retron$|Loading)./;

/** Every address that needs no query but the sample, with what shows that it stands. */
const PAGES: readonly (readonly [address: string, heading: RegExp])[] = [
  ['/', /^Welcome/],
  ['/no/such/page', /^Welcome/],
  ['/projects/', /^Projects$/],
  ['/projects/1', /^Default project$/],
  ['/projects/1/query', /^Default project$/],
  ['/projects/1/tree/1', OF_ITS_OWN],
  ['/projects/1/tree/1?view=list', OF_ITS_OWN],
  ['/projects/1/compare/1', /^Compare/],
  ['/projects/999999', /^Project not found$/],
  ['/projects/1/tree/999999', /^Query not found$/],
  ['/molecules/', /^Molecules$/],
  ['/strategies/', /^Strategies$/],
  ['/strategies/1', /\d$/],
  ['/strategies/999999', /^Strategy not found$/],
  ['/news/', /^News$/],
  ['/news/showmore', /^News$/],
  ['/about', /^About Retron$/],
  ['/legal', OF_ITS_OWN],
  ['/legal-privacy', OF_ITS_OWN],
  ['/exports', /^Exports$/],
  ['/guide', /^Guide$/],
  ['/icedit', /^Editor$/],
  ['/iceditor', /^Molecule editor$/],
  ['/client', /^Client$/],
  ['/preferences', /^Preferences$/],
  ['/app/person/tokens', /^API tokens$/],
  ['/app/backoffice', /^Users$/],
  ['/app/backoffice/groups', /^Groups$/],
  ['/app/backoffice/news', /^News$/],
  ['/app/backoffice/texts', /^Texts and links$/],
  ['/app/backoffice/reports', /^Reports$/],
  ['/app/backoffice/libraries', /^Libraries/],
  ['/app/backoffice/jobs', /^Jobs$/],
  ['/app/backoffice/quotas', /^Quotas$/],
  ['/app/backoffice/health', /^Health$/],
  ['/app/backoffice/audit', /^Audit log$/],
  ['/loading', /^Retron$/],
];

/** The least scrolling sideways that a reader would notice. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect({ where, isWider: (needed ?? 0) > (given ?? 0) }).toEqual({ where, isWider: false });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page and dialog of the frame is accessible in the ${colorScheme} scheme`, async ({ browser }) => {
    // Some thirty looks of seconds each.
    test.setTimeout(900_000);
    const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page);
    for (const [address, heading] of PAGES) {
      await page.goto(`${PRODUCT_URL}${address}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expectAccessible(page, address);
    }
    await page.goto(`${PRODUCT_URL}/`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByText('Keys of other places').click();
    await expectAccessible(page, 'keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
    await expectAccessible(page, 'search');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page, 'account menu');
    await page.keyboard.press('Escape');
    await page.goto(`${PRODUCT_URL}/about`);
    await page.getByRole('button', { name: 'Licences' }).click();
    await expect(page.getByRole('dialog', { name: 'Licences' })).toBeVisible();
    await expectAccessible(page, 'licences');
    await page.goto(`${PRODUCT_URL}/projects/`);
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible();
    await expectAccessible(page, 'new project');
    await context.close();
  });
}

for (const width of [1024, 768, 400]) {
  test(`no page of the frame is wider than a window of ${width} pixels`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page);
    for (const [address, heading] of PAGES) {
      await page.goto(`${PRODUCT_URL}${address}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expectNoSidewaysScroll(page, address);
    }
    await context.close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen of the main job is accessible in the ${colorScheme} scheme`, async ({ browser }) => {
    // Each screen is looked at by a checker that takes seconds on a busy machine.
    test.setTimeout(300_000);
    const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${PRODUCT_URL}/app/login`);
    await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
    await expectAccessible(page, 'login');

    await signIn(page);
    await expectAccessible(page, 'dashboard');
    await openNewQuery(page, SILDENAFIL);
    await expectAccessible(page, 'simple mode');
    await page.getByRole('button', { name: 'Expert mode' }).click();
    await page.getByRole('button', { name: /^5?\s*Suggestions/ }).click();
    await expectAccessible(page, 'expert mode');
    await page.getByRole('button', { name: 'Close' }).first().click();

    const name = `access ${colorScheme} ${Date.now()}`;
    await startDefaultQuery(page, SILDENAFIL, name);
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('Ready', { timeout: 60_000 });
    await expectAccessible(page, 'project');

    await card.getByRole('link', { name: /^Open/ }).click();
    await page.getByRole('treeitem', { name: /^Reaction R1, / }).click();
    await expect(page.getByRole('complementary', { name: /^Evidence for R1/ })).toBeVisible();
    await expect(page.getByText('Hide Precedents')).toBeVisible();
    await expectAccessible(page, 'tree with evidence');
    await context.close();
  });
}
