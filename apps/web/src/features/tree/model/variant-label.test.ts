import type { EnsembleNode, StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { materialWord, variantLabels } from './variant-label.ts';

const [first] = sildenafilTarget().children as [EnsembleNode];
const [child] = first.children as [StructureNode];

/** @param precursors - number of the structure, its SMILES and its name where it has one */
function variant(ensid: number, ...precursors: readonly (readonly [number, string, string?])[]): EnsembleNode {
  const children = precursors.map(([sid, smiles, name]) => ({ ...child, sid, smiles, ...(name === undefined ? {} : { name }) }));
  return { ...first, ensid, children };
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

  it('is the protecting group that is taken off, where its name tells one', () => {
    const ester = (ensid: number, name: string, alkyl: string) => ({ ...variant(ensid, [ensid + 1, `CCC(=O)O${alkyl}`]), name });
    const variants = [
      ester(1, 'CO2H-Et deprotection', 'CC'),
      ester(2, 'CO2H-tBu deprotection', 'C(C)(C)C'),
      ester(3, 'Ester hydrolysis', 'C(C)C'),
      ester(4, 'O-Silyl deprotection', '[Si](C)(C)C'),
    ];
    expect([...variantLabels(variants, 'CCC(=O)O').values()]).toEqual(['Et', 'tBu', '−C₃H₆', '−C₃H₈Si']);
  });

  it('is the oxidant by its word, its name or its formula with the charge', () => {
    const sulfide = [2, 'CSc1ccccc1'] as const;
    const variants = [
      variant(1, sulfide, [3, 'O=C(OO)c1cccc(Cl)c1', 'mCPBA']),
      variant(2, sulfide, [4, 'OO', 'hydrogen peroxide']),
      variant(3, sulfide, [5, 'O=C(OO)c1ccccc1Cl']),
      variant(4, sulfide, [6, 'O=C(OO)c1ccccc1', 'perbenzoic acid']),
      variant(5, sulfide, [7, 'O=S([O-])OO']),
    ];
    expect([...variantLabels(variants, 'CS(=O)c1ccccc1').values()]).toEqual(['mCPBA', 'H₂O₂', 'C₇H₅ClO₃', 'perbenzoic acid', 'HO₄S⁻']);
  });

  it('counts what a step at several equal ends loses', () => {
    const phenol = [2, 'Oc1ccccc1'] as const;
    const variants = [
      variant(1, phenol, phenol, [3, 'ClCCCCCCl']),
      variant(2, phenol, phenol, [4, 'OCCCCCO']),
      variant(3, phenol, phenol, [5, 'CS(=O)(=O)OCCCCCOS(C)(=O)=O']),
    ];
    expect([...variantLabels(variants, 'c1ccc(OCCCCCOc2ccccc2)cc1').values()]).toEqual(['−2 HCl', '−2 H₂O', '−2 MsOH']);
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
