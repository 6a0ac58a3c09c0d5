import type { Failure, Result } from '@retron/molecule';
import { ThreadLost, ThreadsBusy } from '@retron/threads';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Everything that can go wrong in a call, and its HTTP status. The kinds are stable: logs and tests name them. */
const STATUS = {
  invalid: 400,
  'not-signed-in': 401,
  forbidden: 403,
  'csrf-token': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemKind = keyof typeof STATUS;

/** Ends a call with `{errors: [...]}`; the texts are for the user. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly errors: readonly string[];

  constructor(kind: ProblemKind, errors: readonly string[]) {
    super(errors.join(' '));
    this.kind = kind;
    this.errors = errors;
  }

  get status(): number {
    return STATUS[this.kind];
  }
}

/** The text on which a client goes to the login page. Source: spec section 8. */
export const notSignedIn = () => new Problem('not-signed-in', ['Access is denied']);
export const wrongCsrfToken = () =>
  new Problem('csrf-token', ['The request carries no valid X-CSRF-Token. Please try to reload the page.']);
export const unknownPath = () => new Problem('not-found', ['There is no such call.']);
export const notFound = (text: string) => new Problem('not-found', [text]);
export const invalid = (...errors: readonly string[]) => new Problem('invalid', errors);

/** The value of a command, or the end of the call with its failure. */
export function orEnd<T>(result: Result<T, Failure & { readonly kind: ProblemKind; readonly errors?: readonly string[] }>): T {
  if (result.ok) return result.value;
  throw new Problem(result.error.kind, result.error.errors ?? [result.error.message]);
}

/** zod's own texts say nothing without the field's name; ours already do. */
function issueText(issue: { readonly instancePath: string; readonly message?: string }): string {
  const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
  const message = issue.message ?? 'is not valid';
  const isGeneric = /^(Invalid|Too |Unrecognized|Expected)/.test(message);
  return isGeneric && field !== '' ? `${field}: ${message}` : message;
}

const OF_CODE: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('too-large', ['The request is too large: at most 2 MB are taken.']),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('unsupported-type', ['The request must be JSON (Content-Type: application/json).']),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem('invalid', ['The request has no body.']),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem('invalid', ['The request is not valid JSON.']),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem('invalid', ['The length of the request does not match its header.']),
};

/** The one place where errors become answers. Whatever nobody expected says nothing of the inside. */
export function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ThreadLost || error instanceof ThreadsBusy) {
    return new Problem('unavailable', ['The chemistry toolkit gave no answer. Please try again.']);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('invalid', [
      ...new Set((error as { validation: { instancePath: string; message?: string }[] }).validation.map(issueText)),
    ]);
  }
  const code = (error as FastifyError).code;
  if (code in OF_CODE) return OF_CODE[code];
  if (error instanceof SyntaxError && (error as FastifyError).statusCode === 400) return OF_CODE.FST_ERR_CTP_INVALID_JSON_BODY;
  return new Problem('internal', ['Something went wrong in the server. Please try again.']);
}
