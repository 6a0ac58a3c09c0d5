import { type AtomIndex, BOND, bondBetween, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import { electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { metalationGuide } from '../metalation-sites.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import { acetylidesBesideCarbonyls } from './acetylides.ts';
import { arylIodidesExchangeFirst, organometalsTakeAcidHydrogens } from './acid-hydrogens-and-metals.ts';
import { addsTwice } from './adds-twice.ts';
import { butyllithiumTakesCarbonyls } from './dibromoalkenes.ts';
import { shapiroTakesCarbonyls } from './hydrazone-anions.ts';
import { acidsAreLastToTakeMetals } from './ketones-from-acids.ts';
import { mannichSaltsFallApart } from './mannich-salts.ts';
import {
  additions,
  conjugateAdditions,
  electrophileRank,
  isNitrile,
  LITHIUM,
  MAGNESIUM,
  RANK_OF_ALDEHYDE,
  RANK_OF_WEINREB_AMIDE,
  strongCouplings,
  sulfurations,
  transmetalations,
} from './organometal-steps.ts';
import { azolesAtTheirMostAcidicCarbon } from './ring-lithiations.ts';
import { dicarbonylsGiveTheirProton, organometalsAreMadeLast } from './standing-metals.ts';
import { trifluoromethylAnionsTakeProtons } from './trifluoromethyl-anions.ts';
import { ylidesLoseNeighbours } from './ylides-that-eliminate.ts';
import { zincBesideAmines } from './zinc-beside-amines.ts';
import { alkylzincsBesideCarbonylsAndHydroxyls } from './zinc-homoenolates.ts';

/** Hydrogens that an organometal takes at once. */
const ACIDIC = '[$([OX2H]),$([SX2H]),$([NX3;H2;+0]),$([NX3;H1;+0]),$([CX2H]#C),$([nX3;H1])]';

/** The same of a partner, of which an excess of the reagent takes the N-H of an amide as a matter of course. */
const ACIDIC_IN_PARTNER = '[$([OX2H]),$([SX2H]),$([NX3;H2;+0;!$(N[C,S]=[O,S])]),$([NX3;H1;+0;!$(N[C,S]=[O,S])]),$([CX2H]#C),$([nX3;H1])]';

/** The hydrogen of an acetylide's other end is none to speak of. */
function isApartFrom(molecule: Molecule, atom: AtomIndex, nucleophile: AtomIndex): boolean {
  const around = [nucleophile, ...neighboursOf(molecule, nucleophile)];
  return atom !== nucleophile && !around.some((each) => neighboursAcross(molecule, each, BOND.triple).includes(atom));
}

const ALCOHOL = '[OX2H;$(O[CX4])]';

/** The N-H of a pivaloyl- or Boc-aniline, of which butyllithium makes the dianion as a matter of course (Gschwend). */
const LITHIATED_TWICE = '[NX3;H1;$(Nc);$(N[CX3](=[OX1])[CX4]([CH3])([CH3])[CH3]),$(N[CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3])]';

const notBesideAcids: MechanismRule = {
  id: 'M1',
  statement: 'A Grignard or organolithium reagent takes an acidic hydrogen before it adds to anything, its own molecule included.',
  source: TEXTBOOKS.organometallics,
  judge: (view) =>
    [...additions(view), ...strongCouplings(view), ...sulfurations(view), ...conjugateAdditions(view)].flatMap(
      ({ nucleophile, electrophile, isDrawn }) => {
        const { reactants, moleculeOf, becomes } = view.mapped;
        // An excess is usual in couplings, for the hydrogens of the partner.
        const isCoupling = electrophileRank(reactants, electrophile) === 0;
        const acidic = [...view.atoms('reactants', ACIDIC)].filter(
          (atom) => becomes[atom] >= 0 && isApartFrom(reactants, atom, nucleophile) && !view.changed.has(atom),
        );
        const twice = view.atoms('reactants', LITHIATED_TWICE);
        const own = acidic.filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile] && !(twice.has(atom) && !isDrawn));
        const inPartner = view.atoms('reactants', ACIDIC_IN_PARTNER);
        // Two portions of butyllithium turn an aryl halide with an alcohol into the lithium alkoxide of the aryllithium.
        const isHeldAsAlkoxide =
          reactants.isAromatic[nucleophile] === 1 && !isDrawn && own.every((atom) => view.atoms('reactants', ALCOHOL).has(atom));
        const other = isCoupling ? [] : acidic.filter((atom) => inPartner.has(atom) && moleculeOf[atom] === moleculeOf[electrophile]);
        if (own.length === 0 && other.length === 0) return [];
        return [
          {
            verdict: own.length > 0 && !isHeldAsAlkoxide ? ('never' as const) : ('risk' as const),
            chip: 'Acidic hydrogen',
            text:
              isHeldAsAlkoxide && own.length > 0
                ? 'The reagent takes the hydrogen of the alcohol first: it needs a second portion of it, or a protecting group.'
                : own.length > 0
                  ? 'This organometal cannot be made: it takes the acidic hydrogen of its own molecule.'
                  : 'The organometal takes the acidic hydrogen first: it needs an excess, or a protecting group.',
            wanted: [nucleophile],
            rivals: own.length > 0 ? own : other,
          },
        ];
      },
    ),
};

