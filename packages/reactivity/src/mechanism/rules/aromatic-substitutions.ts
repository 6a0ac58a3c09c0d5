import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { aromaticSystem, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import type { Medium } from '../electrophilic-sites.ts';
import { metalationGuide } from '../metalation-sites.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfView } from '../remembered-of-view.ts';
import { hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { type Substituent, substituentKind } from '../substituent.ts';

export type Electrophile = 'nitro' | 'halogen' | 'sulfonyl' | 'acyl' | 'formyl' | 'diazonium' | 'iminium' | 'alkyl';

/** An aromatic carbon whose hydrogen an electrophile takes the place of. Reactant atoms. */
interface AromaticSubstitution {
  readonly carbon: AtomIndex;
  readonly incoming: AtomIndex;
  readonly electrophile: Electrophile;
}

export const aromaticSubstitutions = rememberedOfView(findAromaticSubstitutions);

function findAromaticSubstitutions(view: ReactionView): readonly AromaticSubstitution[] {
  const { reactants } = view.mapped;
  const lettingGo =
    view.made.length > 2
      ? []
      : hydrogenReplacements(view).filter(({ carbon }) => reactants.isAromatic[carbon] === 1 && !isOxideGivenUp(view, carbon));
  if (lettingGo.length === 0) return [];
  const exchanges = replacements(view);
  return lettingGo.flatMap(({ carbon, incoming }) => {
    const electrophile = electrophileKind(view, incoming, exchanges);
    return electrophile === null || isLedByRingClosure(view, carbon, incoming) ? [] : [{ carbon, incoming, electrophile }];
  });
}

/**
 * A second bond between the two molecules holds the electrophile beside the position (Conrad-Limpach, Pechmann): the hetero atom next to it, not
 * the substituents of the ring, says where it goes, and is taken itself.
 */
function isLedByRingClosure(
  { made, mapped: { reactants, moleculeOf, sourceOf } }: ReactionView,
  carbon: AtomIndex,
  incoming: AtomIndex,
): boolean {
  const beside = neighboursAcross(reactants, carbon, BOND.aromatic).flatMap((each) => substituentOf(reactants, each) ?? []);
  const madeBonds = made.map(([a, b]) => [sourceOf[a], sourceOf[b]] as const);
  const bondsTo = (hetero: AtomIndex) => madeBonds.flatMap(([a, b]) => (a === hetero ? [b] : b === hetero ? [a] : []));
  return beside.some((hetero) =>
    bondsTo(hetero).some((other) => moleculeOf[other] === moleculeOf[incoming] && moleculeOf[other] !== moleculeOf[hetero]),
  );
}

/** An N-oxide that loses its oxygen was activated at it: the nucleophile then comes in at 2 or 4, as no electrophile does. */
function isOxideGivenUp({ mapped: { reactants }, changed }: ReactionView, carbon: AtomIndex): boolean {
  return aromaticSystem(reactants, carbon).some((atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen && changed.has(atom));
}

function electrophileKind({ mapped }: ReactionView, incoming: AtomIndex, exchanges: readonly Replacement[]): Electrophile | null {
  const { reactants, product, becomes } = mapped;
  if (isHalogen(reactants, incoming)) return reactants.atomicNumber[incoming] === ELEMENT.fluorine ? null : 'halogen';
  const after = becomes[incoming];
  const oxygens = neighboursOf(product, after).filter((each) => product.atomicNumber[each] === ELEMENT.oxygen).length;
  if (reactants.atomicNumber[incoming] === ELEMENT.nitrogen) {
    if (product.charge[after] === 1 && oxygens === 2) return 'nitro';
    const [double] = neighboursAcross(product, after, BOND.double);
    return double !== undefined && product.atomicNumber[double] === ELEMENT.nitrogen && oxygens === 0 ? 'diazonium' : null;
  }
  if (reactants.atomicNumber[incoming] === ELEMENT.sulfur)
    return neighboursAcross(product, after, BOND.double).length === 2 ? 'sulfonyl' : null;
  if (reactants.atomicNumber[incoming] !== ELEMENT.carbon) return null;
  if (
    product.hydrogenCount[after] === 1 &&
    oxygens === 1 &&
    neighboursOf(product, after).length === 2 &&
    hasDoubleBondedOxygen(product, after)
  )
    return 'formyl';
  const wasAldehyde = hasDoubleBondedOxygen(reactants, incoming) && reactants.hydrogenCount[incoming] > 0;
  const carriesAmine = neighboursOf(product, after).some((each) => product.atomicNumber[each] === ELEMENT.nitrogen);
  if (wasAldehyde && carriesAmine && isSaturatedCarbon(product, after)) return 'iminium';
  const exchange = exchanges.find((each) => each.carbon === incoming);
  if (exchange === undefined) return null;
  const leaves = isHalogen(reactants, exchange.leaving) || reactants.atomicNumber[exchange.leaving] === ELEMENT.oxygen;
  if (!leaves) return null;
  if (hasDoubleBondedOxygen(reactants, incoming)) return product.hydrogenCount[after] === 0 && oxygens === 1 ? 'acyl' : null;
  return isSaturatedCarbon(reactants, incoming) && reactants.hydrogenCount[incoming] < 3 ? 'alkyl' : null;
}

/** Where the electrophile hangs on a chain of the arene, or takes an atom of that as well (Pictet-Spengler), the chain says where it reaches. */
export function isIntramolecular(
  { made, mapped: { moleculeOf, sourceOf } }: ReactionView,
  { carbon, incoming }: AromaticSubstitution,
): boolean {
  if (moleculeOf[carbon] === moleculeOf[incoming]) return true;
  return made.some((bond) => {
    const [one, other] = bond.map((atom) => sourceOf[atom]);
    const partner = one === incoming ? other : other === incoming ? one : carbon;
    return partner !== carbon && moleculeOf[partner] === moleculeOf[carbon];
  });
}

function isPhenol(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && substituentKind(molecule, first, ringAtom) === 'hydroxy';
}

/** A free amine, or the N-H of an azole: it takes the base, and an electrophile then. */
function hasAcidicNitrogen(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const isAzole = molecule.atomicNumber[ringAtom] === ELEMENT.nitrogen && molecule.hydrogenCount[ringAtom] === 1;
  return isAzole || isFreeAmine(molecule, ringAtom);
}

/** Whether lithium may have led the group to this position: nitro groups and diazonium ions have no such guide, and phenols and free N-H take the base. */
export function mayBeMetalated(view: ReactionView, { carbon, incoming, electrophile }: AromaticSubstitution): boolean {
  const { reactants } = view.mapped;
  const system = aromaticSystem(reactants, carbon);
  if (system.some((atom) => isPhenol(reactants, atom) || hasAcidicNitrogen(reactants, atom))) return false;
  const guide = metalationGuide(reactants, carbon);
  const beside = neighboursAcross(reactants, carbon, BOND.aromatic);
  switch (electrophile) {
    case 'formyl':
      return guide !== 'none';
    case 'halogen':
    case 'sulfonyl':
      // On a rich ring bromine, N-bromo imides and chlorosulfonic acid need no lithium.
      if (
        isStrongElectrophile(view, incoming) &&
        guide === 'strong' &&
        (isRich(reactants, carbon) || isBesideAzoleNitrogen(view, carbon) || system.some((atom) => hasDoubleBondedOxygen(reactants, atom)))
      )
        return false;
      return guide === 'strong' || (guide === 'weak' && system.some((atom) => isAzineNitrogen(reactants, atom)));
    // At C-2 of imidazoles and thiazoles an acyl group comes by way of the ring nitrogen, as an ylide, too.
    case 'acyl':
      return guide === 'strong' && beside.every((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon);
    default:
      return false;
  }
}

/** Bromine or chlorine on a halogen, on nitrogen or on sulfur, and sulfonic acids and their chlorides: what is not usually put to lithium. */
function isStrongElectrophile({ mapped: { reactants } }: ReactionView, incoming: AtomIndex): boolean {
  if (reactants.atomicNumber[incoming] === ELEMENT.iodine) return false;
  return neighboursOf(reactants, incoming).every((each) => reactants.atomicNumber[each] !== ELEMENT.carbon);
}

/** 5 of a pyrazole that bears a group at 1, whose 4 is free: bromine and chlorosulfonic acid go there. */
function isBesideAzoleNitrogen(view: ReactionView, carbon: AtomIndex): boolean {
  return view.atoms('reactants', '[c;H1;r5;$(c1[nX3;H0]nc[cH]1)]').has(carbon);
}

const DONORS: ReadonlySet<Substituent> = new Set(['alkoxy', 'amino', 'hydroxy', 'acylamino', 'sulfanyl']);

/** A single benzene ring, or a naphthalene, with a donor. */
function isRich(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const system = aromaticSystem(molecule, ringAtom);
  return (
    (system.length === 6 || system.length === 10) &&
    system.every((atom) => molecule.atomicNumber[atom] === ELEMENT.carbon) &&
    system.some((atom) => {
      const first = substituentOf(molecule, atom);
      return first !== undefined && DONORS.has(substituentKind(molecule, first, atom));
    })
  );
}

export function mediumOf(electrophile: Electrophile): Medium {
  return electrophile === 'nitro' || electrophile === 'sulfonyl' ? 'acid' : 'neutral';
}

export function isFreeAmine(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && substituentKind(molecule, first, ringAtom) === 'amino';
}
