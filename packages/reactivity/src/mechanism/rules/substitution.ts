import { type AtomIndex, BOND, degree, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isAcylated, isFreeOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Replacement, replacements } from '../replacement.ts';
import {
  carbonNeighbours,
  isAcidOxygen,
  isBesideHeteroatom,
  isBesidePi,
  isCarbanionWithoutMetal,
  isOnArene,
  isPlainNucleophile,
  type Substitution,
  substitutions,
} from '../saturated-substitution.ts';
import { primaryAlcoholFirst } from './alcohols-as-electrophiles.ts';
import { tertiaryAllylicHalidesMove } from './allylic-halide-ends.ts';
import { bulkyAminesEliminate } from './amines-that-eliminate.ts';
import { aminoDiazinesEliminate } from './amino-diazines.ts';
import { branchedHaloaminesRearrange } from './branched-haloamines.ts';
import { noCationAtSmallBridgeheads } from './bridgehead-cations.ts';
import { benzylicSulfonatesGiveStilbenes } from './eliminating-sulfonates.ts';
import { fluorinesHoldHalides } from './fluoroalkyl-halides.ts';
import { alkoxidesRearrangeHaloketones } from './haloketone-ethers.ts';
import { anomersAreInverted } from './mitsunobu-anomers.ts';
import { mitsunobuNeedsAcid, mostAcidicFirst } from './mitsunobu-partners.ts';
import { sulfonamidesMitsunobuFirst } from './mitsunobu-sulfonamides.ts';
import { tetrazolesMitsunobuFirst } from './mitsunobu-tetrazoles.ts';
import { halideTakesTheOpenAlkyl } from './mixed-phosphites.ts';
import { neopentylCationsRearrange } from './neopentyl-halides.ts';
import { haloPhosphatesAreProtected } from './phosphate-halides.ts';
import { primaryAmidesAreNotAlkylated } from './primary-amide-alkylations.ts';
import { tertiaryHaloEstersLoseHalide } from './tertiary-halo-esters.ts';
import { sulfonatesBesideAcetalsStay } from './vicinal-sulfonates.ts';
import { hydroxyAcidsMeetThemselves, plainAzetidinesStay } from './what-does-not-open.ts';

/** Nitrogen or sulfur two bonds away that can take part and turn the carbon over twice: 2-haloamines, 2-halosulfides. */
function hasParticipant({ mapped: { reactants } }: ReactionView, { carbon, incoming }: Replacement): boolean {
  return neighboursOf(reactants, carbon).some((beside) =>
    neighboursOf(reactants, beside).some((each) => {
      const isDonor = reactants.atomicNumber[each] === ELEMENT.nitrogen || reactants.atomicNumber[each] === ELEMENT.sulfur;
      return (
        isDonor &&
        each !== incoming &&
        reactants.isAromatic[each] === 0 &&
        isSaturatedCarbon(reactants, beside) &&
        !isAcylated(reactants, each)
      );
    }),
  );
}

