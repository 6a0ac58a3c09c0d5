import { timingSafeEqual } from 'node:crypto';
import { accountCalls, serviceCalls } from '@retron/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hashToken } from '../commands/open-session.ts';
import { readAgainWhenLost } from '../database/database-away.ts';
import { findTokenSession } from '../repositories/api-tokens.ts';
import { findSession, SESSION_HOURS, type Session } from '../repositories/sessions.ts';
import { notByToken, notSignedIn, passwordMustChange, tokenOnlyLooks, wrongCsrfToken } from './errors.ts';
import { fromElsewhere, isFromElsewhere } from './origin.ts';
import type { Services } from './services.ts';

/**
 * Name of the session's cookie. With TLS, by its prefix, browsers take it from this very host alone: no neighbouring host can set it. Without
 * TLS they would refuse the prefix.
 */
const cookieName = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-retron_session' : 'retron_session');
const READ_ONLY = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a session may do whose password was given by somebody else. */
const WITH_ANY_PASSWORD: ReadonlySet<string> = new Set(
  [accountCalls.whoAmI, accountCalls.changePassword, accountCalls.signOut].map(({ name }) => name),
);
/** Asked by machines that watch: a browser that sends a cookie too must not make them depend on the database. */
const SIGNALS: ReadonlySet<string> = new Set(
  [serviceCalls.getLiveness, serviceCalls.getReadiness, serviceCalls.getMetrics].map(({ name }) => name),
);

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Answered without signing in. */
    isPublic?: boolean;
    /** The same for everybody: nobody is looked up for it, so that it is answered while the database is away. */
    isFile?: boolean;
    /** Name of the call of the contract that the route answers. */
    call?: string;
    /** A program with a token may make it, and with one that may only look. */
    takesToken?: boolean;
    onlyLooks?: boolean;
  }
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(reply.request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    signed: true,
    maxAge: SESSION_HOURS * 3600,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(cookieName(reply.request), { path: '/', secure: reply.request.protocol === 'https' });
}

/** The session of a call that only signed-in users reach. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw notSignedIn();
  return request.session;
}

async function sessionFromCookie(request: FastifyRequest, services: Services): Promise<Session | null> {
  const cookie = request.cookies[cookieName(request)];
  if (cookie === undefined) return null;
  const unsigned = request.unsignCookie(cookie);
  if (!unsigned.valid) return null;
  return readAgainWhenLost(() => findSession(services.database, hashToken(unsigned.value)));
}

/** The token that a program sends; null: none. */
function bearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  return /^Bearer +(\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null;
}

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/**
 * Before anything of a call is read: nobody gets in without a session unless the route is public, and nothing is changed without
 * the session's CSRF token. A program's token stands for both; it makes no call about the account.
 */
export const sessionGuard = fastifyPlugin(async (app: FastifyInstance, { services }: { services: Services }) => {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { isPublic, isFile, takesToken, onlyLooks, call } = request.routeOptions.config;
    if (isFile === true && READ_ONLY.has(request.method)) return;
    if (SIGNALS.has(call ?? '')) return;
    const bearer = isPublic === true ? null : bearerToken(request);
    // No browser sends a token by itself, so that pages of others cannot have it sent.
    if (bearer !== null) {
      const session = await readAgainWhenLost(() => findTokenSession(services.database, hashToken(bearer)));
      if (session === null) throw notSignedIn();
      if (takesToken !== true) throw notByToken();
      if (session.mustChangePassword) throw passwordMustChange();
      if (session.token?.mayWrite !== true && onlyLooks !== true) throw tokenOnlyLooks();
      request.session = session;
      return;
    }
    // Signing in too: nobody must work unawares in an account that a page of others chose.
    if (!READ_ONLY.has(request.method) && isFromElsewhere(request)) throw fromElsewhere();
    request.session = await sessionFromCookie(request, services);
    if (isPublic === true) return;
    if (request.session === null) throw notSignedIn();
    if (request.session.mustChangePassword && !WITH_ANY_PASSWORD.has(call ?? '')) throw passwordMustChange();
    if (!READ_ONLY.has(request.method) && !isSame(request.headers['x-csrf-token'], request.session.csrfToken)) throw wrongCsrfToken();
  });
});
