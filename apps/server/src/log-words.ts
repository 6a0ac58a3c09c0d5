import { isDiskFull } from './disk-full.ts';

/** An address with a password in it, as that of a database. */
const PASSWORD_IN_ADDRESS = /\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s@]*@/gi;
/** Values of a statement that failed, as drizzle writes them after it: they are users' data, and tokens. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
const MOST_CAUSES = 5;

/** What a log says of an error: nothing but what is named here, so that no property carries a secret along. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** A text without the secrets that errors are known to carry. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(PARAMETERS, '').replaceAll(PASSWORD_IN_ADDRESS, '$1:[hidden]@');
}

/** An error as a log has it. */
export function loggedError(error: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(error instanceof Error)) {
    // pg-boss tells of errors in objects of its own.
    const message = (error as { readonly message?: unknown } | null)?.message;
    return { type: typeof error, message: withoutSecrets(typeof message === 'string' ? message : String(error)) };
  }
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutSecrets(error.stack) }),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** Why something failed, for a terminal: what the innermost cause says, as drizzle's own words are the statement and its values. */
export function reasonOf(error: unknown): string {
  let root = loggedError(error);
  while (root.cause) root = root.cause;
  return isDiskFull(root) ? `the disk is full (${root.message})` : root.message;
}

const LEVELS: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'error' };

/** A line of the log as a sentence for a terminal: what happened and why, without stack and details. */
export function sentenceOf(line: string): string {
  const { name, level, msg, err, reason, message } = JSON.parse(line) as {
    readonly name: string;
    readonly level: number;
    readonly msg?: string;
    readonly err?: LoggedError;
    readonly reason?: string;
    /** The last word of a process that ended. */
    readonly message?: string | null;
  };
  // What PostgreSQL said is the cause of what drizzle says.
  let root = err;
  while (root?.cause) root = root.cause;
  const why = root?.message ?? reason ?? message ?? undefined;
  return `${name} ${LEVELS[level] ?? ''}: ${msg ?? ''}${why === undefined ? '' : `: ${why.split('\n')[0]}`}\n`;
}
