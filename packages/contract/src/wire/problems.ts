import { z } from 'zod';

/** Everything that can go wrong in a call: its HTTP status and what it means. The kinds are stable: logs, tests and clients name them. */
export const PROBLEMS = {
  invalid: { status: 400, description: 'Something is missing or wrong; `details` names the fields.' },
  'not-signed-in': { status: 401, description: 'There is no session, or it has expired; when signing in, a wrong name or password.' },
  forbidden: { status: 403, description: 'The signed-in user may see this, but not do that.' },
  'csrf-token': { status: 403, description: 'The session’s X-CSRF-Token is missing or wrong.' },
  'not-found': { status: 404, description: 'There is no such thing, or it belongs to a project of others.' },
  'wrong-method': { status: 405, description: 'The path is known, the method is not; the header `Allow` names those that are.' },
  'timed-out': { status: 408, description: 'The request did not come whole in time.' },
  conflict: { status: 409, description: 'Not now: a name is taken, the query is still running, or there is no room for more.' },
  'too-large': { status: 413, description: 'The body has more than 2 MB.' },
  'address-too-long': { status: 414, description: 'The address is too long.' },
  'unsupported-type': { status: 415, description: 'The body is not JSON.' },
  'too-many': { status: 429, description: 'Too often or too many at once; `Retry-After` names the seconds to wait.' },
  'headers-too-large': { status: 431, description: 'The headers have more than 16 KB.' },
  internal: { status: 500, description: 'The server failed. Nothing is said of the inside.' },
  unavailable: { status: 503, description: 'The chemistry toolkit or the database gave no answer; try again.' },
} as const;
export type ProblemKind = keyof typeof PROBLEMS;

/** What is wrong with one field of a request. */
const FIELD_CODES = ['required', 'too-long', 'too-many-items', 'out-of-range', 'unknown-field', 'taken', 'changed'] as const;
const CODES = [...(Object.keys(PROBLEMS) as ProblemKind[]), ...FIELD_CODES] as const;

/** One thing that is wrong: for whom to show it, and for what to do about it. */
export const problemDetail = z
  .object({
    code: z.enum(CODES).describe('What kind of mistake it is; stable, for programs.'),
    field: z
      .string()
      .nullable()
      .describe('The field of the body, the query string or the path that is meant, such as `sessionid` or `cluster.comment`; or null.'),
    message: z.string().describe('A sentence for the user.'),
    now: z.unknown().optional().describe('Of code `changed`: what the field holds by now.'),
  })
  .meta({ id: 'ProblemDetail', description: 'One thing that is wrong.' });
export type ProblemDetail = z.infer<typeof problemDetail>;
export type ProblemCode = ProblemDetail['code'];

/** What every call answers that did not succeed. */
export const errorsAnswer = z
  .object({
    errors: z.array(z.string()).describe('What is wrong, in sentences for the user; the specification’s where it has one.'),
    details: z.array(problemDetail).describe('The same, one by one in the same order, with code and field.'),
  })
  .meta({ id: 'Errors', description: 'Why a call did not succeed.' });
