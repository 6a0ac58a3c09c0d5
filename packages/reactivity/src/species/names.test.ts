import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { COMMON_SALTS } from './common-salts.ts';
import { COMPOUND_REAGENTS } from './compound-reagents.ts';
import { OTHER_DRAWINGS } from './other-drawings.ts';
import { ANION_NAMES, CATION_NAMES, REAGENT_NAMES, SALT_NAMES } from './reagent-names.ts';
import { ROLE_NAMES } from './reagent-roles.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

const TABLES = { SOLVENT_NAMES, REAGENT_NAMES, CATION_NAMES, ANION_NAMES, OTHER_DRAWINGS };

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

  it('of complexes and pairs stand under canonical SMILES of their parts', async () => {
    const rdkit = await createRdkit();
    const parts = [
      ...COMPOUND_REAGENTS.flatMap((compound) => compound.parts),
      ...COMMON_SALTS.flat(),
      ...Object.keys(SALT_NAMES).flatMap((key) => key.split('.')),
    ];
    for (const smiles of new Set(parts)) {
      const canonical = rdkit.canonicalSmiles(smiles);
      expect(canonical.ok && canonical.value).toBe(smiles);
    }
  });

  it('have one role each, and those with a role are names of reagents', () => {
    const inTables = Object.values(REAGENT_NAMES).concat(
      Object.values(SOLVENT_NAMES),
      Object.values(SALT_NAMES),
      Object.values(OTHER_DRAWINGS),
      ['sodium carbonate or hydrogen carbonate'],
      COMPOUND_REAGENTS.map(({ name }) => name),
    );
    const salts = Object.values(CATION_NAMES).flatMap((cation) => Object.values(ANION_NAMES).map((anion) => `${cation} ${anion}`));
    const known = new Set([...inTables, ...salts]);
    const roles = Object.values(ROLE_NAMES).flat();
    expect(roles.filter((name) => !known.has(name))).toEqual([]);
    expect(roles.filter((name, index) => roles.indexOf(name) !== index)).toEqual([]);
  });

  it('of salts stand under their ions in ascending order', () => {
    for (const key of Object.keys(SALT_NAMES)) expect(key.split('.').sort().join('.')).toBe(key);
  });
});
