import { z } from 'zod';
import type { Call } from '../wire/call.ts';
import { LONGEST } from '../wire/limits.ts';
import { id, requiredText, wholeNumber } from '../wire/primitives.ts';

/** What a token may do: look, or everything that its user may do outside the account. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** No token is good for longer; who needs it longer makes another. */
export const MOST_TOKEN_DAYS = 366;
/** Tokens of one user at the same time. */
export const MOST_TOKENS = 20;
/** What every token begins with, so that scanners find one that was published. */
export const TOKEN_PREFIX = 'retron_';

export const apiToken = z
  .object({
    id: z.number().int().describe('Number of the token; opens nothing.'),
    name: z.string().describe('What its user calls it.'),
    scope: z.enum(TOKEN_SCOPES).describe('`read`: calls that change nothing; `write`: all that a token may make.'),
    created: z.string().describe('When it was made, ISO 8601 UTC.'),
    expires: z.string().describe('Until when it is good, ISO 8601 UTC.'),
    expired: z.boolean().describe('Whether that is past.'),
    lastUsed: z.string().nullable().describe('When it was last used, to the minute; null: never.'),
  })
  .meta({ id: 'ApiToken', description: 'A token with which programs call in the name of its user.' });
export type WireToken = z.infer<typeof apiToken>;

export const newTokenBody = z.strictObject({
  name: requiredText(LONGEST.tokenName).describe('What its user calls it.'),
  scope: z.enum(TOKEN_SCOPES).default('read').describe('What it may do.'),
  days: wholeNumber({ min: 1, max: MOST_TOKEN_DAYS }).prefault(90).describe('How long it is good.'),
});
export const newTokenAnswer = z.object({
  token: apiToken,
  secret: z.string().describe('To be sent as `Authorization: Bearer`; told this once.'),
});
export type NewTokenAnswer = z.infer<typeof newTokenAnswer>;
export const tokenPath = z.object({ id: id.describe('Number of the token.') });

/** Calls of an area about the account itself that tell a program nothing which could open a door. */
const HARMLESS: ReadonlySet<string> = new Set(['whoAmI', 'listPreferences']);
/** Calls that look something up and are sent by POST for what they carry. */
export const LOOKING_POSTS: ReadonlySet<string> = new Set([
  'getReactionCluster',
  'narrowReactions',
  'lookUpPrecedents',
  'checkStructure',
  'readStructures',
  'previewStrategy',
]);

/** Whether a token may make a call at all: none about passwords, sessions, tokens, and none that is for special users. */
export function takesToken({ name, area, access }: Pick<Call, 'name' | 'area' | 'access'>): boolean {
  if (access !== 'signed-in') return false;
  return (area !== 'account' && area !== 'tokens') || HARMLESS.has(name);
}

/** Whether a token that may only look may make it. */
export const onlyLooks = ({ name, method }: Pick<Call, 'name' | 'method'>): boolean => method === 'GET' || LOOKING_POSTS.has(name);
