import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { ParentFinder } from './parent-compound.ts';

const rdkit = await createRdkit();
const parents = new ParentFinder(rdkit);

function canonical(smiles: string): string {
  const answer = rdkit.canonicalSmiles(smiles);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

describe('the compound that a salt is of', () => {
  it.each([
    ['a hydrochloride', 'Cl.NCc1ccccc1', 'NCc1ccccc1'],
    ['a hydrochloride drawn with ions', '[Cl-].[NH3+]Cc1ccccc1', 'NCc1ccccc1'],
    ['a dihydrochloride hydrate', 'Cl.Cl.O.NCCc1ccncc1', 'NCCc1ccncc1'],
    ['a trifluoroacetate', 'O=C(O)C(F)(F)F.C1CNCCN1', 'C1CNCCN1'],
    ['a fumarate of no drawn geometry', 'OC(=O)C=CC(=O)O.CNC', 'CNC'],
    ['a sodium salt', '[Na+].[O-]C(=O)c1ccccc1', 'OC(=O)c1ccccc1'],
    ['a hemisulphate', 'OS(=O)(=O)O.NC(=N)N.NC(=N)N', 'NC(=N)N'],
    ['an amino acid hydrochloride, whose stereo stays', 'Cl.C[C@H](N)C(=O)OC', 'C[C@H](N)C(=O)OC'],
    ['a nitro compound, whose charges stay', 'Cl.Nc1ccc([N+](=O)[O-])cc1', 'Nc1ccc([N+](=O)[O-])cc1'],
  ])('is found of %s', (_, salt, parent) => {
    expect(parents.find(canonical(salt))).toEqual({ kind: 'parent', smiles: canonical(parent) });
  });

  it.each([
    ['a compound in one part', 'NCc1ccccc1'],
    ['a zwitterion', 'C[N+](C)(C)CC(=O)[O-]'],
    ['a salt of companions', '[Na+].CC(=O)[O-]'],
    ['a hydride', '[H-].[Na+]'],
    ['a quaternary ammonium salt', 'C[N+](C)(C)C.[Br-]'],
    ['a carbonate', '[K+].[K+].[O-]C(=O)[O-]'],
    ['a nitrite', '[Na+].[O-]N=O'],
    ['a thiocyanate', '[K+].[S-]C#N'],
    ['a trifluoroborate', '[K+].F[B-](F)(F)c1ccccc1'],
  ])('is itself for %s', (_, smiles) => {
    expect(parents.find(canonical(smiles))).toEqual({ kind: 'itself' });
  });

  it('is not chosen from several', () => {
    expect(parents.find(canonical('NCc1ccccc1.OC(=O)c1ccccc1'))).toEqual({ kind: 'mixture' });
  });
});
