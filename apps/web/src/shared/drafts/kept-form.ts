import { useState } from 'react';
import { z } from 'zod';
import { readerKey } from '../../api/reader.ts';
import { changedFields } from './changed-fields.ts';
import { heldNow, seenOf } from './seen-fields.ts';

/**
 * The fields of a form, kept in the tab as they are typed: Esc, leaving the page and the end of the session lose nothing. The same form
 * brings them back when it opens again: what was typed, beside what the other fields hold by then.
 *
 * @param place - what is written on, such as `comment.1`
 * @param original - the fields of a form that nobody touched
 */
export function useKeptForm<Fields extends object>(place: string, original: Fields, schema: z.ZodType<Fields>) {
  const [key] = useState(() => readerKey(`typed.${place}`));
  const [first] = useState(original);
  const [kept] = useState(() => read(key, schema));
  const typed = kept === null ? {} : changedFields(kept.before, kept.fields);
  const [fields, setFields] = useState<Fields>({ ...first, ...typed });
  /** What the writer saw in each field: of one that was typed in, what it held then. */
  const [before, setBefore] = useState<Fields>({ ...first, ...(kept === null ? {} : seenOf(kept.before, typed)) });
  const [isBack, setIsBack] = useState(kept !== null);
  /** The writer is told what fields hold by now. */
  const see = (now: Partial<Fields>) => {
    if (Object.keys(now).length === 0) return;
    const next = { ...before, ...now };
    setBefore(next);
    write(key, { before: next, fields });
  };
  return {
    fields,
    /** What is shown was typed before, and the form was closed since. */
    isBack,
    /** Those that differ from what the form began with. */
    changed: changedFields(before, fields),
    /** What the writer saw in these. */
    seen: seenOf(before, changedFields(before, fields)),
    see,
    /** After a save that was refused: what fields hold by now is known then, so that the next save replaces it knowingly. */
    learn: (error: unknown) => see(heldNow(error, before)),
    change: (part: Partial<Fields>) => {
      const next = { ...fields, ...part };
      setFields(next);
      write(key, Object.keys(changedFields(before, next)).length === 0 ? null : { before, fields: next });
    },
    /** After a save, or when the reader wants none of it. */
    discard: () => {
      setFields(first);
      setBefore(first);
      setIsBack(false);
      write(key, null);
    },
  };
}

interface Kept<Fields> {
  readonly before: Fields;
  readonly fields: Fields;
}

function read<Fields>(key: string, schema: z.ZodType<Fields>): Kept<Fields> | null {
  try {
    const stored = z.object({ before: schema, fields: schema }).safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

function write(key: string, kept: Kept<object> | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser without storage keeps nothing.
  }
}
