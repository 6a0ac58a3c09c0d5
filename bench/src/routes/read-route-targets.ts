import { readPlainBytes } from '@retron/command';
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
  /** Canonical SMILES. */
  readonly smiles: string;
  /** One way that was published; `null` where none is given. */
  readonly route: ReferenceRoute | null;
}

interface GivenRoute {
  readonly smiles: string;
  readonly children?: readonly GivenRoute[];
}

/**
 * Targets with or without a reference route: JSON as `{"targets":[{"id","smiles","route"}]}` (PaRoutes in the form of RetroCast), or one
 * such target a line.
 *
 * @param limit - so many of them, drawn evenly from the whole file, as files are sorted; all when absent
 */
export function readRouteTargets(path: string, rdkit: Rdkit, limit: number | null): Result<readonly RouteTarget[], Failure> {
  const file = readPlainBytes(path);
  if (!file.ok) return file;
  const given = parse(file.value.plain.toString('utf8'));
  if (given === null || given.length === 0) return failure({ kind: 'no-targets', message: `${path} lists no targets.` });
  const count = Math.min(limit ?? given.length, given.length);
  const drawn = Array.from({ length: count }, (_, index) => given[Math.floor((index * given.length) / count)]);
  const targets: RouteTarget[] = [];
  for (const { id, smiles, route } of drawn) {
    const canonical = canonicalRoute(route ?? { smiles }, rdkit);
    if (canonical === null) return failure({ kind: 'bad-target', message: `${path}: the toolkit refuses a molecule of ${id}.` });
    targets.push({ id, smiles: canonical.smiles, route: route === undefined ? null : canonical });
  }
  return success(targets);
}

interface GivenTarget {
  readonly id: string;
  readonly smiles: string;
  readonly route?: GivenRoute;
}

function parse(text: string): readonly GivenTarget[] | null {
  try {
    const whole = JSON.parse(text) as { readonly targets?: readonly GivenTarget[] } & Partial<GivenTarget>;
    if (whole.targets !== undefined) return whole.targets;
  } catch {
    // One target a line, then.
  }
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as GivenTarget);
  } catch {
    return null;
  }
}

function canonicalRoute({ smiles, children }: GivenRoute, rdkit: Rdkit): ReferenceRoute | null {
  const canonical = rdkit.canonicalSmiles(smiles);
  if (!canonical.ok) return null;
  if (children === undefined || children.length === 0) return { smiles: canonical.value };
  const below = children.map((child) => canonicalRoute(child, rdkit));
  return below.includes(null) ? null : { smiles: canonical.value, children: below as ReferenceRoute[] };
}
