import type { Precision, TransformLibrary } from '@retron/library';
import { PatternFinder } from '@retron/patterns';
import { readTemplate, type Template } from '@retron/transforms';

/** Transforms of one level, ready to be tried on products. */
export interface TransformLevel {
  readonly finder: PatternFinder;
  /** Transforms that have the pattern. */
  transformsOf(pattern: number): Iterable<number>;
  /** The template of a transform; `null` when it cannot be read. */
  template(transform: number): Template | null;
  text(transform: number): string;
  /** Recorded reactions behind a transform. */
  support(transform: number): number;
}

/** Transforms by which reactions can be mapped. */
export interface TransformSet {
  level(level: Precision): TransformLevel;
}

/** Reads each template once, when it is first asked for. */
export function templateReader(text: (transform: number) => string): (transform: number) => Template | null {
  const read = new Map<number, Template | null>();
  return (transform) => {
    const known = read.get(transform);
    if (known !== undefined) return known;
    const answer = readTemplate(text(transform));
    const template = answer.ok ? answer.value : null;
    read.set(transform, template);
    return template;
  };
}

/** A set of what `make` gives for each level. */
export function byLevel(make: (level: Precision) => TransformLevel): TransformSet {
  const levels = [make(1), make(2), make(3)] as const;
  return { level: (level) => levels[level - 1] };
}

/** The transforms of a library; `null` when it does not serve retrosynthesis, as then its retrons are not indexed. */
export function transformsOfLibrary(library: TransformLibrary): TransformSet | null {
  if (!library.header.directions.includes('retrosynthesis')) return null;
  const template = templateReader((transform) => library.template(transform));
  return byLevel((level) => {
    const table = library.searchTable('retrosynthesis', level);
    if (!table) throw new Error(`${library.fullName} serves retrosynthesis but has no search table of level ${level}`);
    return {
      finder: new PatternFinder(table.patterns, table.index),
      transformsOf: (pattern) => table.transformsOf(pattern),
      template,
      text: (transform) => library.template(transform),
      support: (transform) => library.reactionCount(transform),
    };
  });
}
