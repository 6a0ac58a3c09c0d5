import type { SIGN_IN_REFUSALS } from '@retron/contract';

/** What the login page says of a way to the provider that ended here. */
export const REFUSAL_TEXT: Readonly<Record<(typeof SIGN_IN_REFUSALS)[number], string>> = {
  'too-late': 'That took too long, or another window was used. Please try again.',
  unreachable: 'Single sign-on gives no answer. Please try again in a moment, or tell the people who run Retron.',
  refused: 'Single sign-on did not let you in. Please try again, or tell the people who run Retron.',
  disabled: 'This account is disabled. Please ask the people who run Retron.',
  taken: 'Somebody else has an account with your user name here. Please ask the people who run Retron.',
  'no-name': 'Single sign-on told no user name that Retron can use. Please ask the people who run Retron.',
};
