import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon, neighboursAcross, neighboursOf } from '../atoms.ts';
import { benzeneRate, electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, type Replacement, replacements } from '../replacement.ts';
import { substituentKind } from '../substituent.ts';

type Electrophile = 'nitro' | 'halogen' | 'sulfonyl' | 'acyl' | 'alkyl';

/** An aromatic carbon whose hydrogen an electrophile takes the place of. Reactant atoms. */
interface AromaticSubstitution {
  readonly carbon: AtomIndex;
  readonly incoming: AtomIndex;
  readonly electrophile: Electrophile;
}

function aromaticSubstitutions(view: ReactionView): readonly AromaticSubstitution[] {
  const { reactants } = view.mapped;
  const lettingGo = view.made.length > 2 ? [] : hydrogenReplacements(view).filter(({ carbon }) => reactants.isAromatic[carbon] === 1);
  if (lettingGo.length === 0) return [];
  const exchanges = replacements(view);
  return lettingGo.flatMap(({ carbon, incoming }) => {
    const electrophile = electrophileKind(view, incoming, exchanges);
    return electrophile === null ? [] : [{ carbon, incoming, electrophile }];
  });
}

function electrophileKind({ mapped }: ReactionView, incoming: AtomIndex, exchanges: readonly Replacement[]): Electrophile | null {
  const { reactants, product, becomes } = mapped;
  if (isHalogen(reactants, incoming)) return reactants.atomicNumber[incoming] === ELEMENT.fluorine ? null : 'halogen';
  const after = becomes[incoming];
  const oxygens = neighboursOf(product, after).filter((each) => product.atomicNumber[each] === ELEMENT.oxygen).length;
  if (reactants.atomicNumber[incoming] === ELEMENT.nitrogen) return product.charge[after] === 1 && oxygens === 2 ? 'nitro' : null;
  if (reactants.atomicNumber[incoming] === ELEMENT.sulfur)
    return neighboursAcross(product, after, BOND.double).length === 2 ? 'sulfonyl' : null;
  const exchange = exchanges.find((each) => each.carbon === incoming);
  if (exchange === undefined) return null;
  const leaves = isHalogen(reactants, exchange.leaving) || reactants.atomicNumber[exchange.leaving] === ELEMENT.oxygen;
  if (!leaves) return null;
  if (hasDoubleBondedOxygen(reactants, incoming)) return product.hydrogenCount[after] === 0 && oxygens === 1 ? 'acyl' : null;
  return isSaturatedCarbon(reactants, incoming) && reactants.hydrogenCount[incoming] < 3 ? 'alkyl' : null;
}

/** How much more an electrophile chooses between positions than a nitronium ion does: ratio of reaction constants, lowered for safety. */
const CHOOSINESS: Readonly<Record<Electrophile, number>> = { nitro: 1, sulfonyl: 1, halogen: 1.3, acyl: 1.3, alkyl: 0.5 };

/** Difference of logarithms from which the wanted isomer is a by-product, and from which it comes as a mixture. */
const BY_PRODUCT = 1;
const MIXTURE = 0.45;

function isIntramolecular({ mapped: { moleculeOf } }: ReactionView, { carbon, incoming }: AromaticSubstitution): boolean {
  return moleculeOf[carbon] === moleculeOf[incoming];
}

/** Lithium goes beside these groups, and halogens, formyl groups and others follow it there. */
function isBesideMetalationGuide(reactants: Molecule, carbon: AtomIndex): boolean {
  return neighboursAcross(reactants, carbon, BOND.aromatic).some((atom) => {
    const first = substituentOf(reactants, atom);
    const kind = first === undefined ? 'other' : substituentKind(reactants, first, atom);
    return ['fluoro', 'alkoxy', 'carbamoyl', 'acylamino', 'fluoroalkoxy', 'trifluoromethyl'].includes(kind);
  });
}

