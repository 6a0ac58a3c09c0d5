import * as texts from '../../../texts/tree/routes.ts';
import type { FoundRoute } from './found-routes.ts';

type Titled = Pick<FoundRoute, 'no' | 'idea' | 'lastStep' | 'earlierSteps' | 'leaves'>;

/** Something that a route has and others may not, at its place among the steps. */
interface Trait {
  readonly at: number;
  readonly word: string;
}

/** Steps that a title names besides the last one, before it is too long to be read. */
const MOST_PLACED = 2;

/**
 * What the routes of a list are called, by their number: by the step that makes the target, and where other ideas end with the same, by the
 * steps before it that the best routes of these have not in that place: `Amide coupling last, after Nitro reduction`. Where that gives two
 * ideas one title, by a step that the other has nowhere, else not there, else by a material. Routes of one idea may be called the same.
 *
 * @param wordOf - what a starting material is written as
 */
export function routeTitles(routes: readonly Titled[], wordOf: (sid: number) => string): ReadonlyMap<number, string> {
  const bestOfIdea = new Map<number, Titled>();
  for (const route of routes) if (!bestOfIdea.has(route.idea)) bestOfIdea.set(route.idea, route);
  const placed = routes.map((route) => {
    const rivals = [...bestOfIdea.values()].filter(({ idea, lastStep }) => idea !== route.idea && lastStep === route.lastStep);
    return { route, traits: rarest(traitsOf(route), rivals, MOST_PLACED, isPlacedIn) };
  });
  const titles = placed.map(({ route, traits }) => titleOf(route, traits));
  return new Map(
    placed.map(({ route, traits }, index) => {
      const twins = routes.filter(({ idea }, other) => idea !== route.idea && titles[other] === titles[index]);
      const [elsewhere] = rarest(traitsOf(route), twins, 1, ({ earlierSteps }, { word }) => earlierSteps.includes(word));
      const [step = elsewhere] = elsewhere === undefined ? rarest(traitsOf(route), twins, 1, isPlacedIn) : [];
      if (step !== undefined) return [route.no, titleOf(route, [...traits, step])];
      const [material] = rarest(route.leaves, twins, 1, ({ leaves }, sid) => leaves.includes(sid));
      return [route.no, material === undefined ? titles[index] : texts.titleFromMaterial(titles[index], wordOf(material))];
    }),
  );
}

function traitsOf({ earlierSteps }: Titled): readonly Trait[] {
  return earlierSteps.map((word, at) => ({ at, word })).filter(({ word }) => word !== '');
}

function isPlacedIn({ earlierSteps }: Titled, { at, word }: Trait): boolean {
  return earlierSteps[at] === word;
}

function titleOf({ no, lastStep }: Titled, traits: readonly Trait[]): string {
  if (lastStep === '') return texts.routeNumber(no);
  const words = [...new Set(traits.toSorted((a, b) => a.at - b.at).map(({ word }) => word))];
  return words.length === 0 ? texts.stepLast(lastStep) : texts.stepLastAfter(lastStep, words.join(' and '));
}

/** Of what a route has, that which leaves fewest rivals that have it too, the first of equal ones; no more than tells it apart. */
function rarest<Part>(
  own: readonly Part[],
  rivals: readonly Titled[],
  most: number,
  has: (route: Titled, part: Part) => boolean,
): readonly Part[] {
  const chosen: Part[] = [];
  let left = rivals;
  while (left.length > 0 && chosen.length < most) {
    const [best] = own
      .map((part) => ({ part, others: left.filter((rival) => has(rival, part)) }))
      .filter(({ others }) => others.length < left.length)
      .sort((a, b) => a.others.length - b.others.length);
    if (best === undefined) break;
    chosen.push(best.part);
    left = best.others;
  }
  return chosen;
}
