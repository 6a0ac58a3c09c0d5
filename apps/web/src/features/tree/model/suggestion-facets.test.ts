import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { loadTree } from './loaded-tree.ts';
import { facetValues, indexFacets, matchesFacets, readFacets, writeFacets } from './suggestion-facets.ts';

const target = sildenafilTarget();
const [first] = target.children;
const chip = { rule: 'C1', verdict: 'risk' as const, text: 'The amine reacts first.', wanted: [], rivals: [] };
const children = target.children.map((child, index) =>
  index === 2 ? { ...child, mechanism: [{ ...chip, chip: 'N–H competes' }] } : child,
);
const tree = loadTree({ ...target, children }, []);
const all = tree.suggestionsOf(target.sid)!;
const index = indexFacets(all, tree);
const of = (facet: Parameters<typeof facetValues>[0], chosen = {}) =>
  facetValues(facet, index, chosen).map(({ label, count }) => `${label} ${count}`);

describe('the facets of suggestions', () => {
  it('give every word of the rating that occurs, the best first, with its count', () => {
    expect(of('works')).toEqual(['Great 1', 'Good 1', 'Bad 3', 'Ugly 2']);
  });

  it('name the warnings that name themselves, and put none last', () => {
    expect(of('warning')).toContain('N–H competes 1');
    expect(of('warning').at(-1)).toMatch(/^None /);
  });

  it('count a value under the other facets, not under its own', () => {
    expect(of('works', { works: ['4'] })).toEqual(['Great 1', 'Good 1', 'Bad 3', 'Ugly 2']);
    expect(of('works', { name: [first!.precedentProperties.nameReactions[0]!.name] })).toEqual(['Great 1', 'Good 0', 'Bad 0', 'Ugly 0']);
  });

  it('widen within one facet and narrow between two', () => {
    const left = (chosen: Parameters<typeof matchesFacets>[2]) => all.filter((each) => matchesFacets(each, index, chosen)).length;
    expect(left({})).toBe(7);
    expect(left({ works: ['4', '3'] })).toBe(2);
    expect(left({ works: ['4', '3'], warning: ['N–H competes'] })).toBe(0);
    expect(left({ structure: [String(target.sid)] })).toBe(7);
  });

  it('count the variants of a disconnection once, where they are folded', () => {
    const values = facetValues('works', index, {}, () => 1);
    expect(values.map(({ label, count }) => `${label} ${count}`)).toEqual(['Great 1', 'Good 1', 'Bad 1', 'Ugly 1']);
  });

  it('call the target by its name', () => {
    expect(of('structure')).toEqual(['Target 7']);
  });

  it('call a structure by its number and its name, where one is known', () => {
    const [one, two] = target.children;
    const [material] = one!.children;
    const named = { ...material!, name: 'morpholine', children: [{ ...two!, parid: material!.sid }], childCount: 1 };
    const deep = loadTree({ ...target, children: [{ ...one!, children: [named] }] }, []);
    const labels = facetValues(
      'structure',
      indexFacets(
        deep.all().map(({ suggestion }) => suggestion),
        deep,
      ),
      {},
    ).map(({ label }) => label);
    expect(labels).toEqual(['Target', `Structure ${material!.no}, morpholine`]);
  });

  it('keep a chosen value that nothing has any more', () => {
    expect(of('warning', { warning: ['SN2 inverts'] })).toContain('SN2 inverts 0');
  });

  it('stand in the address as they were chosen', () => {
    const chosen = { works: ['4', '3'], warning: ['N–H competes', 'none'] };
    const parameters = new URLSearchParams();
    writeFacets(chosen, parameters);
    expect(readFacets(new URLSearchParams(parameters.toString()))).toEqual(chosen);
    expect(readFacets(new URLSearchParams('view=list'))).toEqual({});
  });
});
