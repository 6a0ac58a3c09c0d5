import { expect, test } from '@playwright/test';
import { openNewQuery, SILDENAFIL, signIn } from './session.ts';

const BAD_STRUCTURES: readonly (readonly [what: string, text: string, message: RegExp])[] = [
  ['text that is no structure', 'this is no molecule', /“this is no molecule” is no SMILES, and no name that is known here\./],
  ['ROSDAL without a full stop', '1-2-3O', /Structure notation must end with a full stop\./],
  ['ROSDAL with an E mark', '1-2=(E)3-4.', /Structure notation must not contain an E-marked \(E\) double bond\./],
  ['a metal', 'CC[Mg]Br', /.+/],
  ['a radical', 'C[CH2]', /.+/],
  ['several molecules without one to plan', 'O.[Na+].[Cl-]', /.+/],
  ['a query atom', 'CC*', /.+/],
];

test('bad structures are refused in words, and nothing is lost', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New query' }).first().click();
  await page.getByRole('button', { name: 'Paste' }).click();
  const field = page.getByLabel('SMILES, ROSDAL or molfile');
  for (const [what, text, message] of BAD_STRUCTURES) {
    await field.fill(text);
    await expect(page.getByRole('dialog', { name: 'Paste a structure' }).locator('[class*=error]').first(), what).toHaveText(message);
    await expect(page.getByRole('button', { name: 'Use structure' }), what).toBeDisabled();
    await expect(field).toHaveValue(text);
  }
  await field.fill('CCO');
  await expect(page.getByRole('button', { name: 'Use structure' })).toBeEnabled();
});

test('a structure goes into the editor and comes back as drawn', async ({ page }) => {
  await signIn(page);
  await openNewQuery(page, SILDENAFIL);
  await page.getByRole('button', { name: 'Edit structure' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit structure' }).getByRole('button', { name: 'Use structure' })).toBeEnabled({
    timeout: 60_000,
  });
  await expect(page.frameLocator('iframe[title="Molecule editor"]').getByTestId('ketcher-canvas').locator('visible=true')).toHaveCount(1);
  await page.getByRole('dialog', { name: 'Edit structure' }).getByRole('button', { name: 'Use structure' }).click();
  await expect(page.getByText('Structure is valid')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Target molecule C22H30N6O4S' })).toBeVisible();
});

test('Esc in the editor closes it, and asks again where that would lose a drawing', async ({ page }) => {
  // The editor loads twice, of megabytes each time.
  test.setTimeout(240_000);
  await signIn(page);
  await openNewQuery(page, SILDENAFIL);
  const open = page.getByRole('button', { name: 'Edit structure' });
  const dialog = page.getByRole('dialog', { name: 'Edit structure' });
  const use = dialog.getByRole('button', { name: 'Use structure' });
  const editor = page.frameLocator('iframe[title="Molecule editor"]');
  const canvas = editor.getByTestId('ketcher-canvas').locator('visible=true');
  await open.click();
  await expect(use).toBeEnabled({ timeout: 60_000 });

  // The first Esc is the editor's own: it drops the tool in hand.
  await canvas.click({ position: { x: 40, y: 40 } });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(use).toBeEnabled({ timeout: 60_000 });
  await editor.getByTestId('template-0').click();
  await canvas.click({ position: { x: 80, y: 80 } });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(use).toBeFocused();
  await expect(dialog.getByText('Esc again closes without what you drew')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Target molecule C22H30N6O4S' })).toBeVisible();
});

test('a query without a target is not started, and says so', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New query' }).first().click();
  await page.getByRole('button', { name: 'Start query' }).click();
  await expect(page.getByText('A target molecule is required').first()).toBeVisible();
  await expect(page.getByText('The query is incomplete. Please check your entries.')).toBeVisible();
});
