/**
 * Every address of the app, and of the server's own pages it links to. Source: spec section 2, "Routes".
 * A leaf: any folder may import it, it imports nothing.
 */
export const paths = {
  dashboard: '/',
  projects: '/projects/',
  project: (projectId: number) => `/projects/${projectId}`,
  projectQueries: (projectId: number) => `/projects/${projectId}/query`,
  /** `ensembleId` opens the evidence of one suggestion. */
  tree: (projectId: number, queryId: number, ensembleId?: number) =>
    `/projects/${projectId}/tree/${queryId}${ensembleId === undefined ? '' : `/${ensembleId}`}`,
  /** Without `otherId` the second query is still to be picked. */
  compare: (projectId: number, queryId: number, otherId?: number) =>
    `/projects/${projectId}/compare/${queryId}${otherId === undefined ? '' : `/${otherId}`}`,
  molecules: '/molecules/',
  moleculeEditor: '/iceditor',
  strategies: '/strategies/',
  strategy: (strategyId: number) => `/strategies/${strategyId}`,
  exports: '/exports',
  preferences: '/preferences',
  news: '/news/',
  newsShowMore: '/news/showmore',
  guide: '/guide',
  about: '/about',
  imprint: '/legal',
  privacyPolicy: '/legal-privacy',
  loading: '/loading',
  backofficeUsers: '/app/backoffice',
  backofficeGroups: '/app/backoffice/groups',
  backofficeNews: '/app/backoffice/news',
  backofficeTexts: '/app/backoffice/texts',
  backofficeReports: '/app/backoffice/reports',
  backofficeLibraries: '/app/backoffice/libraries',
  backofficeJobs: '/app/backoffice/jobs',
  backofficeQuotas: '/app/backoffice/quotas',
  backofficeHealth: '/app/backoffice/health',
  backofficeAudit: '/app/backoffice/audit',
  apiTokens: '/app/person/tokens',
  login: '/app/login',
  goodbye: '/app/goodbye',
} as const;

/** Behind the address of a project or a tree: opens the comments on it. */
export const COMMENTS_HASH = 'comments';

/** Left for by a full page load, not by the router. */
export const serverPaths = {
  changePassword: '/app/person/changePassword',
  backoffice: '/app/backoffice',
  logout: '/app/logout',
  /** Leads to where one signs in: single sign-on, or the login page. */
  loginAuth: '/app/login/auth',
  apiDocs: '/app/api/docs',
} as const;

/** Where the way to single sign-on begins. @param next - page to come back to */
export const beginSignInAddress = (next: string): string =>
  next === paths.dashboard ? serverPaths.loginAuth : `${serverPaths.loginAuth}?next=${encodeURIComponent(next)}`;