const directs: MechanismRule = {
  id: 'A1',
  statement: 'Substituents direct an electrophile on a benzene ring: donors and halogens ortho and para, acceptors meta.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, electrophile } = each;
      const wanted = isIntramolecular(view, each) ? null : benzeneRate(reactants, carbon);
      if (wanted === null) return [];
      const ring = aromaticSystem(reactants, carbon);
      const rivals = ring.flatMap((atom) => {
        const isFree = reactants.hydrogenCount[atom] === 1 && view.reactants.symmetryClass[atom] !== view.reactants.symmetryClass[carbon];
        const rate = isFree ? benzeneRate(reactants, atom) : null;
        return rate === null ? [] : [{ atom, rate }];
      });
      const best = Math.max(...rivals.map(({ rate }) => rate));
      const difference = (best - wanted) * CHOOSINESS[electrophile];
      if (rivals.length === 0 || difference < MIXTURE) return [];
      const isByProduct = difference >= BY_PRODUCT && electrophile !== 'alkyl';
      const mayBeMetalated = electrophile !== 'nitro' && electrophile !== 'acyl' && isBesideMetalationGuide(reactants, carbon);
      // Acid turns a free amine into an ammonium ion, which directs otherwise.
      const mayBeProtonated = electrophile !== 'halogen' && ring.some((atom) => isFreeAmine(reactants, atom));
      return [
        {
          verdict: isByProduct && !mayBeMetalated && !mayBeProtonated ? ('never' as const) : ('risk' as const),
          chip: 'Wrong position',
          text: isByProduct
            ? 'The groups on this ring send the electrophile to another position: this isomer is a by-product at most.'
            : 'The groups on this ring send the electrophile to another position too: a mixture of isomers results.',
          wanted: [carbon],
          rivals: rivals.filter(({ rate }) => rate === best).map(({ atom }) => atom),
        },
      ];
    }),
};

function isFreeAmine(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && substituentKind(molecule, first, ringAtom) === 'amino';
}

/** From here on another ring takes the electrophile. */
const OTHER_RING = 2.5;

const otherRing: MechanismRule = {
  id: 'A2',
  statement: 'An electrophile takes the most electron-rich ring, and of a heteroarene the position that holds the charge best.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants, moleculeOf } = view.mapped;
      const { carbon, electrophile } = each;
      if (isIntramolecular(view, each) || electrophile === 'alkyl') return [];
      const wanted = electrophilicRate(view, carbon);
      if (wanted === null) return [];
      const isSingleBenzene = benzeneRate(reactants, carbon) !== null;
      const own = new Set(aromaticSystem(reactants, carbon));
      let best: { atom: AtomIndex; rate: number } | null = null;
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        const isFree =
          reactants.isAromatic[atom] === 1 && reactants.hydrogenCount[atom] === 1 && reactants.atomicNumber[atom] === ELEMENT.carbon;
        if (!isFree || moleculeOf[atom] !== moleculeOf[carbon] || (isSingleBenzene && own.has(atom))) continue;
        // Acid takes the donor away from free amines and from rings with basic nitrogen.
        if (electrophile !== 'halogen' && aromaticSystem(reactants, atom).some((ringAtom) => isFreeAmine(reactants, ringAtom))) continue;
        const rate = electrophilicRate(view, atom);
        if (rate !== null && (best === null || rate > best.rate)) best = { atom, rate };
      }
      if (best === null || best.rate - wanted < MIXTURE * 2) return [];
      const isClear =
        best.rate - wanted >= (own.has(best.atom) ? 1.5 : OTHER_RING) &&
        !(electrophile === 'halogen' && isBesideMetalationGuide(reactants, carbon));
      return [
        {
          verdict: isClear ? ('never' as const) : ('risk' as const),
          chip: own.has(best.atom) ? 'Wrong position' : 'Other ring first',
          text: own.has(best.atom)
            ? 'The electrophile goes to another position of this ring system, where the charge is held better.'
            : 'The electrophile goes to the other, more electron-rich ring.',
          wanted: [carbon],
          rivals: [best.atom],
        },
      ];
    }),
};

/** Slowest ring that still takes part in a Friedel-Crafts reaction: halobenzenes do, benzoates and pyridines do not. */
const FRIEDEL_CRAFTS_FLOOR = -1.9;
const AZINE_WITHOUT_DONOR = '[c;H1;r6;$(c1[c,n][c,n][c,n][c,n]n1),$(c1[c,n][c,n][c,n]n[c,n]1),$(c1[c,n][c,n]n[c,n][c,n]1)]';

