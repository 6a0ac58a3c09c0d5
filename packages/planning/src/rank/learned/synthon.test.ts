import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { recordedSynthons, synthonIdentity } from './synthon.ts';

function molecule(smiles: string) {
  const read = parseSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** N-methylbenzamide from benzoic acid, its chloride or its methyl ester, each with methylamine. */
const AMIDE = '[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7](=[O:8])[NH:9][CH3:10]';
const from = (acyl: string) => `[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1${acyl}.[NH2:9][CH3:10]>>${AMIDE}`;

describe('synthons', () => {
  it('are the same whatever leaves', () => {
    const acid = recordedSynthons(from('[C:7](=[O:8])O'));
    expect(acid).toHaveLength(2);
    expect(new Set(acid).size).toBe(2);
    expect(recordedSynthons(from('[C:7](=[O:8])Cl'))).toEqual(acid);
    expect(recordedSynthons(from('[C:7](=[O:8])OC'))).toEqual(acid);
  });

  it('are found again in the structure, however it is numbered', () => {
    const [acyl, amine] = recordedSynthons(from('[C:7](=[O:8])Cl'));
    const other = molecule('CNC(=O)c1ccccc1');
    expect(synthonIdentity(other, [1, 0])).toBe(amine);
    expect(synthonIdentity(other, [9, 8, 7, 6, 5, 4, 3, 2])).toBe(acyl);
    expect(synthonIdentity(other, [4, 5, 6, 7, 8, 9])).not.toBe(acyl);
  });

  it('know nothing of what cannot be read or has no map', () => {
    expect(recordedSynthons('CC(=O)Cl.CN>>CC(=O)NC')).toEqual([]);
    expect(recordedSynthons('[CH3:1][NH2:2]>>[CH3:1[NH:2]')).toEqual([]);
    expect(recordedSynthons('')).toEqual([]);
  });
});
