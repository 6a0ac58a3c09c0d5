import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What people wrote, as the alphabet has it: Änderung beside Anderung, `proj 2` before `proj 10`, whatever the locale of the database.
 *
 * Only for looking for something and for the order in which it is shown: what must be unique is compared by its letters.
 */
export const byAlphabet = (text: SQLWrapper): SQL => sql`${text} COLLATE alphabet`;

/** Whether one of these texts has a part, whatever the capitals; undefined where nothing is looked for. */
export function holds(texts: readonly SQLWrapper[], part: string | undefined): SQL | undefined {
  const wanted = part?.trim() ?? '';
  if (wanted === '') return undefined;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...texts.map((text) => sql`${byAlphabet(text)} ILIKE ${pattern}`));
}
