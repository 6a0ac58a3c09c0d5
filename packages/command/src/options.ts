import { type Failure, failure, type Result, success } from '@retron/molecule';

/** `value`: `--name X` or `--name=X`; `list`: the same, repeatable; `flag`: `--name`. */
export type OptionKind = 'value' | 'list' | 'flag';

export interface Options {
  readonly values: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly flags: ReadonlySet<string>;
  readonly positional: readonly string[];
}

/**
 * Reads `--options` by the kinds given; `-` and whatever does not begin with `--` is a positional. Of a value given twice the last counts.
 *
 * Not `parseArgs` of Node: it takes `-x` for options, where a target or `-` may stand, refuses `--limit -3` before a command can say what
 * it wants, and lets a value swallow the next option or refuses in its own words. To undo that takes more than this.
 *
 * Fails with `unknown-option`, `missing-value` (a value that begins with `--` must be joined: `--name=--x`) or `needless-value`.
 */
export function readOptions(args: readonly string[], kinds: Readonly<Record<string, OptionKind>>): Result<Options, Failure> {
  const values: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  const flags = new Set<string>();
  const positional: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const argument = args[i];
    if (!argument.startsWith('--')) {
      positional.push(argument);
      continue;
    }
    const equals = argument.indexOf('=');
    const name = argument.slice(2, equals < 0 ? undefined : equals);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) return failure({ kind: 'unknown-option', message: `Unknown option --${name}.` });
    if (kind === 'flag') {
      if (equals >= 0) return failure({ kind: 'needless-value', message: `Option --${name} takes no value.` });
      flags.add(name);
      continue;
    }
    const value = equals < 0 ? args[++i] : argument.slice(equals + 1);
    if (value === undefined || (equals < 0 && value.startsWith('--'))) {
      return failure({ kind: 'missing-value', message: `Option --${name} needs a value.` });
    }
    if (kind === 'list') {
      lists[name] ??= [];
      lists[name].push(value);
    } else values[name] = value;
  }
  return success({ values, lists, flags, positional });
}
