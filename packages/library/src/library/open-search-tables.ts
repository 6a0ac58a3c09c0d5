import type { Failure, Result } from '@retron/molecule';
import { unpackPatternIndex, unpackPatternSet } from '@retron/patterns';
import { DamagedContainer } from '../container/container-failure.ts';
import { openLists } from '../container/lists.ts';
import type { Container } from '../container/read-container.ts';
import type { Direction, SearchTable } from './library.ts';
import { searchSections } from './library-sections.ts';
import type { Precision } from './types.ts';

function undamaged<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new DamagedContainer(result.error.message);
  return result.value;
}

/** The search tables of one direction, for levels 1, 2 and 3. */
export function openSearchTables(container: Container, direction: Direction): SearchTable[] {
  return ([1, 2, 3] as const satisfies readonly Precision[]).map((level) => {
    const names = searchSections(direction, level);
    const transforms = openLists(container, names.transforms);
    return {
      patterns: undamaged(unpackPatternSet(container.section(names.patterns, Uint8Array))),
      index: undamaged(unpackPatternIndex(container.section(names.index, Uint8Array))),
      transformsOf: (pattern) => transforms.list(pattern),
    };
  });
}
