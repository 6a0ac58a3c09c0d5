import { existsSync, readFileSync } from 'node:fs';
import initToolkit from '@rdkit/rdkit';
import { describe, expect, it } from 'vitest';
import { kekulise } from './kekule.ts';
import { parseSmiles } from './smiles-reader.ts';
import { writeSmiles } from './smiles-writer.ts';

/** Reads with this package, writes in several orders, and lets RDKit judge whether the molecule is still the same. */
const toolkit = await initToolkit();

function canonical(smiles: string): string | null {
  const molecule = toolkit.get_mol(smiles);
  const text = molecule?.get_smiles() ?? null;
  molecule?.delete();
  return text;
}

function columnOf(file: URL, column: number): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => line.split('\t')[column]);
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator, high bits only). */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const drugs = new URL('../../../../shared/data/drugs_dev.tsv', import.meta.url);
const random = repeatableRandom(7);

function rewritten(smiles: string): readonly (string | null)[] {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(`${smiles}: ${parsed.error.message}`);
  return Array.from({ length: 2 }, (_, k) => {
    const rank = k === 0 ? {} : { rank: Array.from({ length: parsed.value.atomCount }, random) };
    return canonical(writeSmiles(parsed.value, rank).smiles);
  });
}

function kekuleForm(smiles: string): string | null {
  const parsed = parseSmiles(smiles);
  const kekule = parsed.ok ? kekulise(parsed.value) : parsed;
  return kekule.ok ? canonical(writeSmiles(kekule.value).smiles) : kekule.error.message;
}

describe.each([
  ['well-known molecules', new URL('../../../fixtures/well-known-molecules.tsv', import.meta.url)],
  ['drugs of the shared folder', drugs],
])('%s', (_, file) => {
  it.skipIf(!existsSync(file))('keep their RDKit canonical SMILES when written in any order', () => {
    for (const smiles of columnOf(file, 1)) expect(new Set(rewritten(smiles)), smiles).toEqual(new Set([canonical(smiles)]));
  });

  it.skipIf(!existsSync(file))('keep their RDKit canonical SMILES in Kekulé form', () => {
    for (const smiles of columnOf(file, 1)) expect(kekuleForm(smiles), smiles).toBe(canonical(smiles));
  });
});

describe('centres with a lone pair', () => {
  it.each(['C[P@]1CCCC1C', '[P@]1(C)CCCC1C', 'C1C[P@](C)C(C)C1', 'O=[S@]1CCCC1C', '[S@](=O)(C)CC', 'C[S@+]1CCCC1C', 'C[P@]12CCCC1(C)OC2'])(
    '%s keeps its sense as RDKit reads it',
    (smiles) => {
      expect(new Set(rewritten(smiles))).toEqual(new Set([canonical(smiles)]));
    },
  );
});

describe('turning one mark round', () => {
  it.each([
    ['C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O'],
    ['C/C=C/C', 'C/C=C\\C'],
    ['C/C=C/C=C/O', 'C/C=C/C=C\\O'],
    ['C[S@](=O)CC', 'C[S@@](=O)CC'],
  ])('%s is another molecule than %s, also after rewriting', (smiles, turned) => {
    expect(rewritten(smiles)[0]).not.toBe(rewritten(turned)[0]);
  });
});
