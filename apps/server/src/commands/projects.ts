import { MESSAGES } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { mayDeleteProject, mayEditProject } from '../policies/project-policy.ts';
import { listGroupsOfProject } from '../repositories/groups.ts';
import { notify } from '../repositories/notify.ts';
import {
  countProjects,
  deleteProject,
  findDeletedProject,
  insertProject,
  listMembers,
  listProjectNames,
  listProjects,
  type ProjectFilter,
  type ProjectRow,
  undeleteProject,
  updateProject,
} from '../repositories/projects.ts';
import {
  findPlannedOfProject,
  isUniqueViolation,
  markDeletedWithProject,
  namesTakenMeanwhile,
  requestStop,
  unmarkDeletedWithProject,
} from '../repositories/queries.ts';
import { listQueryNames } from '../repositories/query-listing.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleProject } from './visible-project.ts';

/** More projects than this are never sent at once. */
const ALL: ProjectFilter = { search: undefined, term: undefined, sort: 'name', order: 'asc', limit: 1000, offset: 0 };

/** A project with what its page shows. */
export interface ProjectDetails {
  readonly project: ProjectRow;
  readonly members: Awaited<ReturnType<typeof listMembers>>;
  readonly groups: Awaited<ReturnType<typeof listGroupsOfProject>>;
  /** Newest first. */
  readonly queries: Awaited<ReturnType<typeof listQueryNames>>;
}

/** Projects that the user is a member of. @param filter - without one all, by name */
export function readProjects(database: Database, user: User, filter: ProjectFilter = ALL): ReturnType<typeof listProjects> {
  return listProjects(database, user.id, filter);
}

/** How many projects each value of the filter has. */
export function countOwnProjects(database: Database, user: User, filter: ProjectFilter): ReturnType<typeof countProjects> {
  return countProjects(database, user.id, filter);
}

/** Names of the user's projects. */
export function readProjectNames(database: Database, user: User): ReturnType<typeof listProjectNames> {
  return listProjectNames(database, user.id);
}

export async function readProject(database: Database, user: User, projectId: number): Promise<Outcome<ProjectDetails>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  const [members, groups, queries] = await Promise.all([
    listMembers(database, projectId),
    listGroupsOfProject(database, projectId),
    listQueryNames(database, projectId),
  ]);
  return success({ project: project.value, members, groups, queries });
}

/** Makes a project of the user's. */
export async function makeProject(
  database: Database,
  user: User,
  project: { readonly name: string; readonly description: string },
): Promise<Outcome<ProjectDetails>> {
  return readProject(database, user, await insertProject(database, { ...project, ownerId: user.id }));
}

/** Names and describes a project; what is absent stays. */
export async function changeProject(
  database: Database,
  user: User,
  projectId: number,
  { name, description }: { readonly name?: string | undefined; readonly description?: string | undefined },
): Promise<Outcome<ProjectDetails>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  if (!mayEditProject(user, project.value)) return refuse('forbidden', 'Only the owner may change this project.');
  await updateProject(database, projectId, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
  });
  return readProject(database, user, projectId);
}

/** Puts a project away with its queries, which are stopped and give up their names; all can be restored for a day. */
export async function removeProject(database: Database, user: User, projectId: number): Promise<Outcome<void>> {
  const project = await visibleProject(database, user, projectId);
  if (!project.ok) return project;
  if (!mayDeleteProject(user, project.value)) {
    return refuse(
      'forbidden',
      project.value.isDefault ? 'The default project cannot be deleted.' : 'Only the owner may delete this project.',
    );
  }
  await database.transaction(async (transaction) => {
    for (const queryId of await findPlannedOfProject(transaction, projectId)) {
      if (await requestStop(transaction, queryId)) await notify(transaction, 'query_stop', queryId);
    }
    await markDeletedWithProject(transaction, projectId);
    await deleteProject(transaction, projectId);
    await notify(transaction, 'project_changed', projectId);
  });
  return success(undefined);
}

const UNKNOWN = 'There is no such project to restore: a deleted project can be restored for one day by its owner.';

/** Brings a project back that was deleted less than a day ago, with the queries that were deleted with it. They stay stopped. */
export async function restoreProject(database: Database, user: User, projectId: number): Promise<Outcome<void>> {
  const project = await findDeletedProject(database, projectId, user.id);
  if (project === null || !mayDeleteProject(user, project)) return refuse('not-found', UNKNOWN);
  try {
    const taken = await database.transaction(async (transaction) => {
      const names = await namesTakenMeanwhile(transaction, projectId);
      if (names.length > 0) return names;
      await undeleteProject(transaction, projectId);
      await unmarkDeletedWithProject(transaction, projectId);
      return names;
    });
    if (taken.length > 0) return refuse('conflict', namesTaken(taken));
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', MESSAGES.queryNameTaken);
    throw error;
  }
  return success(undefined);
}

function namesTaken(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`).join(', ');
  const what = names.length === 1 ? `the query name ${quoted} is` : `the query names ${quoted} are`;
  return `This project cannot be restored: ${what} in use again. Please rename the queries that have ${names.length === 1 ? 'it' : 'them'} now.`;
}
