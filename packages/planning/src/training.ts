/**
 * What only learning to rank, and measuring, needs of planning: samples are described as planning will describe what it finds, and files
 * are written as it reads them. For `@retron/build` and `@retron/bench`.
 */

export { createEvidenceGatherer } from './expand/retro-expander.ts';
export { forwardApplications } from './forward/forward-applications.ts';
export { mixtureOf } from './forward/mixture.ts';
export { productCandidates } from './forward/product-candidates.ts';
export { replay } from './judge/replay/replay.ts';
export { CompiledLibrary } from './libraries/compiled-library.ts';
export { ForwardLibrary } from './libraries/forward-library.ts';
export { isSettled } from './molecules/settled-form.ts';
export { applyLibraries } from './propose/apply-libraries.ts';
export { limitApplications } from './propose/limit-applications.ts';
export { Identities } from './propose/precursor-set.ts';
export { describeApplications, PLAIN_VIEWS } from './rank/learned/describe-applications.ts';
export { IdentityCounts, type KnownMaterials, type Occurrences } from './rank/learned/known-molecules.ts';
export { LearnedRanker } from './rank/learned/learned-ranker.ts';
export { describeMolecule } from './rank/learned/molecule-environments.ts';
export { KNOWN_ARRAYS, MATRIX_ARRAYS, RANKER_FORMAT, RANKER_KIND, TREE_ARRAYS } from './rank/learned/ranker-file.ts';
export { recordedSynthons } from './rank/learned/synthon.ts';
export { DENSE, type ProductFeatures, productFeatures } from './rank/products/product-features.ts';
export { productScore } from './rank/products/product-ranker.ts';
export { PRODUCT_WEIGHTS_KIND } from './rank/products/product-weights.ts';
export { WEIGHTS_LAYOUT } from './rank/products/product-weights-file.ts';
export { TransformNames } from './rank/products/transform-names.ts';
export { RANKER_FILE } from './rank/ranker-container.ts';
export { feasibilityOf } from './rate/feasibility.ts';
export { FEASIBILITY_TERM_IDS, FEASIBILITY_TERMS, feasibilityMeasures } from './rate/feasibility-terms.ts';
export { comparePlaces } from './rate/order.ts';
export { placesWithoutCaps } from './rate/own-word.ts';
export type { Application } from './step/application.ts';
export type { Replay } from './step/findings.ts';
export { readCanonical } from './step/fragments.ts';
export type { ProductCandidate } from './step/product-candidate.ts';
export { asRecorded } from './step/recorded-form.ts';
export type { Support } from './step/support.ts';
export { Tally } from './step/tally.ts';
