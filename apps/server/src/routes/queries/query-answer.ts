import type { QueryGrowth, QueryStatusAnswer, QuerySummary } from '@retron/contract';
import { factsOf } from '../../commands/visible-query.ts';
import { mayEditQuery } from '../../policies/query-policy.ts';
import type { QueryRow } from '../../repositories/query-listing.ts';
import type { User } from '../../repositories/users.ts';

/** A query in the words of the wire. */
export function querySummaryOf(row: QueryRow, user: User): QuerySummary {
  const { query } = row;
  return {
    id: query.id,
    sessionid: query.name,
    comment: query.comment,
    saved: query.isKept ? 1 : 0,
    projectid: query.projectId,
    projectName: row.projectName,
    rosdal: query.rosdal,
    smiles: query.smiles,
    direction: query.direction,
    algorithm: query.algorithm,
    status: query.status,
    strategy: query.strategy,
    library: query.libraries.join('|'),
    breadth: query.maxSuggestions,
    nsteps: query.maxSteps,
    minlevels: query.precision,
    queryGroup: 'BONDSET',
    targethash: query.inchiKey.replaceAll('-', '_'),
    user: row.user,
    userid: query.userId,
    created: query.createdAt.toISOString(),
    finished: query.finishedAt?.toISOString() ?? null,
    expires: query.expiresAt?.toISOString() ?? null,
    duration: query.durationMs,
    suggestions: query.suggestionCount,
    structures: query.structureCount,
    metadata: query.metadata,
    autorunmode: query.autorunMode,
    autorun_name: query.autorunMode === 'Expert' ? null : query.autorunMode,
    useMailing: query.wantsMail ? 'YES' : 'NO',
    mode: query.runMode,
    version: query.plannerVersion,
    progress: row.progress,
    message: query.statusMessage,
    mayEdit: mayEditQuery(user, factsOf(row)),
  };
}

/** @param growth - undefined for those who did not ask for it */
export function statusAnswerOf(
  { query, progress }: Pick<QueryRow, 'query' | 'progress'>,
  growth: QueryGrowth | undefined,
): QueryStatusAnswer {
  return { status: query.status, progress, message: query.statusMessage, ...(growth === undefined ? {} : { growth }) };
}
