import { newsCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import type { Services } from '../http/services.ts';
import { listNews } from '../repositories/reference-data.ts';

/** News. */
export async function newsRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, newsCalls.list, async ({ query: { per_page: limit, page, order, term } }) => {
    const { news, total } = await listNews(database, { term: term.trim(), order, limit, offset: (page - 1) * limit });
    return { news: news.map(({ createdAt, ...item }) => ({ ...item, dateCreated: createdAt.toISOString() })), total };
  });
}
