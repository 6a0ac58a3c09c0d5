import type { Command } from './command.ts';
import { benchMappingCommand } from './commands/bench-mapping.ts';
import { benchNamesCommand } from './commands/bench-names.ts';
import { benchOracleCommand } from './commands/bench-oracle.ts';
import { benchSpeedCommand } from './commands/bench-speed.ts';
import { catalogBuildCommand } from './commands/catalog-build.ts';
import { catalogImportCommand } from './commands/catalog-import.ts';
import { convertCommand } from './commands/convert.ts';
import { libraryBuildCommand } from './commands/library-build.ts';
import { libraryInfoCommand } from './commands/library-info.ts';
import { planCommand } from './commands/plan.ts';

/** Every command of `retron`, in the order the overview shows them. */
export const COMMANDS: readonly Command[] = [
  planCommand,
  convertCommand,
  libraryBuildCommand,
  libraryInfoCommand,
  catalogBuildCommand,
  catalogImportCommand,
  benchOracleCommand,
  benchMappingCommand,
  benchNamesCommand,
  benchSpeedCommand,
];
