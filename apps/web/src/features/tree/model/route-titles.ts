import type { FoundRoute } from './found-routes.ts';

type Titled = Pick<FoundRoute, 'no' | 'lastStep' | 'earlierSteps' | 'leaves'>;

const MOST_STEPS = 2;

/**
 * What the routes of a list are called, by their number: by the step that makes the target, and where others end with the same, by what sets
 * them apart: the steps before that fewest of the others have, else a material they start from. `Amide coupling last, after Nitro reduction`.
 *
 * @param wordOf - what a starting material is written as
 */
export function routeTitles(routes: readonly Titled[], wordOf: (sid: number) => string): ReadonlyMap<number, string> {
  return new Map(
    routes.map((route) => {
      if (route.lastStep === '') return [route.no, `Route ${route.no}`];
      const rivals = routes.filter((other) => other !== route && other.lastStep === route.lastStep);
      return [route.no, [`${route.lastStep} last`, ...whatSetsApart(route, rivals, wordOf)].join(', ')];
    }),
  );
}

function whatSetsApart(route: Titled, rivals: readonly Titled[], wordOf: (sid: number) => string): readonly string[] {
  const steps = rarest(route.earlierSteps, rivals, ({ earlierSteps }) => earlierSteps, MOST_STEPS);
  const materials = rarest(route.leaves, steps.left, ({ leaves }) => leaves, 1);
  return [
    ...(steps.chosen.length === 0 ? [] : [`after ${steps.chosen.join(' and ')}`]),
    ...(materials.chosen.length === 0 ? [] : [`from ${materials.chosen.map(wordOf).join(' and ')}`]),
  ];
}

/** Of what a route has, that which leaves fewest rivals that have it too, the first of equal ones; no more than tells it apart. */
function rarest<Part>(own: readonly Part[], rivals: readonly Titled[], partsOf: (route: Titled) => readonly Part[], most: number) {
  const chosen: Part[] = [];
  let left = rivals;
  while (left.length > 0 && chosen.length < most) {
    const [best] = own
      .map((part) => ({ part, others: left.filter((rival) => partsOf(rival).includes(part)) }))
      .filter(({ others }) => others.length < left.length)
      .sort((a, b) => a.others.length - b.others.length);
    if (best === undefined) break;
    chosen.push(best.part);
    left = best.others;
  }
  return { chosen, left };
}
