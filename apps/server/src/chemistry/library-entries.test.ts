import type { TransformLibrary } from '@retron/library';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from './library-entries.ts';

/** What of a library its entry is made of. */
function library(name: string, version: string, directions: readonly ('retrosynthesis' | 'forward')[]): TransformLibrary {
  const header = {
    name,
    version,
    hash: `hash of ${name}-${version}`,
    displayName: name,
    displayText: '',
    directions,
    counts: { transforms: [3, 2, 1], reactions: 40 },
  };
  return { fullName: `${name}-${version}`, header } as unknown as TransformLibrary;
}

const newest = (libraries: readonly TransformLibrary[]) =>
  libraryEntries(libraries)
    .filter(({ isNewest }) => isNewest)
    .map(({ fullName, direction }) => `${fullName} ${direction}`);

describe('libraryEntries', () => {
  it('calls the newest version of a family newest, by number and for each direction', () => {
    const libraries = [
      library('chemsynth_core', '1.9', ['retrosynthesis', 'forward']),
      library('chemsynth_core', '1.10', ['retrosynthesis']),
      library('reflib', '2.0', ['forward']),
    ];
    expect(newest(libraries)).toEqual(['chemsynth_core-1.10 retrosynthesis', 'chemsynth_core-1.9 forward', 'reflib-2.0 forward']);
  });

  it('counts transforms over all levels', () => {
    const [entry] = libraryEntries([library('reflib', '1.0', ['forward'])]);
    expect(entry).toMatchObject({ family: 'reflib', transformCount: 6, reactionCount: 40 });
  });
});
