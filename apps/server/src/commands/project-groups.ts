import type { Database } from '../database/database.ts';
import { mayManageMembers } from '../policies/project-policy.ts';
import { deleteProjectGroup, findGroup, insertProjectGroup } from '../repositories/groups.ts';
import { lockProject } from '../repositories/projects.ts';
import { audit } from './audit.ts';
import type { MemberActor } from './members.ts';
import { type Outcome, refuse } from './outcome.ts';
import { type ProjectDetails, readProject } from './projects.ts';
import { visibleProject } from './visible-project.ts';

/** Adds a group to a project: everybody in it, now and later, is a member. */
export function addGroupToProject(
  database: Database,
  actor: MemberActor,
  projectId: number,
  name: string,
): Promise<Outcome<ProjectDetails>> {
  return database.transaction(async (transaction) => {
    await lockProject(transaction, projectId);
    const project = await visibleProject(transaction, actor, projectId);
    if (!project.ok) return project;
    if (!mayManageMembers(actor, project.value)) return refuse('forbidden', 'Only the owner may add groups.');
    const group = await findGroup(transaction, { name });
    if (group === null) return refuse('not-found', { code: 'not-found', about: 'group', message: 'There is no group of this name.' });
    if (await insertProjectGroup(transaction, projectId, group.id))
      await audit(transaction, actor, 'group added to project', group.name, { project: projectId });
    return readProject(transaction, actor, projectId);
  });
}

/** Removes a group from a project; who was a member by it alone sees the project no more. */
export function removeGroupFromProject(
  database: Database,
  actor: MemberActor,
  projectId: number,
  groupId: number,
): Promise<Outcome<ProjectDetails>> {
  return database.transaction(async (transaction) => {
    await lockProject(transaction, projectId);
    const project = await visibleProject(transaction, actor, projectId);
    if (!project.ok) return project;
    if (!mayManageMembers(actor, project.value)) return refuse('forbidden', 'Only the owner may remove groups.');
    const group = await findGroup(transaction, { id: groupId });
    if (group === null || !(await deleteProjectGroup(transaction, projectId, groupId)))
      return refuse('not-found', 'This group is not in the project.');
    await audit(transaction, actor, 'group removed from project', group.name, { project: projectId });
    return readProject(transaction, actor, projectId);
  });
}
