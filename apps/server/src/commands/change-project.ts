import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { mayDeleteProject, mayEditProject } from '../policies/project-policy.ts';
import { deleteProject, updateProject } from '../repositories/projects.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleProject } from './visible-project.ts';

export async function changeProject(
  database: Database,
  user: User,
  projectId: number,
  change: { readonly name: string; readonly description?: string | undefined },
): Promise<Outcome<void>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  if (!mayEditProject(user, project.value)) return refuse('forbidden', 'Only the owner may change this project.');
  await updateProject(database, projectId, { name: change.name, description: change.description ?? project.value.description });
  return success(undefined);
}

export async function removeProject(database: Database, user: User, projectId: number): Promise<Outcome<void>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  if (!mayDeleteProject(user, project.value)) {
    return refuse(
      'forbidden',
      project.value.isDefault ? 'The default project cannot be deleted.' : 'Only the owner may delete this project.',
    );
  }
  await deleteProject(database, projectId);
  return success(undefined);
}
