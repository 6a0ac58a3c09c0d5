import type { ExtractionLimits } from '@retron/transforms';

/** One recorded reaction as a source gives it. What the source does not say is `null`. */
export interface SourceReaction {
  /** `reactants>agents>product`, with atom maps where the source has them. */
  readonly mappedReaction: string;
  /** Why the record cannot be used, in the words that `LibrarySource.dropped` counts; `mappedReaction` may then be empty. */
  readonly problem?: string;
  /** Unique within `ReactionSource.precedentSource`. */
  readonly key: string;
  /** Number of the patent, or the publication as the source cites it. */
  readonly patent: string | null;
  readonly year: number | null;
  readonly yieldPercent: number | null;
  /** Whether the source calculated the yield from amounts; absent where it does not say. */
  readonly isYieldCalculated?: boolean;
  readonly temperatureCelsius: number | null;
  readonly timeHours: number | null;
  /** SMILES. */
  readonly solvents: readonly string[];
  /** SMILES of further products of the record; absent where there are none. */
  readonly otherProducts?: readonly string[];
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
  /** Kinds of fields that were met and not used, with their number; filled while `reactions` is read. */
  readonly unreadFields?: ReadonlyMap<string, number>;
  /** Read once, in order. */
  readonly reactions: Iterable<SourceReaction> | AsyncIterable<SourceReaction>;
}
