import { createRdkit } from '@retron/rdkit';
import { TARGET_INPUTS } from '@retron/target/testing';
import { describe, expect, it } from 'vitest';
import { readTarget } from './read-target.ts';

const rdkit = await createRdkit();

describe('a target of retron plan', () => {
  it.each(TARGET_INPUTS)('is refused with the sentences of the server, or taken: $about', ({ text, retrosynthesis }) => {
    const target = readTarget(text, 'refused', rdkit);
    expect(target.ok ? '' : target.error.message).toBe(retrosynthesis.join(' '));
  });

  it.each([
    ['the amine of a hydrochloride', 'CCN(CC)CC.Cl', 'CCN(CC)CC'],
    ['the acid of a sodium salt', 'O=C([O-])c1ccccc1.[Na+]', 'O=C(O)c1ccccc1'],
    ['the amine of a salt of two charged parts', 'C[NH+](C)CCc1ccccc1.CC(=O)[O-]', 'CN(C)CCc1ccccc1'],
    ['the cation that has no proton to lose', 'C[N+](C)(C)CCO.[Cl-]', 'C[N+](C)(C)CCO'],
    ['one of two molecules of a salt', 'NCc1ccccc1.NCc1ccccc1.O=S(=O)(O)O', 'NCc1ccccc1'],
    ['the whole of a single molecule', 'O=C(O)c1ccccc1', 'O=C(O)c1ccccc1'],
  ])('is %s where the largest part is asked for', (_, text, smiles) => {
    expect(readTarget(text, 'largest-part', rdkit)).toEqual({ ok: true, value: smiles });
  });

  it('is no part of a racemate, which would be one enantiomer of it', () => {
    expect(readTarget('C[C@H](N)c1ccccc1.Cl |&1:1|', 'largest-part', rdkit).ok).toBe(false);
  });

  it('is refused where its largest part cannot be planned either', () => {
    const target = readTarget('[Na+].[Cl-]', 'largest-part', rdkit);
    expect(target.ok ? '' : target.error.message).toBe('The structure has no carbon atom.');
  });
});
