import { parseSmiles } from '@retron/molecule';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { Rdkit } from './rdkit.ts';
import { expectValue } from './testing/expect-value.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

/** tert-Butanol drawn with a wedge to one of its methyl groups, which carry different maps; atom maps stand in columns 61 to 63. */
const WEDGED = [
  '',
  '  by hand',
  '',
  '  5  4  0  0  0  0            999 V2000',
  '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  1  0  0',
  '    1.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  2  0  0',
  '   -0.5000    0.8660    0.0000 C   0  0  0  0  0  0  0  0  0  3  0  0',
  '   -0.5000   -0.8660    0.0000 C   0  0  0  0  0  0  0  0  0  4  0  0',
  '    0.0000    1.0000    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0',
  '  1  2  1  1',
  '  1  3  1  0',
  '  1  4  1  0',
  '  1  5  1  0',
  'M  END',
].join('\n');

const mapsOf = (smiles: string) => {
  const read = parseSmiles(smiles);
  return read.ok ? Array.from(read.value.atomMap).sort((a, b) => a - b) : [];
};

describe('mappedSmiles', () => {
  it.each([
    ['[CH3:1][C:2](=[O:3])[OH:4]', [1, 2, 3, 4]],
    ['[CH:1]1=[CH:2][CH:3]=[CH:4][CH:5]=C1', [0, 1, 2, 3, 4, 5]],
    ['[CH3:1][C@@H:2]([NH2:3])[C:4](=[O:5])[OH:6]', [1, 2, 3, 4, 5, 6]],
  ])('keeps the maps of %s', (smiles, maps) => {
    const mapped = expectValue(rdkit.mappedSmiles({ smiles }));
    expect(mapsOf(mapped)).toEqual(maps);
    expect(rdkit.canonicalSmiles(mapped)).toEqual(rdkit.canonicalSmiles(smiles));
  });

  it('writes aromatic rings as the toolkit sees them', () => {
    expect(expectValue(rdkit.mappedSmiles({ smiles: '[CH:1]1=CC=CC=C1' }))).toBe('c1cc[cH:1]cc1');
  });

  it('keeps the maps of a molfile and takes no map for a stereocentre', () => {
    const mapped = expectValue(rdkit.mappedSmiles({ molfile: WEDGED }));
    expect(mapsOf(mapped)).toEqual([0, 1, 2, 3, 4]);
    expect(mapped).not.toContain('@');
  });

  it('keeps the stereo the molecule has beside stereo that only maps would make', () => {
    const mapped = expectValue(rdkit.mappedSmiles({ smiles: '[CH3:1][C@:2]([CH3:3])(O)[CH2:4][C@H:5](F)Cl' }));
    expect(mapped.match(/@+/g)).toHaveLength(1);
    expect(rdkit.canonicalSmiles(mapped)).toEqual(rdkit.canonicalSmiles('CC(C)(O)C[C@H](F)Cl'));
    const double = expectValue(rdkit.mappedSmiles({ smiles: '[CH3:1]/[C:2]([CH3:3])=[CH:4]/[CH:5]=[CH:6]/F' }));
    expect(rdkit.canonicalSmiles(double)).toEqual(rdkit.canonicalSmiles('CC(C)=C/C=C/F'));
  });

  it.each([
    ['nothing', { smiles: '' }, 'empty'],
    ['five bonds at carbon', { smiles: '[CH3:1]C(C)(C)(C)C' }, 'invalid-chemistry'],
    ['a molfile without an end', { molfile: WEDGED.replace('M  END', '') }, 'unparsable'],
    ['a query', { molfile: WEDGED.replace(' O  ', ' A  ') }, 'invalid-chemistry'],
  ])('refuses %s', (_, input, kind) => {
    expect(rdkit.mappedSmiles(input)).toMatchObject({ ok: false, error: { kind } });
  });
});
