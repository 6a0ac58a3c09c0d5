import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Changing } from '../../api/changing.ts';
import { changedFields } from './changed-fields.ts';

/**
 * What the writer of a form has seen in its fields: what they held when it was opened and, of a field that a save was refused for, what
 * that refusal said it holds by now, so that the next save replaces that knowingly.
 */
export function useSeenFields<Fields extends object>(original: Fields) {
  const [seen, setSeen] = useState(original);
  return {
    seen,
    /** What is sent of the fields as they are now: those that differ, with what was seen in them. */
    change: (fields: Fields): Changing<Fields> => {
      const changed = changedFields(seen, fields);
      return { ...changed, before: seenOf(seen, changed) };
    },
    /** After a save that was refused. */
    learn: (error: unknown) => setSeen((before) => ({ ...before, ...heldNow(error, before) })),
    /** After one that was not. */
    restart: setSeen,
  };
}

/** What was seen in the fields that change. */
export function seenOf<Fields extends object>(seen: Fields, changed: Partial<Fields>): Partial<Fields> {
  return Object.fromEntries(Object.keys(changed).map((name) => [name, seen[name as keyof Fields]])) as Partial<Fields>;
}

/** What a refusal says that fields hold by now. */
export function heldNow<Fields extends object>(error: unknown, fields: Fields): Partial<Fields> {
  const told =
    error instanceof ApiError ? error.details.filter(({ code, field }) => code === 'changed' && field !== null && field in fields) : [];
  return Object.fromEntries(told.map(({ field, now }) => [field, now])) as Partial<Fields>;
}
