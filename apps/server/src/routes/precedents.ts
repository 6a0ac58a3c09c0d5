import { precedentCalls, TEXTS } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { precedentQuestion } from '../commands/precedent-question.ts';
import { agree } from '../http/agreement.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { insertPrecedentReport } from '../repositories/comments.ts';

/** Published reactions behind a suggestion. */
export async function precedentRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry } = services;
  const fields = { structure: 'parid' };

  answer(app, precedentCalls.lookUp, async ({ params, body, user }) => {
    agree('id', body.id, params.id, TEXTS.otherQuery);
    const { ensid, parid: sid, direction, isCluster, offset, limit } = body;
    const asked = { queryId: params.id, ensid, sid, direction, isCluster: isCluster === true || isCluster === 'TRUE' };
    const question = orEnd(await precedentQuestion(database, user, asked), fields);
    return chemistry.call('precedents', { ...question, offset, limit });
  });

  answer(app, precedentCalls.lookUpByPath, async ({ params, user }) => {
    const { id: queryId, ensid, parid: sid, direction, isCluster } = params;
    const asked = { queryId, ensid, sid, direction, isCluster: isCluster === 'TRUE' };
    const question = orEnd(await precedentQuestion(database, user, asked), fields);
    return chemistry.call('precedents', { ...question, offset: 0, limit: 200 });
  });

  answer(app, precedentCalls.report, async ({ body, user }) => {
    const { rxnid: precedent, comment: text } = body;
    await insertPrecedentReport(database, { precedent, comment: text, userId: user.id });
    return DONE;
  });
}
