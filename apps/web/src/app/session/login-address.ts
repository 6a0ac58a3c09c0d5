import { SIGN_IN_REFUSALS } from '@retron/contract';
import { paths, serverPaths } from '../../addresses/paths.ts';

export interface LoginReason {
  /** Where to go after signing in. */
  readonly next: string;
  /** A session was there and is no longer. */
  readonly isExpired: boolean;
}

/** What the login page says of how somebody came to it. */
export interface LoginArrival extends LoginReason {
  /** Why single sign-on let nobody in; null: it was not asked. */
  readonly refusal: (typeof SIGN_IN_REFUSALS)[number] | null;
}

/** The login page, told where to go on to; the dashboard goes without saying. */
export function loginAddress({ next, isExpired }: LoginReason): string {
  const search = new URLSearchParams();
  if (isExpired) search.set('expired', '1');
  if (next !== paths.dashboard) search.set('next', next);
  const text = search.toString();
  return text === '' ? paths.login : `${paths.login}?${text}`;
}

/** The page that asks for a password of one's own, told where to go on to. */
export function passwordAddress(next: string): string {
  return next === paths.dashboard ? serverPaths.changePassword : `${serverPaths.changePassword}?${new URLSearchParams({ next })}`;
}

/** What the address of the login page says. */
export function readLoginReason(search: string): LoginArrival {
  const parameters = new URLSearchParams(search);
  const refusal = SIGN_IN_REFUSALS.find((each) => each === parameters.get('refused')) ?? null;
  return { next: readNext(search), isExpired: parameters.get('expired') === '1', refusal };
}

/** Where an address says to go on to; only pages of this app are gone on to. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? paths.dashboard;
  return /^\/(?![/\\])/.test(next) && !next.startsWith('/app/') ? next : paths.dashboard;
}
