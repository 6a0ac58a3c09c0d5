import type { LookupAnswer } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { wireStructure, wireSuggestion } from '../testing/canvas-nodes.ts';
import { PRECEDENTS } from '../testing/fixtures.ts';
import { loadTree } from './loaded-tree.ts';
import { arrowFacts, overArrow, schemeLines } from './route-scheme.ts';

/** 1 of 2 and 3; 2 of 4 and 5, 3 of 6; 5 of 7. */
const seven = wireSuggestion(4, 5, { children: [wireStructure(7)] });
const two = wireSuggestion(2, 2, { children: [wireStructure(4), wireStructure(5, { childCount: 1, children: [seven] })] });
const three = wireSuggestion(3, 3, { children: [wireStructure(6)] });
const one = wireSuggestion(1, 1, {
  children: [wireStructure(3, { childCount: 1, children: [three] }), wireStructure(2, { childCount: 1, children: [two] })],
});
const tree = loadTree(wireStructure(1, { level: 0, childCount: 1, children: [one] }), []);
const ROUTE = ['1-1', '1-1-2-2', '1-1-3-3', '1-1-2-2-5-4'];

describe('schemeLines', () => {
  it('runs forward: the branch first, then the longest line down to the target', () => {
    const lines = schemeLines(tree, ROUTE);
    expect(lines.map((line) => line.map(({ product }) => product.sid))).toEqual([[3], [5, 2, 1]]);
  });

  it('says of each material where it comes from, what was made before first', () => {
    const [, main] = schemeLines(tree, ROUTE);
    expect(main?.map(({ materials }) => materials.map(({ structure, origin }) => `${structure.sid} ${origin}`))).toEqual([
      ['7 start'],
      ['5 before', '4 start'],
      ['2 before', '3 branch'],
    ]);
  });

  it('has no line where no route is chosen', () => {
    expect(schemeLines(tree, [])).toEqual([]);
  });
});

describe('arrowFacts', () => {
  const spread = (median: number) => ({ known: 3, lowest: median, lowerQuartile: median, median, upperQuartile: median, highest: median });
  const set = {
    count: 3,
    reagents: [
      { name: 'THF', smiles: 'C1CCOC1', role: 'solvent' as const },
      { name: 'DIPEA', smiles: 'CCN(C(C)C)C(C)C', role: 'base' as const },
    ],
    temperatures: spread(25),
    times: null,
    yields: spread(71),
    yieldsCalculated: 0,
    citations: [],
    citationCount: 0,
  };
  const facts = (change: Partial<Pick<LookupAnswer, 'conditionSets' | 'statistics'>>) =>
    arrowFacts({ conditionSets: [], statistics: { ...PRECEDENTS.statistics, yields: null }, ...change });

  it('puts reagents over the arrow, solvent and temperature under it', () => {
    expect(facts({ conditionSets: [set] })).toEqual({ reagents: ['DIPEA'], under: ['THF', '25 °C'], yieldPercent: 71 });
  });

  it('takes the yield of all precedents where the conditions have none', () => {
    const statistics = { ...PRECEDENTS.statistics, yields: spread(64) };
    expect(facts({ conditionSets: [{ ...set, yields: null }], statistics }).yieldPercent).toBe(64);
  });

  it('makes nothing up where nothing is known', () => {
    expect(facts({})).toEqual({ reagents: [], under: [], yieldPercent: null });
  });
});

describe('overArrow', () => {
  const named = (...names: readonly string[]) =>
    wireSuggestion(1, 1, {
      precedentProperties: { ...one.precedentProperties, nameReactions: names.map((name) => ({ name, count: 0 })) },
    });
  const nothing = { reagents: [], under: [], yieldPercent: null };

  it('has the name of a step of which no conditions are recorded', () => {
    expect(overArrow(nothing, named('Resolution'))).toEqual(['Resolution']);
    expect(overArrow(nothing, named())).toEqual([]);
    const textbook = { name: 'Resolution', source: 'a book', reagent: 'L-tartaric acid' };
    expect(overArrow(nothing, { ...named('Resolution'), textbook })).toEqual(['Resolution', 'L-tartaric acid']);
  });

  it('has the reagents of one of which some are, and nothing while they are on their way', () => {
    expect(overArrow({ ...nothing, reagents: ['DIPEA'] }, named('Resolution'))).toEqual(['DIPEA']);
    expect(overArrow({ ...nothing, under: ['THF'] }, named('Resolution'))).toEqual([]);
    expect(overArrow('loading', named('Resolution'))).toEqual([]);
  });
});
