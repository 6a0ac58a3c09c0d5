import { describe, expect, it } from 'vitest';
import { ringsOf } from './mechanism-rings.ts';

describe('the rings of a warning', () => {
  it('stand on their structure, the wanted site with number 1, rivals from 2 on', () => {
    const warning = {
      rule: 'C1',
      verdict: 'risk' as const,
      chip: 'N–H competes',
      text: 'The amine reacts first.',
      wanted: [{ structure: 0, atom: 4 }],
      rivals: [
        { structure: 0, atom: 9 },
        { structure: 1, atom: 2 },
      ],
    };
    expect(ringsOf(warning, 2)).toEqual([
      [
        { atom: 4, tag: 1, isRival: false },
        { atom: 9, tag: 2, isRival: true },
      ],
      [{ atom: 2, tag: 3, isRival: true }],
    ]);
  });
});
