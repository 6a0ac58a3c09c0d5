import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './session.ts';

const CDXML = readFileSync(new URL('../fixtures/cdxml/phenylalaninol.cdxml', import.meta.url), 'utf8');
const ASPIRIN_INCHI = 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3-2-4-7(8)9(11)12/h2-5H,1H3,(H,11,12)';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paste a structure' });

async function openPaste(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('button', { name: 'New query' }).first().click();
  await page.getByRole('button', { name: 'Paste' }).click();
}

test('what chemists have is read: ChemDraw, InChI, names', async ({ page }) => {
  await openPaste(page);
  const field = page.getByLabel('SMILES, ROSDAL or molfile');
  for (const [text, formula] of [
    [CDXML, 'C9H13NO'],
    ['paracetamol', 'C8H9NO2'],
    [ASPIRIN_INCHI, 'C9H8O4'],
  ] as const) {
    await field.fill(text);
    // The editor, which reads InChI, loads with its toolkit first.
    await expect(page.getByRole('img', { name: `Pasted structure ${formula}` })).toBeVisible({ timeout: 60_000 });
  }
  // The stereo of an InChI is kept: L-alanine, in what is copied out again.
  await field.fill('InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)/t2-/m0/s1');
  const drawn = page.getByRole('img', { name: 'Pasted structure C3H7NO2' });
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  expect(new URL((await drawn.getAttribute('src')) ?? '', page.url()).searchParams.get('smiles')).toBe('C[C@H](N)C(=O)O');
  await field.fill('unobtainium');
  await expect(dialog(page).getByText('“unobtainium” is no SMILES, and no name that is known here.')).toBeVisible();
});

test('a salt asks for its part, and a file can be dropped on the target', async ({ page }) => {
  await openPaste(page);
  await page.getByLabel('SMILES, ROSDAL or molfile').fill('CC(=O)Oc1ccccc1C(=O)[O-].[Na+]');
  await expect(page.getByRole('radio', { name: 'C9H8O4, largest fragment, without its charge' })).toBeChecked();
  await page.getByRole('button', { name: 'Use structure' }).click();
  await expect(page.getByRole('img', { name: 'Target molecule C9H8O4' })).toBeVisible();

  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'drawing.cdxml'));
    return transfer;
  }, CDXML);
  await page.getByRole('region', { name: 'Target molecule' }).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('img', { name: 'Pasted structure C9H13NO' })).toBeVisible();
});

test('a target that is drawn otherwise than it is planned says so', async ({ page }) => {
  await openPaste(page);
  await page.getByLabel('SMILES, ROSDAL or molfile').fill('[NH3+]CC(=O)[O-]');
  await page.getByRole('button', { name: 'Use structure' }).click();
  await expect(page.getByText('drawn in its usual form')).toBeVisible();
});

test('Esc keeps what was put together', async ({ page }) => {
  await openPaste(page);
  await page.getByLabel('SMILES, ROSDAL or molfile').fill('aspirin');
  await page.getByRole('button', { name: 'Use structure' }).click();
  await expect(page.getByText('Structure is valid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'New query' })).toBeHidden();
  await page.getByRole('button', { name: 'New query' }).first().click();
  await page.getByRole('button', { name: 'Go on with your draft' }).click();
  await expect(page.getByRole('img', { name: 'Target molecule C9H8O4' })).toBeVisible();
});