const inverts: MechanismRule = {
  id: 'S1',
  statement: 'Substitution of a halide, a sulfonate or an activated alcohol at a stereocentre turns its configuration over.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return substitutions(view).flatMap((each) => {
      if (view.centreChange(each.productCarbon) !== 'kept') return [];
      // An alcohol keeps its oxygen, and configuration, on its way to an ester: which of the two stays is a matter of the map.
      if (each.by === 'hydroxyl' && isAcidOxygen(reactants, each.incoming)) return [];
      if (isBesideHeteroatom(view, each) || hasParticipant(view, each)) return [];
      // Thionyl chloride by itself may put chlorine where the oxygen was.
      const mayReturn = each.by === 'hydroxyl' && reactants.atomicNumber[each.incoming] === ELEMENT.chlorine;
      return [
        {
          verdict: mayReturn ? ('risk' as const) : ('never' as const),
          chip: each.by === 'hydroxyl' ? 'Alcohol is inverted' : 'SN2 inverts',
          text:
            each.by === 'hydroxyl'
              ? 'The nucleophile comes from the side opposite to the activated oxygen: this alcohol gives the other configuration.'
              : 'The nucleophile comes from the side opposite to the leaving group: this precursor gives the other configuration.',
          wanted: [each.carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** Nucleophiles that find a tertiary carbon only as a cation, which strong nucleophiles turn into an alkene. */
function needsBackside({ mapped: { reactants, product, becomes } }: ReactionView, { incoming, by }: Substitution): boolean {
  switch (reactants.atomicNumber[incoming]) {
    case ELEMENT.nitrogen:
      // Ritter reaction: a nitrile takes up the cation; azide and isocyanate do so too, once a Lewis acid or an acid has made it.
      return (
        reactants.isAromatic[incoming] === 1 ||
        (by === 'halide' && isAzideIon(reactants, incoming)) ||
        neighboursAcross(reactants, incoming, BOND.triple).length + cumulated(reactants, incoming) === 0
      );
    case ELEMENT.oxygen:
      // A phenol's oxygen that the map lets leave joins the two all the same.
      return (
        (becomes[incoming] < 0 || degree(product, becomes[incoming]) > 1) &&
        !isAcidOxygen(reactants, incoming) &&
        !isAcylated(reactants, incoming)
      );
    case ELEMENT.carbon:
      // Arenes and alkenes take up the cation of an alcohol; metals and radicals do without one.
      return by === 'halide' && isCarbanionWithoutMetal(reactants, incoming);
    case ELEMENT.phosphorus:
      return by === 'halide';
    default:
      return false;
  }
}

/** A terminal nitrogen of an azide salt; hydrazoic acid and silyl azides are met with acid. */
function isAzideIon(reactants: Molecule, atom: AtomIndex): boolean {
  return reactants.charge[atom] === -1 && degree(reactants, atom) === 1 && reactants.hydrogenCount[atom] === 0;
}

function cumulated(reactants: Molecule, atom: AtomIndex): number {
  return neighboursAcross(reactants, atom, BOND.double).length;
}

/** Adamantane-like cages cannot eliminate; their cations are trapped by any nucleophile. */
const CAGE = '[CX4]12[CH2][CH]3[CH2][CH]([CH2]1)[CH2][CH]([CH2]3)[CH2]2';

/** A tertiary alcohol beside one arene that has no donor to hold its cation: what acid makes of it alkylates the ring of a phenol or loses a proton. */
const CUMYL =
  '[CX4;H0;$(C([OX2H])([CX4])([CX4])c);!$(Cc:c[OX2,NX3,SX2]);!$(Cc:c:c:c[OX2,NX3,SX2]);!$(Cc1[o,s,nX3]ccc1);!$(Cc1c[o,s,nX3]cc1)]';

/** A phenol that should become the ether of such an alcohol. */
function isCumylEther(view: ReactionView, { carbon, incoming, by }: Substitution): boolean {
  const { reactants } = view.mapped;
  const isPhenol = reactants.atomicNumber[incoming] === ELEMENT.oxygen && isOnArene(reactants, incoming);
  return by === 'hydroxyl' && isPhenol && view.atoms('reactants', CUMYL).has(carbon);
}

const notTertiary: MechanismRule = {
  id: 'S2',
  statement: 'A nucleophile does not displace a group from a tertiary carbon without a stabilised cation: it takes a proton instead.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return substitutions(view).flatMap((each) => {
      if (carbonNeighbours(reactants, each)?.length !== 3 || !needsBackside(view, each)) return [];
      if (isBesidePi(view, each) && !isCumylEther(view, each)) return [];
      if (view.atoms('reactants', CAGE).has(each.carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Tertiary carbon',
          text:
            each.by === 'hydroxyl'
              ? 'The Mitsunobu reaction and its kin need a primary or secondary alcohol: no nucleophile reaches this tertiary carbon, which loses water instead.'
              : 'No nucleophile reaches this tertiary carbon from behind: it takes a neighbouring proton instead, and an alkene results.',
          wanted: [each.carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** A quaternary carbon of which no small ring or hetero atom takes the bulk away; an azole on it is as large as an arene. */
const QUATERNARY = '[CX4;H0;!r3;!r4]([CX4])([CX4])([#6])[#6,n]';
/** The same beside a carbon that is branched itself, where a ring of four bars the way too. */
const QUATERNARY_BESIDE_BRANCH = '[CX4;H0;!r3]([#6])([#6])([#6])[#6]';

/** The carbon of an alpha-hydroxy ester or ketone, where no cation spares the nucleophile the way from behind. */
const BESIDE_CARBONYL = '[CX4;H1;$(C[CX3]=[OX1]);!$(Cc);!$(C[CX3]=[CX3])]';

const notNeopentyl: MechanismRule = {
  id: 'S3',
  statement: 'Substitution beside a quaternary carbon is many thousand times slower.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return substitutions(view).flatMap((each) => {
      const isBranched = reactants.hydrogenCount[each.carbon] === 1;
      if (!isBranched && reactants.hydrogenCount[each.carbon] !== 2) return [];
      const crowding = view.atoms('reactants', isBranched ? QUATERNARY_BESIDE_BRANCH : QUATERNARY);
      const beside = carbonNeighbours(reactants, each)?.find((atom) => crowding.has(atom) && view.mapped.becomes[atom] >= 0);
      const isRingClosure = view.mapped.moleculeOf[each.carbon] === view.mapped.moleculeOf[each.incoming];
      if (isRingClosure || beside === undefined) return [];
      const isTurnedAlcohol = each.by === 'hydroxyl' && view.centreChange(each.productCarbon) === 'inverted';
      if (isBranched && isBesidePi(view, each) && !(isTurnedAlcohol && view.atoms('reactants', BESIDE_CARBONYL).has(each.carbon)))
        return [];
      const isCarbanion = reactants.atomicNumber[each.incoming] === ELEMENT.carbon && isCarbanionWithoutMetal(reactants, each.incoming);
      const isPhosphorus = reactants.atomicNumber[each.incoming] === ELEMENT.phosphorus;
      if (!isPlainNucleophile(reactants, each.incoming) && !isCarbanion && !isPhosphorus) return [];
      // An acid esterifies the alcohol as it is, unless the configuration says that it took the place of its oxygen.
      if (each.by === 'hydroxyl' && isAcidOxygen(reactants, each.incoming) && !isTurnedAlcohol) return [];
      const isHalide =
        each.by === 'halide' && isHalogen(reactants, each.leaving) && reactants.atomicNumber[each.leaving] !== ELEMENT.iodine;
      const isThiolate = reactants.atomicNumber[each.incoming] === ELEMENT.sulfur;
      // Iodides and sulfonates give way to small carbanions at great heat.
      const isSlow = isHalide || !isCarbanion;
      return [
        {
          verdict: isSlow && !isThiolate ? ('never' as const) : ('risk' as const),
          chip: 'Neopentyl carbon',
          text: 'The quaternary carbon beside it bars the way from behind: this substitution hardly takes place, or only at great heat.',
          wanted: [each.carbon],
          rivals: [beside],
        },
      ];
    });
  },
};

/** A vinyl carbon to which a nucleophile can add: an acceptor or several halogens on the double bond. */
const ACTIVATED_VINYL = '[CX3]=[CX3][$([CX3]=[O,N,S]),$(C#N),$(N(=O)=O),$([N+]=O),$(S=O),$(P=O),$(C(F)(F)F),$([N+]),$(a),F,Cl,Br,I]';
/** The same across a further double bond, as in quinones and pyrones drawn without aromatic bonds. */
const ACTIVATED_BY_FURTHER = '[CX3](=[C,c,N,n,O,S])-,:[C,c]=,:[C,c]-,:[$([C,c]=[O,N,S])]';

const notVinyl: MechanismRule = {
  id: 'S4',
  statement: 'A vinyl halide without an acceptor on its double bond is not substituted by a nucleophile.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isHalogen(reactants, leaving) || !isPlainNucleophile(reactants, incoming) || reactants.isAromatic[carbon] === 1) return [];
      const [across] = neighboursAcross(reactants, carbon, BOND.double);
      if (across === undefined || reactants.atomicNumber[across] !== ELEMENT.carbon) return [];
      // Amides and azoles couple with copper or palladium, sulfur with iodides.
      if (isOnArene(reactants, incoming) || isAcylated(reactants, incoming)) return [];
      if (neighboursOf(reactants, carbon).filter((each) => isHalogen(reactants, each)).length > 1) return [];
      if (view.atoms('reactants', ACTIVATED_VINYL).has(carbon) || view.atoms('reactants', ACTIVATED_BY_FURTHER).has(carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Vinyl carbon',
          text: 'No nucleophile reaches a vinyl halide from behind, and without an acceptor none adds to it: this halide stays or is eliminated.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    });
  },
};

const eliminates: MechanismRule = {
  id: 'S6',
  statement: 'Strongly basic nucleophiles eliminate a secondary halide instead of replacing it.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap((each) => {
      const { carbon, incoming, leaving } = each;
      if (each.by !== 'halide' || reactants.hydrogenCount[carbon] !== 1 || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (carbonNeighbours(reactants, each)?.length !== 2 || isBesidePi(view, each)) return [];
      const isAcetylide =
        reactants.atomicNumber[incoming] === ELEMENT.carbon && reactants.hydrogenCount[incoming] === 1 && isAlkyne(reactants, incoming);
      const isAlkoxide =
        isFreeOxygen(reactants, incoming) && neighboursOf(reactants, incoming).every((atom) => isSaturatedCarbon(reactants, atom));
      if (
        !isAcetylide &&
        !(isAlkoxide && isHalogen(reactants, leaving) && view.mapped.becomes[neighboursOf(reactants, incoming)[0] ?? -1] >= 0)
      )
        return [];
      return [
        {
          verdict: isAcetylide ? ('never' as const) : ('risk' as const),
          chip: 'Elimination wins',
          text: 'So strong a base takes a proton beside this secondary halide: mostly an alkene results. The other way round, with the halide on the primary carbon, works.',
          wanted: [carbon],
          rivals: [incoming],
        },
      ];
    });
  },
};

function isAlkyne(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursAcross(molecule, atom, BOND.triple).some((each) => molecule.atomicNumber[each] === ELEMENT.carbon);
}

/** Nucleophilic substitution at saturated carbon. */
export const SUBSTITUTION: MechanismTable = {
  title: 'Substitution at saturated carbon',
  rules: [
    inverts,
    notTertiary,
    notNeopentyl,
    notVinyl,
    mitsunobuNeedsAcid,
    eliminates,
    mostAcidicFirst,
    primaryAlcoholFirst,
    fluorinesHoldHalides,
    alkoxidesRearrangeHaloketones,
    bulkyAminesEliminate,
    primaryAmidesAreNotAlkylated,
    aminoDiazinesEliminate,
    tetrazolesMitsunobuFirst,
    sulfonamidesMitsunobuFirst,
    haloPhosphatesAreProtected,
    neopentylCationsRearrange,
    tertiaryAllylicHalidesMove,
    noCationAtSmallBridgeheads,
    tertiaryHaloEstersLoseHalide,
    halideTakesTheOpenAlkyl,
    anomersAreInverted,
    benzylicSulfonatesGiveStilbenes,
    branchedHaloaminesRearrange,
    sulfonatesBesideAcetalsStay,
    plainAzetidinesStay,
    hydroxyAcidsMeetThemselves,
  ],
};
