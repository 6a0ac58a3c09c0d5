import { type AtomIndex, CHIRALITY, ELEMENT, neighboursOf } from '@retron/molecule';
import type { ReactionView } from '../reaction-view.ts';

/** Product atoms whose bonds the step leaves alone, and of which the product states a configuration. */
export function untouchedCentres(view: ReactionView, change: 'made' | 'inverted'): readonly AtomIndex[] {
  const { product, sourceOf } = view.mapped;
  const found: AtomIndex[] = [];
  for (let atom = 0; atom < product.atomCount; atom++) {
    if (product.chirality[atom] === CHIRALITY.none) continue;
    const source = sourceOf[atom];
    if (view.changed.has(source) || !keepsNeighbours(view, atom)) continue;
    if (product.atomicNumber[atom] !== ELEMENT.carbon || !hasUnlikeNeighbours(view, atom)) continue;
    if (view.centreChange(atom) === change) found.push(atom);
  }
  return found;
}

export function keepsNeighbours({ mapped: { product, reactants, sourceOf } }: ReactionView, atom: AtomIndex): boolean {
  const before = new Set(neighboursOf(reactants, sourceOf[atom]));
  return neighboursOf(product, atom).every((each) => before.has(sourceOf[each]));
}

/** A centre with two like branches, as in a 1,4-cyclohexane, is only half of a geometry. */
function hasUnlikeNeighbours({ product: { symmetryClass, molecule } }: ReactionView, atom: AtomIndex): boolean {
  const classes = neighboursOf(molecule, atom).map((each) => symmetryClass[each]);
  return new Set(classes).size === classes.length;
}

/** Whether nothing but configurations differs. */
export const isUnchanged = ({ changed, made, broken, reordered }: ReactionView) =>
  changed.size === 0 && made.length === 0 && broken.length === 0 && reordered.length === 0;
