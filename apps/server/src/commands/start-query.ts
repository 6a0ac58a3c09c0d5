import { MESSAGES, type startQueryBody } from '@retron/contract';
import { success } from '@retron/molecule';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { enqueuePlan, type PgBoss } from '../database/job-queue.ts';
import { hasQueryNamed, insertQuery, isUniqueViolation } from '../repositories/queries.ts';
import { findStrategyByName } from '../repositories/reference-data.ts';
import type { User } from '../repositories/users.ts';
import { chooseLibraries } from './choose-libraries.ts';
import { type Outcome, type Reason, refuse } from './outcome.ts';
import { visibleProject } from './visible-project.ts';

/** A query that is not kept is put away after so many days. */
export const QUERY_LIFETIME_DAYS = 180;

/** The target as the chemistry thread saw it. */
interface CheckedTarget {
  readonly errors: readonly string[];
  readonly structure: { readonly smiles: string; readonly rosdal: string; readonly inchikey: string } | null;
}

export interface StartRequest {
  readonly body: Omit<z.output<typeof startQueryBody>, 'queryGroup' | 'user' | 'autorun_name'>;
  readonly target: CheckedTarget;
  /** Full names of the installed libraries that serve the direction. */
  readonly libraries: readonly string[];
  readonly plannerVersion: string;
}

const NAME_TAKEN: Reason = { code: 'taken', about: 'name', message: MESSAGES.queryNameTaken };

/** What is wrong with the target. That the query was not started at all is said by who shows these. */
function targetErrors({ errors }: CheckedTarget): readonly Reason[] {
  return errors.map((message) => ({ code: message === MESSAGES.targetRequired ? 'required' : 'invalid', about: 'target', message }));
}

/** Writes the query and its job in one transaction: once the number is given out, the query is planned whatever dies. */
export async function startQuery(database: Database, boss: PgBoss, user: User, request: StartRequest): Promise<Outcome<number>> {
  const { body } = request;
  const project = await visibleProject(database, user, body.projectid);
  if (!project.ok) return project;
  const errors = [...targetErrors(request.target)];
  const strategy = await findStrategyByName(database, body.strategy);
  if (strategy === null || strategy.direction !== body.direction)
    errors.push({ code: 'invalid', about: 'strategy', message: MESSAGES.selectStrategy });
  const { chosen, missing } = chooseLibraries(body.library, request.libraries);
  if (missing.length > 0) {
    const message = `${MESSAGES.selectLibrary} There is no library ${missing.join(', ')} for this direction.`;
    errors.push({ code: 'invalid', about: 'libraries', message });
  }
  const isNameTaken = await hasQueryNamed(database, user.id, body.sessionid);
  if (isNameTaken) errors.push(NAME_TAKEN);
  const { structure } = request.target;
  if (errors.length > 0 || structure === null) return refuse(isNameTaken ? 'conflict' : 'invalid', ...errors);
  const expiresAt = new Date(Date.now() + QUERY_LIFETIME_DAYS * 24 * 3600 * 1000);
  try {
    const queryId = await database.transaction(async (transaction) => {
      const id = await insertQuery(transaction, {
        projectId: body.projectid,
        userId: user.id,
        name: body.sessionid,
        comment: body.comment,
        isKept: body.saved === 1,
        smiles: structure.smiles,
        rosdal: structure.rosdal,
        inchiKey: structure.inchikey,
        direction: body.direction,
        algorithm: body.algorithm,
        strategy: body.strategy,
        libraries: [...chosen],
        maxSuggestions: body.breadth,
        maxSteps: body.nsteps,
        precision: body.minlevels as 1 | 2 | 3,
        runMode: body.mode,
        wantsMail: body.useMailing === 'YES',
        autorunMode: body.autorunmode ?? 'Expert',
        status: 'Busy',
        plannerVersion: request.plannerVersion,
        expiresAt: body.saved === 1 ? null : expiresAt,
      });
      await enqueuePlan(boss, transaction, { queryId: id, run: 1 }, body.mode === 'INTERACTIVE');
      return id;
    });
    return success(queryId);
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', NAME_TAKEN);
    throw error;
  }
}