/** An aryl halide that is to be metalated, or an arylmagnesium chloride. */
function isExchangedChloride(molecule: Molecule, carbon: AtomIndex): boolean {
  if (molecule.isAromatic[carbon] === 0) return false;
  const metal = neighboursOf(molecule, carbon).find(
    (each) => molecule.atomicNumber[each] === MAGNESIUM || molecule.atomicNumber[each] === LITHIUM,
  );
  return metal === undefined || neighboursOf(molecule, metal).some((each) => molecule.atomicNumber[each] === ELEMENT.chlorine);
}

const NITRO = '[N+](=O)[O-]';

/** Halides and epoxides that an organometal of the same molecule alkylates itself with. */
const OWN_ALKYLATOR = '[CX4;$([C;H2,H3][Br,I]),$([C;H2,H3](Cl)c),$([C;H2,H3](Cl)C=C),$(C1[CX4][OX2]1)]';

const notBesideElectrophiles: MechanismRule = {
  id: 'M2',
  statement:
    'A Grignard or organolithium reagent, one on the way to boron too, does not last beside an electrophile in its own molecule, and adds to the most reactive one of its partner.',
  source: TEXTBOOKS.organometallics,
  judge: (view) =>
    [...additions(view), ...transmetalations(view), ...strongCouplings(view), ...sulfurations(view)].flatMap(
      ({ nucleophile, electrophile, isDrawn }) => {
        const { reactants, moleculeOf, becomes } = view.mapped;
        const wanted = electrophileRank(reactants, electrophile);
        const own: AtomIndex[] = [];
        const other: AtomIndex[] = [];
        for (let atom = 0; atom < reactants.atomCount; atom++) {
          if (atom === electrophile || becomes[atom] < 0 || view.changed.has(atom)) continue;
          const rank = electrophileRank(reactants, atom);
          const harms = rank >= 2 || (isDrawn && isNitrile(reactants, atom));
          if (harms && moleculeOf[atom] === moleculeOf[nucleophile]) own.push(atom);
          else if (rank > wanted && (rank >= 3 || rank === RANK_OF_WEINREB_AMIDE) && moleculeOf[atom] === moleculeOf[electrophile])
            other.push(atom);
        }
        for (const atom of view.atoms('reactants', OWN_ALKYLATOR)) {
          if (moleculeOf[atom] === moleculeOf[nucleophile] && becomes[atom] >= 0 && !view.changed.has(atom)) own.push(atom);
        }
        const nitro = [...view.atoms('reactants', NITRO)].filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile]);
        // An aldehyde is faster in the cold; what is slower than it is not.
        if (wanted < RANK_OF_ALDEHYDE)
          other.push(...[...view.atoms('reactants', NITRO)].filter((atom) => moleculeOf[atom] === moleculeOf[electrophile]));
        const rivals = own.length + nitro.length > 0 ? [...own, ...nitro] : other;
        if (rivals.length === 0) return [];
        // An ester or nitrile lasts beside magnesium in the cold on arenes, exchanged for the halogen by a Grignard chloride (Knochel), a ketone does
        // not. Bromides and iodides of magnesium are made of the metal, at the temperature of ether.
        const isOnlyEster =
          own.length > 0 &&
          isExchangedChloride(reactants, nucleophile) &&
          nitro.length === 0 &&
          own.every((atom) => [1, 2].includes(electrophileRank(reactants, atom)));
        return [
          {
            verdict: isOnlyEster ? ('risk' as const) : ('never' as const),
            chip: 'Other electrophile',
            text:
              rivals === other
                ? 'The organometal adds to the other group of its partner, which is more reactive.'
                : 'This organometal does not last: another group of its own molecule takes it up.',
            wanted: [electrophile],
            rivals,
          },
        ];
      },
    ),
};

