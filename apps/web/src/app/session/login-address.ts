import { SIGN_IN_REFUSALS } from '@retron/contract';
import { paths } from '../../addresses/paths.ts';

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

/** What the address of the login page says; only pages of this app are gone on to. */
export function readLoginReason(search: string): LoginArrival {
  const parameters = new URLSearchParams(search);
  const next = parameters.get('next') ?? paths.dashboard;
  const isOurs = /^\/(?![/\\])/.test(next) && !next.startsWith('/app/');
  const refusal = SIGN_IN_REFUSALS.find((each) => each === parameters.get('refused')) ?? null;
  return { next: isOurs ? next : paths.dashboard, isExpired: parameters.get('expired') === '1', refusal };
}
