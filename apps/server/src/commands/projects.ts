import { MESSAGES } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { mayDeleteProject, mayEditProject } from '../policies/project-policy.ts';
import { lockEdits } from '../repositories/edits.ts';
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
import { findPlannedOfProject, isUniqueViolation, markDeletedWithProject, requestStop } from '../repositories/queries.ts';
import { listQueryNames } from '../repositories/query-listing.ts';
import {
  listLiveNames,
  listPutAwayWithProject,
  type PutAway,
  renamePutAway,
  unmarkDeletedWithProject,
} from '../repositories/restored-queries.ts';
import type { User } from '../repositories/users.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { freeName } from './free-name.ts';
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
  // One after the other: within a transaction there is one connection, which takes no second statement meanwhile.
  const members = await listMembers(database, projectId);
  const groups = await listGroupsOfProject(database, projectId);
  const queries = await listQueryNames(database, projectId);
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

/** Names and describes a project; what is absent stays. @param seen - what the writer saw in these */
export async function changeProject(
  database: Database,
  user: User,
  projectId: number,
  { name, description }: { readonly name?: string | undefined; readonly description?: string | undefined },
  seen?: SeenFields,
): Promise<Outcome<ProjectDetails>> {
  return database.transaction(async (transaction) => {
    await lockEdits(transaction);
    const project = await visibleProject(transaction, user, projectId);
    if (!project.ok) return project;
    if (!mayEditProject(user, project.value)) return refuse('forbidden', 'Only the owner may change this project.');
    const now = { name: project.value.name, description: project.value.description };
    const changed = changedMeanwhile(now, { name, description }, seen);
    if (changed !== null) return changed;
    await updateProject(transaction, projectId, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
    });
    return readProject(transaction, user, projectId);
  });
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

/** A query that came back under another name, as somebody had taken its own. */
export interface Renamed {
  readonly id: number;
  readonly before: string;
  readonly name: string;
}

/**
 * Brings a project back that was deleted less than a day ago, with the queries that were deleted with it. They stay stopped.
 *
 * @returns those that have another name now
 */
export async function restoreProject(database: Database, user: User, projectId: number): Promise<Outcome<readonly Renamed[]>> {
  const project = await findDeletedProject(database, projectId, user.id);
  if (project === null || !mayDeleteProject(user, project)) return refuse('not-found', UNKNOWN);
  try {
    const renamed = await database.transaction(async (transaction) => {
      const changes = await freeNames(transaction, await listPutAwayWithProject(transaction, projectId));
      for (const { id, name } of changes) await renamePutAway(transaction, id, name);
      await undeleteProject(transaction, projectId);
      await unmarkDeletedWithProject(transaction, projectId);
      return changes;
    });
    return success(renamed);
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', MESSAGES.queryNameTaken);
    throw error;
  }
}

/** Other names for those whose own a live query of the same user has again. */
async function freeNames(transaction: Database, putAway: readonly PutAway[]): Promise<readonly Renamed[]> {
  const renamed: Renamed[] = [];
  for (const userId of new Set(putAway.map((each) => each.userId))) {
    const own = putAway.filter((each) => each.userId === userId);
    const live = await listLiveNames(transaction, userId);
    const used = new Set([...live, ...own.map(({ name }) => name)]);
    for (const { id, name: before } of own.filter((each) => live.has(each.name))) {
      const name = freeName(before, (each) => used.has(each));
      used.add(name);
      renamed.push({ id, before, name });
    }
  }
  return renamed;
}
