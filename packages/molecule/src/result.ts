/** An expected outcome: a value, or a failure that says of which kind it is. */
export type Result<T, E extends Failure = Failure> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Why something expected did not work. `message` may be shown to a user. */
export interface Failure {
  readonly kind: string;
  readonly message: string;
}

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failure<E extends Failure>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Says that a case cannot occur; the compiler checks it, and a bug throws. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
