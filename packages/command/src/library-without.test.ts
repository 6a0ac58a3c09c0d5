import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TransformLibrary } from '@retron/library';
import { createRdkit } from '@retron/rdkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryWithout } from './library-without.ts';
import { libraryFromFiles } from './training/train-from-files.ts';

const AMIDES = [
  '[CH3:9][C:1](=[O:2])Cl.[CH3:21][NH2:3]>>[CH3:9][C:1](=[O:2])[NH:3][CH3:21]',
  '[CH3:9][C:1](=[O:2])Cl.[CH3:22][CH2:21][NH2:3]>>[CH3:9][C:1](=[O:2])[NH:3][CH2:21][CH3:22]',
];
const ETHER = '[CH3:1][OH:2].[CH3:3]I>>[CH3:1][O:2][CH3:3]';

const folder = mkdtempSync(join(tmpdir(), 'retron-without-'));
afterAll(() => rmSync(folder, { recursive: true }));
let library: TransformLibrary;

beforeAll(async () => {
  const file = join(folder, 'reactions.tsv');
  // The columns of a curated table: each of its reactions gives a transform.
  const rows = [...AMIDES, ETHER].map((reaction, place) => `US0000${place}\t2000\t1\ttrain\t${reaction}`);
  writeFileSync(file, ['id\tyear\tclass\tsplit\treaction', ...rows].join('\n'));
  const made = await libraryFromFiles({ files: [file], split: undefined, leaveOut: new Set() }, await createRdkit(), () => undefined);
  if (!made.ok) throw new Error(made.error.message);
  library = made.value.library;
});

const transformsOf = (shown: TransformLibrary): readonly number[] => {
  const table = shown.searchTable('retrosynthesis', 1);
  return Array.from({ length: table?.patterns.header[0] ?? 0 }, (_, pattern) => [...(table?.transformsOf(pattern) ?? [])]).flat();
};

describe('a library without some of its reactions', () => {
  it('is the library itself where it shows none of them', () => {
    expect(libraryWithout(library, new Set(['CO.CCl>>COC']))).toEqual({ library, precedents: 0, transforms: 0 });
  });

  it('does without transforms that rest on them alone', () => {
    const without = libraryWithout(library, new Set(['CI.CO>>COC']));
    expect(without).toMatchObject({ precedents: 1, transforms: 3 });
    expect(transformsOf(library)).toHaveLength(2);
    const [left, ...more] = transformsOf(without.library);
    expect(more).toEqual([]);
    expect(without.library.reactionCount(left)).toBe(2);
  });

  it('counts a transform that another reaction shows by that alone', () => {
    const without = libraryWithout(library, new Set(['CC(=O)Cl.CN>>CNC(C)=O']));
    const amide = transformsOf(library).find((transform) => library.reactionCount(transform) === 2) ?? -1;
    expect(without.precedents).toBe(1);
    expect(transformsOf(without.library)).toHaveLength(2);
    expect(without.library.reactionCount(amide)).toBe(1);
    const products = without.library.precedentIds(amide).map((id) => without.library.precedent(id).product.smiles);
    expect(products).toEqual(['CCNC(C)=O']);
  });
});
