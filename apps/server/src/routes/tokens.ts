import { tokenCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { makeToken, readTokens, revokeToken } from '../commands/api-tokens.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { tokenOf } from '../presenters/api-tokens.ts';

/** The user's tokens for programs. */
export async function tokenRoutes(app: FastifyInstance, { services: { database } }: { services: Services }): Promise<void> {
  answer(app, tokenCalls.list, async ({ user }) => (await readTokens(database, user)).map(tokenOf));

  answer(app, tokenCalls.create, async ({ body: { name, scope, days }, user, request: { ip: address } }) => {
    const { token, secret } = orEnd(await makeToken(database, { ...user, address }, { name, mayWrite: scope === 'write', days }));
    return { token: tokenOf(token), secret };
  });

  answer(app, tokenCalls.revoke, async ({ params, user, request: { ip: address } }) => {
    orEnd(await revokeToken(database, { ...user, address }, params.id));
    return DONE;
  });
}
