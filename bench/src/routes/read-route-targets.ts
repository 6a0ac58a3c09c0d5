import { type ListedTarget, readTargetList } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit';

/** A molecule and what it is made from, down to what nothing is said of. */
export interface ReferenceRoute {
  /** Canonical SMILES. */
  readonly smiles: string;
  readonly children?: readonly ReferenceRoute[];
}

export interface RouteTarget {
  readonly id: string;
  /** In its file, from 0. */
  readonly place: number;
  /** Canonical SMILES. */
  readonly smiles: string;
  /** One way that was published; `null` where none is given. */
  readonly route: ReferenceRoute | null;
}

/**
 * Targets with or without a reference route, in the forms of `readTargetList`, unzipped where the file's name ends in `.gz`. A line may also have
 * its SMILES before the id, as `.smi` files have it.
 *
 * @param limit - so many of them, drawn evenly from the whole file, as files are sorted; all when absent
 */
export function readRouteTargets(path: string, rdkit: Rdkit, limit: number | null): Result<readonly RouteTarget[], Failure> {
  const listed = readTargetList(path);
  if (!listed.ok) return listed;
  const given = listed.value;
  const count = Math.min(limit ?? given.length, given.length);
  const drawn = Array.from({ length: count }, (_, index) => Math.floor((index * given.length) / count));
  const targets: RouteTarget[] = [];
  for (const place of drawn) {
    const target = targetOf(given[place], rdkit);
    if (target === null) {
      const { id } = given[place];
      return failure({ kind: 'bad-target', message: `${path}: ${id} has something that the toolkit does not read as one molecule.` });
    }
    targets.push({ ...target, place });
  }
  return success(targets);
}

function targetOf({ id, text, route }: ListedTarget, rdkit: Rdkit): Omit<RouteTarget, 'place'> | null {
  const smiles = moleculeOf(text, rdkit);
  if (smiles === null) return targetOfSmi(id === text ? text : `${id} ${text}`, rdkit);
  if (route === undefined) return { id, smiles, route: null };
  const canonical = routeOf(route, rdkit);
  return canonical?.smiles === smiles ? { id, smiles, route: canonical.children === undefined ? null : canonical } : null;
}

/** A line with the SMILES before the id. */
function targetOfSmi(line: string, rdkit: Rdkit): Omit<RouteTarget, 'place'> | null {
  const [text, ...id] = line.split(/\s+/);
  const smiles = id.length === 0 ? null : moleculeOf(text, rdkit);
  return smiles === null ? null : { id: id.join(' '), smiles, route: null };
}

function moleculeOf(text: string, rdkit: Rdkit): string | null {
  const canonical = text === '' ? null : rdkit.canonicalSmiles(text);
  return canonical?.ok && !canonical.value.includes('.') ? canonical.value : null;
}

/** `null` where it is no tree of molecules. */
function routeOf(given: unknown, rdkit: Rdkit): ReferenceRoute | null {
  const { smiles, children } = (given ?? {}) as { readonly smiles?: unknown; readonly children?: unknown };
  const canonical = typeof smiles === 'string' ? rdkit.canonicalSmiles(smiles) : null;
  if (!canonical?.ok) return null;
  if (!Array.isArray(children) || children.length === 0) return { smiles: canonical.value };
  const below = children.map((child) => routeOf(child, rdkit));
  return below.includes(null) ? null : { smiles: canonical.value, children: below as ReferenceRoute[] };
}
