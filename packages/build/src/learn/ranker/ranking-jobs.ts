import type { BoostedTrees, CandidateParameters, LevelStarts, RankingData, RelevanceParameters } from '@retron/learning';
import type { IdentityCounts } from '@retron/planning/training';
import type { CandidateSettings } from '../networks/train-candidates.ts';
import type { RelevanceSettings } from '../networks/train-relevance.ts';
import type { TreeSettings } from '../trees/train-trees.ts';
import type { RecordedReaction } from './training-sample.ts';

/** A part of a training that can be done beside others, in a thread of its own. Arrays that many jobs read lie in shared memory. */
export type RankingJob = CanonicaliseJob | DescribeJob | RelevanceJob | CandidateJob | TreeJob;

/** Canonical molecules of mapped reactions. */
export interface CanonicaliseJob {
  readonly kind: 'canonicalise';
  readonly mappedReactions: readonly string[];
}

/** `IdentityCounts` on its way between threads, where objects lose their class. */
export type SortedCounts = Pick<IdentityCounts, 'identities' | 'counts'>;

/** Targets and candidates of recorded reactions. */
export interface DescribeJob {
  readonly kind: 'describe';
  /** An inflated library file. */
  readonly library: SharedArrayBuffer;
  readonly known: { readonly reactants: SortedCounts; readonly synthons: SortedCounts };
  readonly reactions: readonly RecordedReaction[];
}

/** A relevance network learns, and judges targets it has not seen. */
export interface RelevanceJob {
  readonly kind: 'relevance';
  readonly data: RankingData;
  readonly targets: Uint32Array;
  /** Targets whose candidates are judged when the network is ready. */
  readonly judged: Uint32Array;
  readonly vocabulary: Uint32Array;
  readonly levelStart: LevelStarts;
  readonly settings: RelevanceSettings;
}

export interface CandidateJob {
  readonly kind: 'candidates';
  readonly data: RankingData;
  readonly relevances: Float32Array;
  readonly targets: Uint32Array;
  readonly vocabulary: Uint32Array;
  readonly settings: CandidateSettings;
}

export interface TreeJob {
  readonly kind: 'trees';
  readonly data: RankingData;
  readonly relevances: Float32Array;
  readonly targets: Uint32Array;
  /** See `BoostedTrees.views`. */
  readonly views: Uint8Array;
  readonly settings: TreeSettings;
}

/** What comes back of each kind of job. */
export interface RankingResults {
  /** In the order of the job; `null` for what the toolkit refuses. */
  readonly canonicalise: readonly (RecordedReaction | null)[];
  /** Without the reactions that nothing else supports: their number is `unsupported`. */
  readonly describe: { readonly data: RankingData; readonly unsupported: number };
  /** Relevances of the judged targets, one list a target. Vocabularies are left out: they do not cross threads. */
  readonly relevance: { readonly parameters: Omit<RelevanceParameters, 'vocabulary'>; readonly judged: readonly Float32Array[] };
  readonly candidates: { readonly parameters: Omit<CandidateParameters, 'vocabulary'> };
  readonly trees: BoostedTrees;
}
