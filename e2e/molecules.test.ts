import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PRODUCT_URL, signIn } from './session.ts';

test('a chemist keeps molecules: nothing is saved while something is wrong; an import says what it refused', async ({ page }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/molecules/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Molecules' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Retron');

  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New molecule' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(dialog.getByText('Please supply a molecule name.')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
  await expect(dialog.getByText('Please supply a molecule structure.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('Please supply a molecule name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('a name');
  await expect(dialog.getByText('Please supply a molecule name.')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const mark = Date.now();
  const lines = [
    `C1CNCCN1 piperazine ${mark}`,
    `CN1CCNCC1 methylpiperazine ${mark}`,
    `C1CC broken ${mark}`,
    `CC(=O)Oc1ccccc1C(=O)O aspirin ${mark}`,
  ];
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await choosing).setFiles({ name: 'four.smi', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
  const importing = page.getByRole('dialog', { name: 'Import of four.smi' });
  const summary = importing.getByRole('region', { name: 'What the file has' });
  await expect(summary).toContainText('4 records');
  await expect(summary.getByRole('list', { name: 'Why records are refused' })).toContainText('line 3', { timeout: 60_000 });
  await expect(summary.getByRole('definition')).toHaveText(['3', '0', '0', '1']);
  await expect(importing.getByRole('radio', { name: 'Skip them' })).toBeChecked();
  await importing.getByRole('button', { name: 'Import' }).click();
  const strip = page.getByRole('region', { name: 'Import' });
  await expect(strip).toContainText('3 added, 1 refused', { timeout: 60_000 });
  await strip.getByRole('button', { name: 'see why' }).click();
  await expect(page.getByRole('dialog', { name: 'Import report' })).toContainText(`broken ${mark}`);
  await page.keyboard.press('Escape');
  const aspirin = page.getByRole('article', { name: `aspirin ${mark}` });
  await expect(aspirin).toContainText('180.16 g/mol');

  await page.getByRole('textbox', { name: 'Search molecules' }).fill(String(mark));
  await expect(page.getByRole('article')).toHaveCount(3);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what is shown' }).click();
  await page.getByRole('menuitem', { name: /^SDfile/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('molecules.sdf');
  const records = readFileSync(await saved.path(), 'utf8').split('$$$$\n');
  expect(records.slice(0, -1).map((record) => record.split('\n')[0])).toEqual(
    ['piperazine', 'methylpiperazine', 'aspirin'].map((name) => `${name} ${mark}`),
  );
  expect(records[2]).toMatch(/^ 13 13 .*V2000$/m);
  await page.getByRole('textbox', { name: 'Search molecules' }).fill('');

  await page.getByText('Substructure', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Search molecules' }).fill('C1CNCCN1');
  await expect(aspirin).toBeHidden();
  await expect(page.getByRole('article', { name: `methylpiperazine ${mark}` })).toBeVisible();
  await page.reload();
  const piperazine = page.getByRole('article', { name: `piperazine ${mark}`, exact: true });
  await expect(piperazine).toBeVisible();

  await piperazine.focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: `New name of piperazine ${mark}` }).fill(`renamed ${mark}`);
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('article', { name: `renamed ${mark}` });
  await renamed.focus();
  await page.keyboard.press('Delete');
  await expect(renamed).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toBeVisible();
  await renamed.focus();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'New query' })).toBeVisible();
  await expect(page.getByText('Structure is valid')).toBeVisible();

  // The form offers them too.
  await page.getByRole('button', { name: 'Molecules', exact: true }).click();
  await page.getByRole('textbox', { name: 'Part of a molecule’s name' }).fill(`methylpiperazine ${mark}`);
  await page.getByRole('menuitem', { name: `methylpiperazine ${mark}` }).click();
  await expect(page.getByRole('region', { name: 'Target molecule' })).toContainText('C5H12N2');
});

test('the same file once more adds nothing, unless the chemist wants both; the report names what is kept', async ({ page }) => {
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/molecules/`);
  const mark = Date.now();
  const lines = [`Cc1ccncc1 picoline ${mark}`, `CC1=CC=NC=C1 once more ${mark}`, `C1CCC(=O)CC1 cyclohexanone ${mark}`];
  const strip = page.getByRole('region', { name: 'Import' });
  const importWith = async (known: 'Skip them' | 'Keep both', tag = '') => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'same.smi', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });
    const dialog = page.getByRole('dialog', { name: 'Import of same.smi' });
    await dialog.getByRole('radio', { name: known }).check();
    await dialog.getByRole('textbox', { name: 'Tag for all of them' }).fill(tag);
    await dialog.getByRole('button', { name: 'Import' }).click();
  };
  await importWith('Skip them');
  await expect(strip).toContainText('2 added, 1 twice in the file', { timeout: 60_000 });
  await importWith('Skip them');
  await expect(strip).toContainText('0 added, 3 already kept here');
  await strip.getByRole('button', { name: 'see which' }).click();
  const report = page.getByRole('dialog', { name: 'Import report' });
  await expect(report.getByRole('row')).toHaveCount(4);
  await expect(report.getByRole('row', { name: `once more ${mark}` })).toContainText(`Already kept here as picoline ${mark}`);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Search molecules' }).fill(String(mark));
  await expect(page.getByRole('article')).toHaveCount(2);
  await importWith('Skip them', `shelf ${mark}`);
  await expect(strip).toContainText('0 added, 3 already kept here, 2 gave their tags to what is kept');
  await expect(page.getByRole('article', { name: `picoline ${mark}` })).toContainText(`shelf ${mark}`);
  await importWith('Keep both');
  await expect(strip).toContainText('3 added, 3 of them already kept here');
  await expect(page.getByRole('article', { name: `cyclohexanone ${mark} (2)` })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('what is drawn is kept, and drawn otherwise later', async ({ page }) => {
  // The editor loads twice, of megabytes each time.
  test.setTimeout(240_000);
  await signIn(page);
  await page.goto(`${PRODUCT_URL}/molecules/`);
  const name = `drawn ${Date.now()}`;
  const editor = page.frameLocator('iframe[title="Molecule editor"]');
  const canvas = editor.getByTestId('ketcher-canvas').locator('visible=true');
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  const made = page.getByRole('dialog', { name: 'New molecule' });
  await made.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(made.getByText('Please supply a molecule structure.')).toBeVisible({ timeout: 60_000 });
  await editor.getByTestId('template-0').click();
  await canvas.click({ position: { x: 200, y: 200 } });
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('78.11 g/mol');

  await card.getByRole('button', { name: `Open ${name}` }).click();
  const changed = page.getByRole('dialog', { name: 'Edit molecule' });
  await expect(changed.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 60_000 });
  await changed.getByRole('textbox', { name: 'Name' }).fill(`${name} too`);
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(changed).toBeHidden();
  await expect(page.getByRole('article', { name: `${name} too` })).toContainText('78.11 g/mol');
});
