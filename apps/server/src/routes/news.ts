import { newsCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { readNews } from '../commands/reference.ts';
import { answer } from '../http/answer.ts';
import type { Services } from '../http/services.ts';
import { newsItemOf } from '../presenters/reference.ts';

/** News. */
export async function newsRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, newsCalls.list, async ({ query: { per_page: limit, page, order, term } }) => {
    const { news, total } = await readNews(database, { term: term.trim(), order, limit, offset: (page - 1) * limit });
    return { news: news.map(newsItemOf), total };
  });
}
