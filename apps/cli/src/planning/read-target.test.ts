import { createRdkit } from '@retron/rdkit';
import { TARGET_INPUTS } from '@retron/target/testing';
import { describe, expect, it } from 'vitest';
import { readTarget } from './read-target.ts';

const rdkit = await createRdkit();

describe('a target of retron plan', () => {
  it.each(TARGET_INPUTS)('is refused with the sentences of the server, or taken: $about', ({ text, retrosynthesis }) => {
    const target = readTarget(text, rdkit);
    expect(target.ok ? '' : target.error.message).toBe(retrosynthesis.join(' '));
  });
});
