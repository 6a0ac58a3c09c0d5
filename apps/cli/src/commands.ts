import type { Command } from './command.ts';
import { benchForwardCommand } from './commands/bench-forward.ts';
import { benchMappingCommand } from './commands/bench-mapping.ts';
import { benchNamesCommand } from './commands/bench-names.ts';
import { benchOracleCommand } from './commands/bench-oracle.ts';
import { benchRatingsCommand } from './commands/bench-ratings.ts';
import { benchSingleStepCommand } from './commands/bench-single-step.ts';
import { benchSpeedCommand } from './commands/bench-speed.ts';
import { catalogBuildCommand } from './commands/catalog-build.ts';
import { catalogImportCommand } from './commands/catalog-import.ts';
import { convertCommand } from './commands/convert.ts';
import { libraryBuildCommand } from './commands/library-build.ts';
import { libraryInfoCommand } from './commands/library-info.ts';
import { planCommand } from './commands/plan.ts';
import { rankerAdoptCommand } from './commands/ranker-adopt.ts';
import { rankerTrainCommand } from './commands/ranker-train.ts';
import { rankerTrainForwardCommand } from './commands/ranker-train-forward.ts';

/** Every command of `retron`, in the order the overview shows them. */
export const COMMANDS: readonly Command[] = [
  planCommand,
  convertCommand,
  libraryBuildCommand,
  libraryInfoCommand,
  catalogBuildCommand,
  catalogImportCommand,
  rankerTrainCommand,
  rankerTrainForwardCommand,
  rankerAdoptCommand,
  benchOracleCommand,
  benchForwardCommand,
  benchMappingCommand,
  benchNamesCommand,
  benchRatingsCommand,
  benchSingleStepCommand,
  benchSpeedCommand,
];
