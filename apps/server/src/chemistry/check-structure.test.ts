import { MESSAGES } from '@retron/contract';
import { createRdkit } from '@retron/rdkit';
import { TARGET_INPUTS } from '@retron/target/testing';
import { describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';

const rdkit = await createRdkit();

describe('a structure that is to be planned', () => {
  it.each(TARGET_INPUTS)('is refused with the sentences of the command line, or taken: $about', ({ text, retrosynthesis, forward }) => {
    expect(checkStructure(rdkit, text, 'auto', 'retrosynthesis').errors).toEqual(retrosynthesis);
    expect(checkStructure(rdkit, text, 'auto', 'forward').errors).toEqual(forward);
  });

  it('is missed in the words of the specification', () => {
    expect(checkStructure(rdkit, '', 'auto', 'retrosynthesis')).toEqual({ errors: [MESSAGES.targetRequired], structure: null });
  });
});
