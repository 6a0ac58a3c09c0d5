import type { ProjectSummary, QuerySummary } from '@retron/contract';
import { paths } from '../../addresses/paths.ts';

export interface Destination {
  readonly id: string;
  readonly kind: 'Page' | 'Project' | 'Query' | 'Action';
  readonly label: string;
  /** Null for the action of starting a query. */
  readonly to: string | null;
}

/** Results shown of each kind. */
const MOST_OF_A_KIND = 12;

/** Where a term leads: names that begin with it first, then names that hold it; everything for an empty term. */
export function findDestinations(term: string, projects: readonly ProjectSummary[], queries: readonly QuerySummary[]): Destination[] {
  const wanted = term.trim().toLowerCase();
  const kinds: (readonly Destination[])[] = [
    PAGES,
    projects.map(({ id, name }) => ({ id: `project-${id}`, kind: 'Project', label: name, to: paths.project(id) })),
    queries.map(({ id, projectid, sessionid }) => ({ id: `query-${id}`, kind: 'Query', label: sessionid, to: paths.tree(projectid, id) })),
  ];
  return kinds.flatMap((destinations) => matching(wanted, destinations).slice(0, MOST_OF_A_KIND));
}

function matching(wanted: string, destinations: readonly Destination[]): Destination[] {
  const place = ({ label }: Destination) => label.toLowerCase().indexOf(wanted);
  return destinations.filter((each) => place(each) >= 0).sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0));
}

const PAGES: readonly Destination[] = [
  { id: 'new-query', kind: 'Action', label: 'New query', to: null },
  { id: 'dashboard', kind: 'Page', label: 'Dashboard', to: paths.dashboard },
  { id: 'projects', kind: 'Page', label: 'Projects', to: paths.projects },
  { id: 'molecules', kind: 'Page', label: 'Molecules', to: paths.molecules },
  { id: 'strategies', kind: 'Page', label: 'Strategies', to: paths.strategies },
  { id: 'exports', kind: 'Page', label: 'Exports', to: paths.exports },
  { id: 'news', kind: 'Page', label: 'News', to: paths.news },
  { id: 'guide', kind: 'Page', label: 'Guide', to: paths.guide },
  { id: 'about', kind: 'Page', label: 'About', to: paths.about },
  { id: 'imprint', kind: 'Page', label: 'Imprint', to: paths.imprint },
  { id: 'privacy', kind: 'Page', label: 'Privacy Policy', to: paths.privacyPolicy },
];
