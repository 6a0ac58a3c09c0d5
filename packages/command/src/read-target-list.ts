import { type Failure, failure, type Result, success } from '@retron/molecule';
import { readPlainBytes } from './library-files.ts';
import { namedStructures } from './structure-columns.ts';

/** One target of a list. */
export interface ListedTarget {
  /** The id or name given, or the text itself where none was. */
  readonly id: string;
  /** As it was given: whether it can be planned is found out when its turn comes. */
  readonly text: string;
  /** A way to it that the list gives, as it stands there; absent where it gives none. */
  readonly route?: unknown;
}

/**
 * The targets that a file names, in its order, each once: a structure a line, perhaps with its id and a tab before it or its name behind it
 * (see `namedStructures`); or JSON as a list of `{id, smiles, route?}` or texts, by itself or under `targets`, there also as an object by id
 * (RetroCast), or one such object a line.
 *
 * Fails where the file cannot be read or names nothing, and with `two-structures` where one id stands for two: results are told apart by it.
 */
export function readTargetList(path: string): Result<readonly ListedTarget[], Failure> {
  const file = readPlainBytes(path);
  if (!file.ok) return file;
  const given = targetsOf(file.value.plain.toString('utf8'));
  if (given === null) return failure({ kind: 'bad-targets', message: `${path} is neither a list of structures nor JSON of targets.` });
  const byId = new Map<string, ListedTarget>();
  for (const target of given) {
    const before = byId.get(target.id);
    if (before !== undefined && before.text !== target.text)
      return failure({ kind: 'two-structures', message: `${path} has two structures with the id ${target.id}.` });
    byId.set(target.id, target);
  }
  if (byId.size === 0) return failure({ kind: 'no-targets', message: `${path} lists no targets.` });
  return success([...byId.values()]);
}

/** `null` where it begins as JSON and is none of targets. */
function targetsOf(text: string): readonly ListedTarget[] | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // A SMILES may begin with a bracket as well, but none is JSON.
  const whole = /^[[{]/.test(lines[0] ?? '') ? parsed(lines.join('\n')) : undefined;
  if (whole !== undefined) {
    const list = Array.isArray(whole) ? whole : isObject(whole) ? (listUnder(whole.targets) ?? [whole]) : [whole];
    return all(list.map(targetOf));
  }
  if (lines[0]?.startsWith('{')) return all(lines.map((line) => targetOf(parsed(line))));
  return namedStructures(lines).map(({ text, name }) => ({ id: name === '' ? text : name, text }));
}

/** `null` where there is no list. */
function listUnder(targets: unknown): readonly unknown[] | null {
  if (Array.isArray(targets)) return targets;
  if (!isObject(targets)) return null;
  return Object.entries(targets).map(([id, target]) => (isObject(target) ? { id, ...target } : target));
}

function targetOf(given: unknown): ListedTarget | null {
  if (typeof given === 'string') return { id: given.trim(), text: given.trim() };
  if (!isObject(given) || typeof given.smiles !== 'string') return null;
  const { id = given.smiles, smiles, route } = given;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return { id: String(id), text: smiles, ...(isObject(route) ? { route } : {}) };
}

function all(targets: readonly (ListedTarget | null)[]): readonly ListedTarget[] | null {
  return targets.every((target) => target !== null) ? targets : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
