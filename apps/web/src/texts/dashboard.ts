export const welcome = (realname: string) => `Welcome, ${realname}`;
export const drawTarget = 'Draw a target';

export const defaultProject = 'Default project';
export const openProject = 'Open project';
export const allProjects = 'All projects';
export const loadingDefaultProject = 'Loading the default project';
export const noProjectYet = 'There is no project yet.';
export const targetOf = (sessionid: string) => `Target of ${sessionid}`;

export const getStarted = 'Get started';
export const openSampleResult = 'Open the sample result';
export const sampleIsCopied = 'Opening it puts a copy into your default project.';
export const sampleHolds = (suggestions: number, structures: number) =>
  `The sample result has ${suggestions} suggestions and ${structures} structures.`;
export const drawOrPasteTargetMolecule = 'Draw or paste a target molecule';
export const chooseModeOrSettings = 'Choose a mode, or every setting yourself';
export const readEvidenceSelectRoute = 'Read the evidence, select a route';

export const reloadNews = 'Reload news';

export const recentQueries = 'Recent queries';
export const noQueryYet = 'No query has been started yet.';
export const startFirstQuery = 'Start First Query';

export const stopWhatWasFoundStays = 'Stop; what was found stays';
export const stopQuery = (sessionid: string) => `Stop ${sessionid}`;
export const openNamed = (name: string) => `Open ${name}`;

export const support = 'Support';
export const guideForChemists = 'Guide for chemists';
export const tourOfSampleResult = 'Tour of the sample result';
export const opensInNewWindow = 'opens in a new window';
export const linksNotLoaded = 'The links to support material could not be loaded.';

export const firstTimeHere = 'First time here?';
export const takeTour = 'Take the tour';
export const notNow = 'Not now';

export const noQueryIsRunning = 'No query is running';
export const oneQueryIsRunning = '1 query is running';
export const queriesRun = (running: number) => `${running} queries are running`;
export const finishedSinceYourLastVisit = (runs: string, finished: number) => `${runs}, ${finished} finished since your last visit.`;
