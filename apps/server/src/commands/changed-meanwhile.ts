import { isDeepStrictEqual } from 'node:util';
import { TEXTS } from '@retron/contract';
import { type Refusal, refuse } from './outcome.ts';

/** Fields of a form by name, as the calls that read them answer them; absent: not looked at. */
export type SeenFields = Readonly<Record<string, unknown>>;

/**
 * Refuses a change of fields that somebody else changed since its writer read them; null where there are none. A field that is given what it
 * holds already is no such one.
 *
 * @param now - what the fields hold, read within the transaction that changes them
 * @param seen - what the writer saw in them; undefined: whatever they hold is to be replaced
 */
export function changedMeanwhile(
  now: SeenFields,
  change: SeenFields,
  seen: SeenFields | undefined,
): { readonly ok: false; readonly error: Refusal } | null {
  if (seen === undefined) return null;
  const names = Object.keys(now).filter(
    (name) =>
      change[name] !== undefined &&
      seen[name] !== undefined &&
      !isDeepStrictEqual(seen[name], now[name]) &&
      !isDeepStrictEqual(change[name], now[name]),
  );
  if (names.length === 0) return null;
  return refuse(
    'conflict',
    ...names.map((about) => ({ code: 'changed' as const, about, message: TEXTS.changedMeanwhile(now[about]), now: now[about] })),
  );
}
