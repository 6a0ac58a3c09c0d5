import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { findQueryNamed, insertQuery } from '../repositories/queries.ts';
import type { User } from '../repositories/users.ts';
import { fillSample, rowOf, type SampleQuery } from './ensure-sample.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleProject } from './visible-project.ts';

/** Where a user's own copy of the sample is. */
export interface OwnSample {
  readonly queryId: number;
  readonly projectId: number;
}

const NO_SAMPLE = 'This installation has no sample result.';

/**
 * Puts a copy of the sample that comes with Retron into a project, as a query of who asks: the one of the installation is in a project of its
 * first user. Who has a query of that name keeps it, wherever it is.
 */
export async function addSample(
  database: Database,
  user: User,
  projectId: number,
  sample: SampleQuery | null,
): Promise<Outcome<OwnSample>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  if (sample === null) return refuse('not-found', NO_SAMPLE);
  return database.transaction(async (transaction) => {
    const kept = await findQueryNamed(transaction, user.id, sample.query.name);
    if (kept !== null) return success({ queryId: kept.id, projectId: kept.projectId });
    const queryId = await insertQuery(transaction, { ...rowOf(sample.query), projectId, userId: user.id });
    await fillSample(transaction, queryId, sample);
    return success({ queryId, projectId });
  });
}
