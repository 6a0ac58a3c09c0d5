import { describe, expect, it } from 'vitest';
import type { CompiledLibrary } from '../../libraries/compiled-library.ts';
import type { Support } from '../../step/support.ts';
import { forwardTemplates } from './forward-templates.ts';

/** A library whose transforms are numbered by their place: each with its recorded reactions and the more general one it belongs to. */
function supportOf(
  transforms: readonly { readonly level: 1 | 2 | 3; readonly reactions: number; readonly parent: number }[],
): readonly Support[] {
  const library = {
    fullName: 'L',
    parent: (transform: number) => transforms[transform].parent,
    reactionCount: (transform: number) => transforms[transform].reactions,
  };
  const compiled = { library, reversed: (transform: number) => transform } as unknown as CompiledLibrary;
  return transforms.map(({ level }, transform) => ({ library: compiled, transform, level }));
}

describe('the transforms that are run forward', () => {
  it('are those of the deepest level, brought to the second, then the others of the second, most recorded reactions first', () => {
    const support = supportOf([
      { level: 1, reactions: 900, parent: -1 },
      { level: 2, reactions: 49, parent: 0 },
      { level: 2, reactions: 3, parent: 0 },
      { level: 2, reactions: 10, parent: 0 },
      { level: 3, reactions: 2, parent: 3 },
    ]);
    expect([...forwardTemplates(support)]).toEqual([3, 1, 2]);
  });

  it('are of the first level only where nothing is deeper', () => {
    expect([...forwardTemplates(supportOf([{ level: 1, reactions: 9, parent: -1 }]))]).toEqual([0]);
    const second = { level: 2, reactions: 4, parent: 0 } as const;
    expect([...forwardTemplates(supportOf([{ level: 1, reactions: 9, parent: -1 }, second, { ...second, reactions: 5 }]))]).toEqual([2, 1]);
  });

  it('are three of either kind at most', () => {
    const second = { level: 2, reactions: 4, parent: 0 } as const;
    const third = (parent: number) => ({ level: 3, reactions: 1, parent }) as const;
    const general = [second, second, second, second, second, second, second, second];
    expect([...forwardTemplates(supportOf([...general, third(0), third(1), third(2), third(3)]))]).toHaveLength(6);
  });
});
