import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { looksAtOnce, readOptions } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { RouteWorldRequest } from './route-world.ts';

const OPTIONS = {
  targets: 'value',
  stock: 'list',
  library: 'list',
  'exclude-steps': 'list',
  train: 'list',
  'train-split': 'value',
  keep: 'value',
  plain: 'flag',
  seconds: 'value',
  expansions: 'value',
  breadth: 'value',
  steps: 'value',
  limit: 'value',
  require: 'value',
  threads: 'value',
  'at-once': 'value',
  'targets-at-once': 'value',
  part: 'value',
  json: 'value',
} as const;

const LONGEST_BRANCH = 12;
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** One of equal parts of the targets, each of which is drawn evenly; `place` is 1 to `of`. */
export interface Part {
  readonly place: number;
  readonly of: number;
}

/** What `retron bench routes` is asked for. */
export interface RoutesRequest {
  readonly targets: string;
  readonly world: RouteWorldRequest;
  readonly expansions: number;
  readonly seconds: number;
  readonly breadth: number;
  readonly maxSteps: number;
  /** Targets; `null` for all. */
  readonly limit: number | null;
  /** Of the molecules that routes must have; `null` where they must have none. */
  readonly seed: number | null;
  readonly threadCount: number;
  readonly atOnce: number;
  readonly targetsAtOnce: number;
  readonly part: Part;
  readonly json: string | null;
}

/** Reads the options; what is wrong with them is told before anything is opened. */
export function readRoutesOptions(args: readonly string[]): Result<RoutesRequest, Failure> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok) return options;
  const { values, lists, flags, positional } = options.value;
  const wrong = (message: string) => failure({ kind: 'bad-option', message });
  if (positional.length > 0) return wrong(`${positional.join(' ')} belongs to no option.`);
  const number = (name: string, otherwise: number) => (values[name] === undefined ? otherwise : Number(values[name]));
  const orNone = (name: string) => (values[name] === undefined ? null : Number(values[name]));
  const threadCount = number('threads', 1);
  const named = (name: string) => (lists[name] ?? []).flatMap((names) => names.split(',')).filter((name) => name !== '');
  const train = named('train');
  const { targets, json, keep, 'train-split': split } = values;
  const part = values.part === undefined ? { place: 1, of: 1 } : partOf(values.part);
  if (part === null) return wrong('--part is K/N, the Kth of N parts.');
  const request: Omit<RoutesRequest, 'targets'> = {
    world: {
      libraries: lists.library ?? [],
      stock: lists.stock ?? [],
      exclude: lists['exclude-steps'] ?? [],
      train,
      split,
      isPlain: flags.has('plain'),
      keep,
    },
    expansions: number('expansions', UNBOUNDED),
    seconds: number('seconds', values.expansions === undefined ? 10 : UNBOUNDED),
    breadth: number('breadth', 25),
    maxSteps: number('steps', 10),
    limit: orNone('limit'),
    seed: orNone('require'),
    threadCount,
    atOnce: number('at-once', looksAtOnce(threadCount)),
    targetsAtOnce: number('targets-at-once', 1),
    part,
    json: json ?? null,
  };
  const { expansions, seconds, breadth, maxSteps, limit, seed, atOnce, targetsAtOnce } = request;
  const isWhole = [expansions, seconds, breadth, maxSteps, limit ?? 1, seed ?? 1, threadCount, atOnce, targetsAtOnce].every(
    (each) => Number.isInteger(each) && each >= 1,
  );
  if (targets === undefined || lists.stock === undefined || !isWhole)
    return wrong('--targets and --stock are needed, and numbers are whole and at least 1.');
  if (maxSteps > LONGEST_BRANCH) return wrong(`--steps is 1 to ${LONGEST_BRANCH}.`);
  if (threadCount > 1 && targetsAtOnce > 1)
    return wrong('Either one target has several --threads, or there are several --targets-at-once.');
  if (train.length > 0 && lists.library !== undefined) return wrong('--train makes a library of its own: leave out --library.');
  const onlyTrained = [split !== undefined && '--train-split', keep !== undefined && '--keep', flags.has('plain') && '--plain'];
  const [needless] = onlyTrained.filter((name) => name !== false);
  if (train.length === 0 && needless !== undefined) return wrong(`${needless} is for --train only.`);
  // Hours of searching are not to be lost for a folder that is not there.
  if (json !== undefined && !isWritable(dirname(json))) return wrong(`${json} cannot be written.`);
  return success({ ...request, targets });
}

function partOf(text: string): Part | null {
  const [place, of, ...rest] = text.split('/').map(Number);
  return rest.length === 0 && Number.isInteger(of) && Number.isInteger(place) && place >= 1 && place <= of ? { place, of } : null;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
