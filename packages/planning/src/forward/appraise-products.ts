import { FingerprintQuery } from '@retron/patterns';
import type { Rdkit } from '@retron/rdkit/port';
import type { Findings } from '../step/findings.ts';
import { ownKindOf } from '../step/own-kind.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { countReactions, deepestLevel, type Support, topmostSupport } from '../step/support.ts';
import { textbookReactionOf } from '../step/textbook-support.ts';
import { MOST_PLACES_TOLD } from '../step/told-atoms.ts';
import type { ProductStep } from './product-steps.ts';

/** Examples of a transform that a product is compared with. */
const EXAMPLES_COMPARED = 200;

/**
 * Gathers the facts of every product of one structure; in their order. Similarity compares the product with those of the precedents;
 * places are counted within one mixture.
 */
export function appraiseProducts(steps: readonly ProductStep[], rdkit: Rdkit): readonly ProposedStep[] {
  const products = placesOfProducts(steps);
  return steps.map((step) => {
    const { precursors, partners, support } = step;
    const fingerprint = rdkit.fingerprint(precursors[0]);
    if (!fingerprint.ok) throw new Error(`${precursors[0]}, which RDKit wrote, has no fingerprint: ${fingerprint.error.message}`);
    const query = new FingerprintQuery(fingerprint.value);
    const deepest = deepestLevel(support);
    const reactions = countReactions(support);
    const closest = support.filter(({ level }) => level === deepest);
    const productsOf = (each: Support) => products.get(reactionOf(each, partners)) ?? [];
    const siblings = closest.map(productsOf).reduce((least, each) => (each.length < least.length ? each : least));
    const facts: StepFacts = {
      deepestLevel: deepest,
      precedentCount: reactions.all,
      closePrecedentCount: reactions.close,
      similarity: Math.max(0, ...closest.map((each) => closestExample(each, query))),
      structureSize: null,
      siteCount: Math.min(...topmostSupport(support).map((each) => productsOf(each).length)),
      competingSiteCount: siblings.length - 1,
      competingCentres: siblings
        .filter((other) => other !== step)
        .map(({ outcome }) => outcome.centre)
        .slice(0, MOST_PLACES_TOLD),
      simplification: null,
      precursorCount: 1,
      precursorsInStock: null,
      isUnprecedented: false,
      textbook: textbookReactionOf(support),
      textbookToo: step.textbookToo,
      reagents: step.verdict,
      outside: step.untold,
      ...(step.share === null ? {} : { expectedShare: step.share }),
    };
    return { ...step, facts };
  });
}

/**
 * What was found of a product: what its reaction is called, and the rules of mechanism that it breaks; `null` where it was not judged. Here everything that is judged of forward products
 * belongs; its share is lowered in `predict-reaction.ts`, its rating by `rate/caps.ts`.
 */
export function findingsOf({ mechanism, drawn, names, called, support }: ProductStep): Findings | null {
  if (names === null) return null;
  const unseen = { conflicts: [], unstable: [], replay: null, isSameButForStereo: false };
  return { ...unseen, kind: ownKindOf(support, names), called, mechanism, drawn };
}

/** For each transform and partners the products. */
function placesOfProducts(steps: readonly ProductStep[]): ReadonlyMap<string, readonly ProductStep[]> {
  const products = new Map<string, ProductStep[]>();
  for (const step of steps) {
    for (const each of step.support) {
      const reaction = reactionOf(each, step.partners);
      const ofReaction = products.get(reaction) ?? [];
      products.set(reaction, ofReaction);
      ofReaction.push(step);
    }
  }
  return products;
}

function reactionOf({ library, transform }: Support, partners: readonly string[]): string {
  return `${library.library.fullName} ${transform} ${partners.join('.')}`;
}

function closestExample({ library, transform }: Support, query: FingerprintQuery): number {
  let best = 0;
  for (const id of library.library.precedentIds(transform).slice(0, EXAMPLES_COMPARED)) {
    best = Math.max(best, query.tanimoto(library.library.productFingerprint(id)));
  }
  return best;
}
