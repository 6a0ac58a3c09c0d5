import { z } from 'zod';
import { requiredText, storable } from '../wire/primitives.ts';

/**
 * Why single sign-on let nobody in: the browser came back too late or not to where it left; the provider gives no answer; it answers, and
 * vouches for nobody; the account is disabled; its user name belongs to somebody else; nothing it says makes a user name.
 */
export const SIGN_IN_REFUSALS = ['too-late', 'unreachable', 'refused', 'disabled', 'taken', 'no-name'] as const;

export const signInWays = z.object({
  password: z.boolean().describe('Whether passwords kept here open accounts.'),
  singleSignOn: z.string().nullable().describe('What users know the provider of single sign-on by; null: there is none.'),
});
export type SignInWays = z.infer<typeof signInWays>;
export const beginSignInQuery = z.object({
  next: storable(z.string().max(2000)).default('/').describe('Page of this product to go on to.'),
});
export const signOutAnswer = z.object({
  done: z.literal(true).describe('It worked.'),
  leadsTo: z.string().describe('Where to go after the goodbye: an address of this product, or of the provider of single sign-on.'),
});

export const loginBody = z.strictObject({
  username: requiredText(200).describe('The user name; capitals and small letters are alike.'),
  password: storable(z.string().min(1).max(1000)).describe('The password.'),
});
/** The session itself is an httpOnly cookie. */
export const loginAnswer = z.object({
  username: z.string().describe('The user name.'),
  realname: z.string().describe('The name to show.'),
  csrfToken: z.string().describe('Send it as `X-CSRF-Token` with every call that changes something.'),
});
export const whoamiAnswer = z.object({
  username: z.string().describe('The user name.'),
  realname: z.string().describe('The name to show; a user without one is not valid.'),
  special: z.boolean().describe('Whether the menu shows the Backoffice.'),
  mustChangePassword: z
    .boolean()
    .describe('Whether the password was given by somebody else: until it is changed every other call is refused.'),
  signsInBy: z.enum(['password', 'single sign-on']).describe('What opened the session.'),
  csrfToken: z.string().describe('The token of the session, for a page that was loaded anew.'),
});
export type Whoami = z.infer<typeof whoamiAnswer>;

export const changePasswordBody = z.strictObject({
  current: storable(z.string().min(1).max(1000)).describe('The password so far.'),
  next: storable(z.string().min(1).max(1000)).describe('The new one; what it may be is said where it may not.'),
});
export const ownSession = z.object({
  id: z.string().describe('Names the session; opens nothing.'),
  device: z.string().describe('What the browser calls itself.'),
  created: z.string().describe('When the user signed in, ISO 8601 UTC.'),
  lastSeen: z.string().describe('When it was last used, to the minute.'),
  isThis: z.boolean().describe('Whether it is the session of the call itself.'),
});
export type OwnSession = z.infer<typeof ownSession>;
export const sessionPath = z.object({ id: requiredText(64).describe('Names the session.') });
