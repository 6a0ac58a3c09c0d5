import type { ProjectSummary, QuerySummary } from '@retron/contract';
import { paths } from '../../addresses/paths.ts';
import { projectLabels } from '../../shared/projects/project-labels.ts';
import * as texts from '../../texts/app/frame.ts';
import * as common from '../../texts/common.ts';

export interface Destination {
  readonly id: string;
  readonly kind: 'Page' | 'Project' | 'Query' | 'Action';
  readonly label: string;
  /** Null for the action of starting a query. */
  readonly to: string | null;
}

/** Projects and queries shown, of each kind; pages are few. */
const MOST_OF_A_KIND = 12;

/** Where a term leads: names that begin with it first, then names that hold it; everything for an empty term. */
export function findDestinations(term: string, projects: readonly ProjectSummary[], queries: readonly QuerySummary[]): Destination[] {
  const wanted = term.trim().toLowerCase();
  const named: (readonly Destination[])[] = [
    [...projectLabels(projects)].map(([id, label]) => ({ id: `project-${id}`, kind: common.project, label, to: paths.project(id) })),
    queries.map(({ id, projectid, sessionid }) => ({
      id: `query-${id}`,
      kind: common.query,
      label: sessionid,
      to: paths.tree(projectid, id),
    })),
  ];
  return [matching(wanted, PAGES), ...named.map((destinations) => matching(wanted, destinations).slice(0, MOST_OF_A_KIND))].flat();
}

function matching(wanted: string, destinations: readonly Destination[]): Destination[] {
  const place = ({ label }: Destination) => label.toLowerCase().indexOf(wanted);
  return destinations.filter((each) => place(each) >= 0).sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0));
}

const PAGES: readonly Destination[] = [
  { id: 'new-query', kind: texts.action, label: common.newQuery, to: null },
  { id: 'dashboard', kind: texts.page, label: common.dashboard, to: paths.dashboard },
  { id: 'projects', kind: texts.page, label: common.projects, to: paths.projects },
  { id: 'molecules', kind: texts.page, label: common.molecules, to: paths.molecules },
  { id: 'strategies', kind: texts.page, label: common.strategies, to: paths.strategies },
  { id: 'exports', kind: texts.page, label: common.exports, to: paths.exports },
  { id: 'molecule-editor', kind: texts.page, label: texts.moleculeEditor, to: paths.moleculeEditor },
  { id: 'preferences', kind: texts.page, label: texts.preferences, to: paths.preferences },
  { id: 'api-tokens', kind: texts.page, label: texts.apiTokens, to: paths.apiTokens },
  { id: 'news', kind: texts.page, label: common.news, to: paths.news },
  { id: 'guide', kind: texts.page, label: texts.guide, to: paths.guide },
  { id: 'about', kind: texts.page, label: texts.about, to: paths.about },
  { id: 'imprint', kind: texts.page, label: common.imprint, to: paths.imprint },
  { id: 'privacy', kind: texts.page, label: common.privacyPolicy, to: paths.privacyPolicy },
];
