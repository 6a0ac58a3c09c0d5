import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import { isJoinedTwice } from '../joined-twice.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type HydrogenReplacement, hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { farHalideFirst, likeHalidesOfBenzene } from './acceptor-halides.ts';
import { alkynesWithBetterHalides } from './alkyne-couplings.ts';
import { allylicAlcoholsGiveCarbonyls } from './allylic-heck.ts';
import { aminesTakeCarbonMonoxide } from './amines-beside-carbon-monoxide.ts';
import { copperCouplesAlkynesFirst, hotBaseTakesBenzhydrylAmmonium } from './beside-couplings.ts';
import { boronLeavesNoCarbonForAnother } from './boron-from-arenes.ts';
import { boronSitsOnCarbon } from './boron-on-oxygen.ts';
import { BESIDE_PI_OR_IN_SMALL_RING, bulkyBoron } from './bulky-boron.ts';
import { whichPosition } from './coupling-positions.ts';
import { halidesMeetTheirOwnKind } from './halides-that-meet-alike.ts';
import { betterHalideOffFirst } from './hydrogenolysis-order.ts';
import {
  couplings,
  exchangeRank,
  isBroughtByMetal,
  METALS,
  metalEntries,
  RANK_OF_TRIFLATE,
  RANKS,
  TIN,
  TRIFLATE,
} from './metal-entries.ts';
import { nucleophilesWithBetterHalides } from './own-halide-partners.ts';
import { sulfonamidesAreArylatedFirst } from './own-sulfonamides.ts';
import { noCouplingAcrossArenes } from './shared-bonds-of-arenes.ts';
import { boronLostBesideNitrogen } from './unstable-boron.ts';

const whichHalide: MechanismRule = {
  id: 'K1',
  statement:
    'Of several aryl halides a metal enters the iodide first, then bromide and triflate, then chloride, each sooner beside a ring nitrogen.',
  source: TEXTBOOKS.couplings,
  judge: (view) =>
    metalEntries(view).flatMap(({ carbon, incoming, leaving }) => {
      const { reactants, becomes, moleculeOf } = view.mapped;
      const wanted = exchangeRank(reactants, carbon, leaving);
      let best: { atom: AtomIndex; rank: number } | null = null;
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        if (!RANKS.has(reactants.atomicNumber[atom]) || becomes[atom] < 0 || moleculeOf[atom] !== moleculeOf[carbon]) continue;
        const [ringAtom] = neighboursOf(reactants, atom);
        if (ringAtom === undefined || reactants.isAromatic[ringAtom] === 0) continue;
        if (view.reactants.symmetryClass[ringAtom] === view.reactants.symmetryClass[carbon]) continue;
        const rank = exchangeRank(reactants, ringAtom, atom);
        if (best === null || rank > best.rank) best = { atom: ringAtom, rank };
      }
      for (const [ringAtom, oxygen] of view.places('reactants', TRIFLATE)) {
        if (becomes[oxygen] < 0 || moleculeOf[oxygen] !== moleculeOf[carbon]) continue;
        if (best === null || RANK_OF_TRIFLATE > best.rank) best = { atom: ringAtom, rank: RANK_OF_TRIFLATE };
      }
      if (best === null || best.rank <= wanted) return [];
      const { atom: earlier } = best;
      // Two like halogens on one ring: palladium keeps to the position beside the nitrogen, lithium and magnesium do not always.
      const isCoupling = !hasDoubleBondedOxygen(reactants, incoming);
      const system = aromaticSystem(reactants, carbon);
      const isTwin = neighboursOf(reactants, earlier).some((each) => reactants.atomicNumber[each] === reactants.atomicNumber[leaving]);
      const isTwinOnAzine = isCoupling && isTwin && system.includes(earlier);
      // An amine needs no metal for the like halide of an activated azine, and takes it in either way.
      const isTakenByAmine =
        isTwin &&
        reactants.atomicNumber[incoming] === ELEMENT.nitrogen &&
        system.every((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon);
      return [
        {
          verdict: best.rank - wanted >= 2 || isTwinOnAzine || isTakenByAmine ? ('never' as const) : ('risk' as const),
          chip: 'Other halide first',
          text: 'The metal enters the weaker or more activated bond to the other halogen first, and the reaction takes place there.',
          wanted: [carbon],
          rivals: [best.atom],
        },
      ];
    }),
};

/** Aryl halides turned into boronates and their like, or into organometals that add to a carbonyl group. */
function metalations(view: ReactionView): readonly Replacement[] {
  const { reactants, product, becomes } = view.mapped;
  return replacements(view).filter(({ carbon, incoming, leaving }) => {
    if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving)) return false;
    if (METALS.has(reactants.atomicNumber[incoming])) return true;
    return (
      reactants.atomicNumber[incoming] === ELEMENT.carbon &&
      hasDoubleBondedOxygen(reactants, incoming) &&
      !hasDoubleBondedOxygen(product, becomes[incoming])
    );
  });
}

