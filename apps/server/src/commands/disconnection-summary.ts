import type { DisconnectionBody, DisconnectionSummary } from '@retron/contract';
import { bondBetween, type Molecule, parseSmiles, success } from '@retron/molecule';
import { clusterByDisconnection, disconnectionKeys } from '@retron/planning';
import type { BondPair } from '@retron/tree';
import type { Database } from '../database/database.ts';
import {
  type DisconnectionRow,
  findDisconnectionNotes,
  listDisconnections,
  saveDisconnectionComment,
  saveDisconnectionFilter,
} from '../repositories/disconnections.ts';
import type { Query } from '../repositories/queries.ts';
import { type Outcome, refuse } from './outcome.ts';
import { wireCluster } from './wire-cluster.ts';

/** The target is always structure 1. */
const TARGET_SID = 1;
/** Size of the drawing that atom positions are given for, px. */
export const MAP_SIZE = { widthPx: 640, heightPx: 560 } as const;

type Point = DisconnectionSummary['data']['drawing']['atoms'][number];
type Filter = DisconnectionSummary['filterProperties'];

/** How the suggestions of a query take its target apart, by the bonds they make. */
export async function disconnectionSummary(
  database: Database,
  query: Query,
  /** Positions of the target's atoms in a drawing of `MAP_SIZE`. */
  drawTarget: () => Promise<Outcome<readonly Point[]>>,
  asked: { readonly targetHash: string; readonly filter: Filter | undefined },
): Promise<Outcome<DisconnectionSummary>> {
  if (!isTarget(query, asked.targetHash)) return refuse('not-found', 'This query has another target molecule.');
  const [all, notes, atoms] = await Promise.all([
    listDisconnections(database, query.id, TARGET_SID),
    findDisconnectionNotes(database, query.id),
    drawTarget(),
  ]);
  if (!atoms.ok) return atoms;
  const filter = asked.filter ?? { nameReactions: [...notes.filter.nameReactions] };
  const clusters = clusterByDisconnection(
    moleculeOf(query),
    all.filter((row) => passes(row, filter)),
    query.direction === 'synthesis' ? 'made' : 'broken',
  );
  return success({
    id: query.id,
    targethash: hashOf(query),
    sessionid: query.name,
    breadth: query.maxSuggestions,
    nsteps: query.maxSteps,
    precision: query.precision,
    strategy: query.strategy,
    library: query.libraries.join('|'),
    rosdal: query.rosdal,
    clusters: clusters.map((cluster) => ({ ...wireCluster(cluster), comment: notes.comments[cluster.key] ?? '' })),
    filterProperties: filter,
    data: {
      sid: TARGET_SID,
      suggestions: all.length,
      nameReactions: nameReactionsOf(all),
      drawing: { width: MAP_SIZE.widthPx, height: MAP_SIZE.heightPx, atoms: [...atoms.value] },
    },
  });
}

/** Keeps the comment of one cluster, the filter, or both; what is absent stays. */
export async function saveDisconnections(
  database: Database,
  query: Query,
  targetHash: string,
  { cluster, filterProperties }: Pick<DisconnectionBody, 'cluster' | 'filterProperties'>,
): Promise<Outcome<null>> {
  if (!isTarget(query, targetHash)) return refuse('not-found', 'This query has another target molecule.');
  if (cluster !== undefined) {
    const molecule = moleculeOf(query);
    const bonds = cluster.bonds.map(readBond);
    if (bonds.some(([a, b]) => !isBond(molecule, a, b))) {
      return refuse('invalid', { code: 'invalid', about: 'bonds', message: 'The target has no such bond.' });
    }
    await saveDisconnectionComment(database, query.id, disconnectionKeys(molecule)(bonds), cluster.comment.trim());
  }
  if (filterProperties !== undefined) {
    await saveDisconnectionFilter(database, query.id, { nameReactions: filterProperties.nameReactions ?? [] });
  }
  return success(null);
}

const hashOf = (query: Query): string => query.inchiKey.replaceAll('-', '_');

/** Underscores are ignored. */
function isTarget(query: Query, hash: string): boolean {
  return hash.replaceAll(/[_-]/g, '') === query.inchiKey.replaceAll('-', '');
}

function moleculeOf({ smiles }: Query): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`The target ${smiles} cannot be read: ${molecule.error.message}`);
  return molecule.value;
}

/** `4-7`, atom numbers from 1, as indices from 0. */
function readBond(bond: string): BondPair {
  const [a, b] = bond.split('-').map((number) => Number(number) - 1);
  return a < b ? [a, b] : [b, a];
}

function isBond(molecule: Molecule, a: number, b: number): boolean {
  return a >= 0 && b < molecule.atomCount && bondBetween(molecule, a, b) >= 0;
}

function passes({ nameReactions }: DisconnectionRow, filter: Filter): boolean {
  return filter.nameReactions.length === 0 || nameReactions.some(({ name }) => filter.nameReactions.includes(name));
}

/** Commonest first, then by name. */
function nameReactionsOf(rows: readonly DisconnectionRow[]): DisconnectionSummary['data']['nameReactions'] {
  const counts = new Map<string, number>();
  for (const { nameReactions } of rows) for (const { name } of nameReactions) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, suggestions]) => ({ name, suggestions }))
    .sort((a, b) => b.suggestions - a.suggestions || (a.name < b.name ? -1 : 1));
}
