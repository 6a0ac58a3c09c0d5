import { randomBytes } from 'node:crypto';
import { MOST_TOKENS, TOKEN_PREFIX } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { type ApiToken, countTokens, deleteToken, insertToken, listTokens } from '../repositories/api-tokens.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import { type Actor, audit } from './audit.ts';
import { hashToken } from './open-session.ts';
import { type Outcome, refuse } from './outcome.ts';

type Owner = Actor & { readonly id: number };

/** Newest first. */
export const readTokens = (database: Database, user: { readonly id: number }): Promise<readonly ApiToken[]> =>
  listTokens(database, user.id);

/** Makes a token of the user's. @returns with the token itself, which nobody can tell again */
export async function makeToken(
  database: Database,
  actor: Owner,
  asked: { readonly name: string; readonly mayWrite: boolean; readonly days: number },
): Promise<Outcome<{ readonly token: ApiToken; readonly secret: string }>> {
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  if ((await countTokens(database, actor.id)) >= MOST_TOKENS)
    return refuse('conflict', `You have ${MOST_TOKENS} tokens. Please revoke one that you no longer need.`);
  try {
    const token = await database.transaction(async (transaction) => {
      const made = await insertToken(transaction, { ...asked, userId: actor.id, tokenHash: hashToken(secret) });
      await audit(transaction, actor, 'token made', asked.name, { mayWrite: asked.mayWrite, days: asked.days });
      return made;
    });
    return success({ token, secret });
  } catch (error) {
    if (isUniqueViolation(error))
      return refuse('conflict', { code: 'taken', about: 'name', message: 'You have a token of this name already. Please choose another.' });
    throw error;
  }
}

/** Ends a token of the user's. */
export async function revokeToken(database: Database, actor: Owner, id: number): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const name = await deleteToken(transaction, actor.id, id);
    if (name === null) return refuse('not-found', 'There is no such token any more.');
    await audit(transaction, actor, 'token revoked', name);
    return success(undefined);
  });
}
