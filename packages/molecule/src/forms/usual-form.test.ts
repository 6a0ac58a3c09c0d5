import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { parseSmiles } from '../smiles-reader.ts';
import { writeSmiles } from '../smiles-writer.ts';
import { usualForm } from './usual-form.ts';

const rdkit = await createRdkit();

function canonical(smiles: string): string {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Canonical; null where the molecule stays as it is drawn. */
function usual(smiles: string): string | null {
  const molecule = parseSmiles(canonical(smiles));
  if (!molecule.ok) throw new Error(molecule.error.message);
  const drawn = usualForm(molecule.value);
  return drawn === null ? null : canonical(writeSmiles(drawn).smiles);
}

describe('the usual form', () => {
  it.each([
    // charges that a bond takes away
    ['a sulfoxide', 'C[S+]([O-])c1ccccc1', 'CS(=O)c1ccccc1'],
    ['a sulfoxide with its configuration', 'CCC[S@+]([O-])c1ccccc1', 'CCC[S@](=O)c1ccccc1'],
    ['a sulfone drawn with two charges', 'C[S+2]([O-])([O-])c1ccccc1', 'CS(=O)(=O)c1ccccc1'],
    ['a phosphine oxide', 'C[P+]([O-])(C)c1ccccc1', 'CP(=O)(C)c1ccccc1'],
    ['a selenoxide', 'C[Se+]([O-])c1ccccc1', 'C[Se](=O)c1ccccc1'],
    ['a sulfilimine', 'C[S+](C)[N-]C(=O)c1ccccc1', 'CS(C)=NC(=O)c1ccccc1'],
    ['a thiophosphinate', 'CC[P+]([S-])(OC)OC', 'CCP(=S)(OC)OC'],
    ['an azide', 'CC(C)(C)[N-][N+]#N', 'CC(C)(C)N=[N+]=[N-]'],
    ['a diazo ester', 'CCOC(=O)[CH-][N+]#N', 'CCOC(=O)C=[N+]=[N-]'],
    // protons
    ['a carboxylate', 'CC(=O)[O-]', 'CC(=O)O'],
    ['an ammonium', 'C[NH+](C)Cc1ccccc1', 'CN(C)Cc1ccccc1'],
    ['a pyridinium', 'Cc1cc[nH+]cc1', 'Cc1ccncc1'],
    ['the zwitterion of an amino acid', '[NH3+][C@@H](Cc1ccccc1)C(=O)[O-]', 'N[C@@H](Cc1ccccc1)C(=O)O'],
    ['an amidinium', 'NC(=[NH2+])c1ccccc1', 'N=C(N)c1ccccc1'],
    // amides
    ['an imidic acid', 'CC(O)=Nc1ccccc1', 'CC(=O)Nc1ccccc1'],
    ['an imidic acid with a configuration', String.raw`C/C(O)=N\c1ccccc1`, 'CC(=O)Nc1ccccc1'],
    ['an amidate', 'CC([O-])=Nc1ccccc1', 'CC(=O)Nc1ccccc1'],
    ['a peptide of imidic acids', 'NCC(O)=NCC(O)=NCC(=O)O', 'NCC(=O)NCC(=O)NCC(=O)O'],
    ['a hydantoin', 'CC1(C)N=C(O)NC1=O', 'CC1(C)NC(=O)NC1=O'],
    ['a hydroxamic acid', 'CCC(O)=NO', 'CCC(=O)NO'],
    ['a thiourea', 'NC(S)=NCc1ccccc1', 'NC(=S)NCc1ccccc1'],
    // guanidines
    ['an alkylguanidine', 'NC(N)=NCCc1ccccc1', 'N=C(N)NCCc1ccccc1'],
    ['arginine', 'NC(N)=NCCC[C@H](N)C(=O)O', 'N=C(N)NCCC[C@H](N)C(=O)O'],
    ['an acylguanidine', 'NC(N)=NC(=O)c1ccccc1', 'N=C(N)NC(=O)c1ccccc1'],
    ['a biguanide', 'CN(C)C(=N)N=C(N)N', 'CN(C)C(=N)NC(=N)N'],
    ['a hydrazone of aminoguanidine', 'NC(N)=NN=Cc1ccccc1', 'N=C(N)NN=Cc1ccccc1'],
    // two of them
    ['an imidic acid beside a sulfoxide', 'C[S+]([O-])CC(O)=NC', 'CS(=O)CC(=O)NC'],
  ])('is drawn for %s', (_, smiles, drawn) => {
    expect(usual(smiles)).toBe(canonical(drawn));
  });

  it.each([
    ['a nitro compound', 'C[N+](=O)[O-]'],
    ['an N-oxide', 'C[N+](C)(C)[O-]'],
    ['a pyridine N-oxide', 'Cc1cc[n+]([O-])cc1'],
    ['a nitrone', 'CC=[N+](C)[O-]'],
    ['a betaine', 'C[N+](C)(C)CC(=O)[O-]'],
    ['a quaternary ammonium', 'C[N+](C)(C)CCO'],
    ['a sulfonium', 'C[S+](C)C'],
    ['a phosphonium ylide', 'C[P+](C)(C)[CH-]C(C)=O'],
    ['an azide as it is usual', 'CN=[N+]=[N-]'],
    ['a diazonium', 'N#[N+]c1ccccc1'],
    ['an isocyanide', '[C-]#[N+]C(C)(C)C'],
    ['an enol', 'CC(O)=CC(C)=O'],
    ['4-hydroxycoumarin', 'O=c1cc(O)c2ccccc2o1'],
    ['2-hydroxypyridine', 'Oc1ccccn1'],
    ['an oxime', 'CC(C)=NO'],
    ['an amidoxime', 'CC(N)=NO'],
    ['a hydroxyguanidine', 'NC(N)=NOC'],
    ['an imidate', 'CCOC(C)=N'],
    ['a guanidine as it is usual', 'CNC(=N)N'],
    ['a cyclic guanidine', 'CN1CCN=C1N'],
    ['an aminotriazine', 'Nc1nc(N)nc(N)n1'],
    ['several molecules', 'CC(=O)[O-].[Na+]'],
  ])('of %s is that which is drawn', (_, smiles) => {
    expect(usual(smiles)).toBeNull();
  });

  it('is reached in one step', () => {
    const drawn = 'NC(N)=NCCCC([NH3+])C(O)=NC(C[S+]([O-])C)C([O-])=O';
    const once = usual(drawn);
    expect(once).toBe(canonical('N=C(N)NCCCC(N)C(=O)NC(CS(C)=O)C(=O)O'));
    expect(usual(once ?? '')).toBeNull();
  });
});
