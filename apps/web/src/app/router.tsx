import { createRootRoute, createRoute, createRouter, Outlet, useLocation, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { newsPageSize } from '../features/news/page-size.ts';
import * as texts from '../texts/app/frame.ts';
import { OpenFrame } from './OpenFrame.tsx';
import { Connecting } from './pages/Connecting.tsx';
import { Goodbye } from './pages/Goodbye.tsx';
import { PageLoading } from './pages/PageLoading.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';
import { LoginRoute } from './session/LoginRoute.tsx';
import { readNext } from './session/login-address.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { Shell } from './shell/Shell.tsx';

const DashboardPage = lazy(async () => ({ default: (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage }));
const ProjectsPage = lazy(async () => ({ default: (await import('../features/projects/ProjectsPage.tsx')).ProjectsPage }));
const ProjectPage = lazy(async () => ({ default: (await import('../features/project/ProjectPage.tsx')).ProjectPage }));
const loadTreePage = () => import('../features/tree/TreePage.tsx');
const TreePage = lazy(async () => ({ default: (await loadTreePage()).TreePage }));
const loadTreeCanvas = () => import('../features/tree/canvas/TreeCanvas.tsx');
const SampleTreePage = lazy(async () => ({ default: (await import('../features/tree/SampleTreePage.tsx')).SampleTreePage }));
const ComparePage = lazy(async () => ({ default: (await import('../features/compare-queries/ComparePage.tsx')).ComparePage }));
const ExportsPage = lazy(async () => ({ default: (await import('../features/exports/ExportsPage.tsx')).ExportsPage }));
const EditorPage = lazy(async () => ({ default: (await import('../features/editor/EditorPage.tsx')).EditorPage }));
const MoleculesPage = lazy(async () => ({ default: (await import('../features/molecules/MoleculesPage.tsx')).MoleculesPage }));
const NewsPage = lazy(async () => ({ default: (await import('../features/news/NewsPage.tsx')).NewsPage }));
const StrategiesPage = lazy(async () => ({ default: (await import('../features/strategies/StrategiesPage.tsx')).StrategiesPage }));
const NewsEditorPage = lazy(async () => ({ default: (await import('../features/backoffice/NewsEditorPage.tsx')).NewsEditorPage }));
const TextsPage = lazy(async () => ({ default: (await import('../features/backoffice/TextsPage.tsx')).TextsPage }));
const ReportsPage = lazy(async () => ({ default: (await import('../features/backoffice/ReportsPage.tsx')).ReportsPage }));
const PreferencesPage = lazy(async () => ({ default: (await import('../features/preferences/PreferencesPage.tsx')).PreferencesPage }));
const StrategyPage = lazy(async () => ({ default: (await import('../features/strategies/StrategyPage.tsx')).StrategyPage }));
const ChangePasswordPage = lazy(async () => ({ default: (await import('../features/account/ChangePasswordPage.tsx')).ChangePasswordPage }));
const TokensPage = lazy(async () => ({ default: (await import('../features/tokens/TokensPage.tsx')).TokensPage }));
const UsersPage = lazy(async () => ({ default: (await import('../features/backoffice/UsersPage.tsx')).UsersPage }));
const GroupsPage = lazy(async () => ({ default: (await import('../features/backoffice/GroupsPage.tsx')).GroupsPage }));
const LibrariesPage = lazy(async () => ({ default: (await import('../features/backoffice/LibrariesPage.tsx')).LibrariesPage }));
const AuditLogPage = lazy(async () => ({ default: (await import('../features/backoffice/AuditLogPage.tsx')).AuditLogPage }));
const JobsPage = lazy(async () => ({ default: (await import('../features/backoffice/JobsPage.tsx')).JobsPage }));
const QuotasPage = lazy(async () => ({ default: (await import('../features/backoffice/QuotasPage.tsx')).QuotasPage }));
const HealthPage = lazy(async () => ({ default: (await import('../features/backoffice/HealthPage.tsx')).HealthPage }));
const GuidePage = lazy(async () => ({ default: (await import('../features/guide/GuidePage.tsx')).GuidePage }));
const AboutPage = lazy(async () => ({ default: (await import('../features/about/AboutPage.tsx')).AboutPage }));
const LegalPage = lazy(async () => ({ default: (await import('../features/about/LegalPage.tsx')).LegalPage }));

const root = createRootRoute({ component: Outlet, errorComponent: RouteFailure });

const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: () => (
    <RequireSession>
      <Shell />
    </RequireSession>
  ),
});

/** The operator's texts, which everybody may read. */
const open = createRoute({ getParentRoute: () => root, id: 'open', component: OpenFrame });

/** What a page is made of; its code loads when it is first opened. */
function pageOptions<Path extends string>(path: Path, component: () => ReactNode) {
  return { path, component: () => <Suspense fallback={<PageLoading />}>{component()}</Suspense>, errorComponent: RouteFailure };
}

/** A page inside the frame. */
function page(path: string, component: () => ReactNode) {
  return createRoute({ getParentRoute: () => framed, ...pageOptions(path, component) });
}

