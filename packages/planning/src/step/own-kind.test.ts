import { describe, expect, it } from 'vitest';
import type { CompiledLibrary } from '../libraries/compiled-library.ts';
import { countRecords, isOfOwnKind, ownKindOf } from './own-kind.ts';
import type { Support } from './support.ts';

interface Recorded {
  readonly level: 1 | 2 | 3;
  readonly reactions: number;
  readonly names: Readonly<Record<string, number>>;
}

/** Transforms of one library, each under the one before it. */
function supportOf(recorded: readonly Recorded[]): readonly Support[] {
  const library = {
    header: { sources: [] },
    parent: (transform: number) => transform - 1,
    reactionCount: (transform: number) => recorded[transform].reactions,
    nameReactions: (transform: number) => Object.entries(recorded[transform].names).map(([id, count]) => ({ id, count })),
  };
  const namesKnown = new Set(recorded.flatMap(({ names }) => Object.keys(names)));
  const compiled = { library, namesKnown } as unknown as CompiledLibrary;
  return recorded.map(({ level }, transform) => ({ library: compiled, transform, level }));
}

const ESTERS = supportOf([{ level: 1, reactions: 2157, names: { 'co2h-me-deprotection': 2100, 'ether-dealkylation': 7 } }]);

describe('the kind of a recorded reaction', () => {
  it('is that of a step with a name of the same group', () => {
    expect(isOfOwnKind(['chloro-suzuki-coupling'], ['bromo-suzuki-coupling'])).toBe(true);
    expect(isOfOwnKind(['co2h-me-deprotection'], ['ether-dealkylation'])).toBe(false);
  });

  it('is that of a step without a name where it has none either', () => {
    expect(isOfOwnKind([], [])).toBe(true);
    expect(isOfOwnKind(['nitration'], [])).toBe(false);
    expect(isOfOwnKind([], ['nitration'])).toBe(false);
  });
});

describe('recorded reactions of the own kind', () => {
  it('are those of its name: a methyl ether is not cleaved by 2157 precedents of ester cleavage', () => {
    expect(ownKindOf(ESTERS, ['ether-dealkylation'])).toEqual({
      names: ['ether-dealkylation'],
      records: { all: 7, neighbours: 0, surroundings: 0 },
      ofAnotherKind: 2150,
      restsOn: 'co2h-me-deprotection',
    });
  });

  it('are the unnamed ones where the step has no name', () => {
    expect(ownKindOf(ESTERS, []).records.all).toBe(50);
    expect(ownKindOf(ESTERS, []).restsOn).toBe('co2h-me-deprotection');
  });

  it('are the unnamed ones too where no record of the library has the name, which may be younger', () => {
    expect(ownKindOf(ESTERS, ['alkene-hydroalkoxylation']).records.all).toBe(50);
    expect(ownKindOf(ESTERS, ['ether-dealkylation']).records.all).toBe(7);
    const ofGroup = supportOf([{ level: 1, reactions: 9, names: { 'phosgenation-to-urea': 2, nitration: 3 } }]);
    expect(ownKindOf(ofGroup, ['phosgenation-to-benzimidazolone']).records.all).toBe(2 + 4);
  });

  it('are counted at each level', () => {
    const support = supportOf([
      { level: 1, reactions: 500, names: { 'bromo-suzuki-coupling': 300, nitration: 200 } },
      { level: 2, reactions: 60, names: { 'bromo-suzuki-coupling': 60 } },
      { level: 3, reactions: 9, names: { 'bromo-suzuki-coupling': 9 } },
    ]);
    expect(ownKindOf(support, ['bromo-suzuki-coupling'])).toMatchObject({
      records: { all: 300, neighbours: 60, surroundings: 9 },
      ofAnotherKind: 200,
      restsOn: null,
    });
    expect(countRecords(support)).toEqual({ all: 500, neighbours: 60, surroundings: 9 });
  });

  it('are all of a library that names none: what they are called is unknown', () => {
    expect(ownKindOf(supportOf([{ level: 1, reactions: 3, names: {} }]), ['nitration'])).toMatchObject({
      records: { all: 3, neighbours: 0, surroundings: 0 },
      restsOn: null,
    });
  });

  it('are not doubted where few records have a name, or where the surroundings are the same', () => {
    expect(ownKindOf(supportOf([{ level: 1, reactions: 100, names: { nitration: 40 } }]), ['bromination']).restsOn).toBeNull();
    const deep = supportOf([
      { level: 1, reactions: 9, names: { nitration: 9 } },
      { level: 2, reactions: 9, names: { nitration: 9 } },
      { level: 3, reactions: 9, names: { nitration: 9 } },
    ]);
    expect(ownKindOf(deep, ['bromination']).restsOn).toBeNull();
  });
});
