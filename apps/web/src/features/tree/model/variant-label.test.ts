import type { EnsembleNode, StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { variantLabel } from './variant-label.ts';

const [first] = sildenafilTarget().children as [EnsembleNode];
const [child] = first.children as [StructureNode];

/** @param precursors - number of the structure and its SMILES */
function variant(ensid: number, ...precursors: readonly (readonly [number, string])[]): EnsembleNode {
  return { ...first, ensid, children: precursors.map(([sid, smiles]) => ({ ...child, sid, smiles })) };
}

describe('the label of a variant', () => {
  const iodide = variant(1, [2, 'Oc1ccccc1'], [3, 'CCI']);
  const mesylate = variant(2, [2, 'Oc1ccccc1'], [4, 'CCOS(C)(=O)=O']);
  const bromide = variant(3, [2, 'Oc1ccccc1'], [5, 'BrCc1ccccc1']);
  const all = [iodide, mesylate, bromide];

  it('is what the others do not need, short as chemists write it', () => {
    expect(all.map((each) => variantLabel(each, all))).toEqual(['EtI', 'EtOMs', 'C₇H₇Br']);
  });

  it('is the smallest precursor where nothing differs', () => {
    expect(variantLabel(iodide, [iodide])).toBe('EtI');
  });
});
