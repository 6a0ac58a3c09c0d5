import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import { apiToken, newTokenAnswer, newTokenBody, tokenPath } from './token.ts';

const area = 'tokens';

/** The user's tokens for programs. */
export const tokenCalls = {
  list: defineCall({
    name: 'listTokens',
    method: 'GET',
    path: '/app/api/account/tokens',
    area,
    summary: 'Tokens of the user',
    description: 'Newest first; those that have expired stay in the list for 30 days. The tokens themselves are told by no call.',
    answer: z.array(apiToken),
  }),
  create: defineCall({
    name: 'createToken',
    method: 'POST',
    path: '/app/api/account/tokens',
    area,
    summary: 'Make a token',
    description: 'The answer tells it this once. It ends when it expires, is revoked, or the account is disabled or gets a new password.',
    body: newTokenBody,
    answer: newTokenAnswer,
    errors: ['conflict'],
  }),
  revoke: defineCall({
    name: 'revokeToken',
    method: 'DELETE',
    path: '/app/api/account/tokens/{id}',
    area,
    summary: 'Revoke a token',
    description: 'It opens nothing from then on; event streams that it opened end.',
    params: tokenPath,
    answer: doneAnswer,
    errors: ['not-found'],
  }),
} as const;
