import { defineCall } from '@retron/contract';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Session } from '../repositories/sessions.ts';
import { answer } from './answer.ts';
import { problemOf } from './errors.ts';

const about = {
  method: 'GET',
  area: 'reference',
  summary: 'A thing',
  description: 'Of this test.',
  answer: z.object({ name: z.string() }),
} as const;
const special = defineCall({
  ...about,
  name: 'getSpecial',
  path: '/special/{id}',
  params: z.object({ id: z.string() }),
  access: 'special',
});
const open = defineCall({ ...about, name: 'getOpen', path: '/open', aliases: ['/also/open'], access: 'public' });

/** A server whose caller is signed in as somebody, or is nobody. */
async function serverFor(user: { readonly isSpecial: boolean } | null) {
  const app = fastify();
  app.setErrorHandler((error: Error, _request, reply) => reply.code(problemOf(error).status).send(problemOf(error).answer));
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session =
      user === null
        ? null
        : ({
            tokenHash: '',
            csrfToken: '',
            mustChangePassword: false,
            isByProvider: false,
            token: null,
            user: { id: 1, username: 'marie', realname: '', ...user },
          } satisfies Session);
  });
  answer(app, special, async ({ params, user: { username } }) => ({ name: `${username} ${params.id}`, secret: 'kept back' }));
  answer(app, open, async ({ user: caller }) => ({ name: caller?.username ?? 'nobody' }));
  return async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, JSON.parse(body)];
  };
}

describe('an answered call', () => {
  it('for special users refuses all others', async () => {
    expect((await (await serverFor(null))('/special/1'))[0]).toBe(401);
    const [status, { details }] = await (await serverFor({ isSpecial: false }))('/special/1');
    expect([status, details]).toEqual([403, [{ code: 'forbidden', field: null, message: 'This is for special users only.' }]]);
  });

  it('answers what its schema has, and nothing beside', async () => {
    expect(await (await serverFor({ isSpecial: true }))('/special/7')).toEqual([200, { name: 'marie 7' }]);
  });

  it('for everybody is answered at its path and its aliases', async () => {
    const ask = await serverFor(null);
    for (const url of ['/open', '/also/open']) expect(await ask(url)).toEqual([200, { name: 'nobody' }]);
  });
});
