export const about = 'About';
export const aboutRetron = 'About Retron';
export const whatRetronDoes =
  'Retron plans syntheses with chemists: its suggestions are derived from published reactions, and name examples of them where there are any, or stand in a textbook, which they name.';
export const versions = 'Versions';
export const webApplication = 'Web application';
export const server = 'Server';
export const host = 'Host';
export const components = 'Components';
export const licences = 'Licences';
export const apiIntroduction = 'Everything the pages do can be done over HTTP:';
export const descriptionOfCalls = 'description of the calls';
export const transformLibraries = 'Transform libraries';
export const loadingLibraries = 'Loading libraries';
export const library = 'Library';
export const transforms = 'Transforms';
export const reactions = 'Reactions';

export const LEGAL_TITLES = { imprint: 'Imprint', privacy: 'Privacy Policy' } as const;
export const loadingTitle = (title: string) => `Loading ${title}`;

export const notStated = 'not stated';

export const SHIPPED_PARTS = { server: 'server', pages: 'pages', editor: 'structure editor' } as const;
export const loadingLicences = 'Loading licences';
export const searchLicences = 'Search licences';
export const nameOrLicence = 'Name or licence';
export const nothingFound = 'Nothing here has that name or licence.';
export const data = 'Data';
export const noticesHint = 'Sources, notices and changes stand in NOTICE.md, which comes with the product.';
export const packages = 'Packages';
export const noLicenceText = 'The package brings no text of its licence.';

export const loadingComponents = 'Loading components';
export const component = 'Component';
export const licence = 'Licence';
