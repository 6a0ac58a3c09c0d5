import type { Route } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { type BondsOfStep, differentIdeasFirst, ideaOf } from './route-idea.ts';

/**
 * N-benzylacetamide CC(=O)NCc1ccccc1 (atoms 0-10): its amide bond is 1-3, its benzyl bond 3-4.
 * 2 acetamide CC(N)=O, 3 benzyl bromide BrCc1ccccc1, 4 acetyl chloride CC(=O)Cl, 5 benzylamine NCc1ccccc1, 6 benzonitrile N#Cc1ccccc1,
 * 7 benzyl chloride. 10 p-xylene (atoms 0-7), from 11 4-bromotoluene and 12 iodomethane at either end, or from 13 4-toluic acid.
 */
const SMILES = [
  '',
  'CC(=O)NCc1ccccc1',
  'CC(N)=O',
  'BrCc1ccccc1',
  'CC(=O)Cl',
  'NCc1ccccc1',
  'N#Cc1ccccc1',
  'ClCc1ccccc1',
  'N',
  'CO',
  'Cc1ccc(C)cc1',
  'Cc1ccc(Br)cc1',
  'CI',
  'Cc1ccc(C(=O)O)cc1',
];
const RING = [5, 6, 7, 8, 9, 10];
const precursor = (structureId: number, parentAtom: readonly number[]) => ({ structureId, centre: [], parentAtom });
const STEPS: Readonly<Record<number, BondsOfStep>> = {
  // alkylation of acetamide, by bromide or chloride
  1: { bonds: [[3, 4]], precursors: [precursor(2, [0, 1, 3, 2]), precursor(3, [-1, 4, ...RING])] },
  2: { bonds: [[3, 4]], precursors: [precursor(2, [0, 1, 3, 2]), precursor(7, [-1, 4, ...RING])] },
  // acylation of benzylamine
  3: { bonds: [[1, 3]], precursors: [precursor(4, [0, 1, 2, -1]), precursor(5, [3, 4, ...RING])] },
  // benzylamine by reduction of the nitrile: no bond is made, one changes its order
  4: { bonds: [[0, 1]], precursors: [precursor(6, [0, 1, 2, 3, 4, 5, 6, 7])] },
  // benzylamine by alkylation of ammonia
  5: { bonds: [[0, 1]], precursors: [precursor(8, [0]), precursor(3, [-1, 1, 2, 3, 4, 5, 6, 7])] },
  // p-xylene by a methyl group at the one or the other end; and by reduction, which makes no bond
  10: { bonds: [[4, 5]], precursors: [precursor(11, [0, 1, 2, 3, 4, -1, 6, 7]), precursor(12, [5, -1])] },
  11: { bonds: [[0, 1]], precursors: [precursor(11, [5, 4, 3, 2, 1, -1, 7, 6]), precursor(12, [0, -1])] },
  12: { bonds: [], precursors: [precursor(13, [0, 1, 2, 3, 4, 5, -1, -1, 6, 7])] },
};
const SOURCE = { suggestion: (id: number) => STEPS[id], smiles: (id: number) => SMILES[id] };

const leaf = (structureId: number): Route => ({ structureId, step: null });
const made = (structureId: number, suggestionId: number, below: Readonly<Record<number, Route>> = {}): Route => ({
  structureId,
  step: { suggestionId, precursors: STEPS[suggestionId].precursors.map((each) => below[each.structureId] ?? leaf(each.structureId)) },
});

describe('the idea of a route', () => {
  const idea = (route: Route) => ideaOf(route, SOURCE).order;
  const bonds = (route: Route) => ideaOf(route, SOURCE).bonds;

  it('is the bonds of the target that it makes', () => {
    expect(idea(made(1, 1))).toBe('3-4()');
    expect(idea(made(1, 3))).toBe('1-3()');
    expect(bonds(made(1, 1))).not.toBe(bonds(made(1, 3)));
  });

  it('is those between larger parts alone where there are such, whatever the order', () => {
    // The acetyl group is a small part: the benzyl bond is what counts.
    expect(bonds(made(1, 3, { 5: made(5, 5) }))).toBe(bonds(made(1, 1)));
    expect(bonds(made(1, 3))).not.toBe('');
  });

  it('is the bonds of rings and between carbon atoms, those that symmetry makes equal being one', () => {
    expect(bonds(made(10, 10))).toBe(bonds(made(10, 11)));
    expect(idea(made(10, 10))).not.toBe(idea(made(10, 11)));
    expect(bonds(made(10, 10))).not.toBe(bonds(made(10, 12)));
  });

  it('is the same with another leaving group, and with a step that makes no bond', () => {
    expect(idea(made(1, 2))).toBe(idea(made(1, 1)));
    expect(idea(made(1, 3, { 5: made(5, 4) }))).toBe(idea(made(1, 3)));
  });

  it('is another where bonds are made in another order', () => {
    expect(idea(made(1, 3, { 5: made(5, 5) }))).toBe('1-3(3-4())');
  });

  it('brings different ones to the front, the best of each, and leaves the rest in its order', () => {
    const routes = ['a1', 'a2', 'b1', 'a3', 'b2', 'c1'];
    const all = () => true;
    expect(differentIdeasFirst(routes, [(route) => route[0]], all, 2)).toEqual(['a1', 'b1', 'a2', 'a3', 'b2', 'c1']);
    expect(differentIdeasFirst(routes, [(route) => route[0]], all, 5)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'b2']);
  });

  it('tells ideas apart by the finer notion where the coarser one does not bring enough', () => {
    const routes = ['a1x', 'a1y', 'a2x', 'b1x', 'a2y'];
    const notions = [(route: string) => route[0], (route: string) => route.slice(0, 2)];
    expect(differentIdeasFirst(routes, notions, () => true, 3)).toEqual(['a1x', 'b1x', 'a2x', 'a1y', 'a2y']);
  });

  it('brings no route to the front that may not stand there, but the next of its idea that may', () => {
    const routes = ['a1', 'a2', 'b1', 'a3', 'b2', 'c1'];
    expect(differentIdeasFirst(routes, [(route) => route[0]], (route) => route !== 'b1')).toEqual(['a1', 'b2', 'c1', 'a2', 'b1', 'a3']);
    expect(differentIdeasFirst(routes, [(route) => route[0]], (route) => route !== 'c1')).toEqual(['a1', 'b1', 'a2', 'a3', 'b2', 'c1']);
  });
});
