import type { TransformId } from '@retron/library';
import type { PreparedMolecule } from '@retron/patterns';
import type { DraftPrecursor, Outcome } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { Admission } from './admission.ts';
import type { CompiledLibrary } from './compiled-library.ts';
import type { Disconnection } from './disconnection.ts';

/** A transform that supports an ensemble. */
export interface Support {
  readonly library: CompiledLibrary;
  readonly transform: TransformId;
  readonly level: Precision;
}

/** Applications of transforms with the same precursors by the same disconnection, or one like it (`like-cuts.ts`): one idea. */
export interface Ensemble {
  /** Canonical SMILES, sorted. */
  readonly precursors: readonly string[];
  /** Complexity of the most complex precursor, in bits; see `molecularComplexity`. */
  readonly hardestComplexity: number;
  /** Forward only: canonical SMILES of what reacts with the structure. */
  readonly partners: readonly string[];
  /** In the order of `precursors`. */
  readonly drafts: readonly DraftPrecursor[];
  readonly outcome: Outcome;
  readonly disconnection: Disconnection;
  readonly admission: Admission;
  /** The disconnection, the same for symmetric ones; see `bondClasses`. */
  readonly site: string;
  readonly key: string;
  /**
   * Probability that a learned ranker gives it among all steps that make the structure, before calibration; `null` where none is at
   * hand, or none that has learnt of its transforms.
   */
  readonly share: number | null;
  /** Every transform once, by library, then number. */
  readonly support: readonly Support[];
}

/** Bonds named so that those which are alike under the symmetry of the target have the same name. */
export function bondClasses(bonds: Outcome['bonds'], { symmetryClass }: Pick<PreparedMolecule, 'symmetryClass'>): string {
  return bonds
    .map(([a, b]) => [symmetryClass[a], symmetryClass[b]].sort((x, y) => x - y).join('-'))
    .sort()
    .join();
}

/** Support whose more general transform does not support the ensemble too. */
export function topmostSupport(support: readonly Support[]): readonly Support[] {
  return support.filter(({ library, transform }) => {
    const parent = library.library.parent(transform);
    return parent < 0 || !support.some((other) => other.library === library && other.transform === parent);
  });
}

/**
 * The support that counts every recorded reaction once: topmost, and of libraries made from common sources only the one with most
 * reactions behind the ensemble.
 */
export function countedSupport(support: readonly Support[]): readonly Support[] {
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

/** Recorded reactions behind an ensemble, each once: all of them, and those that share the surroundings of the deepest level. */
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
