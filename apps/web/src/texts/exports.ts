export const busy = 'Busy';
export const failed = 'Failed';
export const filesKeptForDays = (exportKeptDays: number) => `Files are kept for ${exportKeptDays} days.`;
export const importPathways = 'Import pathways';
export const loadingExports = 'Loading exports';
export const exportsNotLoaded = 'Unable to load exports.';
export const noExportsYet = 'You have no exports yet. Open a tree and choose Export.';
export const noExportInState = 'No export is in this state.';
export const yourExports = 'Your exports';
export const what = 'What';
export const format = 'Format';
export const made = 'Made';

export const pathwaysWereImported = 'The pathways were imported.';
export const file = 'File';
export const importIntroduction = 'Selected pathways that were exported as JSON. They become a query that is Ready, with their tree.';
export const chooseFile = 'Choose a file';
export const importIt = 'Import';

export const isTooLarge = 'is too large to be imported.';
export const isNoJson = 'is no JSON. Please choose pathways that were exported as JSON.';
export const isNoExport = 'is no export of Retron. Please choose pathways that were exported as JSON.';
export const holdsTooLargeTree = 'holds too large a tree to be imported.';
