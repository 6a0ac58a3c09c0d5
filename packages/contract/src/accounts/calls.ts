import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { account, accountChangeBody, accountPath, auditAnswer, auditQuery, newAccountBody, newPasswordAnswer } from './account.ts';

const area = 'accounts';
const access = 'special';

/** What the back office asks and does of accounts; for special users. */
export const accountsCalls = {
  list: defineCall({
    name: 'listAccounts',
    method: 'GET',
    path: '/app/api/backoffice/users',
    area,
    access,
    summary: 'All accounts',
    description: 'By user name, disabled ones too.',
    answer: z.array(account),
  }),
  add: defineCall({
    name: 'addAccount',
    method: 'POST',
    path: '/app/api/backoffice/users',
    area,
    access,
    summary: 'Make an account',
    description: 'With a project to begin with, and a password that is told once and must be changed.',
    body: newAccountBody,
    answer: newPasswordAnswer,
    errors: ['conflict'],
  }),
  change: defineCall({
    name: 'changeAccount',
    method: 'PUT',
    path: '/app/api/backoffice/users/{id}',
    area,
    access,
    summary: 'Change, disable or re-enable an account',
    description:
      'What is absent stays. Who is disabled is signed out everywhere. The last special user cannot be made ordinary or disabled.',
    params: accountPath,
    body: accountChangeBody,
    answer: account,
    errors: ['not-found', 'conflict'],
  }),
  resetPassword: defineCall({
    name: 'resetPassword',
    method: 'POST',
    path: '/app/api/backoffice/users/{id}/password',
    area,
    access,
    summary: 'Give an account a new password',
    description: 'It is told once and must be changed; all sessions of the user end.',
    params: accountPath,
    answer: newPasswordAnswer,
    errors: ['not-found'],
  }),
  endSessions: defineCall({
    name: 'endSessionsOf',
    method: 'POST',
    path: '/app/api/backoffice/users/{id}/sessions/end',
    area,
    access,
    summary: 'Sign a user out everywhere',
    description: 'The account stays as it is.',
    params: accountPath,
    answer: z.object({ ended: z.number().int().describe('How many sessions ended.') }),
    errors: ['not-found'],
  }),
  audit: defineCall({
    name: 'listAuditLog',
    method: 'GET',
    path: '/app/api/backoffice/audit',
    area,
    access,
    summary: 'What was done',
    description: 'Sign-ins, failed ones too, and changes of accounts and rights; kept for a year.',
    query: auditQuery,
    answer: auditAnswer,
  }),
} as const;
