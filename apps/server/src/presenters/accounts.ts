import type { AuditEntry, NewPasswordAnswer, OwnSession, WireAccount } from '@retron/contract';
import { type NewPassword, TEMPORARY_PASSWORD_HOURS } from '../commands/accounts.ts';
import { sessionName } from '../commands/own-account.ts';
import type { AuditRow } from '../repositories/audit-log.ts';
import type { OpenSession } from '../repositories/sessions.ts';
import type { Account } from '../repositories/users.ts';

export function accountOf(account: Account): WireAccount {
  const {
    id,
    username,
    realname,
    mail,
    isSpecial,
    mustChangePassword,
    disabledAt,
    createdAt,
    lastSignInAt,
    queryCount,
    projectCount,
    isByProvider,
  } = account;
  return {
    id,
    username,
    realname,
    mail,
    special: isSpecial,
    state: disabledAt !== null ? 'disabled' : mustChangePassword ? 'new-password' : 'active',
    signsInBy: isByProvider ? 'single sign-on' : 'password',
    created: createdAt.toISOString(),
    lastSignIn: lastSignInAt?.toISOString() ?? null,
    queryCount,
    projectCount,
  };
}

export function newPasswordOf({ account, password }: NewPassword): NewPasswordAnswer {
  return { account: accountOf(account), password, hours: TEMPORARY_PASSWORD_HOURS };
}

export function ownSessionOf({ tokenHash, device, createdAt, lastSeenAt }: OpenSession, current: string): OwnSession {
  return {
    id: sessionName(tokenHash),
    device,
    created: createdAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    isThis: tokenHash === current,
  };
}

export function auditEntryOf({ id, at, actor, action, subject, address, details }: AuditRow): AuditEntry {
  return { id, at: at.toISOString(), actor, action, subject, address, details: details as Record<string, unknown> };
}
