import { useState } from 'react';
import type { z } from 'zod';
import { readerKey } from '../../api/reader.ts';

/**
 * The fields of a form, kept in the tab as they are typed: Esc, leaving the page and the end of the session lose nothing. The same form
 * brings them back when it opens again.
 *
 * @param place - what is written on, such as `comment.1`
 * @param original - the fields of a form that nobody touched
 */
export function useKeptForm<Fields extends object>(place: string, original: Fields, schema: z.ZodType<Fields>) {
  const [key] = useState(() => readerKey(`typed.${place}`));
  const [kept] = useState(() => read(key, schema));
  const [fields, setFields] = useState(kept ?? original);
  const [isBack, setIsBack] = useState(kept !== null);
  return {
    fields,
    /** What is shown was typed before, and the form was closed since. */
    isBack,
    change: (part: Partial<Fields>) => {
      const next = { ...fields, ...part };
      setFields(next);
      write(key, JSON.stringify(next) === JSON.stringify(original) ? null : next);
    },
    /** After a save, or when the reader wants none of it. */
    discard: () => {
      setFields(original);
      setIsBack(false);
      write(key, null);
    },
  };
}

function read<Fields>(key: string, schema: z.ZodType<Fields>): Fields | null {
  try {
    const stored = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

function write(key: string, fields: object | null): void {
  try {
    if (fields === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // A browser without storage keeps nothing.
  }
}
