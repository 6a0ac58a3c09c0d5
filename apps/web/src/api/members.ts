import { type Member, type ProjectAnswer, projectCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Everybody who can sign in, by user name. */
export const everybodyOptions = queryOptions<readonly Member[]>({
  queryKey: keys.everybody,
  queryFn: ({ signal }) => call(projectCalls.listMembers, { query: { group: 'users' }, signal }),
});

export function addMember(projectId: number, username: string): Promise<ProjectAnswer> {
  return call(projectCalls.addMember, { params: { id: projectId }, body: { username } });
}

/** Removes a member; of oneself: leaves the project. */
export async function removeMember(projectId: number, username: string): Promise<void> {
  await call(projectCalls.removeMember, { params: { id: projectId, username } });
}

export function handOverProject(projectId: number, username: string): Promise<ProjectAnswer> {
  return call(projectCalls.handOver, { params: { id: projectId }, body: { username } });
}
