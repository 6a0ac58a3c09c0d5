import type { TransformId } from '@retron/library';
import type { DraftPrecursor, Outcome, Target } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { CompiledLibrary } from './compiled-library.ts';
import type { Disconnection } from './disconnection.ts';

/** A transform that supports an ensemble. */
export interface Support {
  readonly library: CompiledLibrary;
  readonly transform: TransformId;
  readonly level: Precision;
}

/** Applications of transforms with the same precursors by the same disconnection: one idea. */
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
  /** The disconnection, the same for symmetric ones; see `bondClasses`. */
  readonly site: string;
  readonly key: string;
  /** Every transform once, by library, then number. */
  readonly support: readonly Support[];
}

/** Bonds named so that those which are alike under the symmetry of the target have the same name. */
export function bondClasses(bonds: Outcome['bonds'], { symmetryClass }: Pick<Target, 'symmetryClass'>): string {
  return bonds
    .map(([a, b]) => [symmetryClass[a], symmetryClass[b]].sort((x, y) => x - y).join('-'))
    .sort()
    .join();
}

/** Support whose more general transform does not support the ensemble too: counting these counts every reaction once. */
export function topmostSupport(support: readonly Support[]): readonly Support[] {
  return support.filter(({ library, transform }) => {
    const parent = library.library.parent(transform);
    return parent < 0 || !support.some((other) => other.library === library && other.transform === parent);
  });
}

export function deepestLevel(support: readonly Support[]): Precision {
  return support.reduce<Precision>((deepest, { level }) => (level > deepest ? level : deepest), 1);
}
