import type { EnsembleNode, StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sitesOf } from './sites.ts';

const product = (ensid: number, atcenter: number[], probability: number, rating = 3) =>
  ({ ensid, atcenter, probability, rating }) as unknown as EnsembleNode;
const material = (smiles: string, children: EnsembleNode[], outside = 0) => ({ smiles, children, outside }) as unknown as StructureNode;

describe('the sites of a starting material', () => {
  // N 1, C 2 to 5, O 6, C 7 and 8
  const aminophenol = (children: EnsembleNode[], outside = 0) => material('Nc1ccc(O)cc1', children, outside);

  it('are named by what reacts, the most expected first, with shares that leave room for what is outside', () => {
    const sites = sitesOf(aminophenol([product(1, [6], 0.2), product(2, [1], 0.5, 4), product(3, [1], 0.1)], 0.2));
    expect(sites.map(({ no, label, ensids, best }) => ({ no, label, ensids, best }))).toEqual([
      { no: 1, label: 'N–H', ensids: [2, 3], best: 4 },
      { no: 2, label: 'O–H', ensids: [1], best: 3 },
    ]);
    expect(sites.map(({ share }) => Number(share.toFixed(3)))).toEqual([0.6, 0.2]);
  });

  it('take equivalent atoms for one', () => {
    const sites = sitesOf(aminophenol([product(1, [3], 0.2), product(2, [8], 0.2)]));
    expect(sites).toHaveLength(1);
    expect(sites[0]).toMatchObject({ label: 'C–H', atoms: [3, 8], ensids: [1, 2] });
  });

  it('are bonds where two atoms change', () => {
    expect(sitesOf(material('CCBr', [product(1, [2, 3], 1)]))[0]?.label).toBe('C–Br');
    expect(sitesOf(material('C=CC=C', [product(1, [1, 2, 3, 4], 1)]))[0]?.label).toBe('C=C');
    expect(sitesOf(material('C=CC', [product(1, [1, 2], 1)]))[0]?.label).toBe('C=C');
  });

  it('have no share where nothing is found', () => {
    expect(sitesOf(material('CC', [], 1))).toEqual([]);
  });
});
