import {
  EXPERT_MODE,
  type PlannedBy,
  type QueryAnswer,
  type QueryGrowth,
  type QueryStatusAnswer,
  type QuerySummary,
  type ReagentEntry,
} from '@retron/contract';
import { type Clause, findStrategy, type MaterialList, type StrategyName } from '@retron/planning';
import { nameOfCompound, nameOfNameReaction, nameWithoutStructure, reagentOfSmiles } from '@retron/reactivity';
import type { QueryDetails, QueryStatus } from '../commands/read-queries.ts';
import { factsOf } from '../commands/visible-query.ts';
import { mayEditQuery, mayStopQuery } from '../policies/query-policy.ts';
import type { TreeNews } from '../repositories/new-suggestions.ts';
import type { Query } from '../repositories/queries.ts';
import type { QueryRow } from '../repositories/query-listing.ts';
import type { RunProvenance } from '../repositories/query-runs.ts';
import { readClauses } from '../repositories/stored/clauses.ts';
import { type RouteWishes, readRouteWishes } from '../repositories/stored/route-wishes.ts';
import type { User } from '../repositories/users.ts';
import { leftOutAnswerOf } from './left-out.ts';
import { wireWishesOf } from './starting.ts';
import { clauseOf } from './strategies.ts';
import { structureNodeOf } from './tree-nodes.ts';
import { algorithmWord, directionWord, fromOne, runModeWord, statusWord, targetHashOf } from './words.ts';

/** Stands for a version that is not recorded. */
export const UNKNOWN_VERSION = 'unknown';

function reagentEntryOf(smiles: string): ReagentEntry {
  const told = nameWithoutStructure(smiles);
  if (told !== null) return { name: told, smiles };
  const known = reagentOfSmiles(smiles);
  return known === null
    ? { name: nameOfCompound(smiles), smiles }
    : { name: known.name, smiles, formula: known.formula, inchikey: known.inchiKey };
}

/** Structures and name reactions that are to be avoided stand in one list, as the form has them. */
function wishesAnswerOf({ avoid, avoidNames, require, breaks, keeps, materials, ...rest }: RouteWishes) {
  const named = (smiles: string) => reagentOfSmiles(smiles)?.name ?? smiles;
  const listed = ({ smiles, inchiKeys }: MaterialList) => [...smiles.map(named), ...inchiKeys];
  const bond = (atoms: readonly number[]) => fromOne(atoms).join('-');
  return wireWishesOf({
    ...rest,
    breaks: breaks.map(bond),
    keeps: keeps.map(bond),
    avoid: [...avoid.map(named), ...avoidNames.map(nameOfNameReaction)],
    require: require.map(named),
    materials: materials === null ? null : { ...materials, never: listed(materials.never), also: listed(materials.also) },
  });
}

/** A query as lists and cards show it. */
export function querySummaryOf(row: QueryRow, user: User): QuerySummary {
  const { query } = row;
  const facts = { ...factsOf(row), runUserId: row.runUserId };
  const mayEdit = mayEditQuery(user, facts);
  return {
    id: query.id,
    sessionid: query.name,
    comment: query.comment,
    saved: query.isKept ? 1 : 0,
    projectid: query.projectId,
    projectName: row.projectName,
    rosdal: query.rosdal,
    smiles: query.smiles,
    direction: directionWord.toWire(query.direction),
    algorithm: algorithmWord.toWire(query.algorithm),
    status: statusWord.toWire(query.status),
    strategy: query.strategy,
    library: query.libraries.join('|'),
    ...(query.reagents.length === 0 ? {} : { reagents: query.reagents.map(reagentEntryOf) }),
    ...(query.routeWishes === null ? {} : { routes: wishesAnswerOf(readRouteWishes(query.routeWishes)) }),
    breadth: query.maxSuggestions,
    nsteps: query.maxSteps,
    minlevels: query.precision,
    queryGroup: 'BONDSET',
    targethash: targetHashOf(query),
    user: row.user,
    userid: query.userId,
    created: query.createdAt.toISOString(),
    finished: query.finishedAt?.toISOString() ?? null,
    expires: query.expiresAt?.toISOString() ?? null,
    duration: query.durationMs,
    suggestions: query.suggestionCount,
    structures: query.structureCount,
    ...(query.algorithm === 'multi-step' ? { routesFound: row.routeCount } : {}),
    metadata: query.metadata,
    autorunmode: query.preset ?? EXPERT_MODE,
    autorun_name: query.preset,
    useMailing: query.wantsMail ? 'YES' : 'NO',
    mode: runModeWord.toWire(query.runMode),
    version: query.plannerVersion ?? UNKNOWN_VERSION,
    progress: row.progress,
    message: query.statusMessage,
    ...(row.commentCount === 0 ? {} : { comments: row.commentCount }),
    mayEdit,
    ...(!mayEdit && mayStopQuery(user, facts) ? { mayStop: true } : {}),
  };
}

export function queryAnswerOf({ row, tree, leftOut, runs }: QueryDetails, user: User): QueryAnswer {
  return {
    ...querySummaryOf(row, user),
    tree: tree && structureNodeOf(tree),
    leftOut: leftOutAnswerOf(leftOut, strategyNameOf(row.query)),
    plannedBy: runs.flatMap(plannedByOf),
    clauses: clausesOf(row.query).map(clauseOf),
  };
}

/** The strategy of a query as it was when the query was started. */
const strategyNameOf = ({ strategy, clauses }: Query): StrategyName =>
  clauses === null ? strategy : { name: strategy, clauses: readClauses(clauses) };

function clausesOf({ strategy, clauses }: Query): readonly Clause[] {
  return (clauses === null ? findStrategy(strategy)?.clauses : readClauses(clauses)) ?? [];
}

export function plannedByOf({ run, plannedBy }: RunProvenance): PlannedBy[] {
  if (plannedBy === null) return [];
  const { build, libraries, rankers, catalogs } = plannedBy;
  return [{ run, build, libraries: [...libraries], rankers: [...rankers], catalogs: [...catalogs] }];
}

export function statusAnswerOf({ row: { query, progress }, news, waiting }: QueryStatus): QueryStatusAnswer {
  const status = {
    status: statusWord.toWire(query.status),
    progress,
    message: query.statusMessage,
    ...(waiting === null ? {} : { waiting }),
  };
  return news === null ? status : { ...status, growth: growthOf(news) };
}

function growthOf({ newest, structures }: TreeNews): QueryGrowth {
  return { upTo: newest, structures: structures?.map(({ id, suggestions }) => ({ sid: id, suggestions })) ?? 'all' };
}
