import type { ProjectSummary } from '@retron/contract';
import { dateText } from '../../components/text/dates.ts';
import * as texts from '../../texts/projects.ts';

/**
 * What each project is called where one of several is chosen, by its number: its name and, where others have the same, its owner, then the
 * day it was made, then its number, as far as that is needed to tell it apart. Everybody has a default project, so that names repeat as soon
 * as one is shared.
 */
export function projectLabels(projects: readonly ProjectSummary[]): ReadonlyMap<number, string> {
  const labels = new Map(projects.map(({ id, name }) => [id, name]));
  const more: ((project: ProjectSummary) => string)[] = [
    ({ owner }) => owner,
    ({ created }) => dateText(created),
    ({ id }) => texts.projectNumber(id),
  ];
  for (const factOf of more) {
    const uses = new Map<string, number>();
    for (const label of labels.values()) uses.set(label.toLowerCase(), (uses.get(label.toLowerCase()) ?? 0) + 1);
    for (const project of projects) {
      const label = labels.get(project.id) ?? project.name;
      if ((uses.get(label.toLowerCase()) ?? 0) > 1) labels.set(project.id, `${label} · ${factOf(project)}`);
    }
  }
  return labels;
}
