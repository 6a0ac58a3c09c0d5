import { parseSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { describe, expect, it } from 'vitest';
import { applyTemplate } from './apply.ts';
import { readTemplate } from './template.ts';
import type { KeptRings } from './transform.ts';

/** Which rings each precursor that a template leaves of a target keeps; of the first way to apply it. */
function keptRings(smiles: string, text: string): KeptRings[] {
  const molecule = parseSmiles(smiles);
  const template = readTemplate(text);
  if (!molecule.ok || !template.ok) throw new Error('The example cannot be read');
  const [outcome] = applyTemplate(template.value, prepareMolecule(molecule.value)).outcomes;
  return outcome.precursors.map((precursor) => precursor.keptRings);
}

describe('the rings of a precursor', () => {
  it.each([
    ['an amide is cut', 'O=C(Nc1ccccc1)c1ccncc1', '[C:1]-[NH:2]>>Cl-[C:1].[NH2:2]'],
    ['two aryls are parted', 'c1ccc(-c2ccccn2)cc1', '[c:1]-[c:2]>>Br-[c:1].O-B(-O)-[c:2]'],
    ['a pyrrole nitrogen gets its hydrogen back', 'Cn1cccc1', '[CH3:1]-[n:2]>>I-[CH3:1].[nH:2]'],
  ])('are kept where %s', (_, smiles, template) => {
    expect(keptRings(smiles, template)).toEqual(['all', 'all']);
  });

  it.each([
    ['a ring is opened', 'O=C1CCCN1', '[C:1]-[NH:2]>>O-[C:1].[NH2:2]'],
    ['a ring is opened beside an arene', 'O=C1CCc2ccccc2N1', '[C:1]-[NH:2]>>O-[C:1].[NH2:2]'],
    ['a ring is closed', 'OCCCCBr', '[OH:1]-[C:2]-[C:3]-[C:4]-[C:5]-[Br:6]>>[O:1]1-[C:2]-[C:3]-[C:4]-[C:5]-1.[Br:6]'],
  ])('are kept where they are aromatic and %s', (_, smiles, template) => {
    expect(keptRings(smiles, template)[0]).toBe('aromatic');
  });

  it.each([
    [
      'a double bond at the ring changes',
      'O=c1cccc[nH]1',
      '[O:1]=[c:2]1[c:3][c:4][c:5][c:6][nH:7]1>>C-[O:1]-[c:2]1[c:3][c:4][c:5][c:6][n:7]1',
    ],
    ['the ring atom is charged', 'c1ccncc1', '[n:1]>>C-[n+:1]'],
    ['an aromatic ring is added', 'CCO', '[C:1]-[OH:2]>>[C:1]-[O:2]-c1ccccc1'],
    ['one is opened whose double bond leaves an aromatic ring', 'Cn1ccc2n1CCCN=2', '[C:1]-[N:2]=[c:3]>>[C:1]-Br.[NH:2]=[c:3]'],
  ])('are not where %s', (_, smiles, template) => {
    expect(keptRings(smiles, template)).toContain('none');
  });
});
