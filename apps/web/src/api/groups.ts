import { groupCalls, type ProjectAnswer, projectCalls, type WireGroup } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Changing } from './changing.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** All groups with their people, by name; for special users. */
export const groupsOptions = queryOptions<readonly WireGroup[]>({
  queryKey: keys.groups,
  queryFn: ({ signal }) => call(groupCalls.list, { signal }),
});

/** Names of all groups, that of everybody too. */
export const groupNamesOptions = queryOptions<readonly string[]>({
  queryKey: keys.groupNames,
  queryFn: ({ signal }) => call(projectCalls.listGroups, { signal }),
});

export interface GroupFacts {
  readonly name: string;
  readonly description: string;
}

export function addGroup(body: GroupFacts): Promise<WireGroup> {
  return call(groupCalls.add, { body });
}

export function changeGroup(id: number, body: Changing<GroupFacts>): Promise<WireGroup> {
  return call(groupCalls.change, { params: { id }, body });
}

export async function deleteGroup(id: number): Promise<void> {
  await call(groupCalls.delete, { params: { id } });
}

export function addGroupMember(id: number, username: string): Promise<WireGroup> {
  return call(groupCalls.addMember, { params: { id }, body: { username } });
}

export function removeGroupMember(id: number, username: string): Promise<WireGroup> {
  return call(groupCalls.removeMember, { params: { id, username } });
}

export function addProjectGroup(projectId: number, group: string): Promise<ProjectAnswer> {
  return call(groupCalls.addToProject, { params: { id: projectId }, body: { group } });
}

export function removeProjectGroup(projectId: number, groupId: number): Promise<ProjectAnswer> {
  return call(groupCalls.removeFromProject, { params: { id: projectId, groupid: groupId } });
}
