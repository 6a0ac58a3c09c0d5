import initToolkit from '@rdkit/rdkit';
import { describe, expect, it } from 'vitest';
import { canonicalSmiles } from './canonical-smiles.ts';
import type { Molecule } from './molecule.ts';
import { parseSmiles } from './smiles-reader.ts';
import { writeSmiles } from './smiles-writer.ts';

const toolkit = await initToolkit();

function read(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return molecule.value;
}

function byToolkit(smiles: string): string | null {
  const molecule = toolkit.get_mol(smiles);
  const text = molecule?.get_smiles() ?? null;
  molecule?.delete();
  return text;
}

/** The same molecule with its atoms numbered in other ways. */
function renumbered(smiles: string): readonly Molecule[] {
  const molecule = read(smiles);
  return [3, 7, 11].map((step) => {
    const rank = Array.from({ length: molecule.atomCount }, (_, atom) => (atom * 7919 * step) % 10_007);
    return read(writeSmiles(molecule, { rank }).smiles);
  });
}

describe('canonical SMILES', () => {
  it.each([
    ['a chain', 'CCCCO'],
    ['rings that RDKit enters last', 'C1CCNC1CC(=O)OC1CCCCC1'],
    ['rings joined and fused', 'c1ccc(-c2cnc3[nH]ccc3c2)cc1'],
    ['a ring joined at one atom', 'c1ccc2c(c1)CCC21CCNCC1'],
    ['bridges', 'OC1C2CC3CC1CC(C2)(C3)Br'],
    ['a ring bond of order two that closes', 'O=C1C=CC(=O)C=C1'],
    ['more than nine rings', 'c1ccc2c(c1)ccc1c2ccc2c1ccc1c2ccc2c1ccc1c2ccc2c1ccc1ccccc12'],
    ['atoms alike by symmetry', 'CC(C)(C)c1cc(C(C)(C)C)cc(C(C)(C)C)c1'],
    ['charges of both signs', 'C[N+](C)(C)CC([O-])=O'],
    ['charges that decide', '[NH3+]CCCN'],
    ['nitro groups and azides', 'O=[N+]([O-])c1ccc(N=[N+]=[N-])cc1'],
    ['sulfur and phosphorus of several valences', 'CS(=O)(=O)N[SH](=O)=O'],
    ['phosphorus with a hydrogen', 'CO[PH](=O)OC'],
    ['silicon and boron', 'C[SiH](C)C#CB1OC(C)(C)C(C)(C)O1'],
    ['triple bonds and halogens', 'N#CC#Cc1c(F)c(Cl)c(Br)c(I)c1'],
    ['aromatic sulfur, oxygen and cations', 'C[n+]1ccsc1-c1ccoc1'],
    ['a stereocentre', 'C[C@H](N)C(=O)O'],
    ['a stereocentre at the beginning', '[C@H](C)(N)C(=O)O'],
    ['stereocentres in a ring', 'CC(=O)O[C@@H]1CC[C@]2(C)CCC(=O)C=C2[C@H]1F'],
    ['stereocentres of opposite sense', 'C[C@H](O)C[C@@H](F)CC'],
    ['a sugar', 'OC[C@H]1OC(O)[C@H](O)[C@@H](O)[C@@H]1O'],
  ])('are those of RDKit: %s', (_, smiles) => {
    const expected = byToolkit(smiles);
    for (const molecule of [read(smiles), ...renumbered(smiles)]) expect(canonicalSmiles(molecule)).toBe(expected);
  });

  it.each([
    ['a configuration at a double bond', 'C/C=C/CO'],
    ['a centre whose neighbours are alike', 'C[C@H](C)O'],
    ['a centre at sulfur', 'CC[S@](=O)C'],
    ['an isotope', '[13CH3]CO'],
    ['a salt', 'CC(=O)[O-].[Na+]'],
    ['two molecules', 'CCO.CCO'],
    ['a metal', 'CC[Mg]Br'],
    ['an atom with six neighbours', 'FS(F)(F)(F)(F)c1ccccc1'],
    ['a dative bond', 'CN->B'],
    ['a cage all of whose atoms are alike', 'C12C3C4C1C5C2C3C45'],
    ['more atoms than are ranked', 'C'.repeat(257)],
  ])('are left to RDKit: %s', (_, smiles) => {
    expect(canonicalSmiles(read(smiles))).toBeNull();
  });
});
