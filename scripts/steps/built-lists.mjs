/** What the last build of the bundles wrote, and which npm packages it imports; folders keep files of earlier builds beside them. */
export const BUNDLES_FILE = 'dist/.bundles.json';
/** The npm packages that the pages, and those of the editor, are made of. */
export const PAGES_FILE = 'dist/.web-packages.json';
export const EDITOR_FILE = 'dist/.editor-packages.json';
