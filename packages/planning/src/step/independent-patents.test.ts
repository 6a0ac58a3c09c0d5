import type { RecordedReactions, TransformLibrary } from '@retron/library';
import { describe, expect, it } from 'vitest';
import type { CompiledLibrary } from '../libraries/compiled-library.ts';
import { independentPatents } from './independent-patents.ts';
import type { Support } from './support.ts';

/** A library of two general transforms, each with one special transform below it, with the patents of the reactions behind each. */
function supportOf(first: readonly (string | null)[], second: readonly (string | null)[]): (transform: number) => Support {
  const patents = [...first, ...second];
  const recordedReactions: Pick<RecordedReactions, 'behind' | 'patent'> = {
    behind: (transform) => (transform % 2 === 0 ? { first: 0, end: first.length } : { first: first.length, end: patents.length }),
    patent: (reaction) => patents[reaction],
  };
  const library = {
    header: { counts: { reactions: patents.length } },
    parent: (transform: number) => (transform < 2 ? -1 : transform - 2),
    recordedReactions,
  } as unknown as TransformLibrary;
  return (transform) => ({ library: { library } as CompiledLibrary, transform, level: transform < 2 ? 1 : 2 });
}

describe('independent patents', () => {
  it('are those behind the general transform, each once, up to three', () => {
    const support = supportOf(['US1', 'US1', 'US2'], ['US3', 'US4', 'US5', 'US6']);
    expect(independentPatents([support(0)])).toBe(2);
    expect(independentPatents([support(2)])).toBe(2);
    expect(independentPatents([support(3)])).toBe(3);
    expect(independentPatents([support(2), support(3)])).toBe(3);
  });

  it('count reactions without a citation as one patent', () => {
    const support = supportOf([null, null], ['US1', null]);
    expect(independentPatents([support(0)])).toBe(1);
    expect(independentPatents([support(1)])).toBe(2);
  });

  it('are unknown where the library cites nothing', () => {
    expect(independentPatents([supportOf([null, null], [null])(0)])).toBeNull();
  });
});
