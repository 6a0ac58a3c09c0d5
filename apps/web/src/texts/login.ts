export const pageTitle = 'Sign in · Retron';
export const sessionEnded = 'Your session has ended. Please sign in again.';
export const signIn = 'Sign in';
export const or = 'or';
export const continueWith = (singleSignOn: string) => `Continue with ${singleSignOn}`;

export const userName = 'User name';
export const enterYourUserName = 'Please enter your user name.';
export const password = 'Password';
export const showOrHidePassword = 'Show or hide password';
export const enterYourPassword = 'Please enter your password.';

/** What the login page says of a way to the provider that ended here. */
export const SIGN_IN_REFUSED = {
  'too-late': 'That took too long, or another window was used. Please try again.',
  unreachable: 'Single sign-on gives no answer. Please try again in a moment, or tell the people who run Retron.',
  refused: 'Single sign-on did not let you in. Please try again, or tell the people who run Retron.',
  disabled: 'This account is disabled. Please ask the people who run Retron.',
  taken: 'Somebody else has an account with your user name here. Please ask the people who run Retron.',
  'no-name': 'Single sign-on told no user name that Retron can use. Please ask the people who run Retron.',
} as const;
