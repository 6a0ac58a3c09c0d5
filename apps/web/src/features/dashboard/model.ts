import type { ProjectSummary, QuerySummary } from '@retron/contract';
import * as texts from '../../texts/dashboard.ts';

/** What is going on, in one sentence: what runs, and how many of the reader's own have ended since the last visit. */
export function activitySentence(running: number, finished: number): string {
  const runs = running === 0 ? texts.noQueryIsRunning : running === 1 ? texts.oneQueryIsRunning : texts.queriesRun(running);
  return finished === 0 ? `${runs}.` : texts.finishedSinceYourLastVisit(runs, finished);
}

/** The project of the reader's own, else the one used last. */
export function findDefaultProject(projects: readonly ProjectSummary[]): ProjectSummary | null {
  const [newest] = [...projects].sort((a, b) => (a.changed < b.changed ? 1 : -1));
  return projects.find((project) => project.isDefault) ?? newest ?? null;
}

/** The first targets of a list of queries, each once. */
export function distinctTargets(queries: readonly QuerySummary[], most: number): readonly QuerySummary[] {
  const byTarget = new Map<string, QuerySummary>();
  for (const query of queries) {
    if (!byTarget.has(query.targethash)) byTarget.set(query.targethash, query);
  }
  return [...byTarget.values()].slice(0, most);
}