function openPage(path: string, component: () => ReactNode) {
  return createRoute({ getParentRoute: () => open, ...pageOptions(path, component) });
}

const framedPages = [
  page('/', () => <DashboardPage />),
  // Any other path is the dashboard with a welcome message (spec section 2).
  page('/$', () => <DashboardPage />),
  page('/projects', () => <ProjectsPage />),
  page('/projects/$projectId', () => <ProjectRoute />),
  page('/projects/$projectId/query', () => <ProjectRoute />),
  // One route with and without an ensemble: opening a suggestion must not build the page anew.
  page('/projects/$projectId/tree/$queryId/{-$ensembleId}', () => <TreeRoute />),
  // One route with and without the second query: picking it must not build the page anew.
  page('/projects/$projectId/compare/$queryId/{-$otherId}', () => <CompareRoute />),
  page('/molecules', () => <MoleculesPage />),
  page('/strategies', () => <StrategiesPage />),
  page('/strategies/$strategyId', () => <StrategyRoute />),
  page('/news', () => <NewsPage key="news" pageSize={newsPageSize(import.meta.env.MODE)} hasMore />),
  page('/news/showmore', () => <NewsPage key="showmore" pageSize={8} hasMore={false} />),
  page('/preferences', () => <PreferencesPage />),
  page('/guide', () => <GuidePage />),
  page('/about', () => <AboutPage />),
  page('/client', () => <SampleTreePage />),
  page('/icedit', () => <EditorPage key="icedit" title={texts.editor} />),
  page('/iceditor', () => <EditorPage key="iceditor" title={texts.moleculeEditor} />),
  page('/exports', () => <ExportsPage />),
  page('/app/person/tokens', () => <TokensPage />),
  page('/app/backoffice', () => <UsersPage />),
  page('/app/backoffice/groups', () => <GroupsPage />),
  page('/app/backoffice/news', () => <NewsEditorPage />),
  page('/app/backoffice/texts', () => <TextsPage />),
  page('/app/backoffice/reports', () => <ReportsPage />),
  page('/app/backoffice/libraries', () => <LibrariesPage />),
  page('/app/backoffice/jobs', () => <JobsPage />),
  page('/app/backoffice/quotas', () => <QuotasPage />),
  page('/app/backoffice/health', () => <HealthPage />),
  page('/app/backoffice/audit', () => <AuditLogPage />),
];

const openPages = [
  openPage('/legal', () => <LegalPage key="imprint" type="imprint" />),
  openPage('/legal-privacy', () => <LegalPage key="privacy" type="privacy" />),
];

const frameless = [
  createRoute({ getParentRoute: () => root, path: '/app/login', component: LoginRoute }),
  createRoute({ getParentRoute: () => root, path: '/app/goodbye', component: Goodbye }),
  // The server leads on from here; without one, as in the development mode, this app does.
  createRoute({ getParentRoute: () => root, path: '/app/login/auth', component: LoginRoute }),
  createRoute({
    getParentRoute: () => root,
    ...pageOptions('/app/person/changePassword', () => (
      <RequireSession>
        <ChangePasswordRoute />
      </RequireSession>
    )),
  }),
  createRoute({ getParentRoute: () => root, path: '/loading', component: Connecting }),
];

function ChangePasswordRoute() {
  return <ChangePasswordPage goesOnTo={readNext(useLocation({ select: ({ searchStr }) => searchStr }))} />;
}

function ProjectRoute() {
  const { projectId } = useParams({ strict: false });
  // From a project one goes to a tree, often seconds after starting a query: its code is fetched once the page is used, and not before it is.
  useEffect(() => {
    const used = new AbortController();
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
      addEventListener(sign, () => void Promise.all([loadTreePage(), loadTreeCanvas()]).then(() => used.abort()), {
        once: true,
        passive: true,
        signal: used.signal,
      });
    }
    return () => used.abort();
  }, []);
  const id = readNumber(projectId);
  return id === null ? <DashboardPage /> : <ProjectPage key={id} projectId={id} />;
}

function TreeRoute() {
  const parameters = useParams({ strict: false });
  const projectId = readNumber(parameters.projectId);
  const queryId = readNumber(parameters.queryId);
  if (projectId === null || queryId === null) return <DashboardPage />;
  return <TreePage key={queryId} projectId={projectId} queryId={queryId} ensembleId={readNumber(parameters.ensembleId)} />;
}

function CompareRoute() {
  const parameters = useParams({ strict: false });
  const projectId = readNumber(parameters.projectId);
  const queryId = readNumber(parameters.queryId);
  if (projectId === null || queryId === null) return <DashboardPage />;
  return <ComparePage key={queryId} projectId={projectId} queryId={queryId} otherId={readNumber(parameters.otherId)} />;
}

function StrategyRoute() {
  const { strategyId } = useParams({ strict: false });
  const id = readNumber(strategyId);
  return id === null ? <DashboardPage /> : <StrategyPage key={id} strategyId={id} />;
}

/** A positive whole number of an address; null for anything else. */
function readNumber(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren([framed.addChildren(framedPages), open.addChildren(openPages), ...frameless]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: false,
    trailingSlash: 'preserve',
  });
}
