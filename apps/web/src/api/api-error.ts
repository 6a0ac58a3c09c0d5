import { MESSAGES, type ProblemDetail } from '@retron/contract';
import { SERVER_FAILURES } from '../texts/failures.ts';

/**
 * What went wrong with a call.
 *
 * `no-response` nothing answered; `access-denied` there is no valid session; `not-found`; `refused` the server says in words
 * what is wrong with the request; `too-many` asked too often; `server` the server failed; `unexpected-answer` the answer does
 * not have the agreed shape.
 */
export type ApiErrorKind = 'no-response' | 'access-denied' | 'not-found' | 'refused' | 'too-many' | 'server' | 'unexpected-answer';

/** A call that did not succeed. `message` is fit for the reader; `errors` are the server's own sentences, possibly none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly errors: readonly string[];
  /** The same with code and field, where the server told them. */
  readonly details: readonly ProblemDetail[];

  constructor(
    kind: ApiErrorKind,
    status: number,
    errors: readonly string[],
    { details = [], ...options }: ErrorOptions & { readonly details?: readonly ProblemDetail[] } = {},
  ) {
    super(messageOf(kind, errors), options);
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.details = details;
  }
}

/** What a server says to a call without a valid session. Source: spec section 8. */
const ACCESS_IS_DENIED = 'Access is denied';

/** The kind of an answer with an HTTP status other than 2xx and the sentences it brought. */
export function kindOfFailure(status: number, errors: readonly string[]): ApiErrorKind {
  if (errors.includes(ACCESS_IS_DENIED) || (status === 401 && errors.length === 0)) return 'access-denied';
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many';
  return status >= 500 ? 'server' : 'refused';
}

/** True for a call that was refused for want of a session. */
export function isAccessError(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'access-denied';
}

/** True for what is not there, or no longer there for this reader. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'not-found';
}

/** What a failed call says of one field of a form; null when it says nothing of it. */
export function fieldMessage(error: unknown, field: string): string | null {
  const found = error instanceof ApiError ? error.details.find((detail) => detail.field === field) : undefined;
  return found?.message ?? null;
}

/**
 * What a failed call says beside what it says of the fields that a form shows; null when that is nothing.
 *
 * @param fields - those whose messages stand with them
 */
export function otherReasons(error: unknown, fields: readonly string[]): string | null {
  if (!(error instanceof ApiError) || error.details.length === 0) return reasonOf(error);
  const others = error.details.filter(({ field }) => field === null || !fields.includes(field));
  return others.length === 0 ? null : others.map(({ message }) => message).join(' ');
}

/** One sentence about any failure, for places that state a reason. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : MESSAGES.reload;
}

function messageOf(kind: ApiErrorKind, errors: readonly string[]): string {
  if (kind === 'no-response') return MESSAGES.noResponse;
  if (kind === 'access-denied') return MESSAGES.accessDenied;
  if (errors.length > 0) return errors.join(' ');
  return SERVER_FAILURES[kind];
}
