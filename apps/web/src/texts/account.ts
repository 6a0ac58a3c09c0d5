export const pageTitle = 'Change Password · Retron';
export const passwordChanged = 'Password changed. You are signed out everywhere else.';
export const thisIsNotSame = 'This is not the same.';
export const changePassword = 'Change Password';
export const passwordWasGiven = 'Your password was given to you. Please choose your own before you go on.';
export const passwordYouWereGiven = 'The password you were given';
export const yourPassword = 'Your password';
export const showOrHidePassword = 'Show or hide your password';
export const newPassword = 'New password';
export const newPasswordHint = 'At least 15 characters. A few words do; digits and signs are not asked for.';
export const showOrHideNewPassword = 'Show or hide the new password';
export const newPasswordAgain = 'New password again';
export const showOrHideNewPasswordAgain = 'Show or hide the new password again';
export const signedInAs = (realname: string, username: string) => `Signed in as ${realname} (${username})`;

export const signedOutInOneOtherPlace = 'Signed out in one other place.';
export const signedOutInOtherPlaces = (places: number) => `Signed out in ${places} other places.`;
export const sessions = 'Sessions';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const loadingSessions = 'Loading sessions';
export const thisOne = 'this one';
export const lastUsed = (lastSeen: string) => `last used ${lastSeen}`;
export const signOutDevice = (device: string, lastSeen: string) => `Sign out: ${device}, last used ${lastSeen}`;
export const signOut = 'Sign out';

export const passwordElsewhere = 'You sign in by single sign-on: your password is kept there, and changed there.';

export const unknown = 'Unknown';
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
