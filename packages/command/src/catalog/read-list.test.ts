import { expect, it } from 'vitest';
import { readSupplierList } from './read-list.ts';

it('refuses what is no text, in words that can be stored', async () => {
  const list = await readSupplierList('noise.csv', Buffer.from('id\0,\0smiles\n'), undefined, {});
  expect(list.ok ? '' : list.error.message).toMatch(/^This is no text file/);
  const utf16 = await readSupplierList('offers.csv', Buffer.from('id,smiles\n1,C\n', 'utf16le'), undefined, {});
  expect(utf16.ok).toBe(false);
});
