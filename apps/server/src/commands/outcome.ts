import { type Failure, failure, type Result } from '@retron/molecule';

/** Why a command did nothing. `errors` are for the user; several where several things are wrong. */
export interface Refusal extends Failure {
  readonly kind: 'invalid' | 'not-found' | 'forbidden' | 'conflict' | 'unavailable' | 'not-signed-in' | 'too-many';
  readonly errors: readonly string[];
  /** The same, one by one: what kind of mistake, and about which of the things asked for. */
  readonly details: readonly Reason[];
  /** Milliseconds after which it may be tried again, where that is known. */
  readonly waitMs?: number;
}

/** One reason why a command did nothing. `about` names what was asked for in the command's words; null for the whole. */
export interface Reason {
  readonly code: Refusal['kind'] | 'taken' | 'required' | 'changed';
  readonly about: string | null;
  readonly message: string;
  /** What it holds, where somebody else has changed it. */
  readonly now?: unknown;
}

/** What a command did, or why it did nothing. */
export type Outcome<T> = Result<T, Refusal>;

/** @param reasons - each for the user; a mere sentence is about the whole */
export function refuse(kind: Refusal['kind'], ...reasons: readonly (string | Reason)[]): { readonly ok: false; readonly error: Refusal } {
  const details = reasons.map((reason) => (typeof reason === 'string' ? { code: kind, about: null, message: reason } : reason));
  const errors = details.map(({ message }) => message);
  return failure({ kind, message: errors.join(' '), errors, details });
}

/** Done too often: to be tried again after so many milliseconds. */
export function refuseFor(waitMs: number, reason: string): { readonly ok: false; readonly error: Refusal } {
  return failure({ ...refuse('too-many', reason).error, waitMs });
}
