import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { isReactionCondition, withoutAmount } from './above-arrow.ts';
import { readReagent } from './read-reagent.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};

describe('what is no substance', () => {
  it.each([
    'heat',
    'reflux',
    'rt',
    '-78 °C',
    '−78 °C to rt',
    '0 °C',
    '120 C',
    '2 h',
    '16-18 h',
    '50 psi',
    'hν',
    '4 Å MS',
    '4 A MS',
    'pH 6.7 buffer',
    'N2',
    'microwave',
  ])('is told from substances: %s', (text) => {
    expect(isReactionCondition(text)).toBe(true);
  });

  it.each(['H2', 'K2CO3', 'NBS', 'C', 'CC', '2-propanol', 'Ar-B(OH)2', 'N#N', 'heptane'])('is not %s', (text) => {
    expect(isReactionCondition(text)).toBe(false);
  });
});

describe('amounts beside a substance', () => {
  it.each([
    ['NaH (1.1 equiv)', 'NaH'],
    ['H2SO4 (cat.)', 'H2SO4'],
    ['Pd(PPh3)4 (5 mol %)', 'Pd(PPh3)4'],
    ['aq NaHCO3', 'NaHCO3'],
    ['then conc. HCl', 'HCl'],
    ['10 % NaOH', 'NaOH'],
    ['DIBAL-H (2.2 equiv)', 'DIBAL-H'],
    ['Cu(OAc)2', 'Cu(OAc)2'],
  ])('are passed over: %s', (text, bare) => {
    expect(withoutAmount(text)).toBe(bare);
  });
});

describe('a reagent as it stands above an arrow', () => {
  it.each([
    ['MeOH', 'CO'],
    ['CH2Cl2', 'ClCCl'],
    ['sat. aq NH4Cl', '[Cl-].[NH4+]'],
    ['NaOAc', 'CC(=O)[O-].[Na+]'],
    ['BH3-THF (1 equiv)', 'B'],
    ['H3O+', '[OH3+]'],
    ['BH3.SMe2', 'B'],
    ['CeCl3·7H2O', '[Cl][Ce]([Cl])[Cl]'],
    ['L-(+)-DET', 'CCOC(=O)[C@H](O)[C@@H](O)C(=O)OCC'],
    ['diisopropyl D-tartrate', 'CC(C)OC(=O)[C@@H](O)[C@H](O)C(=O)OC(C)C'],
  ])('is understood: %s', (text, smiles) => {
    expect(readReagent(text, canonical)?.smiles).toBe(smiles);
  });

  it.each(['nonsense', 'heat', 'Cp*RuCl(PPh3)2'])('is not where it is none: %s', (text) => {
    expect(readReagent(text, canonical)).toBeNull();
  });
});
