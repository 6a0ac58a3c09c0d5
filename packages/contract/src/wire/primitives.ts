import { z } from 'zod';
import { sentenceAbout } from './field-words.ts';

/** What the database keeps as a whole number. */
export const MAX_INT32 = 2 ** 31 - 1;
/** Levels of nesting of JSON that is kept as it is given. */
const MOST_LEVELS = 50;

/** The database keeps neither U+0000 nor half of a surrogate pair. */
const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);
const UNSTORABLE_SENTENCE = (issue: { readonly path?: readonly PropertyKey[] | undefined }) =>
  sentenceAbout(issue.path?.join('.') || 'The request', 'must not contain the character U+0000 or half of a surrogate pair.');

/** A text that the database can keep: every string of the wire is made by this. */
export function storable(schema: z.ZodString): z.ZodString {
  return schema.refine((value) => isStorable(value), { error: UNSTORABLE_SENTENCE });
}

/** A text of at most `max` characters. */
export function text(max: number): z.ZodString {
  return storable(z.string().max(max));
}

/** What can be seen of a text; emoji and letters hold signs together that show nothing alone. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A text of which something can be seen, or none: signs that show nothing say nothing. */
export function seenOrNone(given: string): string {
  // The character U+0000 is no text at all, which is another sentence.
  return SEEN.test(given) || given.includes('\0') ? given : '';
}

/** A text that says something: blanks around it are taken away. */
export function requiredText(max: number): z.ZodString {
  return storable(z.string().overwrite(seenOrNone).trim().min(1).max(max));
}

/**
 * A structure in any notation, to the letter: the first line of a molfile is its title, which may be empty, so that nothing may be taken away
 * at its ends.
 *
 * @param sentence - said where there is none, or blanks alone
 */
export function structureText(max: number, sentence: string): z.ZodString {
  return storable(
    z
      .string({ error: sentence })
      .overwrite((given) => (given.trim() === '' ? '' : given))
      .min(1, sentence)
      .max(max),
  );
}

/** Embeddings, overrides and isolates of the direction of text; letters and the marks U+200E and U+200F keep theirs. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Soft hyphen, zero width space, word joiner, byte order mark: they come with what is copied, and two names that differ by them look alike. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Ends of lines, tabs and other control characters; U+0000 is refused instead. */
const BREAKS = /(?:(?!\0)\p{Cc}|[\u2028\u2029])+/gu;

/** A name as one line that looks like what it is: nothing in it turns text round, shows nothing or breaks the line. */
export function plainName(name: string): string {
  return seenOrNone(name.replaceAll(DIRECTIONS, '').replaceAll(UNSEEN, '').replaceAll(BREAKS, ' '));
}

/** Of what the names of things and people are made: they stand in cards, messages and files amid other text. */
export function nameString(error?: string): z.ZodString {
  return z.string(error === undefined ? {} : { error }).overwrite(plainName);
}

/** A name that says something: blanks around it are taken away. */
export function requiredName(max: number): z.ZodString {
  return storable(nameString().trim().min(1).max(max));
}

/** What is looked for in names and descriptions. */
export const searchTerm = text(200);

/** JSON of the caller's own, kept as it is. */
export const storableRecord = z.record(z.string(), z.unknown()).superRefine((record, context) => {
  const objection = objectionTo(record);
  if (objection !== null) context.addIssue({ code: 'custom', message: objection });
});

/** Why JSON cannot be kept; null when it can. Goes through it without calling itself: a body may be nested deeper than the stack. */
function objectionTo(json: unknown): string | null {
  const left: { readonly value: unknown; readonly level: number }[] = [{ value: json, level: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, level } = next;
    if (typeof value === 'string' && !isStorable(value)) return UNSTORABLE_SENTENCE({});
    if (typeof value !== 'object' || value === null) continue;
    if (level === MOST_LEVELS) return `The request is nested deeper than ${MOST_LEVELS} levels.`;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return UNSTORABLE_SENTENCE({});
      left.push({ value: inner, level: level + 1 });
    }
  }
  return null;
}

/** Digits alone: what paths, query strings and forms send for a number. Nothing else is made into one. */
const DIGITS = /^\d{1,15}$/;
const readDigits = (value: unknown): unknown => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value);

/**
 * A whole number, as such or in digits.
 *
 * @param sentence - said of everything that is wrong with it
 */
export function wholeNumber(
  { min, max }: { readonly min: number; readonly max: number },
  sentence?: string,
): z.ZodType<number, number | string> {
  return z.preprocess(readDigits, z.int(sentence).min(min, sentence).max(max, sentence)) as unknown as z.ZodType<number, number | string>;
}

/** The number of something in the database. */
export const id = wholeNumber({ min: 1, max: MAX_INT32 });

/** Which page, from 1. */
export const page = wholeNumber({ min: 1, max: MAX_INT32 }).prefault(1).describe('Which page, from 1.');

/** How many entries make a page. */
export function perPage({ max, usual }: { readonly max: number; readonly usual: number }) {
  return wholeNumber({ min: 1, max }).prefault(usual).describe(`How many entries make a page: 1 to ${max}.`);
}

/** One value, or several by naming the parameter several times: what has any of them passes. */
export function anyOf<T extends string>(value: z.ZodType<T, string>) {
  const chosen = z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(value).max(100));
  return (chosen as unknown as z.ZodType<readonly T[], readonly string[] | string>).optional();
}

/** Whether something is so, as paths and forms write it. */
export const flag = z.enum(['TRUE', 'FALSE']);

/** A text as a call answered it. */
export const seenText = storable(z.string()).optional().describe('As it was read.');
/** Rules or links as a call answered them. */
export const seenList = z.array(storableRecord).optional().describe('As they were read.');

/** What the writer of a change saw in the fields that it changes: what somebody else changed since is refused then, with code `changed`. */
export function seenFields<Fields extends z.ZodRawShape>(fields: Fields) {
  return z
    .strictObject(fields)
    .optional()
    .describe(
      `What the writer saw in ${Object.keys(fields).join(', ')}, as the call that reads them answers it: a field that is changed here and holds something else by now is refused with 409. Absent, and for fields absent from it, what is there is replaced.`,
    );
}

/** How the suggestions of one structure are grouped; there is one way. Source: spec section 3, Query. */
export const queryGroup = z.literal('BONDSET');

/** Answer of a call that has nothing to say but that it worked. */
export const doneAnswer = z.object({ done: z.literal(true).describe('It worked.') });