/** What leaves the carbon next to one that carries lithium, magnesium or zinc, amines and their salts included: first atom the neighbour, then what leaves. */
const LEAVES_BESIDE = '[CX4][Cl,Br,I,$([OX2;!$(OS)][#6,Si]),$(OS(=O)=O),$([NX3;!$(N[C,S]=[O,S])]),$([NX4+]),$([SX3+])]';

/** Saturated carbon of a zinc reagent, whatever it is to meet. */
const ZINCATED = '[CX4;$(C[Zn])]';

/** Those of lithium and magnesium that meet something, and of zinc. */
function carbonsWithMetal(view: ReactionView): readonly AtomIndex[] {
  const strong = [...additions(view), ...transmetalations(view), ...strongCouplings(view)].map(({ nucleophile }) => nucleophile);
  return [...new Set([...strong, ...view.atoms('reactants', ZINCATED)])];
}

const losesNeighbour: MechanismRule = {
  id: 'M6',
  statement:
    'A metal on a saturated carbon throws out a halide, an ether or an amine on the next carbon: an alkene results before anything is added to.',
  source: TEXTBOOKS.organometallics,
  judge: (view) =>
    carbonsWithMetal(view).flatMap((nucleophile) => {
      const { reactants, becomes } = view.mapped;
      if (!isSaturatedCarbon(reactants, nucleophile)) return [];
      const beside = neighboursOf(reactants, nucleophile);
      const rivals = view
        .places('reactants', LEAVES_BESIDE)
        .filter(([carbon, group]) => beside.includes(carbon) && becomes[carbon] >= 0 && becomes[group] >= 0 && !view.changed.has(carbon))
        .map(([, group]) => group)
        .sort((a, b) => a - b);
      if (rivals.length === 0) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Eliminates',
          text: 'The group on the next carbon leaves as soon as the metal is in place: this organometal falls apart into an alkene.',
          wanted: [nucleophile],
          rivals,
        },
      ];
    }),
};

const adductCollapses: MechanismRule = {
  id: 'M5',
  statement: 'What an organometallic reagent makes of an acid derivative is no hemiketal and no hemiaminal.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    additions(view).flatMap(({ electrophile, isDrawn }) => {
      const { reactants, product, becomes } = view.mapped;
      const stays = neighboursAcross(reactants, electrophile, BOND.single).filter(
        (each) =>
          isOxygenOrNitrogen(reactants, each) && becomes[each] >= 0 && bondBetween(product, becomes[each], becomes[electrophile]) >= 0,
      );
      if (!isDrawn || stays.length === 0 || hasDoubleBondedOxygen(product, becomes[electrophile])) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Adduct collapses',
          text: 'The carbon keeps no oxygen or nitrogen beside its new hydroxyl group: on work-up, or before, it becomes the carbonyl compound.',
          wanted: [electrophile],
          rivals: [],
        },
      ];
    }),
};

