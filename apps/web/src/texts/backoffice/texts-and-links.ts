export const texts = 'Texts';
export const textsAndLinks = 'Texts and links';
export const textSaved = (title: string) => `${title} saved.`;
export const loadingText = (title: string) => `Loading ${title}`;
export const textOf = (title: string) => `Text of ${title}`;
export const textHint = 'Markdown; saved empty, the file of the data folder counts';
export const saveText = (title: string) => `Save ${title}`;
export const linksSaved = 'Links saved.';
export const linksOfSupportCard = 'Links of the Support card';
export const linkName = (index: number) => `Link ${index}: name`;
export const linkAddress = (index: number) => `Link ${index}: address`;
export const https = 'https://…';
export const removeLink = (index: number) => `Remove link ${index}`;
export const addLink = 'Add link';
export const saveLinks = 'Save links';
export const previewOf = (title: string) => `Preview of ${title}`;
export const nothingToPreview = 'Nothing written yet: what you write is shown here as its readers see it.';
/** Of links that somebody else saved. */
export const linksThere = (names: readonly string[]) =>
  names.length === 0 ? 'There are none by now.' : `There are by now: ${names.join(', ')}.`;
