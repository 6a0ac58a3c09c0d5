import type { z } from 'zod';
import { fieldWords, sentenceAbout } from './field-words.ts';
import { TEXTS } from './own-texts.ts';
import type { ProblemCode, ProblemDetail } from './problems.ts';

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/**
 * Reads what a caller gave: its value, or everything that is wrong with it.
 *
 * This is the one place where the validator's findings become sentences; its own words reach nobody.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): { readonly ok: true; readonly value: z.output<Schema> } | { readonly ok: false; readonly details: readonly ProblemDetail[] } {
  const read = schema.safeParse(given, { error: sentenceOf, reportInput: true });
  return read.success ? { ok: true, value: read.data } : { ok: false, details: read.error.issues.flatMap(detailsOf) };
}

function detailsOf(issue: Issue): readonly ProblemDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...issue.path, key].join('.');
      return { code: 'unknown-field', field, message: TEXTS.unknownField(field) };
    });
  }
  return [{ code: codeOf(issue), field: issue.path.length > 0 ? issue.path.join('.') : null, message: issue.message }];
}

const isMissing = (issue: { readonly input?: unknown }): boolean => issue.input === undefined || issue.input === null || issue.input === '';

function codeOf(issue: Issue): ProblemCode {
  if (isMissing(issue) && issue.path.length > 0) return 'required';
  if (issue.code === 'too_small') return issue.origin === 'array' || issue.origin === 'string' ? 'required' : 'out-of-range';
  if (issue.code !== 'too_big') return 'invalid';
  if (issue.origin === 'string') return 'too-long';
  return issue.origin === 'array' ? 'too-many-items' : 'out-of-range';
}

/** A sentence for everything that a schema has no sentence of its own for. */
function sentenceOf(issue: RawIssue): string {
  const field = (issue.path ?? []).join('.');
  if (field === '') return issue.input === undefined || issue.input === null ? TEXTS.noBody : TEXTS.bodyIsNoObject;
  const words = fieldWords(field);
  const about = (rest: string) => sentenceAbout(field, rest);
  if (isMissing(issue)) return `Please give ${words}.`;
  switch (issue.code) {
    case 'invalid_type':
      return about(`must be ${KINDS[issue.expected] ?? 'something else'}.`);
    case 'too_small':
      if (issue.origin === 'string') return `Please give ${words}.`;
      return issue.origin === 'array' ? `Please give at least one of ${words}.` : about(`must be at least ${issue.minimum}.`);
    case 'too_big':
      if (issue.origin === 'string') return about(`is too long: at most ${issue.maximum} characters are taken.`);
      if (issue.origin === 'array') return about(`has too many entries: at most ${issue.maximum} are taken.`);
      return about(`must be at most ${issue.maximum}.`);
    case 'invalid_value':
      return issue.values.length === 1
        ? about(`can only be ${String(issue.values[0])}.`)
        : about(`must be one of ${issue.values.map(String).join(', ')}.`);
    default:
      return about('is not valid.');
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
