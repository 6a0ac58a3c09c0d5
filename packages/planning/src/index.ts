export { clusterByDisconnection, type DisconnectionCluster } from './clusters/disconnection-clusters.ts';
export { disconnectionKeys } from './clusters/symmetric-bonds.ts';
export { createRetroExpander } from './expand/retro-expander.ts';
export type { ExpectedProduct } from './forward/judged-product.ts';
export { createReactionPredictor, type PredictedReaction } from './forward/predict-reaction.ts';
export { knownRoutes } from './known-routes.ts';
export { createLooker, plan, planInTurns } from './plan.ts';
export { type FoundRoutes, type JudgedRoute, planRoutes, planRoutesInTurns, type RouteQuestion } from './plan-routes.ts';
export { askedStock } from './ports/asked-stock.ts';
export type { PlanningPorts } from './ports/ports.ts';
export { installedStock } from './ports/shelf-stock.ts';
export type { ProductRanker, StepRanker, TrainedRanker } from './ports/step-ranker.ts';
export { PLANNING_THREAD_LIMITS } from './ports/thread-limits.ts';
export { Workbench } from './ports/workbench.ts';
export { citationOf, conditionsOf, type LinkAddresses, patentLinkOf, precedentLinkOf, reactionSmilesOf } from './precedents/citation.ts';
export type { ConditionSet } from './precedents/condition-sets.ts';
export { type PrecedentPage, type PrecedentQuestion, precedentsOf, type RankedPrecedent } from './precedents/precedents-of.ts';
export type { Spread } from './precedents/spread.ts';
export type { PrecedentStatistics, SpeciesCounts } from './precedents/statistics.ts';
export { trainedRanker } from './rank/learned/networks-and-trees.ts';
export { openRanker, type RankerHeader, type RankerModel } from './rank/learned/ranker-file.ts';
export { PLAIN_WEIGHTS, productRanker } from './rank/products/product-ranker.ts';
export type { ProductWeights } from './rank/products/product-weights.ts';
export { readProductWeights } from './rank/products/product-weights-file.ts';
export { inflateRanker, readRankerHeader } from './rank/ranker-container.ts';
export { openTrainedRanker } from './rank/ranker-kinds.ts';
export {
  ANY_MATERIALS,
  type AskedMaterials,
  type GivenMaterials,
  type MaterialList,
  materialTextsOf,
  type PriceLimit,
  readMaterials,
  type UnreadMaterial,
} from './request/asked-materials.ts';
export * from './request/plan-report.ts';
export * from './request/plan-request.ts';
export { type GivenIntent, readIntent, structureTextsOf, type UnreadWish } from './request/read-intent.ts';
export type { RouteIntent } from './request/route-intent.ts';
export { ROUTES_WANTED } from './request/routes-wanted.ts';
export type { Stock } from './request/stock.ts';
export type { Clause, Condition, Strategy } from './request/strategy.ts';
export { isIonAlone, shareNeeded } from './routes/bought-share.ts';
export type { FaultAtom } from './routes/fault-source.ts';
export { type BranchQuestion, type BranchStep, knownBranch } from './routes/known-branch.ts';
export type { RouteFault } from './routes/route-faults.ts';
export { figuresOf, isHighestTier, type RouteFigures, type RouteTiers, stepsOf, type YieldRange } from './routes/route-figures.ts';
export { orderRoutes } from './routes/route-order.ts';
export { type CopiedLook, lookOfCopy } from './search/copied-look.ts';
export { KeptLooks, lookForCopy } from './search/kept-looks.ts';
export type { Look, Looker, LookQuestion } from './search/looker.ts';
export { atomsOfProtection, BEYOND_BREADTH, readGoodCode } from './step/left-out-codes.ts';
export { isSameButForStereo, isSameInAnyForm, isVaguerForm } from './step/like-molecules.ts';
export { sentenceOf, termsOf } from './strategies/clause-terms.ts';
export { type LeftOutBy, leftOutCodeOf, leftOutText, readLeftOut, type StrategyName } from './strategies/left-out.ts';
export { findStrategy, STRATEGIES } from './strategies/shipped-strategies.ts';
export { yieldRangeOf } from './yield-range.ts';
