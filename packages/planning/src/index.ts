export { clusterByDisconnection, type DisconnectionCluster } from './clusters/disconnection-clusters.ts';
export { disconnectionKeys } from './clusters/symmetric-bonds.ts';
export { createRetroExpander } from './expand/retro-expander.ts';
export { forwardApplications } from './forward/forward-applications.ts';
export { mixtureOf } from './forward/mixture.ts';
export { createProductPredictor, type PredictedProduct } from './forward/predict-products.ts';
export { type ProductCandidate, productCandidates } from './forward/product-candidates.ts';
export { DENSE, type ProductFeatures, productFeatures } from './forward/product-features.ts';
export { PLAIN_WEIGHTS, productScore } from './forward/product-ranker.ts';
export { readProductWeights, writeProductWeights } from './forward/product-weights-file.ts';
export { CompiledLibrary } from './libraries/compiled-library.ts';
export { ForwardLibrary } from './libraries/forward-library.ts';
export { plan, planWith } from './plan.ts';
export type { PlanningPorts } from './ports/ports.ts';
export { PLANNING_THREAD_LIMITS } from './ports/thread-limits.ts';
export { Workbench } from './ports/workbench.ts';
export { citationOf, conditionsOf, type LinkAddresses, precedentLinkOf, reactionSmilesOf } from './precedents/citation.ts';
export { type PrecedentPage, precedentsOf, type RankedPrecedent } from './precedents/precedents-of.ts';
export type { PrecedentStatistics, SpeciesCounts, Spread } from './precedents/statistics.ts';
export { applyLibraries } from './propose/apply-libraries.ts';
export { limitApplications } from './propose/limit-applications.ts';
export { describeApplications, PLAIN_VIEWS } from './rank/describe-applications.ts';
export { IdentityCounts, type KnownMaterials, type Occurrences } from './rank/known-molecules.ts';
export { LearnedRanker } from './rank/learned-ranker.ts';
export { describeMolecule } from './rank/molecule-environments.ts';
export type { ProductWeights } from './rank/product-weights.ts';
export {
  inflateRanker,
  openRanker,
  RANKER_FORMAT,
  type RankerHeader,
  type RankerModel,
  readRankerHeader,
  writeRanker,
} from './rank/ranker-file.ts';
export { recordedSynthons } from './rank/synthon.ts';
export * from './request/plan-report.ts';
export * from './request/plan-request.ts';
export type { Stock } from './request/stock.ts';
export type { Application } from './step/application.ts';
export { readCanonical } from './step/fragments.ts';
export { BEYOND_BREADTH } from './step/left-out-codes.ts';
export type { Support } from './step/support.ts';
export { Tally } from './step/tally.ts';
export { termsOf } from './strategies/clause-terms.ts';
export { type LeftOutBy, leftOutCodeOf, leftOutText, readLeftOut } from './strategies/left-out.ts';
export { findStrategy, STRATEGIES } from './strategies/shipped-strategies.ts';
export type { Clause, Strategy } from './strategies/strategy.ts';
