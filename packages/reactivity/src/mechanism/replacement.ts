import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { isFreeOxygen, isSaturatedCarbon, isSulfonateOxygen } from './atoms.ts';
import type { ReactionView } from './reaction-view.ts';
import { rememberedOfView } from './remembered-of-view.ts';

/** A carbon at which one bond is exchanged for another. Reactant atoms, unless they are said to be of the product. */
export interface Replacement {
  readonly carbon: AtomIndex;
  /** The same carbon in the product. */
  readonly productCarbon: AtomIndex;
  /** The atom that comes in: the end of the new bond. */
  readonly incoming: AtomIndex;
  /** The atom that the carbon lets go; a ring that opens keeps it in the product. */
  readonly leaving: AtomIndex;
}

/** A carbon that gives a hydrogen for a new bond. Reactant atoms. */
export interface HydrogenReplacement {
  readonly carbon: AtomIndex;
  readonly incoming: AtomIndex;
}

/**
 * Places where a carbon exchanges one bond for one other. An ether of a phenol and an alcohol is read as the alcohol's carbon losing its
 * oxygen to the phenol's, whichever of the two oxygens the map lets stay: no phenol loses its oxygen to an alcohol. Likewise of a phenol or
 * an acid and a sulfonate, whose oxygen always leaves.
 */
export const replacements = rememberedOfView(findReplacements);

function findReplacements(view: ReactionView): readonly Replacement[] {
  const { mapped, made, broken } = view;
  const found: Replacement[] = [];
  for (const bond of made) {
    for (const [productCarbon, other] of [bond, [bond[1], bond[0]]]) {
      if (mapped.product.atomicNumber[productCarbon] !== ELEMENT.carbon) continue;
      const carbon = mapped.sourceOf[productCarbon];
      const incoming = mapped.sourceOf[other];
      const lost = broken.filter((each) => each.includes(carbon));
      const gained = made.filter((each) => each.includes(productCarbon));
      if (lost.length !== 1 || gained.length !== 1) continue;
      const leaving = lost[0][0] === carbon ? lost[0][1] : lost[0][0];
      if (isBoronEster(view, incoming, leaving)) continue;
      found.push(asMitsunobu(view, { carbon, productCarbon, incoming, leaving }));
    }
  }
  return found;
}

/** Places where a carbon exchanges a hydrogen for a bond and nothing else. */
export const hydrogenReplacements = rememberedOfView(findHydrogenReplacements);

function findHydrogenReplacements({ mapped, made, broken }: ReactionView): readonly HydrogenReplacement[] {
  const { product, reactants, sourceOf } = mapped;
  const found: HydrogenReplacement[] = [];
  for (const bond of made) {
    for (const [atom, other] of [bond, [bond[1], bond[0]]]) {
      const carbon = sourceOf[atom];
      if (product.atomicNumber[atom] !== ELEMENT.carbon || product.hydrogenCount[atom] >= reactants.hydrogenCount[carbon]) continue;
      if (broken.some((each) => each.includes(carbon))) continue;
      found.push({ carbon, incoming: sourceOf[other] });
    }
  }
  return found;
}

/** A boronic acid takes up the alcohol with its oxygen, whichever of the two the map lets stay. */
function isBoronEster({ mapped: { reactants } }: ReactionView, incoming: AtomIndex, leaving: AtomIndex): boolean {
  const isOnBoron = neighboursOf(reactants, incoming).some((each) => reactants.atomicNumber[each] === ELEMENT.boron);
  return isOnBoron && isFreeOxygen(reactants, leaving) && reactants.atomicNumber[incoming] === ELEMENT.oxygen;
}

function asMitsunobu({ mapped }: ReactionView, read: Replacement): Replacement {
  const { reactants, becomes } = mapped;
  const { carbon, incoming, leaving } = read;
  if (!isFreeOxygen(reactants, leaving) || isSaturatedCarbon(reactants, carbon)) return read;
  const isSulfonate = isSulfonateOxygen(reactants, incoming);
  if (!isSulfonate && (reactants.isAromatic[carbon] === 0 || !isFreeOxygen(reactants, incoming))) return read;
  const alkyl = neighboursOf(reactants, incoming).find((each) => isSaturatedCarbon(reactants, each));
  if (alkyl === undefined || becomes[alkyl] < 0) return read;
  // A hydroxyl group on an azine is exchanged indeed, once it is activated.
  const besideNitrogen = neighboursOf(reactants, carbon).some(
    (atom) => reactants.isAromatic[atom] === 1 && reactants.atomicNumber[atom] === ELEMENT.nitrogen,
  );
  return besideNitrogen && !isSulfonate ? read : { carbon: alkyl, productCarbon: becomes[alkyl], incoming: leaving, leaving: incoming };
}
