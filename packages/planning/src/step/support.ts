import type { TransformId } from '@retron/library';
import type { Precision } from '@retron/tree';
import type { CompiledLibrary } from '../libraries/compiled-library.ts';

/** A transform that supports a suggestion. */
export interface Support {
  readonly library: CompiledLibrary;
  readonly transform: TransformId;
  readonly level: Precision;
}

/** Several facts of a step ask for the same part of its support. */
const topmostOf = new WeakMap<readonly Support[], readonly Support[]>();
const countedOf = new WeakMap<readonly Support[], readonly Support[]>();

/** Support whose more general transform does not support the same step. @param support - never changed again */
export function topmostSupport(support: readonly Support[]): readonly Support[] {
  return once(topmostOf, support, findTopmost);
}

/** What is found of a list; of one that holds a single transform it is the list itself. */
function once(
  known: WeakMap<readonly Support[], readonly Support[]>,
  support: readonly Support[],
  find: (support: readonly Support[]) => readonly Support[],
): readonly Support[] {
  if (support.length === 1) return support;
  const before = known.get(support);
  if (before !== undefined) return before;
  const found = find(support);
  known.set(support, found);
  return found;
}

function findTopmost(support: readonly Support[]): readonly Support[] {
  return support.filter(({ library, transform }) => {
    const parent = library.library.parent(transform);
    return parent < 0 || !support.some((other) => other.transform === parent && other.library === library);
  });
}

/**
 * The support that counts every recorded reaction once: topmost, and of libraries made from common sources only the one with most
 * reactions behind the step.
 *
 * @param support - never changed again
 */
export function countedSupport(support: readonly Support[]): readonly Support[] {
  return once(countedOf, support, findCounted);
}

function findCounted(support: readonly Support[]): readonly Support[] {
  const counts = new Map<CompiledLibrary, number>();
  const topmost = topmostSupport(support);
  for (const { library, transform } of topmost) counts.set(library, (counts.get(library) ?? 0) + library.library.reactionCount(transform));
  const chosen: CompiledLibrary[] = [];
  for (const [library] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (!chosen.some((other) => haveCommonSource(library, other))) chosen.push(library);
  }
  return topmost.filter(({ library }) => chosen.includes(library));
}

function haveCommonSource(a: CompiledLibrary, b: CompiledLibrary): boolean {
  const sources = new Set(a.library.header.sources.map(({ sha256 }) => sha256));
  return b.library.header.sources.some(({ sha256 }) => sources.has(sha256));
}

/** Recorded reactions behind a step, each once: all of them, and those that share the surroundings of the deepest level. */
export function countReactions(support: readonly Support[]): { readonly all: number; readonly close: number } {
  const counted = countedSupport(support);
  const libraries = new Set(counted.map(({ library }) => library));
  const deepest = deepestLevel(support);
  const close = support.filter(({ library, level }) => level === deepest && libraries.has(library));
  return { all: sumOfReactions(counted), close: sumOfReactions(close) };
}

function sumOfReactions(support: readonly Support[]): number {
  return support.reduce((sum, { library, transform }) => sum + library.library.reactionCount(transform), 0);
}

export function deepestLevel(support: readonly Support[]): Precision {
  return support.reduce<Precision>((deepest, { level }) => (level > deepest ? level : deepest), 1);
}
