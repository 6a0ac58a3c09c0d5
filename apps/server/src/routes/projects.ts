import { projectCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { readGroupNames, readPeopleOfGroup } from '../commands/groups.ts';
import { addMember, handOverProject, removeMember } from '../commands/members.ts';
import {
  changeProject,
  countOwnProjects,
  makeProject,
  readProject,
  readProjectNames,
  readProjects,
  removeProject,
  restoreProject,
} from '../commands/projects.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { projectAnswerOf, projectListAnswerOf } from '../presenters/projects.ts';

/** Projects, their members, and groups of users. */
export async function projectRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, projectCalls.list, async ({ query: { per_page: limit, page, filter = {}, counts, ...search }, user }) => {
    const { running, ...words } = filter;
    const asked = { ...search, ...words, isRunning: running === 'yes', limit, offset: (page - 1) * limit };
    const [found, counted] = await Promise.all([
      readProjects(database, user, asked),
      counts === 'yes' ? countOwnProjects(database, user, asked) : null,
    ]);
    return projectListAnswerOf(found, user, counted);
  });

  answer(app, projectCalls.listAll, async ({ user }) => projectListAnswerOf(await readProjects(database, user), user));

  answer(app, projectCalls.listNames, async ({ user }) => [...(await readProjectNames(database, user))]);

  answer(app, projectCalls.get, async ({ params, user }) => projectAnswerOf(orEnd(await readProject(database, user, params.id)), user));

  answer(app, projectCalls.create, async ({ body, user }) => projectAnswerOf(orEnd(await makeProject(database, user, body)), user));

  answer(app, projectCalls.change, async ({ params, body, user }) =>
    projectAnswerOf(orEnd(await changeProject(database, user, params.id, body, body.before)), user),
  );

  answer(app, projectCalls.delete, async ({ params, user }) => {
    orEnd(await removeProject(database, user, params.id));
    return DONE;
  });

  answer(app, projectCalls.restore, async ({ params, user }) => {
    const renamed = orEnd(await restoreProject(database, user, params.id));
    return { ...DONE, renamed: renamed.map(({ id, before, name }) => ({ id, before, sessionid: name })) };
  });

  answer(app, projectCalls.addMember, async ({ params, body, user, request: { ip: address } }) =>
    projectAnswerOf(orEnd(await addMember(database, { ...user, address }, params.id, body.username)), user),
  );

  answer(app, projectCalls.removeMember, async ({ params, user, request: { ip: address } }) => {
    orEnd(await removeMember(database, { ...user, address }, params.id, params.username));
    return DONE;
  });

  answer(app, projectCalls.handOver, async ({ params, body, user, request: { ip: address } }) =>
    projectAnswerOf(orEnd(await handOverProject(database, { ...user, address }, params.id, body.username)), user),
  );

  answer(app, projectCalls.listGroups, async () => [...(await readGroupNames(database))]);

  answer(app, projectCalls.listMembers, async ({ query }) => [...(await readPeopleOfGroup(database, query.group))]);
}
