import { groupCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { addGroup, addGroupMember, changeGroup, readGroups, removeGroup, removeGroupMember } from '../commands/groups.ts';
import { addGroupToProject, removeGroupFromProject } from '../commands/project-groups.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { groupOf } from '../presenters/groups.ts';
import { projectAnswerOf } from '../presenters/projects.ts';

/** Groups of users: in the back office, and in projects. */
export async function groupRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, groupCalls.list, async () => (await readGroups(database)).map(groupOf));

  answer(app, groupCalls.add, async ({ body, user, request: { ip: address } }) =>
    groupOf(orEnd(await addGroup(database, { ...user, address }, body))),
  );

  answer(app, groupCalls.change, async ({ params, body, user, request: { ip: address } }) =>
    groupOf(orEnd(await changeGroup(database, { ...user, address }, params.id, body, body.before))),
  );

  answer(app, groupCalls.delete, async ({ params, user, request: { ip: address } }) => {
    orEnd(await removeGroup(database, { ...user, address }, params.id));
    return DONE;
  });

  answer(app, groupCalls.addMember, async ({ params, body, user, request: { ip: address } }) =>
    groupOf(orEnd(await addGroupMember(database, { ...user, address }, params.id, body.username))),
  );

  answer(app, groupCalls.removeMember, async ({ params, user, request: { ip: address } }) =>
    groupOf(orEnd(await removeGroupMember(database, { ...user, address }, params.id, params.username))),
  );

  answer(app, groupCalls.addToProject, async ({ params, body, user, request: { ip: address } }) =>
    projectAnswerOf(orEnd(await addGroupToProject(database, { ...user, address }, params.id, body.group)), user),
  );

  answer(app, groupCalls.removeFromProject, async ({ params, user, request: { ip: address } }) =>
    projectAnswerOf(orEnd(await removeGroupFromProject(database, { ...user, address }, params.id, params.groupid)), user),
  );
}
