import { createHash } from 'node:crypto';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { textbookLibrary } from '../../testing/textbook-library.ts';
import { countMaterials, type RecordedReaction, SampleMaker } from './training-sample.ts';

const rdkit = await createRdkit();

/** Additions to aldehydes, which support each other. */
const ADDITIONS: readonly (RecordedReaction & { readonly key: string })[] = [
  {
    key: '2-butanol',
    mappedReaction: '[CH3:1][CH2:2][CH:3]=[O:4].[CH3:5][Mg+]>>[CH3:1][CH2:2][CH:3]([CH3:5])[OH:4]',
    reactants: ['CCC=O', '[CH3][Mg+]'],
    product: 'CCC(C)O',
  },
  {
    key: '2-pentanol',
    mappedReaction: '[CH3:1][CH2:2][CH2:6][CH:3]=[O:4].[CH3:5][Mg+]>>[CH3:1][CH2:2][CH2:6][CH:3]([CH3:5])[OH:4]',
    reactants: ['CCCC=O', '[CH3][Mg+]'],
    product: 'CCCC(C)O',
  },
];

describe('samples of recorded reactions', () => {
  it('know the recorded step of a Grignard reagent without its halide, which suggestions write whole', async () => {
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const taught = ADDITIONS.map(({ key, mappedReaction }) => ({ key, reaction: mappedReaction }));
    const maker = new SampleMaker(rdkit, await textbookLibrary(rdkit, sha256, taught), countMaterials(ADDITIONS));
    for (const reaction of ADDITIONS) {
      const recorded = maker.describe(reaction)?.candidates.filter(({ isRecorded }) => isRecorded);
      expect(recorded).toHaveLength(1);
    }
  });
});
