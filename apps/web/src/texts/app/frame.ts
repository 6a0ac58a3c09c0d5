export const retron = 'Retron';
export const signIn = 'Sign in';

export const page = 'Page';
export const pageNotShown = (reload: string) => `This page could not be shown. ${reload}`;

export const goodbye = 'Goodbye';
export const signedOut = 'Goodbye. You are signed out.';

export const loadingPage = 'Loading the page';

export const editor = 'Editor';
export const moleculeEditor = 'Molecule editor';

export const account = 'Account';
export const preferences = 'Preferences';
export const changePassword = 'Change Password';
export const apiTokens = 'API tokens';
export const backoffice = 'Backoffice';
export const logout = 'Logout';

export const searchOrJumpTo = 'Search or jump to';

export const main = 'Main';
export const retronDashboard = 'Retron, dashboard';
export const about = 'About';

export const pageProjectOrQuery = 'A page, a project or a query';
export const nothingFound = 'Nothing has this in its name.';

export const skipToContent = 'Skip to content';

export const colourScheme = 'Colour scheme';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';

export const startQuery = 'Start a query';
export const moreNews = 'More news';
export const guide = 'Guide';
export const allStrategies = 'All strategies';
export const retro = 'Retro';
export const strategiesForRetro = 'Strategies for retrosynthesis';
export const forward = 'Forward';
export const strategiesForForward = 'Strategies for forward reaction prediction';

export const action = 'Action';
