import type { ExtractionLimits } from '@retron/transforms';

/** One recorded reaction as a source gives it. What the source does not say is `null`. */
export interface SourceReaction {
  /** `reactants>agents>product` with atom maps. */
  readonly mappedReaction: string;
  /** Unique within `ReactionSource.precedentSource`. */
  readonly key: string;
  readonly patent: string | null;
  readonly year: number | null;
  readonly yieldPercent: number | null;
  readonly temperatureCelsius: number | null;
  readonly timeHours: number | null;
  /** SMILES. */
  readonly solvents: readonly string[];
}

/** A file of reactions, and what is to be thought of it. */
export interface ReactionSource {
  /** Name for the library's header, such as `USPTO-50k (train)`. */
  readonly name: string;
  /** What `Precedent.source` says of its reactions. */
  readonly precedentSource: string;
  readonly sha256: string;
  readonly licence: string;
  /** Curated maps are believed; from others a transform needs support, see `BuildSettings.minimumSupport`. */
  readonly isCurated: boolean;
  readonly limits: ExtractionLimits;
  /** Read once, in order. */
  readonly reactions: Iterable<SourceReaction> | AsyncIterable<SourceReaction>;
}
