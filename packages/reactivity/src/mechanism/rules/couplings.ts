import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, isAzineNitrogen } from '../aromatic-ring.ts';
import { arylations } from '../arylations.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross } from '../atoms.ts';
import { isJoinedTwice } from '../joined-twice.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type HydrogenReplacement, hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { farHalideFirst, likeHalidesOfBenzene } from './acceptor-halides.ts';
import { alkynesWithBetterHalides } from './alkyne-couplings.ts';
import { allylicAlcoholsGiveCarbonyls } from './allylic-heck.ts';
import { BESIDE_PI_OR_IN_SMALL_RING, bulkyBoron } from './bulky-boron.ts';
import { betterHalideOffFirst } from './hydrogenolysis-order.ts';

const TIN = 50;
const METALS: ReadonlySet<number> = new Set([3, ELEMENT.boron, 12, ELEMENT.silicon, 30, TIN]);

/** An aryl halide that joins with a carbon which a metal brings, or with an alkyne or cyanide. Reactant atoms. */
function couplings(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  const exchanges = replacements(view);
  return exchanges.filter(({ carbon, incoming, leaving }) => {
    if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving)) return false;
    if (reactants.atomicNumber[incoming] !== ELEMENT.carbon) return false;
    return isBroughtByMetal(reactants, incoming, exchanges) || neighboursAcross(reactants, incoming, BOND.triple).length > 0;
  });
}

function isBroughtByMetal(reactants: Molecule, incoming: AtomIndex, exchanges: readonly Replacement[]): boolean {
  return exchanges.some((each) => each.carbon === incoming && METALS.has(reactants.atomicNumber[each.leaving]));
}

/**
 * An aryl halide that a metal enters, whatever it becomes: couplings, Heck reactions, boronates, stannanes, aminations, organometals that
 * add to carbonyl groups. Those at a position that a nucleophile reaches without a metal are left out. Reactant atoms.
 */
function metalEntries(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  const exchanges = replacements(view);
  const nucleophilic = new Set(arylations(view).map(({ carbon }) => carbon));
  return exchanges.filter(({ carbon, incoming, leaving }) => {
    if (reactants.isAromatic[carbon] === 0) return false;
    if (!RANKS.has(reactants.atomicNumber[leaving]) && !isTriflateOxygen(view, leaving)) return false;
    const element = reactants.atomicNumber[incoming];
    if (METALS.has(element)) return true;
    if (element !== ELEMENT.carbon && !nucleophilic.has(carbon)) return false;
    const isMetalsOwn =
      element === ELEMENT.carbon && (isBroughtByMetal(reactants, incoming, exchanges) || isOfUnsaturated(reactants, incoming));
    return isMetalsOwn || activation(reactants, carbon) !== 'strong' || !isReachedWithoutMetal(view, carbon, leaving);
  });
}

/** A carbon of an alkyne or alkene, as in Sonogashira and Heck reactions: nothing that adds to an arene by itself. */
function isOfUnsaturated(reactants: Molecule, incoming: AtomIndex): boolean {
  const across = [...neighboursAcross(reactants, incoming, BOND.double), ...neighboursAcross(reactants, incoming, BOND.triple)];
  return across.some((each) => reactants.atomicNumber[each] === ELEMENT.carbon);
}

/** How readily palladium enters the bond: iodide, then bromide and triflate, then chloride; fluoride not at all. */
function exchangeRank(molecule: Molecule, carbon: AtomIndex, leaving: AtomIndex): number {
  const rank = molecule.atomicNumber[leaving] === ELEMENT.oxygen ? RANK_OF_TRIFLATE : (RANKS.get(molecule.atomicNumber[leaving]) ?? 0);
  return rank + (isBesideNitrogen(molecule, carbon) ? ACTIVATED_BY_AZINE : 0);
}

const TRIFLATE = '[c]OS(=O)(=O)C(F)(F)F';
const RANK_OF_TRIFLATE = 4;

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

