import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { ANION_NAMES, CATION_NAMES, REAGENT_NAMES, SALT_NAMES } from './reagent-names.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

const TABLES = { SOLVENT_NAMES, REAGENT_NAMES, CATION_NAMES, ANION_NAMES };

describe('the names of solvents, reagents and ions', () => {
  it('stand under canonical SMILES, as libraries write them', async () => {
    const rdkit = await createRdkit();
    for (const smiles of Object.values(TABLES).flatMap(Object.keys)) {
      const canonical = rdkit.canonicalSmiles(smiles);
      expect(canonical.ok && canonical.value).toBe(smiles);
    }
  });

  it('are each given to one molecule or one ion', () => {
    const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated(Object.values(TABLES).flatMap(Object.keys))).toEqual([]);
    // A metal and its ion are both called sodium; on the screen the ion is a `sodium ion` or part of a salt.
    expect(repeated(Object.values({ ...SOLVENT_NAMES, ...REAGENT_NAMES }))).toEqual([]);
    expect(repeated([...Object.values(CATION_NAMES), ...Object.values(ANION_NAMES)])).toEqual([]);
  });

  it('of salts stand under their ions in ascending order', () => {
    for (const key of Object.keys(SALT_NAMES)) expect(key.split('.').sort().join('.')).toBe(key);
  });
});
