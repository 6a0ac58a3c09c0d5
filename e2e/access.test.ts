import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openNewQuery, PRODUCT_URL, SILDENAFIL, signIn, startDefaultQuery } from './session.ts';

async function expectAccessible(page: Page, where: string): Promise<void> {
  // Ketcher's page is not ours; everything around it is.
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).exclude('iframe').analyze();
  expect(
    violations.map((violation) => `${where}: ${violation.id} (${violation.nodes.map((node) => node.target.join(' ')).join('; ')})`),
  ).toEqual([]);
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
