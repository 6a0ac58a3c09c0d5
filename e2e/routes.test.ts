import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openNewQuery, PRODUCT_URL, signIn, startNamedQuery } from './session.ts';

/** Marketed drugs of which each is reached from known materials. */
const DRUGS = {
  celecoxib: 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F',
  lidocaine: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  procaine: 'CCN(CC)CCOC(=O)c1ccc(N)cc1',
  bupropion: 'CC(NC(C)(C)C)C(=O)c1cccc(Cl)c1',
  gefitinib: 'COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1OCCCN1CCOCC1',
} as const;

test('a chemist finds routes in one choice, reads them, and takes one away', async ({ page }, testInfo) => {
  await signIn(page);
  await openNewQuery(page, DRUGS.celecoxib);
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /Routes to Known Materials/ }).click();
  await form.getByRole('button', { name: 'Start query' }).click();
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Ready', { timeout: 120_000 });
  await expect(card).toContainText('10 × 8 steps');
  await card.getByRole('link', { name: /^Open/ }).click();

  const list = page.getByRole('region', { name: 'Routes to known materials' });
  await expect(list.getByRole('heading', { name: /^\d+ routes to known materials$/ })).toBeVisible();
  const routes = list.getByRole('button', { name: /Idea \d/ });
  await expect(routes.first()).toContainText('Idea 1');
  await expect(routes.nth(1)).toContainText('Idea 2');
  await expect(routes.first()).toContainText(/\d+ steps?/);
  await page.screenshot({ path: testInfo.outputPath('routes.png') });

  await list.getByRole('combobox', { name: 'Order of the routes' }).selectOption({ label: 'Fewest steps' });
  const steps = await routes.evaluateAll((cards) => cards.map((each) => Number(/(\d+) steps?/.exec((each as HTMLElement).innerText)?.[1])));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));

  // Of two measures at once, those stay that no other beats.
  const all = await routes.count();
  await list.getByRole('combobox', { name: 'Weighed against' }).selectOption({ label: 'and best first' });
  await expect(list.getByText(new RegExp(`^\\d+ of ${all}: no other is better in one`))).toBeVisible();
  expect(await routes.count()).toBeLessThanOrEqual(all);
  await page.screenshot({ path: testInfo.outputPath('routes-weighed.png') });
  await list.getByRole('combobox', { name: 'Weighed against' }).selectOption({ label: 'and nothing else' });
  await expect(routes).toHaveCount(all);

  await routes.first().click();
  await expect(routes.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('not selected yet')).toHaveCount(0);
  const numbers = page.getByLabel('The route in numbers');
  await expect(numbers).toContainText('all known');

  // Two side by side, by an address that can be shared.
  await list
    .getByRole('button', { name: /^Put route \d+ beside route / })
    .first()
    .click();
  const second = page.getByRole('region', { name: /^Route \d+, beside route / });
  await expect(second).toContainText(/In both: |Nothing in common/);
  await expect(second.getByLabel('The route in numbers')).toBeVisible();
  await expect(page).toHaveURL(/beside=\d+/);
  await page.screenshot({ path: testInfo.outputPath('side-by-side.png') });

  // In a narrow window list and schemes stand below each other, each with its own height.
  await page.setViewportSize({ width: 768, height: 900 });
  const heights = await Promise.all([list, second].map((part) => part.evaluate((element) => element.clientHeight)));
  expect(Math.min(...heights)).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1440, height: 900 });
  await second.getByRole('button', { name: /^Close route / }).click();
  await expect(second).toHaveCount(0);

  // Every step asked forward, in the order in which it is run.
  await page.getByRole('button', { name: 'Check forward' }).click();
  const forward = page.getByRole('region', { name: 'Forward check of the route' });
  await expect(forward.getByRole('status')).toContainText(/^(\d+) of \1 steps checked$/, { timeout: 60_000 });
  await expect(forward).toContainText(/expected/);
  await page.screenshot({ path: testInfo.outputPath('forward.png') });

  // What to buy for five grams.
  await page.getByRole('button', { name: 'Shopping list' }).click();
  const shopping = page.getByRole('dialog', { name: 'Shopping list' });
  await shopping.getByLabel('Target to make').fill('5');
  await expect(shopping.getByRole('region', { name: 'Materials' })).toContainText('5.00 g (13.1 mmol) of the target');
  await expect(shopping).toContainText('No price is known: the installed catalogues have none for these materials.');
  await page.screenshot({ path: testInfo.outputPath('shopping.png') });
  const [file] = await Promise.all([page.waitForEvent('download'), shopping.getByRole('button', { name: 'CSV' }).click()]);
  // After the query and the route: the lists of two routes do not take each other's place.
  expect(file.suggestedFilename()).toMatch(/.-route-\d+-shopping-list\.csv$/);
  await shopping.getByRole('button', { name: 'Close' }).click();
});

