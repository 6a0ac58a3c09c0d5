import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, conjugatedWith, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { isFreeOxygen, isHalogen, isSulfonateOxygen, neighboursAcross, neighboursOf } from '../atoms.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Replacement, replacements } from '../replacement.ts';
import { isAcceptor, substituentKind } from '../substituent.ts';

/** Aromatic carbons at which a heteroatom takes the place of a group. */
function arylations(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      reactants.isAromatic[carbon] === 1 &&
      isNucleophile(reactants, incoming) &&
      reactants.isAromatic[leaving] + Number(reactants.atomicNumber[leaving] === ELEMENT.carbon) === 0,
  );
}

function isNucleophile({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  const element = atomicNumber[atom];
  return element === ELEMENT.nitrogen || element === ELEMENT.oxygen || element === ELEMENT.sulfur;
}

/** How well the charge of a nucleophile that adds to a ring carbon is taken up: by nothing, by halogens or from afar, or well. */
function activation(molecule: Molecule, carbon: AtomIndex): 'none' | 'weak' | 'strong' {
  const conjugated = conjugatedWith(molecule, carbon);
  for (const atom of conjugated) {
    if (isAzineNitrogen(molecule, atom) || (molecule.charge[atom] > 0 && molecule.isAromatic[atom] === 1)) return 'strong';
    const substituent = substituentOf(molecule, atom);
    if (substituent !== undefined && atom !== carbon && isAcceptor(molecule, substituent, atom)) return 'strong';
    // A carbonyl group that is part of the ring, as in quinolones and pyridones, hangs on the conjugated atom beside it.
    if (neighboursAcross(molecule, atom, BOND.aromatic).some((each) => hasCarbonyl(molecule, each))) return 'strong';
  }
  const system = aromaticSystem(molecule, carbon);
  const halogens = system.filter((atom) => {
    const substituent = substituentOf(molecule, atom);
    return atom !== carbon && substituent !== undefined && isHalogen(molecule, substituent);
  });
  const fluorines = halogens.filter((atom) => molecule.atomicNumber[substituentOf(molecule, atom) ?? atom] === ELEMENT.fluorine);
  const hasAcceptor = system.some((atom) => {
    const substituent = substituentOf(molecule, atom);
    return isAzineNitrogen(molecule, atom) || (substituent !== undefined && atom !== carbon && isAcceptor(molecule, substituent, atom));
  });
  if (fluorines.length >= 3 || halogens.length >= 4) return 'strong';
  return hasAcceptor || halogens.length >= 2 ? 'weak' : 'none';
}

function hasCarbonyl(molecule: Molecule, atom: AtomIndex): boolean {
  const double = neighboursAcross(molecule, atom, BOND.double);
  return double.some((each) => molecule.atomicNumber[each] === ELEMENT.oxygen || molecule.atomicNumber[each] === ELEMENT.sulfur);
}

/** A heteroatom group that leaves an activated ring only: ether, sulfone, nitro; not a diazonium salt or what couples with metals. */
function leavesActivatedRingsOnly({ atomicNumber, charge }: Molecule, molecule: Molecule, leaving: AtomIndex): boolean {
  if (isSulfonateOxygen(molecule, leaving) || isFreeOxygen(molecule, leaving)) return false;
  if (atomicNumber[leaving] === ELEMENT.oxygen) return true;
  return atomicNumber[leaving] === ELEMENT.nitrogen && charge[leaving] > 0 && neighboursAcross(molecule, leaving, BOND.triple).length === 0;
}

const needsAcceptor: MechanismRule = {
  id: 'N1',
  statement: 'A nucleophile replaces a group on an arene only ortho or para to an acceptor, or at an activated position of an azine.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }) => {
      const isFluoride = reactants.atomicNumber[leaving] === ELEMENT.fluorine;
      const isChlorideByOxygen =
        reactants.atomicNumber[leaving] === ELEMENT.chlorine && reactants.atomicNumber[incoming] === ELEMENT.oxygen;
      if (!isFluoride && !isChlorideByOxygen && !leavesActivatedRingsOnly(reactants, reactants, leaving)) return [];
      // A nucleophile may be carried along with its own carbon: the ether changes hands, not the ring.
      if (!isHalogen(reactants, leaving) && !isAmine(reactants, incoming) && reactants.atomicNumber[incoming] === ELEMENT.oxygen) return [];
      const activated = activation(reactants, carbon);
      if (activated === 'strong') return [];
      const isRingClosure = moleculeOf[carbon] === moleculeOf[incoming];
      const isNever = activated === 'none' && !isChlorideByOxygen && !isRingClosure;
      return [
        {
          verdict: isNever ? ('never' as const) : ('risk' as const),
          chip: 'No acceptor',
          text: 'Nothing ortho or para on this ring takes up the charge of the nucleophile: the group stays where it is.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    });
  },
};

function isAmine({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === ELEMENT.nitrogen;
}

/**
 * How readily a position of an azine is attacked, on a scale that only orders: ring nitrogens ortho (1) and para (1.3), acceptors ortho or
 * para (nitro 1.5, others 0.8), the benzo ring of a fused system kept aromatic (0.6) or not (-0.8), a better leaving group (fluoride 0.5).
 * `null` outside rings of six.
 */
function readiness(molecule: Molecule, carbon: AtomIndex): number | null {
  const rings = aromaticRings(molecule, carbon, 6);
  if (rings.length !== 1) return null;
  const [ring] = rings;
  let sum = 0;
  for (const place of [1, 3, 5]) {
    const atom = ring[place];
    if (isAzineNitrogen(molecule, atom)) sum += place === 3 ? 1.3 : 1;
    const substituent = substituentOf(molecule, atom);
    if (substituent !== undefined && isAcceptor(molecule, substituent, atom)) {
      sum += substituentKind(molecule, substituent, atom) === 'nitro' ? 1.5 : 0.8;
    }
  }
  const isFusedAt = (atom: AtomIndex) => neighboursAcross(molecule, atom, BOND.aromatic).length === 3;
  const fusedBeside = [1, 5].filter((place) => isFusedAt(ring[place])).length;
  const fusedAcross = isFusedAt(ring[2]) && isFusedAt(ring[3]) ? 1 : isFusedAt(ring[3]) && isFusedAt(ring[4]) ? 1 : 0;
  sum += fusedBeside > 0 ? 0.6 : fusedAcross > 0 ? -0.8 : 0;
  const leaving = substituentOf(molecule, carbon);
  if (leaving !== undefined && molecule.atomicNumber[leaving] === ELEMENT.fluorine) sum += 0.5;
  return sum;
}

const whichPosition: MechanismRule = {
  id: 'N2',
  statement:
    'Of two leaving groups on azines that at the more activated position is substituted first: 4 of pyrimidine, 2 of 2,3- or 2,5-dihalopyridine.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isHalogen(reactants, leaving) || reactants.atomicNumber[leaving] === ELEMENT.iodine) return [];
      // Bromides are often coupled by a metal, which has an order of its own.
      if (reactants.atomicNumber[leaving] === ELEMENT.bromine && reactants.atomicNumber[incoming] === ELEMENT.nitrogen) return [];
      if (moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const system = aromaticSystem(reactants, carbon);
      if (!system.some((atom) => isAzineNitrogen(reactants, atom))) return [];
      const wanted = readiness(reactants, carbon);
      if (wanted === null) return [];
      const rivals = system.flatMap((atom) => {
        const group = atom === carbon ? undefined : substituentOf(reactants, atom);
        const competes = group !== undefined && becomes[group] >= 0 && isRivalHalide(reactants, group, leaving);
        const ready = competes ? readiness(reactants, atom) : null;
        return ready === null ? [] : [{ atom, ready }];
      });
      const best = rivals.reduce<{ atom: AtomIndex; ready: number } | null>(
        (first, each) => (first === null || each.ready > first.ready ? each : first),
        null,
      );
      if (best === null || best.ready - wanted < 0.25) return [];
      const nitrogens = system.filter((atom) => isAzineNitrogen(reactants, atom)).length;
      const isGuided =
        neighboursOf(reactants, carbon).some((atom) => carriesTrifluoromethyl(reactants, atom)) ||
        besideTrifluoromethyl(reactants, best.atom);
      const isClear = best.ready - wanted >= (nitrogens > 1 ? 0.25 : 0.9);
      return [
        {
          verdict: isClear && !isGuided ? ('never' as const) : ('risk' as const),
          chip: 'Other position first',
          text: 'The nucleophile adds first to the other, more activated position of this ring system, and replaces the group there.',
          wanted: [carbon],
          rivals: [best.atom],
        },
      ];
    });
  },
};

/** A halide that leaves about as well in an addition and elimination. */
function isRivalHalide(molecule: Molecule, rival: AtomIndex, leaving: AtomIndex): boolean {
  if (!isHalogen(molecule, rival) || molecule.atomicNumber[rival] === ELEMENT.iodine) return false;
  const isFluoride = (atom: AtomIndex) => molecule.atomicNumber[atom] === ELEMENT.fluorine;
  return isFluoride(rival) || !isFluoride(leaving);
}

function carriesTrifluoromethyl(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const substituent = substituentOf(molecule, ringAtom);
  return substituent !== undefined && substituentKind(molecule, substituent, ringAtom) === 'trifluoromethyl';
}

function besideTrifluoromethyl(molecule: Molecule, ringAtom: AtomIndex): boolean {
  return neighboursOf(molecule, ringAtom).some((atom) => carriesTrifluoromethyl(molecule, atom));
}

/** Nucleophilic substitution at aromatic carbon. */
export const NUCLEOPHILIC_AROMATIC: MechanismTable = {
  title: 'Nucleophilic substitution on arenes',
  rules: [needsAcceptor, whichPosition],
};
