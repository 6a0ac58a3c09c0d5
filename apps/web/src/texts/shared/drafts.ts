export const typedBefore = 'This is what you typed before. It is not saved yet.';
/** Beside the reason, where a form could not be sent for want of a session. */
export const typedIsKept = 'What you typed is kept: after signing in, open the form again.';
