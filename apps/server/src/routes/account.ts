import { accountCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { knownUserName } from '../commands/known-user-name.ts';
import { changeOwnPassword, endOtherSessions, endOwnSession, readOwnSessions } from '../commands/own-account.ts';
import { readOwnMail, readPreferences, setOwnMail, setPreferences } from '../commands/preferences.ts';
import { signIn, signOut } from '../commands/sign-in.ts';
import { answer, DONE } from '../http/answer.ts';
import { knownDevice, rememberDevice } from '../http/device-cookie.ts';
import { orEnd, Problem } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { clearSessionCookie, setSessionCookie } from '../http/session-guard.ts';
import { ownSessionOf } from '../presenters/accounts.ts';

/** Sign in, sign out, who am I. */
export async function accountRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, identityProvider, localAccounts } = services;

  /** Who came from the provider signs out there too; whoever asks for single sign-on next is not let in again unasked. */
  const leadsAfter = async ({ isByProvider }: { readonly isByProvider: boolean }): Promise<string> => {
    if (identityProvider === null) return accountCalls.beginSignIn.path;
    return (isByProvider ? await identityProvider.signOutAddress() : null) ?? '/app/login';
  };

  answer(app, accountCalls.signIn, async ({ body, session: earlier, request, reply }) => {
    if (!localAccounts) throw new Problem('forbidden', ['Passwords open no accounts here. Please use single sign-on.']);
    const from = { address: request.ip, device: knownDevice(request, body.username) };
    const browser = request.headers['user-agent'] ?? '';
    const attempt = { ...body, ...from, browser, endedSession: earlier?.tokenHash ?? null };
    const outcome = await signIn(database, services.guards.signIn, attempt);
    if (!outcome.ok) {
      const facts = { event: 'sign-in failed', address: request.ip, user: await knownUserName(database, body.username) };
      request.log.warn({ ...facts, reason: outcome.error.kind }, 'A sign-in failed');
    }
    const { session, token } = orEnd(outcome);
    setSessionCookie(reply, token);
    rememberDevice(reply, session.user.username);
    return { username: session.user.username, realname: session.user.realname, csrfToken: session.csrfToken };
  });

  answer(app, accountCalls.signOut, async ({ session, reply }) => {
    await signOut(database, session);
    clearSessionCookie(reply);
    return { ...DONE, leadsTo: await leadsAfter(session) };
  });

  answer(app, accountCalls.followSignOutLink, async ({ session, request, reply }) => {
    // A link on a foreign page must not sign anybody out; browsers say where a navigation comes from.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/');
    if (session) await signOut(database, session);
    clearSessionCookie(reply);
    return reply.redirect(session?.isByProvider ? await leadsAfter(session) : '/app/goodbye');
  });

  answer(app, accountCalls.whoAmI, async ({ session: { user, csrfToken, mustChangePassword, isByProvider } }) => ({
    username: user.username,
    realname: user.realname,
    special: user.isSpecial,
    mustChangePassword,
    signsInBy: isByProvider ? ('single sign-on' as const) : ('password' as const),
    csrfToken,
  }));

  answer(app, accountCalls.changePassword, async ({ body, session, user, request }) => {
    const attempt = { username: user.username, address: request.ip, device: knownDevice(request, user.username) };
    orEnd(await changeOwnPassword(database, services.guards.signIn, session, attempt, body));
    return DONE;
  });

  answer(app, accountCalls.listSessions, async ({ session }) =>
    (await readOwnSessions(database, session)).map((each) => ownSessionOf(each, session.tokenHash)),
  );

  answer(app, accountCalls.endSession, async ({ params, session }) => {
    orEnd(await endOwnSession(database, session, params.id));
    return DONE;
  });

  answer(app, accountCalls.endOtherSessions, async ({ session, request }) => ({
    ended: await endOtherSessions(database, session, request.ip),
  }));

  answer(app, accountCalls.listPreferences, async ({ user }) => [...(await readPreferences(database, user))]);

  answer(app, accountCalls.setPreferences, async ({ body, user }) => [...orEnd(await setPreferences(database, user, body.preferences))]);

  const ownMail = async (user: Parameters<typeof readOwnMail>[1]) => ({
    mail: await readOwnMail(database, user),
    isSent: services.sendsMail,
  });
  answer(app, accountCalls.getOwnMail, async ({ user }) => ownMail(user));

  answer(app, accountCalls.setOwnMail, async ({ body, user }) => {
    await setOwnMail(database, user, body.mail);
    return ownMail(user);
  });
}
