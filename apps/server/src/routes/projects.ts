import { type ProjectSummary, projectCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { changeProject, removeProject } from '../commands/change-project.ts';
import { visibleProject } from '../commands/visible-project.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { mayEditProject } from '../policies/project-policy.ts';
import { insertProject, listMembers, listProjects, type ProjectRow } from '../repositories/projects.ts';
import { listQueryNames } from '../repositories/query-listing.ts';
import { listUsers, type User } from '../repositories/users.ts';

/** The one group there is: everybody with an account. */
const EVERYBODY = 'users';
/** More projects than this are never sent at once. */
const ALL = { search: undefined, term: undefined, sort: 'name', order: 'asc', limit: 1000, offset: 0 } as const;

function summaryOf(project: ProjectRow, user: User): ProjectSummary {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    owner: project.owner,
    created: project.createdAt.toISOString(),
    changed: project.changedAt.toISOString(),
    queryCount: project.queryCount,
    memberCount: project.memberCount,
    commentCount: project.commentCount,
    isDefault: project.isDefault,
    mayEdit: mayEditProject(user, project),
  };
}

/** Projects, their members, and groups of users. */
export async function projectRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, projectCalls.list, async ({ query, user }) => {
    const { per_page: limit, page, ...filter } = query;
    const found = await listProjects(database, user.id, {
      search: filter.search,
      term: filter.term,
      sort: filter.sort,
      order: filter.order,
      limit,
      offset: (page - 1) * limit,
    });
    return { projects: found.projects.map((project) => summaryOf(project, user)), total: found.total };
  });

  answer(app, projectCalls.listAll, async ({ user }) => {
    const found = await listProjects(database, user.id, ALL);
    return { projects: found.projects.map((project) => summaryOf(project, user)), total: found.total };
  });

  answer(app, projectCalls.listNames, async ({ user }) => {
    const found = await listProjects(database, user.id, ALL);
    return found.projects.map(({ id, name }) => ({ id, name }));
  });

  answer(app, projectCalls.get, async ({ params, user }) => answerOf(user, params.id));

  answer(app, projectCalls.create, async ({ body, user }) => answerOf(user, await insertProject(database, { ...body, ownerId: user.id })));

  answer(app, projectCalls.change, async ({ params, body, user }) => {
    orEnd(await changeProject(database, user, params.id, body));
    return answerOf(user, params.id);
  });

  answer(app, projectCalls.delete, async ({ params, user }) => {
    orEnd(await removeProject(database, user, params.id));
    return DONE;
  });

  answer(app, projectCalls.listGroups, async () => [EVERYBODY]);

  answer(app, projectCalls.listMembers, async ({ query }) => {
    if (query.group !== EVERYBODY) return [];
    return (await listUsers(database)).map(({ username, realname }) => ({ username, realname }));
  });

  async function answerOf(user: User, id: number) {
    const project = orEnd(await visibleProject(database, user, id));
    const [members, queries] = await Promise.all([listMembers(database, id), listQueryNames(database, id)]);
    return { ...summaryOf(project, user), members: [...members], queries: [...queries] };
  }
}
