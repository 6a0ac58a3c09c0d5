import { describe, expect, it } from 'vitest';
import { kekulise } from './kekule.ts';
import { parseSmiles } from './smiles-reader.ts';
import { writeSmiles } from './smiles-writer.ts';

function kekuleForm(smiles: string): string {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(smiles);
  const kekule = kekulise(parsed.value);
  return kekule.ok ? writeSmiles(kekule.value).smiles : kekule.error.kind;
}

describe('kekulise', () => {
  it.each([
    ['benzene', 'c1ccccc1', 'C=1C=CC=CC1'],
    ['pyrrole', 'c1cc[nH]c1', 'C=1C=CNC1'],
    ['pyridinium', 'c1cc[nH+]cc1', 'C1=CC=[NH+]C=C1'],
    ['pyridine oxide', '[O-][n+]1ccccc1', '[O-][N+]1=CC=CC=C1'],
    ['pyridone', 'O=c1cc[nH]cc1', 'O=C1C=CNC=C1'],
    ['cyclopentadienide', 'c1cc[cH-]c1', 'C=1C=C[CH-]C1'],
    ['tropylium', 'c1ccc[cH+]cc1', 'C1=CC=C[CH+]C=C1'],
    ['pyrylium', 'c1cc[o+]cc1', 'C1=CC=[O+]C=C1'],
    ['thiophene', 'c1ccsc1', 'C=1C=CSC1'],
    ['phosphinine', 'c1ccpcc1', 'C1=CC=PC=C1'],
    ['boratabenzene', 'c1cc[bH-]cc1', 'C1=CC=[BH-]C=C1'],
    ['selenazole, whose selenium stays divalent', 'c1c[se]cn1', 'C1=C[Se]C=N1'],
    ['telluropyrylium', 'c1cc[te+]cc1', 'C1=CC=[Te+]C=C1'],
    ['azulene, whose rings are odd', 'c1ccc2cccc-2cc1', 'C1=CC=C2C=CC=C2C=C1'],
    ['aromatic bonds between capitals', 'C1:C:C:C:C:C:1', 'C=1C=CC=CC1'],
  ])('%s', (_, aromatic, kekule) => {
    expect(kekuleForm(aromatic)).toBe(kekule);
  });

  it.each(['c1cccc1', 'c1ccccn1C', 'cc1cccccc1'])('says that %s has no Kekulé structure', (smiles) => {
    expect(kekuleForm(smiles)).toBe('kekule');
  });

  it('leaves a molecule without aromatic bonds as it is', () => {
    const parsed = parseSmiles('C1=CC=CC=C1');
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(kekulise(parsed.value)).toEqual({ ok: true, value: parsed.value });
  });
});
