import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { atomSourceProblem } from './atom-sources.ts';

/** What is said of a molecule whose mapped atoms go into the product. */
function problemOf(smiles: string) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  const { atomMap } = molecule.value;
  return atomSourceProblem(
    molecule.value,
    [...atomMap.keys()].filter((atom) => atomMap[atom] > 0),
  );
}

describe('atoms of the product', () => {
  it.each([
    ['part-of-auxiliary', 'methyl from hexamethyldisilazane', 'C[Si](C)(C)N[Si](C)(C)[CH3:1]'],
    ['methyl-of-silicon', 'methyl from chlorotrimethylsilane', 'Cl[Si](C)(C)[CH3:1]'],
    ['part-of-auxiliary', 'oxygen from acetone', 'CC(C)=[O:1]'],
    ['oxygen-of-acid', 'oxygen from sulfuric acid', 'O=S(=O)(O)[OH:1]'],
    ['oxygen-of-acid', 'oxygen from methanesulfonyl chloride', 'CS(=[O:1])(=O)Cl'],
    ['oxygen-of-acid', 'oxygen from bisulfite', '[O-]S(=O)[OH:1]'],
    ['oxygen-of-acid', 'oxygen from phosphoryl chloride', 'ClP(Cl)(Cl)=[O:1]'],
    ['oxygen-of-organic', 'oxygen from acetic acid', 'CC(=O)[OH:1]'],
    ['oxygen-of-organic', 'oxygen from acetic anhydride', 'CC(=O)[O:1]C(C)=O'],
    ['oxygen-of-organic', 'oxygen from methanol', 'C[OH:1]'],
    ['oxygen-of-organic', 'oxygen from formic acid', 'O=C[OH:1]'],
    ['part-of-auxiliary', 'nitrogen from triethylamine', 'CC[N:1](CC)CC'],
    ['part-of-auxiliary', 'ethyl from triethylamine', 'CCN(CC)[CH2:1][CH3:2]'],
    ['nitrogen-of-amine', 'nitrogen from tributylamine', 'CCCC[N:1](CCCC)CCCC'],
    ['part-of-auxiliary', 'nitrogen from acetonitrile', 'CC#[N:1]'],
    ['nitrogen-of-nitrile', 'nitrogen from propionitrile', 'CCC#[N:1]'],
    ['part-of-auxiliary', 'methyl from dimethylformamide', 'O=CN(C)[CH3:1]'],
    ['part-of-auxiliary', 'two carbons of tetrahydrofuran', 'O1CC[CH2:1][CH2:2]1'],
    ['part-of-auxiliary', 'one carbon of dimethylamine', 'CN[CH3:1]'],
    ['nitrogen-of-amine', 'ammonia from a sulfonamide', 'CS(=O)(=O)[NH2:1]'],
    ['halogen-of-carbon', 'chlorine from dichloromethane', 'ClC[Cl:1]'],
    ['halogen-of-carbon', 'fluorine from trifluoroacetic acid', 'OC(=O)C(F)(F)[F:1]'],
    ['part-of-auxiliary', 'nitrogen and carbon of pyridine', 'c1cc[n:1][cH:2]c1'],
  ])('are not taken so: %s, %s', (problem, _, smiles) => {
    expect(problemOf(smiles)).toBe(problem);
  });

  it.each([
    ['nitrogen from hexamethyldisilazane', 'C[Si](C)(C)[NH:1][Si](C)(C)C'],
    ['trimethylsilyl from hexamethyldisilazane', 'C[Si](C)(C)N[Si:1]([CH3:2])([CH3:3])[CH3:4]'],
    ['the acetonide of acetone', '[CH3:1][C:2]([CH3:3])=O'],
    ['acetyl from acetic anhydride', '[CH3:1][C:2](=[O:3])OC(C)=O'],
    ['acetoxy from acetic acid', '[CH3:1][C:2](=[O:3])[OH:4]'],
    ['a sulfo group from sulfuric acid', 'O[S:1](=[O:2])(=[O:3])[OH:4]'],
    ['chlorine from phosphoryl chloride', '[Cl:1]P(Cl)(Cl)=O'],
    ['oxygen from a peracid', 'O=C(O[OH:1])c1cccc(Cl)c1'],
    ['the carbonyl oxygen of a peracid, mapped in place of the other', '[O:1]=C(OO)c1cccc(Cl)c1'],
    ['oxygen from an N-oxide', 'C[N+]1([O-:1])CCOCC1'],
    ['oxygen from water', '[OH2:1]'],
    ['oxygen from dimethyl sulfoxide', 'CS(C)=[O:1]'],
    ['oxygen from benzyl alcohol', '[OH:1]Cc1ccccc1'],
    ['formyl from dimethylformamide', 'CN(C)[CH:1]=[O:2]'],
    ['dimethylamino from dimethylformamide', '[CH3:1][N:2]([CH3:3])C=O'],
    ['all of triethylamine', '[CH3:1][CH2:2][N:3]([CH2:4][CH3:5])[CH2:6][CH3:7]'],
    ['all of acetonitrile', '[CH3:1][C:2]#[N:3]'],
    ['methyl from methanol', '[CH3:1]O'],
    ['bromine from carbon tetrabromide', 'BrC(Br)(Br)[Br:1]'],
    ['nitrogen from benzylamine', '[NH2:1]Cc1ccccc1'],
    ['nothing', 'CCN(CC)CC'],
  ])('may be taken so: %s', (_, smiles) => {
    expect(problemOf(smiles)).toBeNull();
  });
});
