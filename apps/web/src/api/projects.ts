import { type PROJECT_SORTS, type ProjectSummary, projectCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Changing } from './changing.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

export interface ProjectListParameters {
  readonly per_page: number;
  readonly page: number;
  readonly order: 'asc' | 'desc';
  readonly sort: (typeof PROJECT_SORTS)[number];
  readonly search?: 'name' | 'description';
  readonly term?: string;
  /** In the words of the call; see `writeProjectFilter`. */
  readonly filter?: string;
  readonly counts?: 'yes';
}

/** One page of the projects the reader is a member of. */
export function projectListOptions(parameters: ProjectListParameters) {
  return queryOptions({
    queryKey: keys.projectList(parameters),
    queryFn: ({ signal }) => call(projectCalls.list, { query: { ...parameters }, signal }),
  });
}

/** All projects the reader is a member of, by name: for a choice of one, where a page of them would hide the rest. */
export const allProjectsOptions = queryOptions({
  queryKey: [...keys.projects, 'all'],
  queryFn: ({ signal }) => call(projectCalls.listAll, { signal }),
});

export function projectOptions(projectId: number) {
  return queryOptions({
    queryKey: keys.project(projectId),
    queryFn: ({ signal }) => call(projectCalls.get, { params: { id: projectId }, signal }),
  });
}

export interface ProjectBody {
  readonly name: string;
  readonly description: string;
}

export function createProject(body: ProjectBody): Promise<ProjectSummary> {
  return call(projectCalls.create, { body });
}

export function editProject(projectId: number, body: Changing<ProjectBody>): Promise<ProjectSummary> {
  return call(projectCalls.change, { params: { id: projectId }, body });
}

/** Deletes a project with its queries; `restoreProject` brings it back for a day. */
export async function deleteProject(projectId: number): Promise<void> {
  await call(projectCalls.delete, { params: { id: projectId }, keepalive: true });
}

/** Brings back a project that was deleted less than a day ago, with the queries that were deleted with it. @returns those that have another name now */
export async function restoreProject(projectId: number): Promise<readonly { readonly before: string; readonly sessionid: string }[]> {
  const { renamed } = await call(projectCalls.restore, { params: { id: projectId } });
  return renamed;
}
