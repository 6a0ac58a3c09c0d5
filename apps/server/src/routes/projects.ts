import {
  doneAnswer,
  member,
  type ProjectSummary,
  projectAnswer,
  projectBody,
  projectListAnswer,
  projectListQuery,
  projectNamesAnswer,
} from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeProject, removeProject } from '../commands/change-project.ts';
import { visibleProject } from '../commands/visible-project.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { sessionOf } from '../http/session-guard.ts';
import { mayEditProject } from '../policies/project-policy.ts';
import { insertProject, listMembers, listProjects, type ProjectRow } from '../repositories/projects.ts';
import { listQueryNames } from '../repositories/query-listing.ts';
import { listUsers, type User } from '../repositories/users.ts';

/** The one group there is: everybody with an account. */
const EVERYBODY = 'users';
/** More projects than this are never sent at once. */
const ALL = { search: undefined, term: undefined, sort: 'name', order: 'asc', limit: 1000, offset: 0 } as const;

const projectId = z.object({ id: z.coerce.number().int().positive() });
const tags = ['projects'];

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

export const projectRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services: { database } }) => {
  for (const url of ['/app/api/projects', '/app/apiv2/projects']) {
    app.get(
      url,
      { schema: { summary: 'Projects of the user, by page', tags, querystring: projectListQuery, response: { 200: projectListAnswer } } },
      async (request) => {
        const { user } = sessionOf(request);
        const { per_page: limit, page, ...filter } = request.query;
        const found = await listProjects(database, user.id, {
          search: filter.search,
          term: filter.term,
          sort: filter.sort,
          order: filter.order,
          limit,
          offset: (page - 1) * limit,
        });
        return { projects: found.projects.map((project) => summaryOf(project, user)), total: found.total };
      },
    );
  }

  app.get(
    '/app/api/v2/projects/all',
    { schema: { summary: 'All projects of the user, by name', tags, response: { 200: projectListAnswer } } },
    async (request) => {
      const { user } = sessionOf(request);
      const found = await listProjects(database, user.id, ALL);
      return { projects: found.projects.map((project) => summaryOf(project, user)), total: found.total };
    },
  );

  app.get(
    '/app/api/projects/names/list',
    { schema: { summary: 'Names of all projects of the user', tags, response: { 200: projectNamesAnswer } } },
    async (request) => {
      const found = await listProjects(database, sessionOf(request).user.id, ALL);
      return found.projects.map(({ id, name }) => ({ id, name }));
    },
  );

  app.get(
    '/app/apiv2/projects/:id',
    { schema: { summary: 'One project', tags, params: projectId, response: { 200: projectAnswer } } },
    async (request) => answerOf(sessionOf(request).user, request.params.id),
  );

  app.post(
    '/app/apiv2/projects',
    { schema: { summary: 'Make a project', tags, body: projectBody, response: { 200: projectAnswer } } },
    async (request) => {
      const { user } = sessionOf(request);
      return answerOf(user, await insertProject(database, { ...request.body, ownerId: user.id }));
    },
  );

  app.put(
    '/app/apiv2/projects/:id',
    { schema: { summary: 'Name and describe a project', tags, params: projectId, body: projectBody, response: { 200: projectAnswer } } },
    async (request) => {
      const { user } = sessionOf(request);
      orEnd(await changeProject(database, user, request.params.id, request.body));
      return answerOf(user, request.params.id);
    },
  );

  app.delete(
    '/app/api/projects/:id',
    { schema: { summary: 'Delete a project and its queries', tags, params: projectId, response: { 200: doneAnswer } } },
    async (request) => {
      orEnd(await removeProject(database, sessionOf(request).user, request.params.id));
      return { done: true as const };
    },
  );

  app.get('/app/api/groups', { schema: { summary: 'Groups of users', tags, response: { 200: z.array(z.string()) } } }, async () => [
    EVERYBODY,
  ]);

  app.get(
    '/app/api/members',
    {
      schema: {
        summary: 'Members of a group',
        tags,
        querystring: z.object({ group: z.string().max(200).default(EVERYBODY) }),
        response: { 200: z.array(member) },
      },
    },
    async (request) => {
      if (request.query.group !== EVERYBODY) return [];
      return (await listUsers(database)).map(({ username, realname }) => ({ username, realname }));
    },
  );

  async function answerOf(user: User, id: number) {
    const project = orEnd(await visibleProject(database, user, id));
    const [members, queries] = await Promise.all([listMembers(database, id), listQueryNames(database, id)]);
    return { ...summaryOf(project, user), members: [...members], queries: [...queries] };
  }
};
