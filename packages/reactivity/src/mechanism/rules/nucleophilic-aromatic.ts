import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { hasDoubleBondedOxygen, isFreeOxygen, isHalogen, isSaturatedCarbon, isSulfonateOxygen, neighboursAcross } from '../atoms.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import { FLUORIDE, readiness } from '../nucleophilic-readiness.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { substituentKind } from '../substituent.ts';
import { acidsAreNotArylated } from './acid-arylations.ts';
import { azoleAnionsKeepHalides } from './azole-halides.ts';
import { amidesNeedStrongAcceptors, chloridesNeedActivation, halidesLeaveFirst } from './poor-arylations.ts';

/** A heteroatom group that leaves an activated ring only: ether, sulfone, nitro; not a diazonium salt or what couples with metals. */
function leavesActivatedRingsOnly(molecule: Molecule, leaving: AtomIndex): boolean {
  const { atomicNumber, charge } = molecule;
  if (isSulfonateOxygen(molecule, leaving) || isFreeOxygen(molecule, leaving)) return false;
  if (atomicNumber[leaving] === ELEMENT.oxygen) return true;
  return atomicNumber[leaving] === ELEMENT.nitrogen && charge[leaving] > 0 && neighboursAcross(molecule, leaving, BOND.triple).length === 0;
}

/** Fluorides that a carbanion is meant to replace: a saturated carbon that gives its hydrogen for the bond. */
function carbanionArylations(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  const giving = new Set(hydrogenReplacements(view).map(({ carbon }) => carbon));
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      reactants.isAromatic[carbon] === 1 &&
      reactants.atomicNumber[leaving] === ELEMENT.fluorine &&
      isSaturatedCarbon(reactants, incoming) &&
      giving.has(incoming),
  );
}

/** Chlorides, bromides and nitro groups that fluoride is meant to replace. */
function fluorideExchanges(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      reactants.isAromatic[carbon] === 1 &&
      reactants.atomicNumber[incoming] === ELEMENT.fluorine &&
      (reactants.atomicNumber[leaving] === ELEMENT.chlorine || reactants.atomicNumber[leaving] === ELEMENT.bromine),
  );
}

