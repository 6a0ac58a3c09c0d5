import type { StructureNode } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { ringsOf } from './mechanism-rings.ts';

const [acid, amine] = sildenafilTarget().children.flatMap(({ children }) => children) as [StructureNode, StructureNode];

describe('the rings of a warning', () => {
  it('stand on their structure, the wanted site with number 1, rivals from 2 on', () => {
    const places = {
      wanted: [{ structure: 0, atom: 4 }],
      rivals: [
        [
          { structure: 0, atom: 9 },
          { structure: 0, atom: 10 },
        ],
        [{ structure: 1, atom: 2 }],
      ],
    };
    expect(ringsOf(places, { children: [acid, amine], partners: [] })).toEqual({
      structure: [],
      partners: [],
      children: [
        [
          { atom: 4, tag: 1, isRival: false },
          { atom: 9, tag: 2, isRival: true },
          { atom: 10, tag: 2, isRival: true },
        ],
        [{ atom: 2, tag: 3, isRival: true }],
      ],
    });
  });

  it('stand on the starting material and its partners where the reaction is predicted', () => {
    const places = {
      wanted: [{ of: 'parent' as const, structure: 0, atom: 8 }],
      rivals: [[{ of: 'partners' as const, structure: 1, atom: 5 }]],
    };
    expect(ringsOf(places, { children: [acid], partners: ['CO', 'NCCO'] })).toEqual({
      structure: [{ atom: 8, tag: 1, isRival: false }],
      partners: [[], [{ atom: 5, tag: 2, isRival: true }]],
      children: [[]],
    });
  });
});