/** Aromatic carbons that lose their fluorine for a hydrogen, with it. */
function freedOfFluorine({ mapped, broken, made }: ReactionView): readonly Pick<Replacement, 'carbon' | 'leaving'>[] {
  const { reactants, product, becomes } = mapped;
  return broken.flatMap(([a, b]) => {
    const [carbon, leaving] = reactants.atomicNumber[a] === ELEMENT.fluorine ? [b, a] : [a, b];
    const there = becomes[carbon];
    if (reactants.atomicNumber[leaving] !== ELEMENT.fluorine || reactants.isAromatic[carbon] === 0 || there < 0) return [];
    const isFreed = product.hydrogenCount[there] > reactants.hydrogenCount[carbon] && !made.some((bond) => bond.includes(there));
    return isFreed ? [{ carbon, leaving }] : [];
  });
}

const noFluoride: MechanismRule = {
  id: 'K3',
  statement: 'An aryl fluoride does not take part in a palladium-catalysed coupling, becomes no organometal, and is not reduced.',
  source: TEXTBOOKS.couplings,
  judge: (view) =>
    [
      ...freedOfFluorine(view),
      ...[...couplings(view), ...metalations(view)].filter(({ carbon, incoming, leaving }) => {
        const { reactants } = view.mapped;
        if (reactants.atomicNumber[leaving] !== ELEMENT.fluorine) return false;
        // Cyanide replaces an activated fluoride without palladium.
        const isCyanide = neighboursAcross(reactants, incoming, BOND.triple).some(
          (each) => reactants.atomicNumber[each] === ELEMENT.nitrogen,
        );
        return !isCyanide || activation(reactants, carbon) !== 'strong';
      }),
    ].map(({ carbon, leaving }) => ({
      verdict: 'never' as const,
      chip: 'Fluoride stays',
      text: 'No metal enters the bond between an arene and fluorine: a bromide, iodide or triflate reacts.',
      wanted: [carbon, leaving],
      rivals: [],
    })),
};

/** Groups beside a saturated carbon that take up the charge when it gives its hydrogen, or lead a metal or a radical there. */
const ACIDIFIED =
  '[CX4;!H0;$([CX4][#6]=[O,S,N]),$([CX4]C#N),$([CX4][N+]),$([CX4]S),$([CX4][P,Si,Se]),$([CX4]C=C),$([CX4]C#C),$([CX4]a),$([CX4][O,N]),$([CX4]C=[N+]),$([CX4]B)]';

/** Whether the partner of a carbon that gives its hydrogen is one that only a carbanion can reach: a halide or a carbonyl carbon. */
function meetsCarbanion(view: ReactionView, { incoming }: HydrogenReplacement, exchanges: readonly Replacement[]): boolean {
  const { reactants } = view.mapped;
  const exchange = exchanges.find((each) => each.carbon === incoming);
  if (exchange !== undefined) return isHalogen(reactants, exchange.leaving) || reactants.atomicNumber[exchange.leaving] === ELEMENT.oxygen;
  return hasDoubleBondedOxygen(reactants, incoming) && view.reordered.length > 0;
}

const carbanionNeedsAcceptor: MechanismRule = {
  id: 'K4',
  statement: 'A carbon that gives its hydrogen for a bond to an alkyl, aryl or acyl group has an acceptor beside it.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants } = view.mapped;
    const giving = hydrogenReplacements(view).filter(
      ({ carbon, incoming }) => isSaturatedCarbon(reactants, carbon) && reactants.atomicNumber[incoming] === ELEMENT.carbon,
    );
    if (giving.length === 0 || view.made.length > 2) return [];
    const exchanges = replacements(view);
    return giving.flatMap((each) => {
      // The metal of an organometallic reagent takes the hydrogen beside it, and both carbons bond (Kulinkovich).
      if (isJoinedTwice(view, each.carbon, each.incoming)) return [];
      if (!meetsCarbanion(view, each, exchanges) || view.atoms('reactants', ACIDIFIED).has(each.carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Carbon not acidic',
          text: 'Nothing beside this carbon makes its hydrogen acidic: no base forms the carbanion that this bond needs.',
          wanted: [each.carbon],
          rivals: [],
        },
      ];
    });
  },
};