test('routes keep to what is asked of them, and say why there is none', async ({ page }, testInfo) => {
  await signIn(page);
  await openNewQuery(page, DRUGS.lidocaine);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Expert mode' }).click();
  await form.getByRole('button', { name: /^Algorithm/ }).click();
  await form.getByRole('radio', { name: /Multi Step/ }).click();
  await form.getByRole('button', { name: /^Steps/ }).click();
  await form.getByLabel('Longest route').selectOption('6');
  await form.getByLabel('Structures to look at').selectOption('50');
  await form.getByRole('button', { name: 'Bonds and wishes' }).click();
  const wishes = page.getByRole('dialog', { name: 'Bonds and wishes' });
  const must = wishes.getByRole('combobox', { name: 'Must have' });
  await must.fill('CCCCCCCCCC');
  await must.press('Enter');
  await page.screenshot({ path: testInfo.outputPath('wishes.png') });
  await wishes.getByRole('button', { name: 'Done' }).click();
  await startNamedQuery(page, `lidocaine with decane ${Date.now()}`);
  const card = page.getByRole('article').filter({ hasText: 'lidocaine with decane' }).first();
  await expect(card).toContainText('Ready', { timeout: 120_000 });
  await card.getByRole('link', { name: /^Open/ }).click();
  const list = page.getByRole('region', { name: 'Routes to known materials' });
  await expect(list).toContainText('No route to known materials.');
  await expect(list).toContainText(
    'What was asked of routes may forbid those there are: up to 6 steps; 50 structures looked at; with CCCCCCCCCC.',
  );
  await expect(list).toContainText(/\d+ whole routes?: CCCCCCCCCC is required/);
  await page.screenshot({ path: testInfo.outputPath('none.png') });
});

test('a bond drawn to be broken is broken, one to be kept is kept, and what that left out is told', async ({ page }, testInfo) => {
  await signIn(page);
  await openNewQuery(page, DRUGS.lidocaine);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Bonds and wishes' }).click();
  const wishes = page.getByRole('dialog', { name: 'Bonds and wishes' });
  const bonds = wishes.getByRole('group', { name: 'Bonds of the target' });
  // The amine's bond to the acetyl group by the mouse, the amide by keys.
  await bonds.getByRole('button', { name: /^Bond N3–C6/ }).click();
  const amide = bonds.getByRole('button', { name: /^Bond C7–N9/ });
  await amide.focus();
  await amide.press('Enter');
  await amide.press('Enter');
  await expect(wishes.getByRole('list', { name: 'Bonds asked for' }).getByRole('listitem')).toHaveText(['N3–C6 to break', 'C7–N9 to keep']);
  await page.screenshot({ path: testInfo.outputPath('bonds.png') });
  await wishes.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Expert mode' }).click();
  await expect(form).toContainText('breaking 3–6; keeping 7–9');
  await startNamedQuery(page, `lidocaine by its amine ${Date.now()}`);
  const card = page.getByRole('article').filter({ hasText: 'lidocaine by its amine' }).first();
  await expect(card).toContainText('Ready', { timeout: 120_000 });
  const id = Number(/tree\/(\d+)/.exec((await card.getByRole('link', { name: /^Open/ }).getAttribute('href')) ?? '')?.[1]);
  const query = await (await page.request.get(`${PRODUCT_URL}/app/api/queries/${id}`)).json();
  expect(query.routes).toMatchObject({ break: ['3-6'], keep: ['7-9'] });
  const made: string[][] = query.tree.children.map((suggestion: { bonds: string[] }) => suggestion.bonds);
  expect(made[0]).toContain('3-6');
  expect(made.filter((each) => each.includes('7-9'))).toEqual([]);
  await card.getByRole('link', { name: /^Open/ }).click();
  await page.getByRole('button', { name: /left out$/ }).click();
  await expect(page.getByText('The bond 7–9 is to be kept, and would be broken')).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('left-out.png') });
});

