import { doneAnswer, loginAnswer, loginBody, whoamiAnswer } from '@retron/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signIn } from '../commands/sign-in.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { clearSessionCookie, sessionOf, setSessionCookie } from '../http/session-guard.ts';
import { deleteSession } from '../repositories/sessions.ts';

/** Sign in, sign out, who am I. */
export const accountRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.post(
    '/app/login',
    {
      config: { isPublic: true },
      schema: { summary: 'Sign in; sets the session cookie', tags: ['account'], body: loginBody, response: { 200: loginAnswer } },
    },
    async (request, reply) => {
      const { session, token } = orEnd(await signIn(services.database, services.loginThrottle, { ...request.body, address: request.ip }));
      setSessionCookie(reply, token);
      return { username: session.user.username, realname: session.user.realname, csrfToken: session.csrfToken };
    },
  );

  app.post('/app/logout', { schema: { summary: 'Sign out', tags: ['account'], response: { 200: doneAnswer } } }, async (request, reply) => {
    await deleteSession(services.database, sessionOf(request).tokenHash);
    clearSessionCookie(reply);
    return { done: true as const };
  });

  app.get(
    '/app/logout',
    {
      config: { isPublic: true },
      schema: { summary: 'Sign out by a link of our own pages', tags: ['account'], response: { 302: z.undefined() } },
    },
    async (request, reply) => {
      // A link on a foreign page must not sign anybody out; browsers say where a navigation comes from.
      if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/');
      if (request.session) await deleteSession(services.database, request.session.tokenHash);
      clearSessionCookie(reply);
      return reply.redirect('/app/login');
    },
  );

  for (const url of ['/app/api/whoami', '/app/apiv2/whoami']) {
    app.get(url, { schema: { summary: 'The signed-in user', tags: ['account'], response: { 200: whoamiAnswer } } }, async (request) => {
      const { user, csrfToken } = sessionOf(request);
      return { username: user.username, realname: user.realname, special: user.isSpecial, csrfToken };
    });
  }
};
