import type { Application } from '../step/application.ts';
import { countReactions, deepestLevel } from '../step/support.ts';

/**
 * Applications to one structure that are followed up. Drug-like structures have at most about 1,200 at the lowest precision; a peptide of 400
 * atoms has many times that, and RDKit would take minutes for them.
 */
export const MOST_APPLICATIONS = 3000;

/** The applications with the most specific, then the most numerous precedents; all of them where there are not too many. In their order. */
export function limitApplications<A extends Pick<Application, 'support'>>(
  applications: readonly A[],
  most: number = MOST_APPLICATIONS,
): readonly A[] {
  if (applications.length <= most) return applications;
  const weighed = applications.map((application, index) => ({
    application,
    index,
    level: deepestLevel(application.support),
    count: countReactions(application.support).all,
  }));
  return weighed
    .sort((a, b) => b.level - a.level || b.count - a.count || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ application }) => application);
}
