import { createHash } from 'node:crypto';
import { type TextbookReaction, textbookLibrary } from '@retron/build/testing';
import { createRdkit } from '@retron/rdkit';
import { expect, it } from 'vitest';
import { precedentsOf } from './precedents-of.ts';
import { yieldsOf } from './yields-of.ts';

const rdkit = await createRdkit();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Acetylations of amines with longer and longer chains, made-up yields, of the first none. */
const ACETYLATIONS: readonly TextbookReaction[] = Array.from({ length: 6 }, (_, place) => {
  const amine = `[CH2:5]${Array.from({ length: place + 2 }, (_unused, k) => `[CH2:${10 + k}]`).join('')}[CH3:6]`;
  return {
    key: `acetylation ${place}`,
    reaction: `Cl[C:2]([CH3:1])=[O:3].[NH2:4]${amine}>ClCCl>[CH3:1][C:2](=[O:3])[NH:4]${amine}`,
    ...(place === 0 ? {} : { yieldPercent: 10 * place }),
  };
});
const library = await textbookLibrary(rdkit, sha256, ACETYLATIONS);
const transforms = Array.from({ length: library.header.counts.transforms.reduce((sum, each) => sum + each, 0) }, (_, transform) => ({
  library: library.fullName,
  transform,
}));
const QUESTION = { productSmiles: 'CCCCCNC(C)=O', changed: null, sortedBy: 'product', offset: 0, limit: 1 } as const;

it.each([
  ['all recorded reactions', library],
  ['the examples, where nothing is kept of the others', { ...library, recordedReactions: null }],
])('yields are those that the statistics of the precedents tell: of %s', (_, each) => {
  const page = precedentsOf({ libraries: [each], rdkit }, { transforms, nameReactions: [] }, QUESTION);
  const told = page.ok ? page.value.statistics.yields : null;
  expect(told?.known).toBe(5);
  expect(yieldsOf([each], { transforms })).toEqual(told);
});

it('of no transform there are none', () => {
  expect(yieldsOf([library], { transforms: [] })).toBeNull();
});
