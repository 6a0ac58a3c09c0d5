import * as counts from '../counts.ts';

export const sessionsEnded = (realname: string, sessions: number) => `${realname}: ${counts.sessions(sessions)} ended.`;
export const lastSpecialUserStays = 'The last special user stays: make somebody else special first.';
export const usernameSince = (username: string, created: string) => `${username} · since ${created}`;
export const previousUser = 'Previous user';
export const nextUser = 'Next user';
export const mail = 'Mail';
export const nameAndMail = 'Name and mail';
export const userSaved = (realname: string) => `${realname} saved`;
export const notGiven = 'not given';
export const owns = 'Owns';
export const lastSignIn = 'Last sign-in';
export const never = 'never';
export const password = 'Password';
export const noPasswordOfSingleSignOn = 'None: single sign-on opens this account.';
export const resetPassword = 'Reset password';
export const askToReset = (realname: string) => `Reset the password of ${realname}?`;
export const whatResettingMeans =
  'The password stops working at once, and all sessions of this user end. They get in again only with the new password that you hand them.';
export const resetPasswordHint = 'Ends all sessions of this user.';
export const access = 'Access';
export const special = 'Special';
export const specialIs = (isSpecial: boolean) => `Special: ${isSpecial ? 'On' : 'Off'}`;
export const specialHint = 'Sees the back office; no more rights in projects';
export const specialSwitched = (realname: string, isChecked: boolean) => `${realname} is ${isChecked ? 'special' : 'no longer special'}`;
export const disabled = 'Disabled';
export const disabledIs = (isDisabled: boolean) => `Disabled: ${isDisabled ? 'On' : 'Off'}`;
export const disabledHint = 'Cannot sign in; projects and queries stay';
export const disabledSwitched = (realname: string, isChecked: boolean) => `${realname} ${isChecked ? 'is disabled' : 'can sign in again'}`;
export const sessions = 'Sessions';
export const signOutEverywhere = 'Sign out everywhere';
export const auditLogOfThisUser = 'Audit log of this user';

export const usernameAdded = (username: string) => `${username} · added`;
export const addAnotherUser = 'Add another user';
export const addUser = 'Add user';
export const realName = 'Real name';
export const userName = 'User name';
export const userNameHint = 'Small letters, digits, dots, dashes, underscores or @.';

export const passwordForFirstSignIn = 'Password for the first sign-in';
export const goodForHours = (hours: number) => `good for ${hours} hours`;
export const passwordShownOnce = (realname: string) =>
  `Shown once. Hand it to ${realname}: it opens nothing but the page that asks for a new one.`;

export const users = 'Users';
export const usersAndSpecial = (count: number, special: number) => `${counts.users(count)} · ${special} special`;
export const singleSignOnMakesAccounts = 'Single sign-on makes accounts, when somebody first signs in.';
export const nameOrUserName = 'Name or user name';
export const shownOfAll = (shown: number, all: number) => `${shown} of ${all} shown`;
export const loadingUsers = 'Loading users';
export const usersNotLoaded = 'Unable to load users.';
export const noUserFits = 'No user fits.';

export const active = 'Active';
export const newPasswordDue = 'New password due';
