import { type NewTokenAnswer, type TokenScope, tokenCalls, type WireToken } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** The reader's tokens for programs, newest first. */
export const tokensOptions = queryOptions<readonly WireToken[]>({
  queryKey: keys.tokens,
  queryFn: ({ signal }) => call(tokenCalls.list, { signal }),
});

export function makeToken(body: { readonly name: string; readonly scope: TokenScope; readonly days: number }): Promise<NewTokenAnswer> {
  return call(tokenCalls.create, { body });
}

export async function revokeToken(id: number): Promise<void> {
  await call(tokenCalls.revoke, { params: { id } });
}