const RANKS: ReadonlyMap<number, number> = new Map([
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
      const isTwinOnAzine =
        isCoupling &&
        aromaticSystem(reactants, carbon).includes(earlier) &&
        neighboursOf(reactants, earlier).some((each) => reactants.atomicNumber[each] === reactants.atomicNumber[leaving]);
      return [
        {
          verdict: best.rank - wanted >= 2 || isTwinOnAzine ? ('never' as const) : ('risk' as const),
          chip: 'Other halide first',
          text: 'The metal enters the weaker or more activated bond to the other halogen first, and the reaction takes place there.',
          wanted: [carbon],
          rivals: [best.atom],
        },
      ];
    }),
};

/** Pairs of equal halogens on one heteroarene: the position that couples first stands first, its halogen second; the later one by its place. */
const EARLIER_POSITIONS: readonly (readonly [pattern: string, later: number])[] = [
  // 4 before 2 of pyrimidines, quinazolines and other fused pyrimidines; 6 before 2 of purines
  ['c1([Cl,Br,I])nc([Cl,Br,I])ncc1', 3],
  // 1 before 3 of isoquinolines
  ['c1([Cl,Br,I])nc([Cl,Br,I])cc2ccccc12', 3],
  // 2 before 3 and 4 of furans, thiophenes and pyrroles
  ['c1([Cl,Br,I])c([Cl,Br,I])cc[o,s,nX3]1', 2],
  ['c1([Cl,Br,I])cc([Cl,Br,I])c[o,s,nX3]1', 3],
  // 2, then 5, then 4 of thiazoles, oxazoles and imidazoles
  ['c1([Cl,Br,I])nc([Cl,Br,I])c[o,s,nX3]1', 3],
  ['c1([Cl,Br,I])ncc([Cl,Br,I])[o,s,nX3]1', 4],
  ['c1([Cl,Br,I])c([Cl,Br,I])nc[o,s,nX3]1', 2],
];

/** Nucleophilic substitutions on rings of five, where the same positions come first. */
function fiveRingArylations(view: ReactionView): readonly Replacement[] {
  return arylations(view).filter(({ carbon }) => aromaticRings(view.mapped.reactants, carbon, 5).length > 0);
}

/** Halides on rings of five that lithium or magnesium exchanges, for a carbonyl compound, a formamide, boron, silicon or tin. */
function fiveRingExchanges(view: ReactionView): readonly Replacement[] {
  const { reactants } = view.mapped;
  return replacements(view).filter(
    ({ carbon, incoming, leaving }) =>
      isHalogen(reactants, leaving) &&
      aromaticRings(reactants, carbon, 5).length > 0 &&
      (METALS.has(reactants.atomicNumber[incoming]) || hasDoubleBondedOxygen(reactants, incoming)),
  );
}

const whichPosition: MechanismRule = {
  id: 'K2',
  statement:
    'Of two equal halides on one heteroarene that at the more activated position reacts first: 4 before 2 of pyrimidines in couplings, 2 before 3 of thiophenes.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    [...couplings(view), ...fiveRingArylations(view), ...fiveRingExchanges(view)].flatMap(({ carbon, leaving }) => {
      const { reactants, becomes } = view.mapped;
      for (const [pattern, later] of EARLIER_POSITIONS) {
        const place = view.places('reactants', pattern).find((atoms) => {
          const [, halogen] = atoms;
          return atoms[later] === carbon && becomes[halogen] >= 0 && reactants.atomicNumber[halogen] === reactants.atomicNumber[leaving];
        });
        if (place === undefined) continue;
        return [
          {
            verdict: 'never' as const,
            chip: 'Other position first',
            text: 'The bond at the more activated position of this ring system reacts first, with a metal as with a nucleophile.',
            wanted: [carbon],
            rivals: [place[0]],
          },
        ];
      }
      return [];
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
    allylicAlcoholsGiveCarbonyls,
    betterHalideOffFirst,
    farHalideFirst,
    likeHalidesOfBenzene,
  ],
};
