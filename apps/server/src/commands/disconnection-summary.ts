import { bondBetween, type Molecule, parseSmiles, success } from '@retron/molecule';
import { clusterByDisconnection, type DisconnectionCluster, disconnectionKeys } from '@retron/planning';
import type { BondPair } from '@retron/tree';
import type { Database } from '../database/database.ts';
import {
  type DisconnectionRow,
  findDisconnectionComments,
  findDisconnectionFilter,
  listDisconnections,
  saveDisconnectionComment,
  saveDisconnectionFilter,
} from '../repositories/disconnections.ts';
import type { Query } from '../repositories/queries.ts';
import type { DisconnectionFilter } from '../repositories/stored/filter.ts';
import type { User } from '../repositories/users.ts';
import { type CountedNameReaction, countNameReactions, passesFilter } from './disconnection-filter.ts';
import { type Outcome, refuse } from './outcome.ts';
import { type LayOut, structureLayout } from './structure-layout.ts';
import { visibleQuery } from './visible-query.ts';

/** The target is always structure 1. */
const TARGET = 1;
/** Size of the drawing that atom positions are given for, px. */
export const MAP_SIZE = { widthPx: 640, heightPx: 560 } as const;

/** Makes the drawing of the target. */
export interface TargetDrawing {
  readonly layOut: LayOut;
  /** Positions of the atoms of a molfile in a drawing of `MAP_SIZE`. */
  readonly positions: (molfile: string) => Promise<Outcome<readonly Point[]>>;
}

/** A place in a drawing, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Suggestions that make the same bonds, with what readers noted on them. */
type CommentedCluster = DisconnectionCluster & { readonly comment: string; readonly commentVersion: number };

/** How the suggestions of a query take its target apart. */
export interface DisconnectionSummary {
  readonly query: Query;
  readonly targetId: number;
  readonly clusters: readonly CommentedCluster[];
  readonly filter: DisconnectionFilter;
  /** Suggestions of the target, whatever the filter. */
  readonly suggestionCount: number;
  /** What the filter can choose from, commonest first. */
  readonly nameReactions: readonly CountedNameReaction[];
  /** Where the target's atoms lie in a drawing of `MAP_SIZE`. */
  readonly atoms: readonly Point[];
}

const NO_COMMENT = { comment: '', version: 0 } as const;

/** Told to whoever would overwrite what somebody else noted. */
const NOTED_SINCE = {
  code: 'conflict',
  about: 'commentVersion',
  message: 'Somebody else changed this comment in the meantime.',
} as const;

/** How the suggestions of a query take its target apart, by the bonds they make. */
export async function disconnectionSummary(
  database: Database,
  user: User,
  queryId: number,
  drawing: TargetDrawing,
  asked: { readonly targetHash: string; readonly filter: DisconnectionFilter | undefined },
): Promise<Outcome<DisconnectionSummary>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  if (!isTarget(query, asked.targetHash)) return refuse('not-found', 'This query has another target molecule.');
  const [{ all, ...found }, atoms] = await Promise.all([
    clustersOfTarget(database, user, query, asked.filter),
    drawTarget(database, user, query.id, drawing),
  ]);
  if (!atoms.ok) return atoms;
  return success({
    query,
    targetId: TARGET,
    ...found,
    suggestionCount: all.length,
    nameReactions: countNameReactions(all),
    atoms: atoms.value,
  });
}

/**
 * The clusters of a query's target, best rated first, with what was noted on them.
 *
 * @param asked - what narrows them; undefined: what the reader saved
 */
export async function clustersOfTarget(
  database: Database,
  user: User,
  query: Query,
  asked: DisconnectionFilter | undefined,
): Promise<Pick<DisconnectionSummary, 'clusters' | 'filter'> & { readonly all: readonly DisconnectionRow[] }> {
  const [all, comments, filter] = await Promise.all([
    listDisconnections(database, query.id, TARGET),
    findDisconnectionComments(database, query.id),
    asked ?? findDisconnectionFilter(database, { queryId: query.id, userId: user.id }),
  ]);
  const clusters = clusterByDisconnection(
    moleculeOf(query),
    all.filter((each) => passesFilter(each, filter)),
    query.direction === 'retrosynthesis' ? 'made' : 'broken',
  );
  const commented = clusters.map((cluster): CommentedCluster => {
    const { comment, version } = comments.get(cluster.key) ?? NO_COMMENT;
    return { ...cluster, comment, commentVersion: version };
  });
  return { all, filter, clusters: commented };
}

async function drawTarget(database: Database, user: User, queryId: number, drawing: TargetDrawing): Promise<Outcome<readonly Point[]>> {
  const molfile = await structureLayout(database, user, drawing.layOut, queryId, TARGET);
  return molfile.ok ? drawing.positions(molfile.value) : molfile;
}

/** What a reader notes on the disconnections of a target; what is absent stays. */
export interface DisconnectionNote {
  /** A comment on the cluster that makes these bonds; an empty one is taken away. */
  readonly cluster?:
    | {
        readonly bonds: readonly BondPair[];
        readonly comment: string;
        /** The version that was read: nothing is changed if somebody saved since. Absent: whatever is there is replaced. */
        readonly commentVersion?: number | undefined;
      }
    | undefined;
  readonly filter?: DisconnectionFilter | undefined;
}

/** Keeps the comment of one cluster for all readers of the query, the reader's own filter, or both. Every reader may. */
export async function saveDisconnections(
  database: Database,
  user: User,
  queryId: number,
  targetHash: string,
  { cluster, filter }: DisconnectionNote,
): Promise<Outcome<void>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  if (!isTarget(query, targetHash)) return refuse('not-found', 'This query has another target molecule.');
  if (cluster !== undefined) {
    const molecule = moleculeOf(query);
    const bonds = cluster.bonds.map(([a, b]): BondPair => (a < b ? [a, b] : [b, a]));
    if (bonds.some(([a, b]) => !isBond(molecule, a, b))) {
      return refuse('invalid', { code: 'invalid', about: 'bonds', message: 'The target has no such bond.' });
    }
    const key = disconnectionKeys(molecule)(bonds);
    const { comment, commentVersion: version } = cluster;
    if (!(await saveDisconnectionComment(database, query.id, { key, comment: comment.trim(), version })))
      return refuse('conflict', NOTED_SINCE);
  }
  if (filter !== undefined) await saveDisconnectionFilter(database, { queryId: query.id, userId: user.id }, filter);
  return success(undefined);
}

/** Underscores are ignored. */
export function isTarget(query: Query, hash: string): boolean {
  return hash.replaceAll(/[_-]/g, '') === query.inchiKey.replaceAll('-', '');
}

function moleculeOf({ smiles }: Query): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`The target ${smiles} cannot be read: ${molecule.error.message}`);
  return molecule.value;
}

function isBond(molecule: Molecule, a: number, b: number): boolean {
  return a >= 0 && b < molecule.atomCount && bondBetween(molecule, a, b) >= 0;
}
