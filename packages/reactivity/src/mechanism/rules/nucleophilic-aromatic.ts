import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import {
  hasDoubleBondedOxygen,
  isFreeOxygen,
  isHalogen,
  isOnSaturatedCarbon,
  isSaturatedCarbon,
  isSulfonateOxygen,
  neighboursAcross,
} from '../atoms.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import { FLUORIDE, readiness } from '../nucleophilic-readiness.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { acidsAreNotArylated } from './acid-arylations.ts';
import { activatedPositionFirst } from './activated-position.ts';
import { arylEthersGiveNoAryl } from './aryl-ethers-that-stay.ts';
import { azoleAnionsKeepHalides, azoleHalidesMeetNoAlkoxide } from './azole-halides.ts';
import { crowdedAminesAreNotArylated, orthoAndParaFluorides } from './crowded-arylations.ts';
import {
  azineDiazoniumMeetsWater,
  everyArylamineIsDiazotised,
  orthoAminesCloseTriazines,
  orthoDiazoniumClosesTriazole,
} from './diazotised-amines.ts';
import { moreActivatedRingFirst } from './halides-of-two-rings.ts';
import { oxidesAreChlorinatedOnBothSides } from './oxide-chlorinations.ts';
import { amidesNeedStrongAcceptors, chloridesNeedActivation, halidesLeaveFirst } from './poor-arylations.ts';
import { guanidinesNeedActivation, pyridonesKeepHalides } from './poor-nucleophiles-on-arenes.ts';
import { pyridonesAreArylatedAtNitrogen } from './pyridone-arylations.ts';
import { amideDisplacesHalidesFirst } from './sodium-amide-aminations.ts';

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
  statement:
    'A nucleophile replaces a group on an arene only ortho or para to an acceptor, or at an activated position of an azine: the benzene ring fused to an azole is none.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return [...arylations(view), ...carbanionArylations(view), ...fluorideExchanges(view)].flatMap(({ carbon, incoming, leaving }) => {
      const isFluoride = reactants.atomicNumber[leaving] === ELEMENT.fluorine;
      const isChloride = reactants.atomicNumber[leaving] === ELEMENT.chlorine;
      const isChlorideByOxygen = isChloride && reactants.atomicNumber[incoming] === ELEMENT.oxygen;
      const isChlorideBySulfur = isChloride && reactants.atomicNumber[incoming] === ELEMENT.sulfur;
      const isByFluoride = reactants.atomicNumber[incoming] === ELEMENT.fluorine;
      // The oxygen of a lactam that thionation takes is a carbonyl group's, no leaving group of an arene.
      if (neighboursAcross(reactants, carbon, BOND.double).includes(leaving)) return [];
      if (!isFluoride && !isByFluoride && !isChlorideByOxygen && !isChlorideBySulfur && !leavesActivatedRingsOnly(reactants, leaving))
        return [];
      // A nucleophile may be carried along with its own carbon: the ether changes hands, not the ring.
      const isOxygen = reactants.atomicNumber[leaving] === ELEMENT.oxygen && reactants.atomicNumber[incoming] === ELEMENT.oxygen;
      if (isOxygen) return [];
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
      const isRingClosure = moleculeOf[carbon] === moleculeOf[incoming] && closesSmallRing(view, carbon, incoming);
      // Copper and palladium bring a phenol, hydroxide or a thiol to a chloride, an alkoxide hardly ever.
      const isCatalysed = isChlorideBySulfur || (isChlorideByOxygen && !isOnSaturatedCarbon(reactants, incoming));
      // Anions of oxygen and sulfur displace a fluoride meta to an acceptor in hot dimethyl sulfoxide, amines do not.
      const isChalcogen = reactants.atomicNumber[incoming] === ELEMENT.oxygen || reactants.atomicNumber[incoming] === ELEMENT.sulfur;
      const isForced = isFluoride && isChalcogen && isMetaToAcceptor(view, carbon);
      const isNever = activated === 'none' && !isCatalysed && !isRingClosure && !isForced;
      return [
        {
          verdict: isNever ? ('never' as const) : ('risk' as const),
          chip: 'No acceptor',
          text: isCatalysed
            ? 'Nothing ortho or para on this ring takes up the charge of the nucleophile: it takes palladium or copper to bring the two together.'
            : isForced
              ? 'The acceptor stands meta, where it helps little: the fluoride leaves only in a hot dipolar solvent, and nothing else may be there that leaves.'
              : 'Nothing ortho or para on this ring takes up the charge of the nucleophile: the group stays where it is.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** Largest ring whose closure makes up for an acceptor: the ends of a longer chain meet no more often than two molecules. */
const LARGEST_EASY_RING = 8;

function closesSmallRing({ mapped: { product, becomes } }: ReactionView, carbon: AtomIndex, incoming: AtomIndex): boolean {
  return ringPath(product, becomes[carbon], becomes[incoming], LARGEST_EASY_RING) !== null;
}

/** What draws electrons from a benzene ring through its bonds alone. */
const DRAWING = '[c;$(c[F,Cl,Br]),$(cC#N),$(c[N+](=O)[O-]),$(cS(=O)=O),$(cC(F)(F)F),$(cOc)]';

/** A benzene ring with two such groups beside the one that is to leave. */
function isPoor(view: ReactionView, carbon: AtomIndex): boolean {
  const ring = aromaticSystem(view.mapped.reactants, carbon);
  const drawing = view.atoms('reactants', DRAWING);
  return ring.length === 6 && ring.filter((atom) => atom !== carbon && drawing.has(atom)).length >= 2;
}

/** Six-membered aromatic carbons with an acceptor, or the nitrogen of an azine, meta to them. */
const META_TO_ACCEPTOR = '[c;r6;$(c:c:c[$([N+](=O)[O-]),$(C#N),$(S(=O)=O),$(C(F)(F)F)]),$(c:c:[nX2;r6])]';

function isMetaToAcceptor(view: ReactionView, carbon: AtomIndex): boolean {
  return view.atoms('reactants', META_TO_ACCEPTOR).has(carbon);
}

/** Halogens and sulfonates on saturated carbons that nucleophiles reach, one on each carbon; acyl and sulfonyl halides. */
const SWIFT_HALIDE =
  '[Cl,Br,I,$(OS(=O)(=O)[#6]);$(*[CX4;!H0;!$(C([F,Cl,Br,I])[F,Cl,Br,I]);$(Ca),$(CC=[C,O]),$(CC#*)]),$([Br,I,O][CX4;H2,H3]),$(*[CX3]=O),$([Cl,Br]S(=O)=O)]';
const SLOW_HALIDE = '[Cl,Br,I;$(*[CX4;H1,H2;!$(C([F,Cl,Br,I])[F,Cl,Br,I])])]';

/** A fluoride on a benzene ring that one acceptor alone activates, and no nitro group: an alkyl chloride is no slower. */
const ONE_PLAIN_ACCEPTOR = 0.8;

function isReluctant(molecule: Molecule, carbon: AtomIndex, leaving: AtomIndex): boolean {
  if (molecule.atomicNumber[leaving] !== ELEMENT.fluorine) return false;
  return (readiness(molecule, carbon) ?? Number.POSITIVE_INFINITY) - FLUORIDE <= ONE_PLAIN_ACCEPTOR;
}

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
          verdict: swift.length > 0 || isReluctant(reactants, carbon, leaving) ? ('never' as const) : ('risk' as const),
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
    activatedPositionFirst,
    alkylHalideFirst,
    onlyArylDiazonium,
    acidsAreNotArylated,
    chloridesNeedActivation,
    amidesNeedStrongAcceptors,
    halidesLeaveFirst,
    azoleAnionsKeepHalides,
    azoleHalidesMeetNoAlkoxide,
    moreActivatedRingFirst,
    crowdedAminesAreNotArylated,
    orthoAndParaFluorides,
    arylEthersGiveNoAryl,
    pyridonesAreArylatedAtNitrogen,
    azineDiazoniumMeetsWater,
    everyArylamineIsDiazotised,
    orthoDiazoniumClosesTriazole,
    pyridonesKeepHalides,
    guanidinesNeedActivation,
    oxidesAreChlorinatedOnBothSides,
    amideDisplacesHalidesFirst,
    orthoAminesCloseTriazines,
  ],
};
