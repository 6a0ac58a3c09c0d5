import type { Application } from '../step/application.ts';

/**
 * The most probable applications by a ranker that has seen all of them, in their order; those that it cannot judge come last. All of them where
 * there are not too many.
 *
 * Nearly all that an expansion takes is spent on precursors after this, so a search for routes, which follows few of them, asks for few.
 */
export function mostProbable<A extends Application & { readonly share: number | null }>(
  applications: readonly A[],
  most: number,
): readonly A[] {
  if (applications.length <= most) return applications;
  return applications
    .map((application, index) => ({ application, index, share: application.share ?? -1 }))
    .sort((a, b) => b.share - a.share || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ application }) => application);
}
