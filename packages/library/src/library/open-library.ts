import type { Result } from '@retron/molecule';
import { nameReactionIdOf } from '@retron/reactivity';
import type { ContainerFailure } from '../container/container-failure.ts';
import type { Sha256 } from '../container/container-layout.ts';
import { openLists } from '../container/lists.ts';
import { type Container, inflateContainer, openContainer, type Unpack, viewContainer } from '../container/read-container.ts';
import { openTextPool } from '../container/text-pool.ts';
import type { LibraryHeader, TransformId, TransformLibrary } from './library.ts';
import { FINGERPRINT_BYTES, LIBRARY_KIND, type LibraryTables, SECTION } from './library-sections.ts';
import { openRecordedReactions } from './open-conditions.ts';
import { openPrecedents } from './open-precedents.ts';
import { openSearchTables } from './open-search-tables.ts';
import type { Precision } from './types.ts';

/** Unpacks a library file as it lies on disk into a buffer that threads can share. */
export function inflateLibrary(file: Uint8Array, unpack: Unpack): Result<SharedArrayBuffer, ContainerFailure> {
  return inflateContainer(file, LIBRARY_KIND, unpack);
}

/**
 * Opens an unpacked library by making views on its buffer: nothing is parsed, and threads can open the same buffer.
 *
 * @param sha256 - when given, all contents are checked against the hash in the header
 */
export function openLibrary(buffer: ArrayBuffer | SharedArrayBuffer, sha256?: Sha256): Result<TransformLibrary, ContainerFailure> {
  const container = openContainer(buffer, LIBRARY_KIND, sha256);
  return container.ok ? viewContainer(container.value, viewLibrary) : container;
}

function viewLibrary(container: Container): TransformLibrary {
  const { library: header, tables } = container.header.content as { library: LibraryHeader; tables: LibraryTables };
  const levelStart = container.section(SECTION.levelStart, Int32Array);
  const parent = container.section(SECTION.parent, Int32Array);
  const childStart = container.section(SECTION.childStart, Int32Array);
  const reactionCount = container.section(SECTION.reactionCount, Int32Array);
  const precedentRange = container.section(SECTION.precedentRange, Int32Array);
  const templates = openTextPool(container, SECTION.template);
  const transformNames = openLists(container, SECTION.transformNames);
  const fingerprints = container.section(SECTION.fingerprints, Uint8Array);
  const nameReactions = tables.nameReactions.map(nameReactionIdOf);
  const precedent = openPrecedents(container, tables, nameReactions);

  const searchTables = new Map(header.directions.map((direction) => [direction, openSearchTables(container, direction)]));

  const span = (first: number, end: number) => Array.from({ length: end - first }, (_, i) => first + i);
  const levelOf = (transform: TransformId): Precision => (transform < levelStart[1] ? 1 : transform < levelStart[2] ? 2 : 3);
  return {
    header,
    fullName: `${header.name}-${header.version}`,
    transformCount: levelStart[3],
    transformsAt: (level) => ({ first: levelStart[level - 1], end: levelStart[level] }),
    level: levelOf,
    parent: (transform) => parent[transform],
    children: (transform) => span(childStart[transform], childStart[transform + 1]),
    template: (transform) => templates.text(transform),
    searchTable: (direction, level) => searchTables.get(direction)?.[level - 1] ?? null,
    reactionCount: (transform) => reactionCount[transform],
    nameReactions: (transform) => {
      const pairs = transformNames.list(transform);
      return Array.from({ length: pairs.length / 2 }, (_, i) => ({ id: nameReactions[pairs[2 * i]], count: pairs[2 * i + 1] }));
    },
    precedentIds: (transform) => span(precedentRange[2 * transform], precedentRange[2 * transform + 1]),
    precedent,
    productFingerprint: (id) => fingerprints.subarray(id * FINGERPRINT_BYTES, (id + 1) * FINGERPRINT_BYTES),
    recordedReactions: openRecordedReactions(container),
  };
}
