import { MESSAGES } from '@retron/contract';
import { createRdkit } from '@retron/rdkit';
import { TARGET_INPUTS } from '@retron/target/testing';
import { describe, expect, it } from 'vitest';
import { checkGiven, checkStructure } from './check-structure.ts';

const rdkit = await createRdkit();

describe('a structure that is to be planned', () => {
  it.each(TARGET_INPUTS)('is refused with the sentences of the command line, or taken: $about', ({ text, retrosynthesis, forward }) => {
    expect(checkStructure(rdkit, text, 'auto', 'retrosynthesis').errors).toEqual(retrosynthesis);
    expect(checkStructure(rdkit, text, 'auto', 'forward').errors).toEqual(forward);
  });

  it('is missed in the words of the specification', () => {
    expect(checkStructure(rdkit, '', 'auto', 'retrosynthesis')).toEqual({ errors: [MESSAGES.targetRequired], structure: null });
  });

  it.each([
    ['CCCBr.[Na+].[O-]c1ccccc1', 'CCCBr.Oc1ccccc1'],
    ['CCCBr.c1ccc(O[Na])cc1', 'CCCBr.Oc1ccccc1'],
    ['O=C([O-])c1ccccc1.[K+].CI', 'CI.O=C(O)c1ccccc1'],
  ])('may hold a salt where it is given to react, as its acid, and says that it is drawn otherwise: %s', (text, smiles) => {
    expect(checkGiven(rdkit, text, 'auto', 'forward')).toMatchObject({ errors: [], structure: { smiles, isRedrawn: true, reagents: [] } });
  });

  it('with a reagent among what reacts is as it was drawn', () => {
    const { errors, structure } = checkGiven(rdkit, 'CCCBr.[C-]#N.[Na+]', 'auto', 'forward');
    expect(errors).toEqual([]);
    expect(structure).toMatchObject({ smiles: 'CCCBr', isRedrawn: false });
    expect(structure?.reagents.map(({ name }) => name)).toEqual(['sodium cyanide']);
  });
});
