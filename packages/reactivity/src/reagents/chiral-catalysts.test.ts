import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readReagent } from '../species/read-reagent.ts';
import { CHIRAL_CATALYSTS, chiralCatalystsAmong } from './chiral-catalysts.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};

describe('chiral catalysts', () => {
  it('are written as the toolkit writes them, parts ascending', () => {
    for (const { smiles } of CHIRAL_CATALYSTS) expect(smiles.split('.').map(canonical).sort().join('.')).toBe(smiles);
  });

  it('are known by each of their names, and by no other', () => {
    const names = CHIRAL_CATALYSTS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const { name, aliases, smiles } of CHIRAL_CATALYSTS)
      for (const each of [name, ...aliases]) expect(readReagent(each, canonical)).toEqual({ smiles, name });
  });

  it('come in two of each reaction, one the mirror image of the other', () => {
    const mirrored = (smiles: string) => canonical(smiles.replace(/@+/g, (mark) => (mark === '@' ? '@@' : '@')));
    const simple = CHIRAL_CATALYSTS.filter(({ reaction }) => reaction !== 'dihydroxylation');
    for (const { smiles, isFirst } of simple) {
      const other = CHIRAL_CATALYSTS.find((each) => each.smiles === mirrored(smiles));
      expect(other?.isFirst).toBe(!isFirst);
    }
  });

  it('are found among reagents, in mixtures too', () => {
    const adMix = readReagent('AD-mix-β', canonical)?.smiles ?? '';
    expect(chiralCatalystsAmong(['O', adMix]).map(({ name }) => name)).toEqual(['AD-mix-β', '(DHQD)2PHAL']);
    expect(chiralCatalystsAmong(['CCOC(=O)C(O)C(O)C(=O)OCC'])).toEqual([]);
  });
});