/** Inner carbon of an acrylate or its kin, or of a styrene, whose outer carbon is free. */
const ALPHA_OF_ACRYLATE = '[CX3;H1;$([CX3](=[CX3;!H0])[$(C=O),$(C#N),$(S(=O)=O),$([N+]=O),c])]';

const heckAtBeta: MechanismRule = {
  id: 'K5',
  statement: 'The Heck reaction puts the aryl group on the outer carbon of an acrylate or a styrene.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!view.atoms('reactants', ALPHA_OF_ACRYLATE).has(incoming)) return [];
      const [beta] = neighboursAcross(reactants, incoming, BOND.double);
      const isBetaTouched = view.changed.has(beta);
      if (isBetaTouched) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Beta, not alpha',
          text: 'Palladium puts the aryl group on the outer carbon of the double bond: the cinnamic isomer or stilbene results.',
          wanted: [incoming],
          rivals: [beta],
        },
      ];
    });
  },
};

const eliminates: MechanismRule = {
  id: 'K6',
  statement:
    'Alkyl halides with hydrogen on the next carbon eliminate on palladium: secondary and tertiary ones do not couple with boron or tin.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants } = view.mapped;
    const exchanges = replacements(view);
    return exchanges.flatMap(({ carbon, incoming, leaving }) => {
      if (!isSaturatedCarbon(reactants, carbon) || !RANKS.has(reactants.atomicNumber[leaving])) return [];
      const isTransferred = exchanges.some(
        (each) => each.carbon === incoming && [ELEMENT.boron, TIN].includes(reactants.atomicNumber[each.leaving]),
      );
      const beta = neighboursOf(reactants, carbon).filter(
        (each) => isSaturatedCarbon(reactants, each) && reactants.hydrogenCount[each] > 0,
      );
      if (!isTransferred || beta.length === 0 || view.atoms('reactants', BESIDE_PI_OR_IN_SMALL_RING).has(carbon)) return [];
      const isPrimary = reactants.hydrogenCount[carbon] === 2;
      return [
        {
          verdict: isPrimary ? ('risk' as const) : ('never' as const),
          chip: 'Eliminates first',
          text: 'On palladium this alkyl group loses a hydrogen from the next carbon before it couples: the alkene results.',
          wanted: [carbon],
          rivals: beta,
        },
      ];
    });
  },
};

const ownHalideFirst: MechanismRule = {
  id: 'K8',
  statement: 'A boron or tin reagent whose own arene carries a better halide than its partner couples with itself.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, becomes, moleculeOf } = view.mapped;
    const exchanges = replacements(view);
    return couplings(view).flatMap(({ carbon, incoming, leaving }) => {
      if (!isBroughtByMetal(reactants, incoming, exchanges)) return [];
      const wanted = exchangeRank(reactants, carbon, leaving);
      const own: { readonly atom: AtomIndex; readonly rank: number }[] = [];
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        if (!RANKS.has(reactants.atomicNumber[atom]) || becomes[atom] < 0 || moleculeOf[atom] !== moleculeOf[incoming]) continue;
        const [ringAtom] = neighboursOf(reactants, atom);
        if (ringAtom === undefined || reactants.isAromatic[ringAtom] === 0) continue;
        own.push({ atom: ringAtom, rank: exchangeRank(reactants, ringAtom, atom) });
      }
      const rank = Math.max(0, ...own.map((each) => each.rank));
      if (wanted === 0 || rank < wanted) return [];
      return [
        {
          verdict: rank - wanted >= 2 ? ('never' as const) : ('risk' as const),
          chip: 'Couples with itself',
          text: 'The organometal carries a halide into which palladium enters as readily: it couples with itself too.',
          wanted: [incoming],
          rivals: own.filter((each) => each.rank === rank).map(({ atom }) => atom),
        },
      ];
    });
  },
};

/** Couplings of halides, and carbanions without acceptor. */
export const COUPLINGS: MechanismTable = {
  title: 'Couplings to carbon',
  rules: [
    whichHalide,
    whichPosition,
    noFluoride,
    carbanionNeedsAcceptor,
    heckAtBeta,
    eliminates,
    bulkyBoron,
    ownHalideFirst,
    alkynesWithBetterHalides,
    nucleophilesWithBetterHalides,
    allylicAlcoholsGiveCarbonyls,
    betterHalideOffFirst,
    farHalideFirst,
    likeHalidesOfBenzene,
    boronLostBesideNitrogen,
    aminesTakeCarbonMonoxide,
    boronSitsOnCarbon,
    noCouplingAcrossArenes,
    boronLeavesNoCarbonForAnother,
    halidesMeetTheirOwnKind,
    sulfonamidesAreArylatedFirst,
    copperCouplesAlkynesFirst,
    hotBaseTakesBenzhydrylAmmonium,
  ],
};
