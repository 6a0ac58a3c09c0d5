import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer, text } from '../wire/primitives.ts';
import { loginAnswer, loginBody, whoamiAnswer } from './session.ts';

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
  listPreferences: defineCall({
    name: 'listPreferences',
    method: 'GET',
    path: '/app/api/preferences',
    area,
    summary: 'Preferences of the user',
    description: 'What the user has set for new queries; an empty list for who has set nothing.',
    answer: z.array(z.object({ name: text(200).describe('Which preference.'), value: text(4000).describe('What it is set to.') })),
  }),
} as const;
