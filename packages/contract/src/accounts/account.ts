import { z } from 'zod';
import { id, page, perPage, requiredName, searchTerm, seenFields, seenText, storable, text } from '../wire/primitives.ts';

/** Small letters, digits and . _ - @, so that a name stands in an address and is told apart by eye. */
const USERNAME = /^[a-z0-9][a-z0-9._@-]{0,63}$/;
const USERNAME_SENTENCE =
  'A user name has 1 to 64 small letters, digits, dots, dashes, underscores or @, and begins with a letter or digit.';
/** May be empty. */
export const mailAddress = storable(z.string().trim().max(254)).refine(
  (value) => value === '' || z.email().safeParse(value).success,
  'This is no mail address.',
);

export const username = storable(z.string().trim().toLowerCase().regex(USERNAME, USERNAME_SENTENCE)).describe('The user name.');

/** How an account stands. `new-password`: the password was given by somebody else. */
export const ACCOUNT_STATES = ['active', 'new-password', 'disabled'] as const;

export const account = z
  .object({
    id: z.number().int().describe('Number of the account.'),
    username: z.string().describe('The user name.'),
    realname: z.string().describe('The name to show.'),
    mail: z.string().describe('Mail address; may be empty.'),
    special: z.boolean().describe('Whether the user looks after the installation.'),
    state: z.enum(ACCOUNT_STATES).describe('How it stands.'),
    signsInBy: z.enum(['password', 'single sign-on']).describe('What opens it.'),
    created: z.string().describe('When it was made, ISO 8601 UTC.'),
    lastSignIn: z.string().nullable().describe('When the user last signed in; null: never.'),
    queryCount: z.number().int().describe('Queries started by the user.'),
    projectCount: z.number().int().describe('Projects that the user owns.'),
  })
  .meta({ id: 'Account', description: 'An account.' });
export type WireAccount = z.infer<typeof account>;

export const newAccountBody = z.strictObject({
  username,
  realname: requiredName(200).describe('The name to show.'),
  mail: mailAddress.default('').describe('Mail address.'),
  special: z.boolean().default(false).describe('Whether the user looks after the installation.'),
});
export const accountChangeBody = z.strictObject({
  realname: requiredName(200).optional().describe('The name to show; absent, it stays.'),
  mail: mailAddress.optional().describe('Mail address; absent, it stays.'),
  special: z.boolean().optional().describe('Whether the user looks after the installation; absent, it stays.'),
  disabled: z.boolean().optional().describe('Whether the user gets in no more; absent, it stays.'),
  before: seenFields({ realname: seenText, mail: seenText }),
});
export const newPasswordAnswer = z.object({
  account,
  password: z.string().describe('To be handed to the user; told this once. It opens nothing but the page that changes it.'),
  hours: z.number().int().describe('How long it does.'),
});
export type NewPasswordAnswer = z.infer<typeof newPasswordAnswer>;
export const accountPath = z.object({ id: id.describe('Number of the account.') });

export const auditEntry = z.object({
  id: z.number().int().describe('Number of the entry.'),
  at: z.string().describe('When, ISO 8601 UTC.'),
  actor: z.string().describe('User name of who did it; empty where nobody was signed in.'),
  action: z.string().describe('What was done.'),
  subject: z.string().describe('To what.'),
  address: z.string().describe('From where; empty on the machine itself.'),
  details: z.record(z.string(), z.unknown()).describe('What else is known.'),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditQuery = z.object({
  per_page: perPage({ max: 1000, usual: 50 }),
  page,
  action: text(100).optional().describe('Only this.'),
  term: searchTerm.optional().describe('Part of a name of who did it or what it was done to.'),
  since: z.iso.datetime().optional().describe('Only what was done from then on.'),
});
export const auditAnswer = z.object({
  entries: z.array(auditEntry).describe('Newest first.'),
  total: z.number().int().describe('How many there are on all pages.'),
  actions: z.array(z.string()).describe('Everything that is written down.'),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;
