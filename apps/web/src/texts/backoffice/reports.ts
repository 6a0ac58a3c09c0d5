export const precedentNotFound = 'No installed library has this precedent.';
export const reactionOf = (precedent: string, reaction: string) => `Reaction of ${precedent}: ${reaction}`;

export const accepted = 'Accepted';
export const declined = 'Declined';
export const reports = 'Reports';
export const everyState = 'Every state';
export const loadingReports = 'Loading reports';
export const reportsNotLoaded = 'Unable to load reports.';
export const nobodyHasReportedPrecedent = 'Nobody has reported a precedent.';
export const stateOfReportOn = (precedent: string) => `State of the report on ${precedent}`;
