import { expect, it } from 'vitest';
import { createToolkitInstance, loadRdkitModule } from './toolkit-instance.ts';

it('knows the exports of the toolkit it is pinned to', async () => {
  const instance = createToolkitInstance(await loadRdkitModule());
  expect(instance.rdkit.version()).toBe('2026.09.1');
  expect(instance.heapBytes()).toBeGreaterThan(16_000_000);
  expect(instance.hasOverflowed()).toBe(false);
});

it('has room for a chain of 2,000 atoms on its stack, where the toolkit as it comes breaks down at 800', async () => {
  const instance = createToolkitInstance(await loadRdkitModule());
  const chain = instance.rdkit.get_mol('C'.repeat(2000));
  expect(chain?.get_smiles()).toBe('C'.repeat(2000));
  expect(instance.hasOverflowed()).toBe(false);
});

it('compiles the toolkit once', async () => {
  expect(await loadRdkitModule()).toBe(await loadRdkitModule());
});
