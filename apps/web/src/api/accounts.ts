import { type AuditAnswer, accountsCalls, type NewPasswordAnswer, type WireAccount } from '@retron/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** All accounts, disabled ones too, by user name; for special users. */
export const accountsOptions = queryOptions({
  queryKey: keys.accounts,
  queryFn: ({ signal }) => call(accountsCalls.list, { signal }),
});

export interface NewAccount {
  readonly username: string;
  readonly realname: string;
  readonly mail: string;
  readonly special: boolean;
}

export function addAccount(body: NewAccount): Promise<NewPasswordAnswer> {
  return call(accountsCalls.add, { body });
}

export interface AccountChange {
  readonly realname?: string;
  readonly mail?: string;
  readonly special?: boolean;
  readonly disabled?: boolean;
  /** What the writer saw in name and mail. */
  readonly before?: { readonly realname?: string; readonly mail?: string };
}

export function changeAccount(id: number, body: AccountChange): Promise<WireAccount> {
  return call(accountsCalls.change, { params: { id }, body });
}

export function resetPassword(id: number): Promise<NewPasswordAnswer> {
  return call(accountsCalls.resetPassword, { params: { id } });
}

/** @returns how many sessions ended */
export async function endSessionsOf(id: number): Promise<number> {
  return (await call(accountsCalls.endSessions, { params: { id } })).ended;
}

export interface AuditParameters {
  readonly page: number;
  readonly per_page: number;
  readonly term?: string;
  readonly action?: string;
}

/** What was done, newest first. */
export function auditOptions(parameters: AuditParameters) {
  return queryOptions<AuditAnswer>({
    queryKey: keys.audit(parameters),
    queryFn: ({ signal }) => call(accountsCalls.audit, { query: { ...parameters }, signal }),
    placeholderData: keepPreviousData,
  });
}
