import type { LeftOut, QueryAnswer, StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { broaderSearches } from './broader-searches.ts';

const left = (by: LeftOut['by'], count: number, good?: number): LeftOut => ({
  by,
  reason: 'a reason',
  count,
  ...(good === undefined ? {} : { good }),
});
const query = (change: Partial<QueryAnswer>) => sildenafilQuery({ minlevels: 2, algorithm: 'NEW', breadth: 5, ...change });

describe('what would bring more good suggestions', () => {
  it('is offered where fewer than three are good, the most helpful first', () => {
    const leftOut = [left('strategy', 20, 2), left('strategy', 9, 1), left('number', 30, 4), left('chemistry', 3)];
    const searches = broaderSearches(query({ leftOut }), 2);
    expect(searches.map(({ change, why }) => `${change}: ${why}`)).toEqual([
      '20 suggestions: 4 good disconnections more',
      'All Transforms 1.0: 3 good disconnections more',
      'low precision: asks less of precedents',
    ]);
    expect(searches[1].settings).toMatchObject({ strategy: 'All Transforms 1.0', algorithm: 'NEW', breadth: 5 });
    expect(searches[0].settings).toMatchObject({ breadth: 20 });
  });

  it('may be to ask less: what is kept and avoided, not what is to be broken and to be had', () => {
    const routes = { break: ['1-2'], keep: ['4-7'], avoid: ['phosgene'], require: ['CCO'] };
    const [found] = broaderSearches(query({ leftOut: [left('wish', 12, 2)], routes }), 1);
    expect(found).toMatchObject({ change: 'no bonds kept, nothing avoided', why: '2 good disconnections more' });
    expect(found?.settings.routes).toEqual({ ...routes, keep: [], avoid: [] });
  });

  it('goes without the bonds of the target, where it is for another structure', () => {
    const routes = { break: ['1-2'], keep: ['4-7'], avoid: ['phosgene'], require: [] };
    const structure = { ...sildenafilTarget(), sid: 2, rosdal: 'other' };
    const searches = broaderSearches(query({ leftOut: [{ ...left('strategy', 9, 2), sid: 2 }], routes }), 0, structure);
    expect(searches[0]?.settings).toMatchObject({ rosdal: 'other', routes: { break: [], keep: [], avoid: ['phosgene'] } });
  });

  it('is not said where three are good, or as many as were asked for', () => {
    const leftOut = [left('strategy', 20, 2)];
    expect(broaderSearches(query({ leftOut }), 3)).toEqual([]);
    expect(broaderSearches(query({ leftOut, breadth: 1 }), 1)).toEqual([]);
  });

  it('may be the target with a group protected, as the list has it, or a list that has the deprotection', () => {
    const leftOut: LeftOut[] = [{ by: 'protection', reason: 'a reason', count: 0, good: 2, atoms: [7] }];
    const plain = broaderSearches(query({ leftOut, minlevels: 1 }), 0);
    expect(plain).toMatchObject([{ change: 'deprotection at atom 7', settings: { strategy: 'All Transforms 1.0', breadth: 20 } }]);

    const target = sildenafilTarget();
    const [first, ...others] = target.children;
    if (first === undefined) throw new Error('The fixture has no suggestion');
    const masked = { ...first.children[0], rosdal: 'protected', smiles: 'C'.repeat(60) };
    const name = { precedentProperties: { nameReactions: [{ name: 'N-Boc deprotection', count: 9 }] } };
    const deprotection = { ...first, ...name, rating: 4, atcenter: [6, 7], children: [...first.children, masked] as StructureNode[] };
    const tree = { ...target, children: [...others, deprotection] };
    const [found] = broaderSearches(query({ leftOut, minlevels: 1, tree }), 0);
    expect(found).toMatchObject({
      change: 'the target with atom 7 protected',
      why: '2 good disconnections more',
      settings: { rosdal: 'protected', strategy: 'Core Disconnection 1.0', breadth: 5 },
    });
    const elsewhere = { ...tree, children: [...others, { ...deprotection, atcenter: [1] }, { ...deprotection, rating: 2 }] };
    expect(broaderSearches(query({ leftOut, minlevels: 1, tree: elsewhere }), 0)).toMatchObject(plain);
  });

  it('is told of a structure that the query went on from', () => {
    const structure = sildenafilTarget().children[1]?.children[0];
    if (structure === undefined) throw new Error('The fixture has no precursor');
    const leftOut = [left('number', 9, 1), { ...left('number', 0, 4), sid: structure.sid }];
    const [longer] = broaderSearches(query({ leftOut, minlevels: 1 }), 0, structure);
    expect(longer).toMatchObject({ why: '4 good disconnections more', settings: { rosdal: structure.rosdal, breadth: 20 } });
    expect(broaderSearches(query({ leftOut, minlevels: 1 }), 0)[0]?.why).toBe('1 good disconnection more');
  });

  it('does not name what would bring nothing good', () => {
    expect(broaderSearches(query({ leftOut: [left('strategy', 20), left('chemistry', 5)], minlevels: 1 }), 0)).toEqual([]);
  });

  it('names brute force where an algorithm of before left something out', () => {
    expect(broaderSearches(query({ leftOut: [left('algorithm', 4)], minlevels: 1 }), 0)).toMatchObject([
      { change: 'Brute Force', settings: { algorithm: 'OLD' } },
    ]);
  });
});
