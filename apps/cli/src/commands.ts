import {
  benchConditionsCommand,
  benchCrashCommand,
  benchFeasibilityCommand,
  benchForwardCasesCommand,
  benchForwardCommand,
  benchGoldCommand,
  benchJudgedCommand,
  benchLoadCommand,
  benchMappingCommand,
  benchMergeRoutesCommand,
  benchNamesCommand,
  benchOracleCommand,
  benchRatingsCommand,
  benchRoutesCommand,
  benchSingleStepCommand,
  benchSizeCommand,
  benchSpeedCommand,
} from '@retron/bench';
import type { Command } from '@retron/command';
import { catalogBuildCommand } from './commands/catalog-build.ts';
import { catalogImportCommand } from './commands/catalog-import.ts';
import { convertCommand } from './commands/convert.ts';
import { libraryBuildCommand } from './commands/library-build.ts';
import { libraryInfoCommand } from './commands/library-info.ts';
import {
  backupCheckCommand,
  backupCommand,
  restoreCommand,
  upgradeDatabaseCommand,
  userAddCommand,
  userDisableCommand,
  userEnableCommand,
  userListCommand,
  userResetCommand,
} from './commands/operator-commands.ts';
import { planCommand } from './commands/plan.ts';
import { predictCommand } from './commands/predict.ts';
import { rankerAdoptCommand } from './commands/ranker-adopt.ts';
import { rankerTrainCommand } from './commands/ranker-train.ts';
import { rankerTrainFeasibilityCommand } from './commands/ranker-train-feasibility.ts';
import { rankerTrainForwardCommand } from './commands/ranker-train-forward.ts';

/** Every command of `retron`, in the order the overview shows them. */
export const COMMANDS: readonly Command[] = [
  planCommand,
  predictCommand,
  convertCommand,
  libraryBuildCommand,
  libraryInfoCommand,
  catalogBuildCommand,
  catalogImportCommand,
  rankerTrainCommand,
  rankerTrainForwardCommand,
  rankerTrainFeasibilityCommand,
  rankerAdoptCommand,
  backupCommand,
  backupCheckCommand,
  restoreCommand,
  upgradeDatabaseCommand,
  userAddCommand,
  userListCommand,
  userDisableCommand,
  userEnableCommand,
  userResetCommand,
  benchOracleCommand,
  benchFeasibilityCommand,
  benchConditionsCommand,
  benchForwardCommand,
  benchForwardCasesCommand,
  benchGoldCommand,
  benchJudgedCommand,
  benchMappingCommand,
  benchNamesCommand,
  benchRatingsCommand,
  benchRoutesCommand,
  benchMergeRoutesCommand,
  benchSingleStepCommand,
  benchSpeedCommand,
  benchCrashCommand,
  benchLoadCommand,
  benchSizeCommand,
];
