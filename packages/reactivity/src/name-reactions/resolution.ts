import { bondBetween, CHIRALITY, degree } from '@retron/molecule';
import type { MappedReaction } from '@retron/transforms';

/**
 * Whether a reaction does nothing but state configurations: out of a racemate or of undefined diastereomers one isomer is won. What is
 * used to tell them apart, such as an acid for the salts, does not count.
 */
export function isResolution({ product, reactants, sourceOf }: MappedReaction): boolean {
  let isStated = false;
  for (let atom = 0; atom < product.atomCount; atom++) {
    const source = sourceOf[atom];
    const isSame =
      product.hydrogenCount[atom] === reactants.hydrogenCount[source] &&
      product.charge[atom] === reactants.charge[source] &&
      degree(product, atom) === degree(reactants, source);
    if (!isSame) return false;
    const [before, after] = [reactants.chirality[source], product.chirality[atom]];
    if (before !== CHIRALITY.none && after === CHIRALITY.none) return false;
    if (before === CHIRALITY.none && after !== CHIRALITY.none) isStated = true;
  }
  if (!isStated) return false;
  for (let bond = 0; bond < product.bondCount; bond++) {
    const before = bondBetween(reactants, sourceOf[product.bondBegin[bond]], sourceOf[product.bondEnd[bond]]);
    if (before < 0 || reactants.bondOrder[before] !== product.bondOrder[bond]) return false;
  }
  return true;
}
