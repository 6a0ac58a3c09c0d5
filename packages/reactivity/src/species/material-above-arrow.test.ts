import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { materialAboveArrow } from './material-above-arrow.ts';
import { readReagent } from './read-reagent.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};
const material = (text: string) => materialAboveArrow(readReagent(text, canonical)?.smiles ?? 'none');

describe('a compound above the arrow', () => {
  it.each([
    ['CCCCBr', 'CCCCBr'],
    ['TosMIC', '[C-]#[N+]CS(=O)(=O)c1ccc(C)cc1'],
    ['CH2I2', 'ICI'],
    ['MeNH2', 'CN'],
    ['KSAc', 'CC(=O)S'],
    ['PhB(OH)2', 'OB(O)c1ccccc1'],
  ])('reacts as a starting material where it is no reagent: %s', (text, smiles) => {
    expect(material(text)).toBe(smiles);
  });

  it.each([
    ...['THF', 'toluene', 'Et3N', 'DMAP', 'EDC', 'NaBH4', 'PPh3', 'PCy3', 'dppf', 'AcOH', 'NBS', 'PhMgBr', 'NaOAc'],
    ...['1,10-phenanthroline', 'DMEDA', 'Me2S', 'NiCl2', 'NaH2PO4', 'brine', 'SmI2'],
  ])('does not where it is listed, a solvent, a helper or of a metal: %s', (text) => {
    expect(material(text)).toBeNull();
  });

  it('does not where it is as large as what records did not know where to put', () => {
    expect(materialAboveArrow('CCCCCCCCCCCCCCCCBr')).toBeNull();
  });
});
