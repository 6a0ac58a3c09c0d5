import { accountCalls, type SIGN_IN_REFUSALS } from '@retron/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { signInByProvider } from '../commands/sign-in-by-provider.ts';
import { answer } from '../http/answer.ts';
import { rememberDeparture, takeDeparture } from '../http/departure-cookie.ts';
import type { Services } from '../http/services.ts';
import { setSessionCookie } from '../http/session-guard.ts';

/** A page of this product: never an address elsewhere, and no page of signing in. */
const isOurPage = (next: string): boolean => /^\/(?![/\\])/.test(next) && !/^\/app\/(?!backoffice|person)/.test(next);

/** The login page, told where to go on to and why nobody was let in. */
function loginPage(next: string, refusal: (typeof SIGN_IN_REFUSALS)[number] | null): string {
  const search = new URLSearchParams({ ...(refusal === null ? {} : { refused: refusal }), ...(next === '/' ? {} : { next }) });
  return search.size === 0 ? '/app/login' : `/app/login?${search}`;
}

/** To the provider of single sign-on and back. */
export async function singleSignOnRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, identityProvider, providerRights, localAccounts } = services;

  answer(app, accountCalls.listSignInWays, async () => ({ password: localAccounts, singleSignOn: identityProvider?.name ?? null }));

  answer(app, accountCalls.beginSignIn, async ({ query, request, reply }) => {
    const next = isOurPage(query.next) ? query.next : '/';
    if (identityProvider === null) return leave(reply, loginPage(next, null));
    const begun = await identityProvider.begin();
    if (!begun.ok) {
      request.log.error({ event: 'single sign-on', reason: begun.error.message }, 'The provider of single sign-on gives no answer');
      return leave(reply, loginPage(next, 'unreachable'));
    }
    rememberDeparture(reply, { departure: begun.value.departure, next });
    return leave(reply, begun.value.address);
  });

  answer(app, accountCalls.returnFromProvider, async ({ session: earlier, request, reply }) => {
    const traveller = takeDeparture(request, reply);
    if (identityProvider === null || traveller === null) return leave(reply, loginPage('/', 'too-late'));
    const { departure, next } = traveller;
    const failed = (refusal: (typeof SIGN_IN_REFUSALS)[number], reason: string) => {
      request.log.warn({ event: 'sign-in failed', address: request.ip, user: null, reason }, 'A sign-in failed');
      return leave(reply, loginPage(next, refusal));
    };
    const at = request.url.indexOf('?');
    const identity = await identityProvider.finish(at < 0 ? '' : request.url.slice(at), departure);
    if (!identity.ok) return failed(identity.error.kind, identity.error.message);
    const browser = { address: request.ip, browser: request.headers['user-agent'] ?? '', endedSession: earlier?.tokenHash ?? null };
    const outcome = await signInByProvider(database, providerRights, identity.value, browser);
    if (!outcome.ok) return failed(outcome.error.kind, outcome.error.message);
    setSessionCookie(reply, outcome.value.token);
    return leave(reply, next);
  });
}

/** An answer that no page of others may keep or show. */
function leave(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address);
}
