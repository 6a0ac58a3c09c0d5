import type { EnsembleNode, StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { materialWord, variantLabels } from './variant-label.ts';

const [first] = sildenafilTarget().children as [EnsembleNode];
const [child] = first.children as [StructureNode];

/** @param precursors - number of the structure and its SMILES */
function variant(ensid: number, ...precursors: readonly (readonly [number, string])[]): EnsembleNode {
  return { ...first, ensid, children: precursors.map(([sid, smiles]) => ({ ...child, sid, smiles })) };
}

describe('the label of a variant', () => {
  const iodide = variant(1, [2, 'Oc1ccccc1'], [3, 'CCI']);
  const mesylate = variant(2, [2, 'Oc1ccccc1'], [4, 'CCOS(C)(=O)=O']);
  const triflate = variant(3, [2, 'Oc1ccccc1'], [5, 'CCOS(=O)(=O)C(F)(F)F']);
  const all = [iodide, mesylate, triflate];

  it('is what the others do not need, short as chemists write it', () => {
    expect([...variantLabels(all, 'CCOc1ccccc1').values()]).toEqual(['EtI', 'EtOMs', '−TfOH']);
  });

  it('is the smallest precursor where nothing differs', () => {
    expect(variantLabels([iodide], 'CCOc1ccccc1').get(1)).toBe('EtI');
  });

  it('is the precursor that fewest need, by what is lost where it has no word, though a larger one needs no common partner', () => {
    const amine = [2, 'Nc1cccc(C(F)(F)F)c1'] as const;
    const anilide = 'O=C(Nc1cccc(C(F)(F)F)c1)c1ccccc1';
    const variants = [
      variant(1, amine, [3, 'O=C(Cl)c1ccccc1']),
      variant(2, amine, [4, 'O=C(O)c1ccccc1']),
      variant(3, amine, [5, 'COC(=O)c1ccccc1']),
      variant(4, amine, [6, 'CCOC(=O)c1ccccc1']),
      variant(5, [7, 'O=C=Nc1cccc(C(F)(F)F)c1'], [8, 'c1ccccc1']),
      variant(6, amine, [9, 'O=Cc1ccccc1']),
    ];
    expect([...variantLabels(variants, anilide).values()]).toEqual(['−HCl', '−H₂O', '−MeOH', '−EtOH', 'C₆H₆', '−H₂']);
  });

  it('is the formula where two variants lose the same', () => {
    const ether = 'C(Oc1ccccc1)c1ccc(Cl)cc1';
    const variants = [variant(1, [2, 'Oc1ccccc1'], [3, 'ClCc1ccc(Cl)cc1']), variant(2, [4, 'Clc1ccccc1'], [5, 'OCc1ccc(Cl)cc1'])];
    expect([...variantLabels(variants, ether).values()]).toEqual(['C₆H₆O', 'C₆H₅Cl']);
  });
});

describe('what a starting material is written as', () => {
  it.each([
    ['EtI', { smiles: 'CCI', name: 'iodoethane' }],
    ['4-methylacetophenone', { smiles: 'CC(=O)c1ccc(C)cc1', name: '4-methylacetophenone' }],
    ['C₉H₁₀O', { smiles: 'CC(=O)c1ccc(C)cc1' }],
    ['', undefined],
  ])('is %s', (word, material) => {
    expect(materialWord(material)).toBe(word);
  });
});
