import { accountsCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { addAccount, changeAccount, endSessionsOf, readAccounts, resetPassword } from '../commands/accounts.ts';
import { AUDIT_ACTIONS, readAuditLog } from '../commands/audit.ts';
import { actorOf } from '../http/actor.ts';
import { answer } from '../http/answer.ts';
import { orEnd, Problem } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { accountOf, auditEntryOf, newPasswordOf } from '../presenters/accounts.ts';

/** Accounts of others and the audit log: what the back office asks and does. */
export async function accountsRoutes(
  app: FastifyInstance,
  { services: { database, localAccounts } }: { services: Services },
): Promise<void> {
  answer(app, accountsCalls.list, async () => (await readAccounts(database)).map(accountOf));

  answer(app, accountsCalls.add, async ({ body: { username, realname, mail, special }, user, request }) => {
    if (!localAccounts) throw new Problem('forbidden', ['Accounts are made by single sign-on here, when somebody first signs in.']);
    return newPasswordOf(orEnd(await addAccount(database, actorOf(user, request), { username, realname, mail, isSpecial: special })));
  });

  answer(app, accountsCalls.change, async ({ params, body: { realname, mail, special, disabled, before }, user, request }) => {
    const change = { realname, mail, isSpecial: special, isDisabled: disabled };
    return accountOf(orEnd(await changeAccount(database, actorOf(user, request), params, change, before)));
  });

  answer(app, accountsCalls.resetPassword, async ({ params, user, request }) => {
    if (!localAccounts) throw new Problem('forbidden', ['Passwords open no accounts here.']);
    return newPasswordOf(orEnd(await resetPassword(database, actorOf(user, request), params)));
  });

  answer(app, accountsCalls.endSessions, async ({ params, user, request }) => ({
    ended: orEnd(await endSessionsOf(database, actorOf(user, request), params.id)),
  }));

  answer(app, accountsCalls.audit, async ({ query: { per_page: limit, page, action, term, since } }) => {
    const asked = { action, term, since: since === undefined ? undefined : new Date(since), limit, offset: (page - 1) * limit };
    const { rows, total } = await readAuditLog(database, asked);
    return { entries: rows.map(auditEntryOf), total, actions: [...AUDIT_ACTIONS] };
  });
}