const notDeactivated: MechanismRule = {
  id: 'A3',
  statement: 'Friedel-Crafts reactions fail on rings with a strong acceptor, and on pyridines, which hold the Lewis acid.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, electrophile } = each;
      if (electrophile !== 'acyl' && electrophile !== 'alkyl') return [];
      const rate = benzeneRate(reactants, carbon);
      const system = aromaticSystem(reactants, carbon);
      const isBareAzine =
        rate === null && view.atoms('reactants', AZINE_WITHOUT_DONOR).has(carbon) && system.every((atom) => !hasDonor(reactants, atom));
      if ((rate === null || rate > FRIEDEL_CRAFTS_FLOOR) && !isBareAzine) return [];
      return [
        {
          verdict: isIntramolecular(view, each) && !isBareAzine ? ('risk' as const) : ('never' as const),
          chip: 'Ring deactivated',
          text: 'An acceptor on this ring, or its nitrogen, leaves too little electron density for a Friedel-Crafts reaction.',
          wanted: [carbon],
          rivals: [],
        },
      ];
    }),
};

function hasDonor(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  if (first === undefined) return false;
  return ['amino', 'hydroxy', 'alkoxy', 'acylamino', 'sulfanyl', 'other'].includes(substituentKind(molecule, first, ringAtom));
}

const notAnilines: MechanismRule = {
  id: 'A4',
  statement:
    'A free aniline takes an acyl group at nitrogen and a Lewis acid there too: its ring is acylated only once the nitrogen is protected.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      if (each.electrophile !== 'acyl' || isIntramolecular(view, each)) return [];
      const amines = aromaticSystem(reactants, each.carbon).flatMap((atom) => {
        const first = isFreeAmine(reactants, atom) ? substituentOf(reactants, atom) : undefined;
        return first !== undefined && reactants.hydrogenCount[first] > 0 ? [first] : [];
      });
      if (amines.length === 0) return [];
      // Boron trichloride leads nitriles to the position beside the amine (Sugasawa); acid chlorides have no such guide.
      return [
        {
          verdict: 'never' as const,
          chip: 'Amine reacts first',
          text: 'The free amine on this ring takes the acyl group, and what is left of it binds the Lewis acid.',
          wanted: [each.carbon],
          rivals: amines,
        },
      ];
    }),
};

const rearranges: MechanismRule = {
  id: 'A5',
  statement: 'Primary alkyl cations rearrange before they alkylate an arene.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { incoming, electrophile } = each;
      if (electrophile !== 'alkyl' || isIntramolecular(view, each) || reactants.hydrogenCount[incoming] !== 2) return [];
      const beside = neighboursOf(reactants, incoming).find((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon);
      // Ethyl has nowhere to go; benzyl and allyl cations stay.
      if (beside === undefined || !isSaturatedCarbon(reactants, beside) || reactants.hydrogenCount[beside] === 3) return [];
      if (neighboursOf(reactants, beside).some((atom) => atom !== incoming && reactants.atomicNumber[atom] !== ELEMENT.carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Cation rearranges',
          text: 'The primary cation rearranges to a more stable one first: the branched arene results. Acylation and reduction give the straight chain.',
          wanted: [incoming],
          rivals: [beside],
        },
      ];
    }),
};

/** Rings that halogens and their sources attack at once. */
const RICH_RING_FREE = `[c;H1;$(c:c[NX3,OX2H,$(OC)]),$(c:c:c:c[NX3,OX2H,$(OC)]);!$(c:n)]`;

const notSideChain: MechanismRule = {
  id: 'A6',
  statement: 'A halogen attacks an electron-rich ring before the methyl group of an amide or of an ester.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }) => {
      if (!isHalogen(reactants, incoming) || !isSaturatedCarbon(reactants, carbon)) return [];
      const acyl = neighboursOf(reactants, carbon).filter((each) => hasDoubleBondedOxygen(reactants, each));
      const isPlainAmide =
        acyl.length === 1 &&
        neighboursOf(reactants, acyl[0]).some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen) &&
        neighboursOf(reactants, carbon).length === 1;
      if (!isPlainAmide) return [];
      const rich = [...view.atoms('reactants', RICH_RING_FREE)].filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      return [
        {
          verdict: rich.length > 0 ? ('never' as const) : ('risk' as const),
          chip: rich.length > 0 ? 'Ring reacts first' : 'Amide does not enolise',
          text:
            rich.length > 0
              ? 'The halogen goes to the electron-rich ring, para where it is free, and leaves the acyl group alone.'
              : 'An amide hardly forms an enol: halogens do not attack beside it as they do beside a ketone.',
          wanted: [carbon],
          rivals: rich,
        },
      ];
    });
  },
};

/** Electrophilic substitution of arenes. */
export const ELECTROPHILIC_AROMATIC: MechanismTable = {
  title: 'Electrophilic substitution of arenes',
  rules: [directs, otherRing, notDeactivated, notAnilines, rearranges, notSideChain],
};
