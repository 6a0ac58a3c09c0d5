import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { aromaticRings, aromaticSystem, isAzineNitrogen } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { hasDoubleBondedOxygen, isHalogen, neighboursAcross } from '../atoms.ts';
import { activation } from '../nucleophilic-activation.ts';
import type { ReactionView } from '../reaction-view.ts';
import { rememberedOfView } from '../remembered-of-view.ts';
import { type Replacement, replacements } from '../replacement.ts';

/** Its atomic number, which `ELEMENT` does not have. */
export const TIN = 50;
/** What brings carbon to palladium, or is brought to an arene in place of its halogen. */
export const METALS: ReadonlySet<number> = new Set([3, ELEMENT.boron, 12, ELEMENT.silicon, 30, TIN]);

/** An aryl halide that joins with a carbon which a metal brings, or with an alkyne or cyanide. Reactant atoms. */
export const couplings = rememberedOfView(findCouplings);

function findCouplings(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  const exchanges = replacements(view);
  return exchanges.filter(({ carbon, incoming, leaving }) => {
    if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving)) return false;
    if (reactants.atomicNumber[incoming] !== ELEMENT.carbon) return false;
    return isBroughtByMetal(reactants, incoming, exchanges) || neighboursAcross(reactants, incoming, BOND.triple).length > 0;
  });
}

/** Whether a metal leaves the carbon that comes in. */
export function isBroughtByMetal(reactants: Molecule, incoming: AtomIndex, exchanges: readonly Replacement[]): boolean {
  return exchanges.some((each) => each.carbon === incoming && METALS.has(reactants.atomicNumber[each.leaving]));
}

/**
 * An aryl halide that a metal enters, whatever it becomes: couplings, Heck reactions, boronates, stannanes, aminations, organometals that
 * add to carbonyl groups. Those at a position that a nucleophile reaches without a metal are left out. Reactant atoms.
 */
export const metalEntries = rememberedOfView(findMetalEntries);

function findMetalEntries(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  const exchanges = replacements(view);
  const nucleophilic = new Set(arylations(view).map(({ carbon }) => carbon));
  return exchanges.filter(({ carbon, incoming, leaving }) => {
    if (reactants.isAromatic[carbon] === 0) return false;
    if (!RANKS.has(reactants.atomicNumber[leaving]) && !isTriflateOxygen(view, leaving)) return false;
    const element = reactants.atomicNumber[incoming];
    if (METALS.has(element)) return true;
    // Made an organometal, which adds to a carbonyl group.
    if (element === ELEMENT.carbon && hasDoubleBondedOxygen(reactants, incoming)) return true;
    if (element !== ELEMENT.carbon && (!nucleophilic.has(carbon) || view.atoms('reactants', BETA_OF_RING_CARBONYL).has(carbon)))
      return false;
    const isMetalsOwn =
      element === ELEMENT.carbon && (isBroughtByMetal(reactants, incoming, exchanges) || isOfUnsaturated(reactants, incoming));
    return isMetalsOwn || activation(reactants, carbon) !== 'strong' || !isReachedWithoutMetal(view, carbon, leaving);
  });
}

/**
 * Where a heteroatom adds as to an enone: 5 of a 4,5-dihalopyridazin-3-one, and 4 of a 2-pyridone whose acid or ester at 5 helps, as in the
 * anilines of MEK inhibitors.
 */
export const BETA_OF_RING_CARBONYL = '[c;$(c1([F,Cl,Br])c([F,Cl,Br])c(=[OX1])nnc1),$(c1([F,Cl,Br])cc(=[OX1])ncc1[CX3]=[OX1])]';

/** A carbon of an alkyne or alkene, as in Sonogashira and Heck reactions: nothing that adds to an arene by itself. */
function isOfUnsaturated(reactants: Molecule, incoming: AtomIndex): boolean {
  const across = [...neighboursAcross(reactants, incoming, BOND.double), ...neighboursAcross(reactants, incoming, BOND.triple)];
  return across.some((each) => reactants.atomicNumber[each] === ELEMENT.carbon);
}

/** How readily palladium enters the bond: iodide, then bromide and triflate, then chloride; fluoride not at all. */
export function exchangeRank(molecule: Molecule, carbon: AtomIndex, leaving: AtomIndex): number {
  const rank = molecule.atomicNumber[leaving] === ELEMENT.oxygen ? RANK_OF_TRIFLATE : (RANKS.get(molecule.atomicNumber[leaving]) ?? 0);
  return rank + (isBesideNitrogen(molecule, carbon) ? ACTIVATED_BY_AZINE : 0);
}

/** The carbon, then the oxygen, of an aryl triflate. */
export const TRIFLATE = '[c]OS(=O)(=O)C(F)(F)F';
/** As bromide. */
export const RANK_OF_TRIFLATE = 4;

/** Chlorides and bromides that a nucleophile replaces by itself: at the activated positions of azines, and ortho or para to a nitro group. */
const REACHED_WITHOUT_METAL = '[c;$(c:[nX2]),$(c:c:c:[nX2]),$(c:[n+]),$(c:c:c:[n+]),$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-]),r5]';

function isReachedWithoutMetal(view: ReactionView, carbon: AtomIndex, leaving: AtomIndex): boolean {
  const isBenzene =
    aromaticRings(view.mapped.reactants, carbon, 6).length === 1 && aromaticSystem(view.mapped.reactants, carbon).length === 6;
  if (!isBenzene || view.mapped.reactants.atomicNumber[leaving] === ELEMENT.oxygen) return true;
  return view.atoms('reactants', REACHED_WITHOUT_METAL).has(carbon);
}

function isTriflateOxygen(view: ReactionView, atom: AtomIndex): boolean {
  return (
    view.mapped.reactants.atomicNumber[atom] === ELEMENT.oxygen && view.places('reactants', TRIFLATE).some(([, oxygen]) => oxygen === atom)
  );
}

/** Halogens that palladium replaces, by how readily. */
export const RANKS: ReadonlyMap<number, number> = new Map([
  [ELEMENT.iodine, 7],
  [ELEMENT.bromine, 4],
  [ELEMENT.chlorine, 1],
]);

/** What an adjacent ring nitrogen, or one in the para place, is worth: a 2-chloropyridine does not overtake an aryl bromide. */
const ACTIVATED_BY_AZINE = 1;

function isBesideNitrogen(molecule: Molecule, carbon: AtomIndex): boolean {
  if (neighboursAcross(molecule, carbon, BOND.aromatic).some((atom) => isAzineNitrogen(molecule, atom))) return true;
  return aromaticRings(molecule, carbon, 6).some((ring) => isAzineNitrogen(molecule, ring[3]));
}
