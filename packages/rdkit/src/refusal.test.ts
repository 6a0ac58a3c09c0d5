import { expect, it } from 'vitest';
import { refusal } from './refusal.ts';

it.each([
  ['[02:41:21] Explicit valence for atom # 0 C, 5, is greater than permitted\n', 'invalid-chemistry', 'Atom 1 (C) has too many bonds.'],
  [
    "[02:41:21] Can't kekulize mol.  Unkekulized atoms: 0 1 2 3 4\n",
    'invalid-chemistry',
    'No alternating double bonds fit the aromatic atoms 1, 2, 3, 4, 5.',
  ],
  [
    "[02:41:21] Can't kekulize mol.  Unkekulized atoms: 0 1 2 3 4 5 6\n",
    'invalid-chemistry',
    'No alternating double bonds fit the aromatic atoms 1, 2, 3, 4, 5, 6, ….',
  ],
  ['[02:41:21] non-ring atom 6 marked aromatic\n', 'invalid-chemistry', 'Atom 7 is marked aromatic but is in no ring.'],
  ["[02:41:21] SMILES Parse Error: unclosed ring for input: 'C1CC'\n", 'unparsable', 'A ring of the SMILES is not closed.'],
  ['[02:41:21] SMILES Parse Error: check for mistakes around position 3:\n', 'unparsable', 'The SMILES cannot be read: see position 3.'],
  ['', 'unparsable', 'The SMILES cannot be read.'],
])('turns the log %j into a failure a user can act on', (log, kind, message) => {
  expect(refusal(log, 'SMILES')).toEqual({ kind, message });
});

it('names the molfile where that is what cannot be read', () => {
  expect(refusal('', 'molfile')).toEqual({ kind: 'unparsable', message: 'The molfile cannot be read.' });
});
