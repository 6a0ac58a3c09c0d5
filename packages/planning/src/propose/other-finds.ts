import { formIdentity } from '../molecules/form-identity.ts';
import type { Application } from '../step/application.ts';
import { readCanonical } from '../step/fragments.ts';
import { isOfTextbook } from '../step/textbook-support.ts';
import { countChargedAtoms } from './charged-atoms.ts';

type Find = Pick<Application, 'outcome' | 'support'>;

/**
 * What is followed up, with what was left out that finds the same steps and has a say in them, in their order:
 *
 * - the same precursors with fewer charges: the acid of a salt, hydrogen cyanide for cyanide. Ions are what most patents record, and of the
 *   forms of one step that with the fewest charges is shown (`uniteLikeForms`), which it can only be where it is followed too;
 * - what is recorded of a step that a textbook gives, so that it does not stand there without its precedents.
 *
 * @param applications - all of them, of which `followed` are some, in the same order
 */
export function withOtherFinds<A extends Find>(applications: readonly A[], followed: readonly A[]): readonly A[] {
  if (followed.length === applications.length) return followed;
  const asking = followed.filter((application) => chargesBelow(application) > 0);
  if (asking.length === 0) return followed;
  const isFollowed = new Set(followed);
  const ofSize = most(asking, sizeOf, chargesBelow);
  let ofForms: ReadonlyMap<string, number> | undefined;
  const isOtherFind = (application: A) => {
    const charges = chargesOf(application);
    // Hardly any is left by now, so that nothing is read of most structures.
    if (charges >= (ofSize.get(sizeOf(application)) ?? 0)) return false;
    ofForms ??= most(asking, formsOf, chargesBelow);
    return charges < (ofForms.get(formsOf(application)) ?? 0);
  };
  return applications.filter((application) => isFollowed.has(application) || isOtherFind(application));
}

/** What leads to the same precursors is followed too where it has fewer charged atoms. */
function chargesBelow(application: Find): number {
  return application.support.some(isOfTextbook) ? Infinity : chargesOf(application);
}

/** Charged atoms of the precursors. */
function chargesOf({ outcome }: Find): number {
  return outcome.precursors.reduce((sum, { smiles }) => sum + countChargedAtoms(smiles), 0);
}

/** Atoms of the precursors: the same for all forms of them. */
function sizeOf({ outcome }: Find): string {
  return outcome.precursors
    .map(({ provenance }) => provenance.length)
    .sort((a, b) => a - b)
    .join();
}

function formsOf({ outcome }: Find): string {
  return outcome.precursors
    .map(({ smiles }) => formIdentity(readCanonical(smiles)))
    .sort((a, b) => a - b)
    .join();
}

function most(applications: readonly Find[], keyOf: (each: Find) => string, worthOf: (each: Find) => number): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const each of applications) values.set(keyOf(each), Math.max(values.get(keyOf(each)) ?? 0, worthOf(each)));
  return values;
}
