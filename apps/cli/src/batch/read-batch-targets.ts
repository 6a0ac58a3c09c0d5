import { readPlainBytes } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';

/** One target of a batch. */
export interface BatchTarget {
  /** Given, or the text itself where none was. */
  readonly id: string;
  /** As it was given: whether it can be planned is found out when its turn comes. */
  readonly text: string;
}

/**
 * The targets that a file names, in its order, each once: a structure a line, perhaps with its id and a tab before it; or JSON as a list of
 * `{id, smiles}` or texts, by itself or under `targets`, or one such object a line.
 *
 * Fails where the file cannot be read or names nothing, and with `two-structures` where one id stands for two: results are told apart by it.
 */
export function readBatchTargets(path: string): Result<readonly BatchTarget[], Failure> {
  const file = readPlainBytes(path);
  if (!file.ok) return file;
  const given = targetsOf(file.value.plain.toString('utf8'));
  if (given === null) return failure({ kind: 'bad-targets', message: `${path} is neither a list of structures nor JSON of targets.` });
  const byId = new Map<string, BatchTarget>();
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
function targetsOf(text: string): readonly BatchTarget[] | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // A SMILES may begin with a bracket as well, but none is JSON.
  const whole = /^[[{]/.test(lines[0] ?? '') ? parsed(lines.join('\n')) : undefined;
  if (whole !== undefined) {
    const list = Array.isArray(whole) ? whole : isObject(whole) && Array.isArray(whole.targets) ? whole.targets : [whole];
    return all(list.map(targetOf));
  }
  return lines[0]?.startsWith('{') ? all(lines.map((line) => targetOf(parsed(line)))) : lines.map(targetOfLine);
}

function targetOfLine(line: string): BatchTarget {
  const tab = line.indexOf('\t');
  return tab < 0 ? { id: line, text: line } : { id: line.slice(0, tab).trim(), text: line.slice(tab + 1).trim() };
}

function targetOf(given: unknown): BatchTarget | null {
  if (typeof given === 'string') return { id: given.trim(), text: given.trim() };
  if (!isObject(given) || typeof given.smiles !== 'string') return null;
  const { id = given.smiles, smiles } = given;
  return typeof id === 'string' || typeof id === 'number' ? { id: String(id), text: smiles } : null;
}

function all(targets: readonly (BatchTarget | null)[]): readonly BatchTarget[] | null {
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
