import { z } from 'zod';
import { requiredText, storable } from '../wire/primitives.ts';

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
  csrfToken: z.string().describe('The token of the session, for a page that was loaded anew.'),
});
export type Whoami = z.infer<typeof whoamiAnswer>;
