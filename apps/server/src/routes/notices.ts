import { MOST_NOTICES, noticeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { readNotices } from '../commands/notices.ts';
import { answer } from '../http/answer.ts';
import type { Services } from '../http/services.ts';
import { noticeOf } from '../presenters/notices.ts';

/** What others did that concerns the reader. */
export async function noticeRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, noticeCalls.list, async ({ user }) => ({ notices: (await readNotices(database, user, MOST_NOTICES)).map(noticeOf) }));
}
