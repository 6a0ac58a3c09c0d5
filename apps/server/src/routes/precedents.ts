import { precedentCalls, TEXTS } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { reportPrecedent } from '../commands/comments.ts';
import { type AskedSuggestion, lookUpPrecedents } from '../commands/look-up-precedents.ts';
import { agree } from '../http/agreement.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { lookupAnswerOf } from '../presenters/precedents.ts';
import { directionWord } from '../presenters/words.ts';

/** Published reactions behind a suggestion. */
export async function precedentRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry } = services;

  answer(app, precedentCalls.lookUp, async ({ params, body, user }) => {
    agree('id', body.id, params.id, TEXTS.otherQuery);
    const { ensid, parid, direction, isCluster, sortedBy, offset, limit } = body;
    const asked = {
      queryId: params.id,
      suggestionId: ensid,
      structureId: parid,
      direction: direction && directionWord.fromWire(direction),
      isCluster: isCluster === true || isCluster === 'TRUE',
    };
    return lookUp(user, asked, { sortedBy, offset, limit });
  });

  answer(app, precedentCalls.lookUpByPath, async ({ params, user }) => {
    const { id: queryId, ensid, parid, direction, isCluster } = params;
    const asked = {
      queryId,
      suggestionId: ensid,
      structureId: parid,
      direction: directionWord.fromWire(direction),
      isCluster: isCluster === 'TRUE',
    };
    return lookUp(user, asked, { sortedBy: 'surroundings', offset: 0, limit: 200 });
  });

  answer(app, precedentCalls.report, async ({ body, user }) => {
    await reportPrecedent(database, user, body.rxnid, body.comment);
    return DONE;
  });

  async function lookUp(
    user: Parameters<typeof lookUpPrecedents>[1],
    asked: AskedSuggestion,
    page: Parameters<typeof lookUpPrecedents>[4],
  ) {
    return lookupAnswerOf(
      orEnd(await lookUpPrecedents(database, user, (question) => chemistry.forUser(user).call('precedents', question), asked, page)),
    );
  }
}
