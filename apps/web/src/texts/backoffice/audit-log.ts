export const auditLog = 'Audit log';
export const introduction = 'Sign-ins, and changes of accounts and rights; kept for a year.';
export const exportCsv = 'Export CSV';
export const whoOrToWhom = 'Who, or to whom';
export const whatWasDone = 'What was done';
export const everything = 'Everything';
export const countFound = (total: string) => `${total} found`;
export const loadingAuditLog = 'Loading the audit log';
export const auditLogNotLoaded = 'Unable to load the audit log.';
export const nothingFound = 'Nothing of this kind was done.';
export const controlPage = (control: string) => `${control} page`;

export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const nobodySignedIn = 'nobody signed in';

export const latestInAuditLog = 'Latest in the audit log';
export const lastLines = 'Last lines of the audit log';

export const yes = 'yes';
export const no = 'no';

/** What details are called; others by their own names. */
export const CHANGE_WORDS: Readonly<Record<string, string>> = {
  isSpecial: 'special:',
  special: 'special:',
  ended: 'sessions ended:',
  realname: 'name',
  mayWrite: 'may write:',
  days: 'days:',
};
export const from = (address: string) => ` from ${address}`;