function isOxygenOrNitrogen({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === ELEMENT.oxygen || atomicNumber[atom] === ELEMENT.nitrogen;
}

/** Slowest ring that a protonated aldehyde or ketone attacks, and carbon dioxide, which needs a phenolate or its like. */
const HYDROXYALKYLATION_FLOOR = 4;

const CARBOXYLATION_FLOOR = 5.5;

const metalationNeedsGuide: MechanismRule = {
  id: 'M4',
  statement: 'A strong base takes the hydrogen of an arene beside a group that guides it, or beside the heteroatom of a ring of five.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) => {
    const { reactants, product, becomes, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
      if (reactants.isAromatic[carbon] === 0 || !isAddedTo(view, incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const guide = metalationGuide(reactants, carbon);
      const isAcid = hasDoubleBondedOxygen(product, becomes[incoming]);
      const rate = electrophilicRate(view, carbon);
      if (guide === 'strong' || (rate !== null && rate >= (isAcid ? CARBOXYLATION_FLOOR : HYDROXYALKYLATION_FLOOR)) || view.made.length > 1)
        return [];
      const rivals: AtomIndex[] = [];
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        if (moleculeOf[atom] !== moleculeOf[carbon] || reactants.isAromatic[atom] === 0 || reactants.hydrogenCount[atom] === 0) continue;
        if (reactants.atomicNumber[atom] === ELEMENT.carbon && metalationGuide(reactants, atom) === 'strong') rivals.push(atom);
      }
      return [
        {
          verdict: guide === 'none' ? ('never' as const) : ('risk' as const),
          chip: rivals.length > 0 ? 'Metalated elsewhere' : 'Not metalated',
          text:
            rivals.length > 0
              ? 'A strong base takes the hydrogen beside the group that guides it, and the new bond is made there.'
              : `No group guides a strong base to this hydrogen: ${isAcid ? 'carbon dioxide' : 'the carbonyl compound'} meets no organometal here.`,
          wanted: [carbon],
          rivals,
        },
      ];
    });
  },
};

/** A carbonyl carbon that an arene adds to: an aldehyde or ketone that becomes an alcohol, or carbon dioxide. */
function isAddedTo({ mapped: { reactants, product, becomes }, leavingFrom }: ReactionView, carbon: AtomIndex): boolean {
  if (!hasDoubleBondedOxygen(reactants, carbon) || leavingFrom(carbon).length > 0) return false;
  const isCarbonDioxide = neighboursAcross(reactants, carbon, BOND.double).length === 2;
  const oxygens = neighboursAcross(product, becomes[carbon], BOND.single).filter((each) => product.atomicNumber[each] === ELEMENT.oxygen);
  const single = neighboursAcross(reactants, carbon, BOND.single);
  return isCarbonDioxide || (oxygens.length === 1 && single.every((each) => reactants.atomicNumber[each] === ELEMENT.carbon));
}

/** Grignard and organolithium reagents. */
export const ORGANOMETALLICS: MechanismTable = {
  title: 'Grignard and organolithium reagents',
  rules: [
    notBesideAcids,
    notBesideElectrophiles,
    addsTwice,
    metalationNeedsGuide,
    adductCollapses,
    losesNeighbour,
    acetylidesBesideCarbonyls,
    azolesAtTheirMostAcidicCarbon,
    mannichSaltsFallApart,
    butyllithiumTakesCarbonyls,
    trifluoromethylAnionsTakeProtons,
    shapiroTakesCarbonyls,
    acidsAreLastToTakeMetals,
    zincBesideAmines,
    alkylzincsBesideCarbonylsAndHydroxyls,
    ylidesLoseNeighbours,
    organometalsAreMadeLast,
    dicarbonylsGiveTheirProton,
    organometalsTakeAcidHydrogens,
    arylIodidesExchangeFirst,
  ],
};
