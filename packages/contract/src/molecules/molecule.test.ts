import { describe, expect, it } from 'vitest';
import { moleculeListQuery, moleculesAfterQuery } from './molecule.ts';

describe('the filters of the molecule library', () => {
  it('take one value, as addresses had it before there could be several, or several', () => {
    expect(moleculeListQuery.parse({ tag: 'solvent', catalogue: 'yes', origin: 'drawn' })).toMatchObject({
      tag: ['solvent'],
      catalogue: ['yes'],
      origin: ['drawn'],
    });
    const several = { tag: ['a', 'b'], used: ['yes', 'no'], size: ['light', 'heavy'], added: ['today', 'earlier'] };
    expect(moleculeListQuery.parse(several)).toMatchObject(several);
    expect(moleculesAfterQuery.parse(several)).toMatchObject(several);
  });

  it('narrow nothing where they are absent: nothing is counted, and days are of UTC', () => {
    const asked = moleculeListQuery.parse({});
    expect(asked).toMatchObject({ counts: 'no', zone: 'UTC' });
    expect(asked.tag).toBeUndefined();
  });

  it.each([
    [{ size: 'tiny' }],
    [{ origin: ['drawn', 'bought'] }],
    [{ added: 'tomorrow' }],
    [{ tag: Array.from({ length: 101 }, (_, index) => String(index)) }],
  ])('refuse %j', (query) => {
    expect(moleculeListQuery.safeParse(query).success).toBe(false);
  });
});
