import { z } from 'zod';
import { memberBody, projectAnswer, projectPath } from '../projects/project.ts';
import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import { group, groupChangeBody, groupMemberPath, groupPath, newGroupBody, projectGroupBody, projectGroupPath } from './group.ts';

const area = 'groups';
const access = 'special';
const FOR_GROUPS = '/app/api/backoffice/groups';

/** Groups of users: made by special users, added to projects by their owners. */
export const groupCalls = {
  list: defineCall({
    name: 'listAllGroups',
    method: 'GET',
    path: FOR_GROUPS,
    area,
    access,
    summary: 'All groups with their people',
    description: 'By name. Without the group of everybody.',
    answer: z.array(group),
  }),
  add: defineCall({
    name: 'addGroup',
    method: 'POST',
    path: FOR_GROUPS,
    area,
    access,
    summary: 'Make a group',
    description: 'With nobody in it.',
    body: newGroupBody,
    answer: group,
    errors: ['conflict'],
  }),
  change: defineCall({
    name: 'changeGroup',
    method: 'PUT',
    path: `${FOR_GROUPS}/{id}`,
    area,
    access,
    summary: 'Name and describe a group',
    description: 'What is absent stays.',
    params: groupPath,
    body: groupChangeBody,
    answer: group,
    errors: ['not-found', 'conflict'],
  }),
  delete: defineCall({
    name: 'deleteGroup',
    method: 'DELETE',
    path: `${FOR_GROUPS}/{id}`,
    area,
    access,
    summary: 'Delete a group',
    description: 'Its people see the projects no more that they saw by it alone.',
    params: groupPath,
    answer: doneAnswer,
    errors: ['not-found'],
  }),
  addMember: defineCall({
    name: 'addGroupMember',
    method: 'POST',
    path: `${FOR_GROUPS}/{id}/members`,
    area,
    access,
    summary: 'Put somebody into a group',
    description: 'Who is in it already stays. They see at once every project of the group.',
    params: groupPath,
    body: memberBody,
    answer: group,
    errors: ['not-found'],
  }),
  removeMember: defineCall({
    name: 'removeGroupMember',
    method: 'DELETE',
    path: `${FOR_GROUPS}/{id}/members/{username}`,
    area,
    access,
    summary: 'Take somebody out of a group',
    description: 'They see the projects no more that they saw by it alone; what they made stays.',
    params: groupMemberPath,
    answer: group,
    errors: ['not-found'],
  }),
  addToProject: defineCall({
    name: 'addProjectGroup',
    method: 'POST',
    path: '/app/api/projects/{id}/groups',
    area,
    summary: 'Add a group to a project',
    description: 'By its owner. Everybody in the group, now and later, is a member.',
    params: projectPath,
    body: projectGroupBody,
    answer: projectAnswer,
    errors: ['not-found', 'forbidden'],
  }),
  removeFromProject: defineCall({
    name: 'removeProjectGroup',
    method: 'DELETE',
    path: '/app/api/projects/{id}/groups/{groupid}',
    area,
    summary: 'Remove a group from a project',
    description: 'By its owner. Who was a member by the group alone sees the project no more; what they made stays.',
    params: projectGroupPath,
    answer: projectAnswer,
    errors: ['not-found', 'forbidden'],
  }),
} as const;
