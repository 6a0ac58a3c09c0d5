import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command for operators may use of the world. */
export interface OperatorContext {
  /** Writes a line to standard output: results only. */
  readonly tell: (line: string) => void;
  /** Writes a line to standard error: progress and warnings. */
  readonly say: (line: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborted when the command is to end early. */
  readonly signal: AbortSignal;
}

/** A command that works on an installation, whether it runs or not. */
export interface OperatorCommand {
  /** Its words, such as `backup check`. */
  readonly name: string;
  /** What follows its name. */
  readonly usage: string;
  /** Ends when all is done. @throws UsageError, or an error whose message is for the operator */
  readonly run: (args: readonly string[], context: OperatorContext) => Promise<void>;
}

/** A command called wrongly. */
export class UsageError extends Error {}

/**
 * Reads options by their names.
 *
 * @param positionals - how many words without a name there must be
 * @throws UsageError
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  positionals: number,
) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (read.positionals.length === positionals) return read;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  throw new UsageError(positionals === 0 ? 'There is a word too many.' : 'Name one file.');
}
