import type { WireToken } from '@retron/contract';
import type { ApiToken } from '../repositories/api-tokens.ts';

export function tokenOf({ id, name, mayWrite, createdAt, expiresAt, isExpired, lastUsedAt }: ApiToken): WireToken {
  return {
    id,
    name,
    scope: mayWrite ? 'write' : 'read',
    created: createdAt.toISOString(),
    expires: expiresAt.toISOString(),
    expired: isExpired,
    lastUsed: lastUsedAt?.toISOString() ?? null,
  };
}
