// Everything that builds data files: what the commands of `retron` and the benchmarks use of it.

// Catalogues: gathered from reactions, or imported from a supplier's list
export { buildCatalog } from './catalog/build-catalog.ts';
export { type DecimalSign, type PriceRules, readNumber } from './catalog-import/amounts.ts';
export type { CatalogRow } from './catalog-import/catalog-row.ts';
export { type ColumnPlaces, FIELDS, type Field, type ReadColumns, readColumns, rowOf } from './catalog-import/columns.ts';
export { type ImportedCatalog, importCatalog } from './catalog-import/import-catalog.ts';
export { readSdfRecords } from './catalog-import/sdf-records.ts';
// Reactions, as files record them
export { type CanonicalReaction, type CanonicalReactions, readCanonicalReactions } from './collect/canonical-reactions.ts';
export { type Citations, readCitations, withCitations } from './collect/citations.ts';
export { reactionKey } from './collect/collect-reactions.ts';
export { evenHash, shuffled } from './collect/hold-out.ts';
export { readRdfSource } from './collect/rdfile/rdf-source.ts';
export { mainProduct, readReactionText } from './collect/reaction-text.ts';
export { readRsmiTable } from './collect/rsmi-table.ts';
export type { ReactionSource } from './collect/source-reaction.ts';
export { readSourceTable } from './collect/source-table.ts';
export { withoutSpectators } from './collect/spectators.ts';
export { writeContainer } from './container/write-container.ts';
// Weights of the feasibility of a step
export {
  areaUnderCurve,
  isHeldBack,
  learnFeasibility,
  type RecordedOutcomes,
  rivalsOf,
  type WeighedEstimate,
} from './learn/feasibility/learn-feasibility.ts';
export { createOutcomeFinder } from './learn/feasibility/mixture-outcomes.ts';
export { readMixtures } from './learn/feasibility/read-mixtures.ts';
export { feasibilityWeightsModule } from './learn/feasibility/write-feasibility-weights.ts';
// Weights by which products are ranked in the forward direction
export { forwardLibraryOf } from './learn/forward/forward-training-library.ts';
export { type ForwardLearning, learnProductWeights } from './learn/forward/learn-product-weights.ts';
export { writeProductWeights } from './learn/forward/write-product-weights.ts';
// Rankers of suggestions
export type { TrainingProgress } from './learn/networks/softmax.ts';
export { adoptRanker } from './learn/ranker/adopt-ranker.ts';
export type { RankingJob, RankingResults } from './learn/ranker/ranking-jobs.ts';
export type { OnStage, RankingWork } from './learn/ranker/ranking-work.ts';
export { RankingWorker } from './learn/ranker/ranking-worker.ts';
export { readReactions } from './learn/ranker/read-reactions.ts';
export { TRAINING_SETTINGS, type TrainingSettings, trainRanker } from './learn/ranker/train-ranker.ts';
export { buildTrainingLibrary } from './learn/ranker/training-library.ts';
export { writeRanker } from './learn/ranker/write-ranker.ts';
// The library file
export { type BuildProgress, buildLibrary } from './library-file/build-library.ts';
// Atom maps by transforms
export { mapReaction, type ReactionMap } from './map/map-reaction.ts';
export { compareMaps } from './map/same-map.ts';
export { type TransformSet, transformsOfLibrary } from './map/transform-set.ts';
