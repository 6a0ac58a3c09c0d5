import type { PatternIndex, PatternSet } from '@retron/patterns';
import type { RecordedNameReactionId } from '@retron/reactivity';
import type { NameReactionCount, Precision } from './types.ts';

/** Index of a transform in its library, from 0. */
export type TransformId = number;
/** Index of an example precedent in its library, from 0. */
export type PrecedentId = number;
/** Index of a recorded reaction in its library, from 0. */
export type RecordedReactionId = number;

/** Which way a library is used: from a product to precursors, or from a reactant to products. */
export type Direction = 'retrosynthesis' | 'forward';

/**
 * Patterns of one level, ready for a `PatternFinder`; equal patterns stand once.
 *
 * Retrosynthesis: the product side of a transform is one pattern. Forward: each molecule of its precursor side is one, so a
 * transform with two precursors can be found through either.
 */
export interface SearchTable {
  readonly patterns: PatternSet;
  readonly index: PatternIndex;
  /** Transforms that have the pattern, ascending. A view, do not write. */
  transformsOf(pattern: number): Uint32Array;
}

/** Where a library came from: enough to build it again. */
export interface LibraryHeader {
  readonly format: number;
  /** Family, such as `chemsynth_core`. */
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  readonly displayText: string;
  readonly directions: readonly Direction[];
  /** SHA-256 of everything behind the header, hex. */
  readonly hash: string;
  readonly licence: string;
  readonly builder: { readonly version: string; readonly settings: Readonly<Record<string, string | number | boolean>> };
  readonly sources: readonly LibrarySource[];
  readonly counts: { readonly transforms: readonly [number, number, number]; readonly precedents: number; readonly reactions: number };
}

export interface LibrarySource {
  readonly name: string;
  readonly sha256: string;
  readonly licence: string;
  readonly reactionsRead: number;
  readonly reactionsUsed: number;
  /** Reason -> number of reactions left out for it. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Level of the transform -> number of reactions without a map of their own that were mapped by it; absent when there are none. */
  readonly mappedByTransforms?: Readonly<Record<string, number>>;
}

/** What is recorded of a reaction besides its molecules. Unknown facts are `null`. */
export interface RecordedConditions {
  /** Canonical SMILES of everything that gives no atom to the product. */
  readonly agents: readonly string[];
  readonly solvents: readonly string[];
  readonly year: number | null;
  readonly yieldPercent: number | null;
  /** Whether the yield was calculated from amounts by a program instead of being read from the text; `null` where that is not recorded. */
  readonly isYieldCalculated: boolean | null;
  readonly temperatureCelsius: number | null;
  readonly timeHours: number | null;
  /** Whether a reactant or the product is an ion: an ion among the agents may then belong to it. */
  readonly isIonic: boolean;
}

/** A published reaction kept as an example. Unknown facts are `null`. */
export interface Precedent extends RecordedConditions {
  readonly id: PrecedentId;
  /** `USPTO` for a patent reaction, or the data set's name where no patent is recorded. */
  readonly source: string;
  /** Key within the source, unique in the library. */
  readonly key: string;
  readonly reactants: readonly PrecedentMolecule[];
  readonly product: PrecedentMolecule;
  /** Number of the patent, or the publication as the source cites it. */
  readonly patent: string | null;
  readonly nameReactions: readonly RecordedNameReactionId[];
}

export interface PrecedentMolecule {
  /** Canonical SMILES. */
  readonly smiles: string;
  /** Atoms of the reaction centre, from 0, in the order of `smiles`. */
  readonly centre: readonly number[];
}

/** What a library keeps of all its recorded reactions, those too that are not kept as examples: enough for statistics. */
export interface RecordedReactions {
  /**
   * The reactions behind the transform and everything below it, each once: from `first` up to, not including, `end`. They are as many as
   * `reactionCount` says; those of two transforms are the same, nested or apart, as the transforms are.
   */
  behind(transform: TransformId): { readonly first: RecordedReactionId; readonly end: RecordedReactionId };
  conditions(id: RecordedReactionId): RecordedConditions;
  /** As its conditions state it, without reading these. */
  yieldPercent(id: RecordedReactionId): number | null;
  /**
   * A 32-bit hash of source and key: the same for a reaction that stands in another library too. Two reactions of one library may share
   * it by chance, so it tells reactions of different libraries apart only.
   */
  identity(id: RecordedReactionId): number;
  /** Its patent, or the publication as the source cites it; `null` where none is recorded, and for all of a file of builder 2. */
  patent(id: RecordedReactionId): string | null;
}

/**
 * An opened transform library: immutable views on one (shared) buffer.
 *
 * Transforms of level 3 are children of level 2 ones, these of level 1 ones. Counts include all reactions of the source, also
 * those not kept as examples.
 */
export interface TransformLibrary {
  readonly header: LibraryHeader;
  /** `name-version`, such as `chemsynth_core-1.0`. */
  readonly fullName: string;
  readonly transformCount: number;
  /** Transforms of one level are those from `first` up to, not including, `end`; the most used of each parent come first. */
  transformsAt(level: Precision): { readonly first: TransformId; readonly end: TransformId };
  level(transform: TransformId): Precision;
  /** The transform one level less specific that this one belongs to; -1 at level 1. */
  parent(transform: TransformId): TransformId;
  children(transform: TransformId): readonly TransformId[];
  /** Template text, product side `>>` precursor side. */
  template(transform: TransformId): string;
  /** What transforms of one level ask of a structure; `null` when the library does not serve the direction. */
  searchTable(direction: Direction, level: Precision): SearchTable | null;
  /** Recorded reactions behind the transform. */
  reactionCount(transform: TransformId): number;
  nameReactions(transform: TransformId): readonly NameReactionCount[];
  /** Examples of the transform and of everything below it, each once, ascending. */
  precedentIds(transform: TransformId): readonly PrecedentId[];
  precedent(id: PrecedentId): Precedent;
  /** Morgan fingerprint (radius 2, 2,048 bits, 256 bytes) of the precedent's product: a view, do not write. */
  productFingerprint(id: PrecedentId): Uint8Array;
  /** `null` for a file of builder 1, which kept nothing of reactions that are no examples. */
  readonly recordedReactions: RecordedReactions | null;
}
