import { z } from 'zod';
import { mailAddress } from '../accounts/account.ts';
import { ownMail, PREFERENCES, preference, preferencesBody } from '../preferences/preference.ts';
import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import { changePasswordBody, loginAnswer, loginBody, ownSession, sessionPath, whoamiAnswer } from './session.ts';

const area = 'account';

/** Sign in, sign out, who am I. */
export const accountCalls = {
  signIn: defineCall({
    name: 'signIn',
    method: 'POST',
    path: '/app/login',
    area,
    access: 'public',
    summary: 'Sign in',
    description: 'Sets the session cookie, which scripts in a page cannot read, and names the session’s CSRF token.',
    body: loginBody,
    answer: loginAnswer,
    errors: ['not-signed-in', 'forbidden', 'too-many', 'unavailable'],
  }),
  signOut: defineCall({
    name: 'signOut',
    method: 'POST',
    path: '/app/logout',
    area,
    summary: 'Sign out',
    description: 'Ends the session and clears its cookie.',
    answer: doneAnswer,
  }),
  followSignOutLink: defineCall({
    name: 'followSignOutLink',
    method: 'GET',
    path: '/app/logout',
    area,
    access: 'public',
    summary: 'Sign out by a link of our own pages',
    description: 'Ends the session, if there is one, and leads to the login page. A link on a page of others signs nobody out.',
    answer: { status: 302, type: null, description: 'The login page; the start page for a link of others.' },
  }),
  whoAmI: defineCall({
    name: 'whoAmI',
    method: 'GET',
    path: '/app/api/whoami',
    aliases: ['/app/apiv2/whoami'],
    area,
    summary: 'The signed-in user',
    description: 'Also names the CSRF token, for a page that was loaded anew.',
    answer: whoamiAnswer,
  }),
  changePassword: defineCall({
    name: 'changePassword',
    method: 'POST',
    path: '/app/api/account/password',
    area,
    summary: 'Change one’s own password',
    description: 'Ends every other session of the user. At least 15 characters, none of the passwords that are tried first.',
    body: changePasswordBody,
    answer: doneAnswer,
    errors: ['too-many'],
  }),
  listSessions: defineCall({
    name: 'listSessions',
    method: 'GET',
    path: '/app/api/account/sessions',
    area,
    summary: 'Sessions of the user',
    description: 'Those that go on, last used first.',
    answer: z.array(ownSession),
  }),
  endSession: defineCall({
    name: 'endSession',
    method: 'DELETE',
    path: '/app/api/account/sessions/{id}',
    area,
    summary: 'End a session of the user',
    description: 'Also the one that asks.',
    params: sessionPath,
    answer: doneAnswer,
    errors: ['not-found'],
  }),
  endOtherSessions: defineCall({
    name: 'endOtherSessions',
    method: 'POST',
    path: '/app/api/account/sessions/end',
    area,
    summary: 'Sign out everywhere else',
    description: 'Every session of the user ends but the one that asks.',
    answer: z.object({ ended: z.number().int().describe('How many ended.') }),
  }),
  listPreferences: defineCall({
    name: 'listPreferences',
    method: 'GET',
    path: '/app/api/preferences',
    area,
    summary: 'Preferences of the user',
    description: 'What the user has set for new queries; an empty list for who has set nothing.',
    answer: z.array(preference),
  }),
  setPreferences: defineCall({
    name: 'setPreferences',
    method: 'PUT',
    path: '/app/api/preferences',
    area,
    summary: 'Set preferences',
    description: `What is absent stays, an empty value takes one away; answers all. ${Object.entries(PREFERENCES)
      .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
      .join(' ')}`,
    body: preferencesBody,
    answer: z.array(preference),
  }),
  getOwnMail: defineCall({
    name: 'getOwnMail',
    method: 'GET',
    path: '/app/api/account/mail',
    area,
    summary: 'Where mail to the user goes',
    description: 'And whether this installation sends mail.',
    answer: ownMail,
  }),
  setOwnMail: defineCall({
    name: 'setOwnMail',
    method: 'PUT',
    path: '/app/api/account/mail',
    area,
    summary: 'Change where mail to the user goes',
    description: 'An empty address: nowhere.',
    body: z.strictObject({ mail: mailAddress.describe('The address; empty for none.') }),
    answer: ownMail,
  }),
} as const;
