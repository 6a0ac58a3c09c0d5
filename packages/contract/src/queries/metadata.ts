import { z } from 'zod';
import { LONGEST } from '../wire/limits.ts';
import { id, seenFields, text } from '../wire/primitives.ts';

/** Most bytes of one value, as JSON. */
const MAX_VALUE_LENGTH = 4000;

const metadataName = text(LONGEST.detailName)
  .trim()
  .min(1)
  // A name is a step of a path, and a key of an object.
  .regex(/^[\w .:-]+$/, 'Letters, digits, spaces and . : _ - only.')
  .refine((name) => name !== '__proto__', 'Another name, please.');
/** Any JSON, not too long; it is measured as text, since what is nested deeply would overrun a schema that walks it. */
const metadataValue = z.unknown().refine(isStorableJson, `JSON of at most ${MAX_VALUE_LENGTH} characters, please, without NUL.`);

function isStorableJson(value: unknown): boolean {
  if (value === undefined) return false;
  try {
    const json = JSON.stringify(value);
    return json.length <= MAX_VALUE_LENGTH && !json.includes('\\u0000');
  } catch {
    return false;
  }
}

/** Entries that one query may have. */
export const MAX_METADATA = 50;

export const metadataPath = z.object({ queryId: id.describe('Number of the query.') });
export const metadataEntryPath = metadataPath.extend({ id: metadataName.describe('Name of the entry.') });
export const metadataBody = z.strictObject({
  name: metadataName.describe('What it is called.'),
  value: metadataValue.describe('Any JSON.'),
});
export const metadataChange = z.strictObject({
  value: metadataValue.describe('Any JSON.'),
  before: seenFields({ value: metadataValue.optional().describe('As it was read.') }),
});
export const metadataEntry = z.object({
  id: z.string().describe('What names it in a path: its name.'),
  name: z.string().describe('What it is called.'),
  value: z.unknown().describe('Any JSON.'),
});
