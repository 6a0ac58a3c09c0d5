import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { maySeeProject } from '../policies/project-policy.ts';
import { findProject, type ProjectRow } from '../repositories/projects.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';

/** A project the user may see. Somebody else's project answers as one that does not exist. */
export async function visibleProject(database: Database, user: User, projectId: number): Promise<Outcome<ProjectRow>> {
  const project = await findProject(database, projectId, user.id);
  if (project === null || !maySeeProject(project)) {
    return refuse('not-found', 'There is no such project, or you are not a member of it.');
  }
  return success(project);
}
