import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startQueryBody } from '../queries/query.ts';
import { checkInput } from './check-input.ts';
import { text } from './primitives.ts';

/** What is said of the fields that are wrong, by field. */
function said(schema: z.ZodType, given: unknown): Readonly<Record<string, string>> {
  const checked = checkInput(schema, given);
  return checked.ok ? {} : Object.fromEntries(checked.details.map(({ field, message }) => [field, message]));
}

describe('a sentence about a field', () => {
  it('names it as people do, while the field is told to programs as the wire has it', () => {
    const told = said(startQueryBody, { sessionid: 'a\0' });
    expect(told.sessionid).toBe('The query name must not contain the character U+0000 or half of a surrogate pair.');
  });

  it('says where it stands in a list, and keeps names that are words', () => {
    const schema = z.object({ targets: z.array(z.object({ sessionid: text(3) })), colour: text(3) });
    expect(said(schema, { targets: [{ sessionid: 'long' }], colour: 'a\0' })).toEqual({
      'targets.0.sessionid': 'The query name (targets.0.sessionid) is too long: at most 3 characters are taken.',
      colour: 'colour must not contain the character U+0000 or half of a surrogate pair.',
    });
  });
});
