// The benchmarks that are commands of `retron`.

export { benchConditionsCommand } from './conditions/bench-conditions.ts';
export { benchFeasibilityCommand } from './feasibility/bench-feasibility.ts';
export { benchForwardCommand } from './forward/bench-forward.ts';
export { benchForwardCasesCommand } from './forward-cases/bench-forward-cases.ts';
export { benchGoldCommand } from './gold/bench-gold.ts';
export { benchJudgedCommand } from './judged/bench-judged.ts';
export { benchMappingCommand } from './mapping/bench-mapping.ts';
export { benchNamesCommand } from './names/bench-names.ts';
export { benchOracleCommand } from './oracle/bench-oracle.ts';
export { benchMergeRoutesCommand } from './routes/bench-merge-routes.ts';
export { benchRoutesCommand } from './routes/bench-routes.ts';
export { benchCrashCommand } from './service/crash/bench-crash.ts';
export { benchLoadCommand } from './service/load/bench-load.ts';
export { benchSizeCommand } from './service/size/bench-size.ts';
export { benchRatingsCommand } from './single-step/bench-ratings.ts';
export { benchSingleStepCommand } from './single-step/bench-single-step.ts';
export { benchSpeedCommand } from './speed/bench-speed.ts';
