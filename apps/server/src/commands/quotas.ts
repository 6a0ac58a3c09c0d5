import type { QuotaName } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { listAllQuotas, listQuotasFor, measureUsers, putQuota, type QuotaRow, type UserUsage } from '../repositories/quotas.ts';
import { findAccount, type User } from '../repositories/users.ts';
import type { UserLimits } from '../settings.ts';
import { type Actor, audit } from './audit.ts';
import { type Outcome, refuse } from './outcome.ts';

/** Limits by the names and units of the back office. */
export type Quotas = Readonly<Partial<Record<QuotaName, number>>>;

const MEGABYTE = 1_000_000;

/** What the settings say, in the units of the back office. */
export function quotasOf(limits: UserLimits): Required<Quotas> {
  return {
    runningQueries: limits.runningQueries,
    waitingQueries: limits.waitingQueries,
    exports: limits.exports,
    exportMegabytes: Math.round(limits.exportBytes / MEGABYTE),
    treeStates: limits.treeStates,
    treeStateMegabytes: Math.round(limits.treeStateBytes / MEGABYTE),
  };
}

/** What a user may have now: their own limit, else that of the house, else that of the settings. */
export async function limitsOf(database: Database, { id }: Pick<User, 'id'>, settings: UserLimits): Promise<UserLimits> {
  // Everybody's come first, so that one of the user's own takes their place.
  const { exportMegabytes, treeStateMegabytes, ...rest } = valuesOf(await listQuotasFor(database, id));
  return {
    ...settings,
    ...rest,
    ...(exportMegabytes === undefined ? {} : { exportBytes: exportMegabytes * MEGABYTE }),
    ...(treeStateMegabytes === undefined ? {} : { treeStateBytes: treeStateMegabytes * MEGABYTE }),
  };
}

const valuesOf = (rows: readonly QuotaRow[]): Quotas => Object.fromEntries(rows.map(({ name, value }) => [name, value]));

/** What everybody may have and has; for special users. */
export async function readQuotas(database: Database): Promise<{
  readonly house: Quotas;
  readonly users: readonly { readonly usage: UserUsage; readonly own: Quotas }[];
}> {
  const [rows, users] = await Promise.all([listAllQuotas(database), measureUsers(database)]);
  return {
    house: valuesOf(rows.filter(({ userId }) => userId === null)),
    users: users.map((usage) => ({ usage, own: valuesOf(rows.filter(({ userId }) => userId === usage.id)) })),
  };
}

/** @param asked - without a user name for everybody; without a value the limit is taken away */
export function setQuota(
  database: Database,
  actor: Actor,
  { name, username, value }: { readonly name: QuotaName; readonly username: string | null; readonly value: number | null },
): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const account = username === null ? null : await findAccount(transaction, { username });
    if (username !== null && account === null)
      return refuse('not-found', { code: 'not-found', about: 'username', message: 'There is nobody with this user name.' });
    await putQuota(transaction, account?.id ?? null, name, value);
    await audit(transaction, actor, 'quota changed', account?.username ?? 'everybody', { name, value });
    return success(undefined);
  });
}
