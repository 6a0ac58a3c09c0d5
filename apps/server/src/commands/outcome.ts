import { type Failure, failure, type Result } from '@retron/molecule';

/** Why a command did nothing. `errors` are for the user; several where several things are wrong. */
export interface Refusal extends Failure {
  readonly kind: 'invalid' | 'not-found' | 'forbidden' | 'conflict' | 'unavailable' | 'not-signed-in' | 'too-many';
  readonly errors: readonly string[];
}

/** What a command did, or why it did nothing. */
export type Outcome<T> = Result<T, Refusal>;

export function refuse(kind: Refusal['kind'], ...errors: readonly string[]): { readonly ok: false; readonly error: Refusal } {
  return failure({ kind, message: errors.join(' '), errors });
}