/** A route as AiZynthFinder reads it. */
interface NestedMolecule {
  readonly type: 'mol';
  readonly smiles: string;
  readonly in_stock: boolean;
  readonly children?: readonly { readonly type: 'reaction'; readonly smiles: string; readonly children: readonly NestedMolecule[] }[];
}

const leavesOf = ({ children, ...molecule }: NestedMolecule): readonly Omit<NestedMolecule, 'children'>[] =>
  children === undefined ? [molecule] : children.flatMap((step) => step.children.flatMap(leavesOf));

/** Exports what is selected in a form, and reads the file. */
async function exportAs(page: Page, format: string, ending: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radiogroup', { name: 'Format' }).getByText(format, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const filename = `${await dialog.getByRole('textbox', { name: 'File name' }).inputValue()}${ending}`;
  const link = dialog.getByRole('link', { name: `Download ${filename}` }).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await file.path(), 'utf8');
}

for (const [drug, structure] of Object.entries(DRUGS)) {
  test(`a chemist finds, reads, compares and takes away a route to ${drug}`, async ({ page }, testInfo) => {
    await signIn(page);
    await openNewQuery(page, structure);
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: /Routes to Known Materials/ }).click();
    await form.getByRole('button', { name: 'Start query' }).click();
    await page.getByRole('article').first().getByRole('link', { name: /^Open/ }).click();

    // Finds: it opens on the routes, which come while it searches; what there is then is enough for today.
    const list = page.getByRole('region', { name: 'Routes to known materials' });
    const routes = list.getByRole('button', { name: /Idea \d/ });
    await expect(routes.nth(1)).toBeVisible({ timeout: 80_000 });
    // A short search may have ended meanwhile, and then there is nothing to stop.
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await expect(async () => {
      if (await stop.isVisible()) await stop.click({ timeout: 5000 });
      await expect(list.getByText('still searching', { exact: false })).toHaveCount(0, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });

    // Reads: steps, yield, weakest step, and what is open or that nothing is.
    const card = routes.first();
    await expect(card).toContainText(/\d+ steps?/);
    await expect(card).toContainText(/yield (\d+|<1) % \(|yield of \d+ steps? not known/);
    await expect(card).toContainText(/weakest\s*(Great|Good|Bad|Ugly)/i);
    await expect(card).toContainText(/No open points|A step/);
    await card.click();
    await expect(page).toHaveURL(/route=\d+/);
    const numbers = page.getByLabel('The route in numbers');
    await expect(numbers).toContainText('all known');
    const scheme = page.getByRole('group', { name: 'Route to the target' });
    await expect(scheme.getByText('target', { exact: true })).toBeVisible();
    await expect(scheme.getByRole('img', { name: 'gives' }).first()).toBeVisible();
    await expect(scheme.getByText('…')).toHaveCount(0);

    // Compares two.
    await list.getByRole('button', { name: /^Put route 2 beside route 1/ }).click();
    const second = page.getByRole('region', { name: 'Route 2, beside route 1' });
    await expect(second).toContainText(/In both: |Nothing in common/);
    await expect(second.getByLabel('The route in numbers')).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath(`${drug}.png`) });

    // Takes away, as other programs read it and as a table of what to buy.
    await page.getByRole('button', { name: 'Export', exact: true }).first().click();
    const written: readonly NestedMolecule[] = JSON.parse(await exportAs(page, 'Routes', '.json'));
    expect(written).toHaveLength(1);
    const leaves = leavesOf(written[0]);
    expect(leaves.every((leaf) => leaf.in_stock)).toBe(true);
    const table = await exportAs(page, 'CSV', '.csv');
    for (const { smiles } of leaves) expect(table).toContain(smiles);
  });
}