const needsAcceptor: MechanismRule = {
  id: 'N1',
  statement: 'A nucleophile replaces a group on an arene only ortho or para to an acceptor, or at an activated position of an azine.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return [...arylations(view), ...carbanionArylations(view), ...fluorideExchanges(view)].flatMap(({ carbon, incoming, leaving }) => {
      const isFluoride = reactants.atomicNumber[leaving] === ELEMENT.fluorine;
      const isChlorideByOxygen =
        reactants.atomicNumber[leaving] === ELEMENT.chlorine && reactants.atomicNumber[incoming] === ELEMENT.oxygen;
      const isByFluoride = reactants.atomicNumber[incoming] === ELEMENT.fluorine;
      // The oxygen of a lactam that thionation takes is a carbonyl group's, no leaving group of an arene.
      if (neighboursAcross(reactants, carbon, BOND.double).includes(leaving)) return [];
      if (!isFluoride && !isByFluoride && !isChlorideByOxygen && !leavesActivatedRingsOnly(reactants, leaving)) return [];
      // A nucleophile may be carried along with its own carbon: the ether changes hands, not the ring.
      if (!isHalogen(reactants, leaving) && reactants.atomicNumber[incoming] === ELEMENT.oxygen) return [];
      // Newman-Kwart: sulfur takes the place of the oxygen on the same carbon, without a nucleophile from outside.
      if (neighboursOf(reactants, leaving).some((each) => each !== carbon && neighboursOf(reactants, incoming).includes(each))) return [];
      const activated = activation(reactants, carbon);
      if (activated === 'strong') return [];
      // Alkoxides displace a fluoride from rings that several groups draw electrons from, wherever these stand (sodium hydride).
      if (
        isFluoride &&
        reactants.atomicNumber[incoming] === ELEMENT.oxygen &&
        isOnSaturatedCarbon(reactants, incoming) &&
        isPoor(view, carbon)
      )
        return [];
      const isRingClosure = moleculeOf[carbon] === moleculeOf[incoming];
      // Copper and palladium bring a phenol or hydroxide to a chloride, an alkoxide hardly ever.
      const isCatalysed = isChlorideByOxygen && !isOnSaturatedCarbon(reactants, incoming);
      const isNever = activated === 'none' && !isCatalysed && !isRingClosure;
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

/** What draws electrons from a benzene ring through its bonds alone. */
const DRAWING = '[c;$(c[F,Cl,Br]),$(cC#N),$(c[N+](=O)[O-]),$(cS(=O)=O),$(cC(F)(F)F),$(cOc)]';

/** A benzene ring with two such groups beside the one that is to leave. */
function isPoor(view: ReactionView, carbon: AtomIndex): boolean {
  const ring = aromaticSystem(view.mapped.reactants, carbon);
  const drawing = view.atoms('reactants', DRAWING);
  return ring.length === 6 && ring.filter((atom) => atom !== carbon && drawing.has(atom)).length >= 2;
}

function isOnSaturatedCarbon(molecule: Molecule, oxygen: AtomIndex): boolean {
  return neighboursOf(molecule, oxygen).some((each) => isSaturatedCarbon(molecule, each));
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

const whichPosition: MechanismRule = {
  id: 'N2',
  statement:
    'Of two leaving groups on one ring that at the more activated position is substituted first: 4 of pyrimidine, 2 of 2,3- or 2,5-dihalopyridine, para to a nitro group.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const system = aromaticSystem(reactants, carbon);
      const wanted = readiness(reactants, carbon);
      if (wanted === null) return [];
      const rivals = system.flatMap((atom) => {
        const group = atom === carbon ? undefined : substituentOf(reactants, atom);
        if (group === undefined || becomes[group] < 0) return [];
        const isLeaving = isHalogen(reactants, group) || leavesAsSulfinate(reactants, group);
        const ready = isLeaving ? readiness(reactants, atom) : null;
        const competes = ready !== null && (isRivalHalide(reactants, group, leaving) || ready - wanted >= OVERTAKES_FLUORIDE);
        return competes ? [{ atom, ready }] : [];
      });
      const best = rivals.reduce<{ atom: AtomIndex; ready: number } | null>(
        (first, each) => (first === null || each.ready > first.ready ? each : first),
        null,
      );
      if (best === null || best.ready - wanted < 0.25) return [];
      // Bromides with amines, and iodides, are coupled by a metal, in an order of its own, unless the other halide leaves without any.
      const element = reactants.atomicNumber[leaving];
      const isCoupled = element === ELEMENT.iodine || (element === ELEMENT.bromine && !isOnCarbon(reactants, incoming));
      const nitrogens = system.filter((atom) => isAzineNitrogen(reactants, atom)).length;
      const isSwift = nitrogens > 0 && element === ELEMENT.bromine && isAlkylamine(reactants, incoming);
      const readyWithoutMetal = isAlkoxide(reactants, incoming) ? READY_FOR_ALKOXIDE : isSwift ? READY_FOR_ALKYLAMINE : READY_WITHOUT_METAL;
      if (isCoupled && best.ready < (wanted < UNACTIVATED ? readyWithoutMetal : Number.POSITIVE_INFINITY)) return [];
      const isGuided =
        neighboursOf(reactants, carbon).some((atom) => carriesTrifluoromethyl(reactants, atom)) ||
        besideTrifluoromethyl(reactants, best.atom);
      const isClear =
        best.ready - wanted >= CLEAR_BY_NITROGENS[wanted >= READY_BY_NITRO && nitrogens > 0 ? 2 : Math.min(nitrogens, 2)] ||
        isFluorideAsWellPlaced(reactants, leaving, wanted, best);
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

/** Halogens and sulfonates on saturated carbons that nucleophiles reach, one on each carbon; acyl and sulfonyl halides. */
const SWIFT_HALIDE =
  '[Cl,Br,I,$(OS(=O)(=O)[#6]);$(*[CX4;!H0;!$(C([F,Cl,Br,I])[F,Cl,Br,I]);$(Ca),$(CC=[C,O]),$(CC#*)]),$([Br,I,O][CX4;H2,H3]),$(*[CX3]=O),$([Cl,Br]S(=O)=O)]';
const SLOW_HALIDE = '[Cl,Br,I;$(*[CX4;H1,H2;!$(C([F,Cl,Br,I])[F,Cl,Br,I])])]';

const alkylHalideFirst: MechanismRule = {
  id: 'N3',
  statement: 'A nucleophile replaces a benzylic or primary alkyl halide before a halide on an arene.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    return arylations(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const staying = (pattern: string) =>
        [...view.atoms('reactants', pattern)].filter(
          (atom) => becomes[atom] >= 0 && moleculeOf[atom] === moleculeOf[carbon] && !view.changed.has(atom),
        );
      const swift = staying(SWIFT_HALIDE);
      const rivals = swift.length > 0 ? swift : staying(SLOW_HALIDE);
      if (rivals.length === 0) return [];
      return [
        {
          verdict: swift.length > 0 ? ('never' as const) : ('risk' as const),
          chip: 'Alkyl halide first',
          text: 'The nucleophile replaces the other leaving group first, the one that is not on the arene.',
          wanted: [carbon],
          rivals,
        },
      ];
    });
  },
};

const onlyArylDiazonium: MechanismRule = {
  id: 'N4',
  statement:
    'Only aromatic amines exchange nitrogen by way of a diazonium ion: those of alkyl groups lose nitrogen at once and rearrange or eliminate.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isSaturatedCarbon(reactants, carbon) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const isPrimaryAmine =
        reactants.atomicNumber[leaving] === ELEMENT.nitrogen && reactants.hydrogenCount[leaving] === 2 && reactants.charge[leaving] === 0;
      const isExchanged = isHalogen(reactants, incoming) || isFreeOxygen(reactants, incoming) || isCyanide(reactants, incoming);
      // A carboxyl group beside the carbon holds the cation (a lactone on the way), so that amino acids give halo acids.
      const isBesideCarbonyl = neighboursOf(reactants, carbon).some((each) => hasDoubleBondedOxygen(reactants, each));
      if (!isPrimaryAmine || !isExchanged || isBesideCarbonyl) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'No stable diazonium',
          text: 'An amine is no leaving group, and an alkyl diazonium ion loses nitrogen at once: mixtures of alkenes and rearranged products result.',
          wanted: [carbon, leaving],
          rivals: [],
        },
      ];
    });
  },
};

function isCyanide(molecule: Molecule, carbon: AtomIndex): boolean {
  return neighboursAcross(molecule, carbon, BOND.triple).some((each) => molecule.atomicNumber[each] === ELEMENT.nitrogen);
}

/** Nucleophilic substitution at aromatic carbon. */
export const NUCLEOPHILIC_AROMATIC: MechanismTable = {
  title: 'Nucleophilic substitution on arenes',
  rules: [
    needsAcceptor,
    whichPosition,
    alkylHalideFirst,
    onlyArylDiazonium,
    acidsAreNotArylated,
    chloridesNeedActivation,
    amidesNeedStrongAcceptors,
    halidesLeaveFirst,
    azoleAnionsKeepHalides,
  ],
};
