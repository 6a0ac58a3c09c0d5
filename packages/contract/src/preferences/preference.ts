import { z } from 'zod';
import { MAX_STEPS, MAX_SUGGESTIONS } from '../wire/limits.ts';
import { storable, text } from '../wire/primitives.ts';

/** What a user can set for new queries and for the look of the pages. Values are texts: spec section 3, Preference. */
export const PREFERENCES = {
  direction: 'The direction that new queries do not have: they start with the other one.',
  library: 'Libraries of new queries, joined by `|`; those of another direction do not count.',
  strategy: 'Strategy of new queries, one that the user may use; one of another direction does not count.',
  breadth: 'Suggestions for each structure.',
  steps: 'Steps from the target.',
  precision: '1 low, 2 medium, 3 high.',
  mailing: 'YES or NO: whether a mail tells that a query has ended.',
  mode: 'INTERACTIVE or BACKGROUND.',
  theme: 'light, dark, or auto for what the system has.',
} as const;
export type PreferenceName = keyof typeof PREFERENCES;

const numberUpTo = (most: number) =>
  z.string().refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= most, `A whole number from 1 to ${most}, please.`);

const VALUES: Record<PreferenceName, z.ZodType<string>> = {
  direction: z.enum(['synthesis', 'reaction']),
  library: z.string().max(4000),
  strategy: z.string().max(200),
  breadth: numberUpTo(MAX_SUGGESTIONS),
  steps: numberUpTo(MAX_STEPS),
  precision: numberUpTo(3),
  mailing: z.enum(['YES', 'NO']),
  mode: z.enum(['INTERACTIVE', 'BACKGROUND']),
  theme: z.enum(['light', 'dark', 'auto']),
};

export const preference = z.object({ name: text(200).describe('Which preference.'), value: text(4000).describe('What it is set to.') });
export type WirePreference = z.infer<typeof preference>;

const given = z
  .strictObject({
    name: z.enum(Object.keys(PREFERENCES) as [PreferenceName, ...PreferenceName[]]).describe('Which preference.'),
    value: storable(z.string().max(4000)).describe('What it is set to; empty, the product’s own default counts again.'),
  })
  .superRefine(({ name, value }, context) => {
    const read = VALUES[name].safeParse(value);
    if (value !== '' && !read.success) context.addIssue({ code: 'custom', path: ['value'], message: read.error.issues[0].message });
  });

/** Preferences to write; what is absent stays. */
export const preferencesBody = z.strictObject({ preferences: z.array(given).max(50).describe('What to set.') });

/** Where mail of one's own goes, and whether there is any. */
export const ownMail = z.object({
  mail: z.string().describe('The user’s mail address; empty for none.'),
  isSent: z.boolean().describe('Whether this installation sends mail at all.'),
});
export type OwnMail = z.infer<typeof ownMail>;
