import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyLibraries, type DraftEnsemble } from '../propose/apply-libraries.ts';
import { compileLibrary } from '../step/compiled-library.ts';
import { readCanonical } from '../step/fragments.ts';
import { type DescribedDrafts, describeDrafts, PLAIN_VIEWS } from './describe-drafts.ts';

/** An amide at either end, unlike each other. */
const TARGET = 'CC(=O)NCCCCNC(=O)c1ccccc1';
let drafts: readonly DraftEnsemble[];
let described: DescribedDrafts;

beforeAll(async () => {
  const library = await textbookLibrary(await createRdkit(), (bytes) => createHash('sha256').update(bytes).digest('hex'));
  const target = prepareMolecule(readCanonical(TARGET));
  drafts = applyLibraries([compileLibrary(library, 'retrosynthesis')], target, [1, 2, 3], 'recorded').drafts;
  const reactionCount = (transform: number) => library.reactionCount(transform);
  const none = { count: () => 0 };
  const known = { reactants: none, synthons: none };
  described = describeDrafts(TARGET, target, drafts, { library, reactionCount, learntCount: reactionCount, known });
});

describe('described drafts', () => {
  it('have as many plain numbers as trees have views of', () => {
    expect(described.describe(0).plain).toHaveLength(PLAIN_VIEWS.length);
    expect([...described.describe(0).plain].every(Number.isFinite)).toBe(true);
  });

  it('share a site when they break the same bonds', () => {
    const bonds = drafts.map(({ outcome }) => outcome.bonds.map((bond) => [...bond].sort((a, b) => a - b).join('-')).join());
    expect(new Set(bonds).size).toBeGreaterThan(1);
    drafts.forEach((_, a) => {
      drafts.forEach((__, b) => {
        if (bonds[a] !== '' && bonds[b] !== '') expect(described.sites[a] === described.sites[b]).toBe(bonds[a] === bonds[b]);
      });
    });
  });

  it('name their precursors by their place, each once', () => {
    const texts = new Map<string, number>();
    drafts.forEach(({ outcome }, draft) => {
      const parts = [...described.describe(draft).parts];
      outcome.precursors.forEach(({ smiles }, i) => {
        expect(parts[i]).toBe(texts.get(smiles) ?? parts[i]);
        texts.set(smiles, parts[i]);
      });
    });
    expect(described.precursors()).toHaveLength(texts.size);
    expect(new Set(texts.values()).size).toBe(texts.size);
    expect(described.precursors().every((buckets) => buckets.length > 0)).toBe(true);
  });
});
