import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findIsomorphism } from '../isomorphism.ts';
import { kekulise } from '../kekule.ts';
import type { Molecule } from '../molecule.ts';
import { parseSmiles } from '../smiles-reader.ts';
import { parseRosdal } from './rosdal-reader.ts';
import { writeRosdal } from './rosdal-writer.ts';

/** Worked pairs: `writer;` rows are exact output for the atom order of the SMILES, `reader;` rows are accepted but never written. */
const pairs = readFileSync(new URL('../../../../fixtures/rosdal-pairs.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string]);

function fromSmiles(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function fromRosdal(rosdal: string): Molecule {
  const parsed = parseRosdal(rosdal);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function kekuleOf(smiles: string): Molecule {
  const kekule = kekulise(fromSmiles(smiles));
  if (!kekule.ok) throw new Error(kekule.error.message);
  return kekule.value;
}

describe('written form', () => {
  it.each(pairs.filter(([, , note]) => note.startsWith('writer')))('%s is written %s', (smiles, rosdal) => {
    expect(writeRosdal(fromSmiles(smiles))).toEqual({ ok: true, value: rosdal });
  });

  it.each(pairs.filter(([, , note]) => note.startsWith('writer')))(
    '%s is read back from it with the same stereo groups',
    (smiles, rosdal) => {
      const molecule = fromRosdal(rosdal);
      expect(findIsomorphism(molecule, kekuleOf(smiles))).not.toBeNull();
      expect(molecule.stereoGroups).toEqual(fromSmiles(smiles).stereoGroups);
      expect(writeRosdal(molecule)).toEqual({ ok: true, value: rosdal });
    },
  );
});

describe('accepted forms', () => {
  it.each(pairs.filter(([, , note]) => note.startsWith('reader')))('%s may be given as %s', (smiles, rosdal) => {
    const molecule = fromRosdal(rosdal);
    const expected = fromSmiles(smiles);
    // An explicit hydrogen is an atom of the graph, and another Kekulé structure is the same molecule.
    const heavy = [...molecule.atomicNumber].filter((z) => z !== 1).sort();
    expect(heavy).toEqual([...expected.atomicNumber].sort());
    if (!molecule.atomicNumber.includes(1)) expect(findIsomorphism(molecule, expected, 'connectivity')).not.toBeNull();
  });

  it.each([
    ['the published example', '1O-2=3O,2-4-5N,4-6-7=-12-7.', 'OC(=O)C(N)Cc1ccccc1'],
    ['white space and line breaks', ' 1 - 2\n = 3 O , 2 - 4 O .\n', 'CC(=O)O'],
    ['C written out', '1C-2C-3O.', 'CCO'],
    ['a range downwards', '6=-1-6.', 'c1ccccc1'],
    ['gaps in the numbers', '99999-7-42O.', 'CCO'],
  ])('%s', (_, rosdal, smiles) => {
    expect(findIsomorphism(fromRosdal(rosdal), kekuleOf(smiles), 'connectivity')).not.toBeNull();
  });
});
