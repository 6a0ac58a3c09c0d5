import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { isHalogen } from './atoms.ts';
import { hasPolarDoubleBond, orderBetween } from './neighbours.ts';
import type { AtomPair, ReactionView } from './reaction-view.ts';
import { rememberedOfView } from './remembered-of-view.ts';

/** What a nucleophile is bound to: a carboxylic, carbonic, sulfonic or (as its halide) phosphoric acid, a saturated carbon, a former carbonyl carbon, an arene, or silicon. */
export type ElectrophileKind = 'acyl' | 'alkyl' | 'carbonyl' | 'aryl' | 'silyl';

/** A new bond from nitrogen, oxygen or sulfur to an electrophile. Reactant atoms. */
export interface HeteroatomBond {
  readonly nucleophile: AtomIndex;
  readonly electrophile: AtomIndex;
  readonly kind: ElectrophileKind;
  /** The two stand in one molecule, or in two that are joined twice: a ring closes, and nothing else competes at its pace. */
  readonly closesRing: boolean;
}

/** New bonds from nitrogen, oxygen or sulfur; those to alkenes are none. In the order of the product's bonds. */
export const heteroatomBonds = rememberedOfView(findHeteroatomBonds);

function findHeteroatomBonds(view: ReactionView): readonly HeteroatomBond[] {
  const { mapped, made } = view;
  const found: HeteroatomBond[] = [];
  for (const [a, b] of made) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const kind = isNucleophilic(mapped.product.atomicNumber[from]) ? electrophileKind(view, from, to) : null;
      if (kind === null) continue;
      const [nucleophile, electrophile] = [mapped.sourceOf[from], mapped.sourceOf[to]];
      const closesRing = joins(view, [a, b]) > 1 || mapped.moleculeOf[nucleophile] === mapped.moleculeOf[electrophile];
      found.push({ nucleophile, electrophile, kind, closesRing });
    }
  }
  return found;
}

/** New bonds between the two molecules that this one joins. */
function joins({ mapped: { sourceOf, moleculeOf }, made }: ReactionView, [a, b]: AtomPair): number {
  const [one, other] = [moleculeOf[sourceOf[a]], moleculeOf[sourceOf[b]]];
  return made.filter(([c, d]) => {
    const [from, to] = [moleculeOf[sourceOf[c]], moleculeOf[sourceOf[d]]];
    return (from === one && to === other) || (from === other && to === one);
  }).length;
}

function isNucleophilic(element: number): boolean {
  return element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur;
}

/** @param from - the nucleophile, a product atom, as is `to` */
function electrophileKind({ mapped, leavingFrom }: ReactionView, from: AtomIndex, to: AtomIndex): ElectrophileKind | null {
  const { product, reactants, sourceOf } = mapped;
  const source = sourceOf[to];
  const element = product.atomicNumber[to];
  if (element === ELEMENT.sulfur) {
    const oxygens = neighboursOf(product, to).filter((each) => each !== from && product.atomicNumber[each] === ELEMENT.oxygen);
    return oxygens.length >= 2 && hasPolarDoubleBond(reactants, source) ? 'acyl' : null;
  }
  if (element === ELEMENT.phosphorus) {
    const losesHalogen = leavingFrom(source).some((each) => isHalogen(reactants, each));
    return losesHalogen && hasPolarDoubleBond(reactants, source) && hasPolarDoubleBond(product, to, from) ? 'acyl' : null;
  }
  if (element === ELEMENT.silicon) return leavingFrom(source).length > 0 ? 'silyl' : null;
  if (element !== ELEMENT.carbon) return null;
  if (product.isAromatic[to] === 1) return reactants.isAromatic[source] === 1 && leavingFrom(source).length > 0 ? 'aryl' : null;
  if (hasPolarDoubleBond(product, to, from) && hasPolarDoubleBond(reactants, source)) return 'acyl';
  const wasSaturated = neighboursOf(reactants, source).every((each) => orderBetween(reactants, source, each) === BOND.single);
  if (wasSaturated) return leavingFrom(source).length > 0 ? 'alkyl' : null;
  return hasPolarDoubleBond(reactants, source) ? 'carbonyl' : null;
}
