import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { isHalogen, isOnSaturatedCarbon, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { ACCEPTOR, FLUORIDE, readiness } from '../nucleophilic-readiness.ts';
import { substituentKind } from '../substituent.ts';
import { BETA_OF_RING_CARBONYL } from './metal-entries.ts';

/** Another position with a group that leaves, and its `readiness`. */
interface Rival {
  readonly atom: AtomIndex;
  readonly ready: number;
  readonly isSulfone: boolean;
}

/** Below this a position has nothing to take up charge; from this on an amine needs no metal. Both on the scale of `readiness`. */
const UNACTIVATED = 0.6;
const READY_WITHOUT_METAL = 1.8;

/** The same of an alkylamine and an azine beside which a bromide would have to be coupled: 4 of pyridine. */
const READY_FOR_ALKYLAMINE = 1.3;

/** The same of an alkoxide: 2 of pyridine. */
const READY_FOR_ALKOXIDE = 1;

/** Difference from which a chloride at an azine position goes before a fluoride that is only drawn into the system by conjugation. */
const OVERTAKES_FLUORIDE = 2;

/** Difference from which one position goes first, by the number of ring nitrogens: none, one, more. */
const CLEAR_BY_NITROGENS = [0.75, 0.9, 0.25];
/** A pyridine with a nitro group ortho or para to both is as clear as a pyrimidine: 4 of the dichloronitropyridines, in the cold. */
const READY_BY_NITRO = 2.5;

/** 4 of a 4,6-dihalonicotinic acid, its ester or amide, whose carbonyl group holds the hydrogen of a primary amine; phenols go to 6 as well. */
const PRIMARY_AMINE = '[NX3;H2;+0;!$(N[!#6]);!$(NC=[O,S,N])]';
const FOUR_OF_NICOTINATE = '[c;$(c1([F,Cl,Br])c([CX3]=[OX1])[cH]nc([F,Cl,Br])c1)]';

/** A nitrogen that palladium has to bring: a carbamate adds to no arene by itself. */
const CARBAMATE_NITROGEN = '[NX3;H2;$(N[CX3](=[OX1])[OX2])]';

export const activatedPositionFirst: MechanismRule = {
  id: 'N2',
  statement:
    'Of two leaving groups on one ring that at the more activated position is substituted first: 4 of pyrimidine, 2 of 2,3- or 2,5-dihalopyridine, para to a nitro group.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (view.atoms('reactants', BETA_OF_RING_CARBONYL).has(carbon)) return [];
      const system = aromaticSystem(reactants, carbon);
      const wanted = readiness(reactants, carbon);
      if (wanted === null) return [];
      // A fluoride that nothing activates, as at 5 of a pyrimidine, has no advantage of its own.
      const isFar = reactants.atomicNumber[leaving] === ELEMENT.fluorine && wanted - FLUORIDE < UNACTIVATED;
      const rivals = system.flatMap((atom) => {
        const group = atom === carbon ? undefined : substituentOf(reactants, atom);
        if (group === undefined || becomes[group] < 0) return [];
        const isLeaving = isHalogen(reactants, group) || leavesAsSulfinate(reactants, group);
        const ready = isLeaving ? readiness(reactants, atom) : null;
        const competes = ready !== null && (isRivalHalide(reactants, group, leaving) || isFar || ready - wanted >= OVERTAKES_FLUORIDE);
        return competes ? [{ atom, ready, isSulfone: leavesAsSulfinate(reactants, group) }] : [];
      });
      const best = rivals.reduce<Rival | null>((first, each) => (first === null || each.ready > first.ready ? each : first), null);
      if (best === null || best.ready - wanted < 0.25) return [];
      // Bromides with amines, and iodides, are coupled by a metal, in an order of its own, unless the other halide leaves without any.
      const element = reactants.atomicNumber[leaving];
      const isCoupled =
        element === ELEMENT.iodine ||
        (element === ELEMENT.bromine && !isOnCarbon(reactants, incoming)) ||
        (element === ELEMENT.chlorine && view.atoms('reactants', CARBAMATE_NITROGEN).has(incoming));
      const nitrogens = system.filter((atom) => isAzineNitrogen(reactants, atom)).length;
      const isSwift = nitrogens > 0 && element === ELEMENT.bromine && isAlkylamine(reactants, incoming);
      const readyWithoutMetal = isAlkoxide(reactants, incoming) ? READY_FOR_ALKOXIDE : isSwift ? READY_FOR_ALKYLAMINE : READY_WITHOUT_METAL;
      // A sulfone draws electrons from the position across the ring, which is no readier for that.
      const isIdle = wanted < UNACTIVATED || (best.isSulfone && wanted < UNACTIVATED + ACCEPTOR);
      if (isCoupled && best.ready < (isIdle ? readyWithoutMetal : Number.POSITIVE_INFINITY)) return [];
      const isGuided =
        neighboursOf(reactants, carbon).some((atom) => carriesTrifluoromethyl(reactants, atom)) ||
        besideTrifluoromethyl(reactants, best.atom);
      const isClear =
        best.ready - wanted >= CLEAR_BY_NITROGENS[wanted >= READY_BY_NITRO && nitrogens > 0 ? 2 : Math.min(nitrogens, 2)] ||
        isFluorideAsWellPlaced(reactants, leaving, wanted, best) ||
        (view.atoms('reactants', PRIMARY_AMINE).has(incoming) && view.atoms('reactants', FOUR_OF_NICOTINATE).has(best.atom));
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

/** An ether or thioether comes of an alkoxide or thiolate, which needs no metal; an amine or a phenol may come of a coupling. */
function isOnCarbon(molecule: Molecule, atom: AtomIndex): boolean {
  const isNitrogen = molecule.atomicNumber[atom] === ELEMENT.nitrogen;
  return !isNitrogen && neighboursOf(molecule, atom).some((each) => molecule.atomicNumber[each] === ELEMENT.carbon);
}

function isAlkoxide(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.oxygen && isOnSaturatedCarbon(molecule, atom);
}

function isAlkylamine(molecule: Molecule, atom: AtomIndex): boolean {
  return (
    molecule.atomicNumber[atom] === ELEMENT.nitrogen && neighboursOf(molecule, atom).every((each) => isSaturatedCarbon(molecule, each))
  );
}

/** Whether the rival is a fluoride at a position as good as that of the other halide, on a ring that an acceptor or nitrogen activates there. */
function isFluorideAsWellPlaced(
  molecule: Molecule,
  leaving: AtomIndex,
  wanted: number,
  best: { readonly atom: AtomIndex; readonly ready: number },
): boolean {
  const group = substituentOf(molecule, best.atom);
  if (group === undefined || molecule.atomicNumber[group] !== ELEMENT.fluorine || molecule.atomicNumber[leaving] === ELEMENT.fluorine)
    return false;
  return wanted >= UNACTIVATED && best.ready - FLUORIDE >= wanted;
}

/** A sulfone or sulfoxide of an alkyl or aryl group, which leaves before chloride. */
function leavesAsSulfinate(molecule: Molecule, group: AtomIndex): boolean {
  const isSulfur = molecule.atomicNumber[group] === ELEMENT.sulfur && neighboursAcross(molecule, group, BOND.double).length > 0;
  return isSulfur && neighboursOf(molecule, group).filter((each) => molecule.atomicNumber[each] === ELEMENT.carbon).length === 2;
}

/** A halide, or a sulfone, that leaves about as well in an addition and elimination. */
function isRivalHalide(molecule: Molecule, rival: AtomIndex, leaving: AtomIndex): boolean {
  if (leavesAsSulfinate(molecule, rival)) return molecule.atomicNumber[leaving] !== ELEMENT.fluorine;
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
