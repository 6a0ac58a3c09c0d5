import { PROBLEMS, type ProblemDetail, type ProblemKind, TEXTS } from '@retron/contract';
import type { Failure, Result } from '@retron/molecule';
import { CallTooLong, GroupBusy, ThreadLost, ThreadsBusy } from '@retron/threads';
import type { FastifyError, FastifyReply } from 'fastify';
import { type DatabaseTrouble, databaseTrouble } from '../database/database-away.ts';
import { isDiskFull } from '../disk-full.ts';

/** A sentence for the user, or one with the field and code that a form needs. */
type Reason = string | ProblemDetail;

/** After which something that is done too often may be tried again, where nobody knows better. */
const USUAL_WAIT_MS = 60_000;

/** Ends a call with `{errors: [...], details: [...]}`; the texts are for the user. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  /** Each sentence once. */
  readonly details: readonly ProblemDetail[];
  /** Seconds after which it may be tried again; null where trying again is no help. */
  readonly retryAfter: number | null;

  constructor(kind: ProblemKind, reasons: readonly Reason[], waitMs: number = kind === 'too-many' ? USUAL_WAIT_MS : 0) {
    const details = reasons.map((reason) => (typeof reason === 'string' ? { code: kind, field: null, message: reason } : reason));
    super(details.map(({ message }) => message).join(' '));
    this.kind = kind;
    this.retryAfter = waitMs > 0 ? Math.max(1, Math.ceil(waitMs / 1000)) : null;
    this.details = details.filter(({ message }, index) => details.findIndex((other) => other.message === message) === index);
  }

  get status(): number {
    return PROBLEMS[this.kind].status;
  }

  get answer(): { readonly errors: readonly string[]; readonly details: readonly ProblemDetail[] } {
    return { errors: this.details.map(({ message }) => message), details: this.details };
  }
}

/** The text on which a client goes to the login page. Source: spec section 8. */
export const notSignedIn = () => new Problem('not-signed-in', ['Access is denied']);
export const passwordMustChange = () =>
  new Problem('forbidden', [{ code: 'forbidden', field: 'password', message: 'Please change your password first.' }]);
export const notByToken = () => new Problem('forbidden', ['This call is not made with a token. Please sign in.']);
export const tokenOnlyLooks = () => new Problem('forbidden', ['This token may only look: this call takes one for reading and writing.']);
export const wrongCsrfToken = () =>
  new Problem('csrf-token', ['The request carries no valid X-CSRF-Token. Please try to reload the page.']);
export const unknownPath = () => new Problem('not-found', ['There is no such call.']);
export const wrongMethod = (allowed: readonly string[]) =>
  new Problem('wrong-method', [`This call takes ${allowed.filter((method) => method !== 'HEAD').join(' and ')} only.`]);
export const notFound = (text: string) => new Problem('not-found', [text]);
export const invalid = (...reasons: readonly Reason[]) => new Problem('invalid', reasons);

/** A failure of a command: its sentences, and what each is about in the command's own words. */
type CommandFailure = Failure & {
  readonly kind: ProblemKind;
  readonly errors?: readonly string[];
  readonly waitMs?: number;
  readonly details?: readonly {
    readonly code: ProblemDetail['code'];
    readonly about: string | null;
    readonly message: string;
    readonly now?: unknown;
  }[];
};

/**
 * The value of a command, or the end of the call with its failure.
 *
 * @param fields - what the call names a field that the command names otherwise
 */
export function orEnd<T>(result: Result<T, CommandFailure>, fields: Readonly<Record<string, string>> = {}): T {
  if (result.ok) return result.value;
  const { kind, details, errors, message, waitMs } = result.error;
  throw new Problem(
    kind,
    details?.map(({ about, ...said }) => ({ ...said, field: about === null ? null : (fields[about] ?? about) })) ?? errors ?? [message],
    waitMs,
  );
}

const OF_CODE: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('too-large', ['The request is too large: at most 2 MB are taken.']),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('unsupported-type', ['The request must be JSON (Content-Type: application/json).']),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem('invalid', [TEXTS.noBody]),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem('invalid', ['The request is not valid JSON.']),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem('invalid', ['The length of the request does not match its header.']),
  FST_ERR_BAD_URL: new Problem('invalid', ['The address cannot be read.']),
  FST_ERR_MAX_PARAM_LENGTH: new Problem('address-too-long', ['The address is too long.']),
};
const UNREADABLE = new Problem('invalid', ['The request cannot be read.']);

const OF_TROUBLE: Readonly<Record<DatabaseTrouble, Problem>> = {
  away: new Problem('unavailable', ['The database gives no answer. Please try again in a moment.']),
  busy: new Problem('unavailable', ['The database is busy. Please try again in a moment.']),
  full: new Problem('unavailable', [TEXTS.diskFull]),
};

/** What is said of a structure that takes too long, by what is done with it: trying again would not help. */
const TOO_HARD: Readonly<Record<string, string>> = {
  checkStructure: 'This structure takes too long to check.',
  checkGiven: 'This structure takes too long to check.',
  readStructures: 'These structures take too long to check. Please give fewer at once.',
  drawMolecule: 'This structure takes too long to draw.',
  drawMoleculeWithPositions: 'This structure takes too long to draw.',
  layout: 'This structure takes too long to draw.',
  drawReaction: 'This reaction takes too long to draw.',
};

/** The one place where errors become answers. Whatever nobody expected says nothing of the inside. */
export function problemOf(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof GroupBusy) return new Problem('too-many', ['You have asked for too many structures at once. Please wait a moment.']);
  if (error instanceof CallTooLong && error.call in TOO_HARD) return invalid(TOO_HARD[error.call]);
  if (error instanceof ThreadLost || error instanceof ThreadsBusy) {
    return new Problem('unavailable', ['The chemistry toolkit gave no answer. Please try again.']);
  }
  const trouble = isDiskFull(error) ? 'full' : databaseTrouble(error);
  if (trouble !== null) return OF_TROUBLE[trouble];
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  if (code !== undefined && Object.hasOwn(OF_CODE, code)) return OF_CODE[code];
  if (error instanceof SyntaxError && statusCode === 400) return OF_CODE.FST_ERR_CTP_INVALID_JSON_BODY;
  // The framework found the caller at fault.
  if (statusCode >= 400 && statusCode < 500) return UNREADABLE;
  return new Problem('internal', ['Something went wrong in the server. Please try again.']);
}

/** Headers of every answer that says what went wrong. */
export const PROBLEM_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** Answers what went wrong. */
export function sendProblem(reply: FastifyReply, { retryAfter, status, answer }: Problem): FastifyReply {
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter));
  return reply.code(status).headers(PROBLEM_HEADERS).serializer(String).send(JSON.stringify(answer));
}
