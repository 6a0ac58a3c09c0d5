export const mailAddressRemoved = 'Mail address removed.';
export const mailAddressSaved = 'Mail address saved.';
export const mail = 'Mail';
export const noMailServer = 'This installation sends no mail: its operator has named no mail server.';
export const mailAddress = 'Mail address';
export const saveAddress = 'Save address';

export const productDefault = 'Product default';
export const background = 'Background';
export const interactive = 'Interactive';
export const mailWhenQueryEnded = 'A mail when a background query has ended';
export const noMail = 'No mail';
export const light = 'Light';
export const dark = 'Dark';
export const asSystem = 'As the system';
export const preferencesSaved = 'Preferences saved.';
export const preferences = 'Preferences';
export const newQueries = 'New queries';
export const defaultsHint = 'With a direction, strategy or number set here, the query form opens with all settings instead of the modes.';
export const queriesStartWith = (breadth: number) => `Queries with so many suggestions start with ${breadth}.`;
export const runMode = 'Run mode';
export const mailing = 'Mailing';
export const look = 'Look';
export const theme = 'Theme';
export const asThisBrowserHasIt = 'As this browser has it';

export const loadingPreferences = 'Loading the preferences';

export const missing = (name: string) => `${name} (missing)`;
export const strategyMissing =
  'There is no such strategy for this direction any more: new queries start with the product default. Choose another, or clear the field.';
export const libraryMissing = 'Not all of these libraries are there for this direction: new queries start without those that are missing.';
