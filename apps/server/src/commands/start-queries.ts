import { BATCH_ENTRY } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { findOfBatch } from '../repositories/queries.ts';
import type { User } from '../repositories/users.ts';
import type { UserLimits } from '../settings.ts';
import type { Outcome } from './outcome.ts';
import { type GivenWishes, NO_WISHES } from './read-wishes.ts';
import { type CheckedTarget, type StartFacts, type StartRequest, startQuery } from './start-query.ts';
import { visibleProject } from './visible-project.ts';

export type { CheckedTarget };

export interface BatchTarget extends Pick<GivenWishes, 'breaks' | 'keeps'> {
  /** Of its query. */
  readonly name: string;
  /** In any notation. */
  readonly text: string;
}

/** One question about many targets; its wishes have no bonds, which are those of one target. */
export interface BatchRequest {
  /** What the caller calls it. */
  readonly key: string;
  readonly request: Omit<StartRequest, 'name'>;
  readonly targets: readonly BatchTarget[];
  readonly check: (text: string) => Promise<CheckedTarget>;
}

export interface StartedOfBatch {
  readonly id: number;
  /** An earlier call of the same batch has started it. */
  readonly isAgain: boolean;
}

/**
 * Starts a query for each target, or says why not: one after the other, each with its own transaction and its own look at what the user may
 * have waiting, so that nothing of one is lost by another. A query that notes this batch, and has this name and target in this project, was
 * started by a call whose answer was lost: it is answered instead of being refused for its name.
 */
export async function startQueries(
  database: Database,
  user: User,
  { key, request, targets, check }: BatchRequest,
  facts: Omit<StartFacts, 'target'>,
  limits: Pick<UserLimits, 'waitingQueries'>,
): Promise<Outcome<readonly Outcome<StartedOfBatch>[]>> {
  const project = await visibleProject(database, user, request.projectId);
  if (!project.ok) return project;
  const outcomes: Outcome<StartedOfBatch>[] = [];
  for (const each of targets) {
    const { name, text } = each;
    const target = await check(text);
    const asked = { ...request, name, wishes: wishesFor(each, request.wishes), metadata: { [BATCH_ENTRY]: key } };
    const started = await startQuery(database, user, asked, { ...facts, target }, limits);
    const isTaken = !started.ok && started.error.kind === 'conflict' && target.structure !== null;
    const known = isTaken ? await findOfBatch(database, user.id, { name, projectId: request.projectId, key }) : null;
    if (started.ok) outcomes.push(success({ id: started.value, isAgain: false }));
    else if (known !== null && known.smiles === target.structure?.smiles) outcomes.push(success({ id: known.id, isAgain: true }));
    else outcomes.push(started);
  }
  return success(outcomes);
}

function wishesFor({ breaks, keeps }: BatchTarget, ofAll: GivenWishes | null): GivenWishes | null {
  return breaks.length + keeps.length === 0 ? ofAll : { ...(ofAll ?? NO_WISHES), breaks, keeps };
}
