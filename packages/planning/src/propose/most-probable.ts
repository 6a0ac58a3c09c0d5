import type { Application } from '../step/application.ts';
import { isOfTextbook } from '../step/textbook-support.ts';

/**
 * The most probable applications by a ranker that has seen all of them, in their order; those that it cannot judge come last. All of them where
 * there are not too many. Textbooks are asked of no ranker and give few: theirs stand beside the others.
 *
 * Nearly all that an expansion takes is spent on precursors after this, so a search for routes, which follows few of them, asks for few.
 */
export function mostProbable<A extends Pick<Application, 'support'> & { readonly share: number | null }>(
  applications: readonly A[],
  most: number,
): readonly A[] {
  if (applications.length <= most) return applications;
  const isFollowed = new Set(
    applications
      .map((application, index) => ({ application, index, share: application.share ?? -1 }))
      .filter(({ application }) => !application.support.some(isOfTextbook))
      .sort((a, b) => b.share - a.share || a.index - b.index)
      .slice(0, most)
      .map(({ application }) => application),
  );
  return applications.filter((application) => isFollowed.has(application) || application.support.some(isOfTextbook));
}
