import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { neighboursAcross } from '../atoms.ts';
import { benzeneRate, electrophilicRate, rateBesideAzole } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { substituentKind } from '../substituent.ts';
import {
  aromaticSubstitutions,
  type Electrophile,
  isFreeAmine,
  isIntramolecular,
  mayBeMetalated,
  mediumOf,
} from './aromatic-substitutions.ts';

/** How much more an electrophile chooses between positions than a nitronium ion does: ratio of reaction constants, lowered for safety. */
const CHOOSINESS: Readonly<Record<Electrophile, number>> = {
  nitro: 1,
  sulfonyl: 1,
  halogen: 1.3,
  acyl: 1.3,
  formyl: 1.3,
  diazonium: 3,
  iminium: 1.3,
  alkyl: 0.5,
};

/** What each group beside a position takes from its rate, for electrophiles larger than a nitronium ion. */
const BULK: Readonly<Record<Electrophile, number>> = {
  nitro: 0,
  sulfonyl: 0.6,
  halogen: 0.5,
  acyl: 0.8,
  formyl: 0.5,
  diazonium: 0,
  iminium: 0,
  alkyl: 0,
};

/** Difference of logarithms from which the wanted isomer is a by-product, and from which it comes as a mixture. */
const BY_PRODUCT = 1;

const MIXTURE = 0.45;

/** What the oxygen of an anilide, which hands the nitronium ion on to the position beside it, is worth where the para position is taken. */
const LED_BY_AMIDE = 1.5;

/** How readily an electrophile reaches a position of a benzene ring, by its rate there. */
function reachOf(molecule: Molecule, atom: AtomIndex, electrophile: Electrophile, rate: number): number {
  const lead = electrophile === 'nitro' && isLedByAmide(molecule, atom) ? LED_BY_AMIDE : 0;
  return rate * CHOOSINESS[electrophile] - BULK[electrophile] * groupsBeside(molecule, atom) + lead;
}

function isLedByAmide(molecule: Molecule, atom: AtomIndex): boolean {
  const [ring] = aromaticRings(molecule, atom, 6);
  return [1, 5].some((place) => {
    const first = substituentOf(molecule, ring[place]);
    const isAnilide =
      first !== undefined && molecule.hydrogenCount[first] === 1 && substituentKind(molecule, first, ring[place]) === 'acylamino';
    return isAnilide && substituentOf(molecule, ring[(place + 3) % 6]) !== undefined;
  });
}

export const directs: MechanismRule = {
  id: 'A1',
  statement: 'Substituents direct an electrophile on a benzene ring: donors and halogens ortho and para, acceptors meta.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants } = view.mapped;
      const { carbon, electrophile } = each;
      const wanted = isIntramolecular(view, each) ? null : benzeneRate(reactants, carbon);
      // What lithium leads is no electrophilic substitution at all: a formamide is as good a partner there.
      if (wanted === null || (electrophile === 'formyl' && mayBeMetalated(view, each))) return [];
      const ring = aromaticSystem(reactants, carbon);
      const rivals = ring.flatMap((atom) => {
        const isFree = reactants.hydrogenCount[atom] === 1 && view.reactants.symmetryClass[atom] !== view.reactants.symmetryClass[carbon];
        const rate = isFree ? benzeneRate(reactants, atom) : null;
        return rate === null ? [] : [{ atom, reach: reachOf(reactants, atom, electrophile, rate) }];
      });
      const best = Math.max(...rivals.map(({ reach }) => reach));
      const difference = best - reachOf(reactants, carbon, electrophile, wanted);
      if (rivals.length === 0 || difference < MIXTURE) return [];
      const isByProduct = difference >= BY_PRODUCT && electrophile !== 'alkyl';
      // Acid turns a free amine into an ammonium ion, which directs otherwise.
      const mayBeProtonated = mediumOf(electrophile) === 'acid' && ring.some((atom) => isFreeAmine(reactants, atom));
      return [
        {
          verdict: isByProduct && !mayBeMetalated(view, each) && !mayBeProtonated ? ('never' as const) : ('risk' as const),
          chip: 'Wrong position',
          text: isByProduct
            ? 'The groups on this ring send the electrophile to another position: this isomer is a by-product at most.'
            : 'The groups on this ring send the electrophile to another position too: a mixture of isomers results.',
          wanted: [carbon],
          rivals: rivals.filter(({ reach }) => reach === best).map(({ atom }) => atom),
        },
      ];
    }),
};

/** How many of the ring atoms beside one bear a group. */
function groupsBeside(molecule: Molecule, atom: AtomIndex): number {
  return neighboursAcross(molecule, atom, BOND.aromatic).filter((each) => substituentOf(molecule, each) !== undefined).length;
}

/** From here on another position of the ring system takes the electrophile, and another ring. */
const OTHER_POSITION = 1;

const OTHER_RING = 2.5;

/** The same for nitronium ions, which are small: what is beside a position hardly holds them back. */
const OTHER_RING_FOR_NITRO = 2;

/**
 * What a protonated azine is poorer than its rates say, which order its own positions: beside a benzene ring, the charge of a pyridinium ion counts
 * whole. Fluorobenzene is nitrated before 4-methoxypyridine.
 */
const WHOLE_CHARGE = 3;

/** Whether an atom is in a single azine, such as pyridine. */
function isOfAzine(molecule: Molecule, atom: AtomIndex): boolean {
  const system = aromaticSystem(molecule, atom);
  return system.length === 6 && system.some((each) => isAzineNitrogen(molecule, each));
}

function isNaphthalene(molecule: Molecule, system: ReadonlySet<AtomIndex>): boolean {
  return (
    system.size === 10 &&
    [...system].every((atom) => molecule.atomicNumber[atom] === ELEMENT.carbon && aromaticRings(molecule, atom, 5).length === 0)
  );
}

/** 3 of a 2-naphthol, its ethers and its amides, across a bond that is not double in the best Kekulé form: no acyl group comes to rest there. */
const BESIDE_BETA_DONOR = '[c;H1;$(c1c([OX2,$([NX3]C=O)])cc2ccccc2c1)]';

function isBesideBetaDonor(view: ReactionView, carbon: AtomIndex): boolean {
  return view.atoms('reactants', BESIDE_BETA_DONOR).has(carbon);
}

/** Across the ring from the oxide of pyridine or quinoline, whose oxygen gives the charge there what it needs: nitric acid goes nowhere else. */
const FOUR_OF_N_OXIDE = '[cH;$(c1c[c,n][n+](-[O-])cc1),$(c1cc[n+](-[O-])cc1)]';

export const otherRing: MechanismRule = {
  id: 'A2',
  statement: 'An electrophile takes the most electron-rich ring, and of a heteroarene the position that holds the charge best.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each) => {
      const { reactants, moleculeOf } = view.mapped;
      const { carbon, electrophile } = each;
      if (isIntramolecular(view, each) || electrophile === 'alkyl') return [];
      if (electrophile === 'nitro' && view.atoms('reactants', FOUR_OF_N_OXIDE).has(carbon)) return [];
      const medium = mediumOf(electrophile);
      const besideAzole = electrophile === 'halogen' ? rateBesideAzole(view, carbon) : null;
      const wanted = electrophilicRate(view, carbon, medium) ?? besideAzole;
      if (wanted === null) return [];
      const isSingleBenzene = besideAzole !== null || benzeneRate(reactants, carbon) !== null;
      const own = new Set(aromaticSystem(reactants, carbon));
      // Acyl and sulfo groups come to rest at 2 or 6 of naphthalenes, as solvent and time have it.
      const isMobile = electrophile === 'acyl' || electrophile === 'sulfonyl';
      if (isMobile && isNaphthalene(reactants, own) && !isBesideBetaDonor(view, carbon)) return [];
      let best: { atom: AtomIndex; rate: number } | null = null;
      for (let atom = 0; atom < reactants.atomCount; atom++) {
        const isFree =
          reactants.isAromatic[atom] === 1 && reactants.hydrogenCount[atom] === 1 && reactants.atomicNumber[atom] === ELEMENT.carbon;
        if (!isFree || moleculeOf[atom] !== moleculeOf[carbon] || (isSingleBenzene && own.has(atom))) continue;
        // Acid takes the donor away from free amines and from rings with basic nitrogen.
        const isProtonated = electrophile !== 'halogen' && electrophile !== 'diazonium' && !own.has(atom);
        if (isProtonated && aromaticSystem(reactants, atom).some((ringAtom) => isFreeAmine(reactants, ringAtom))) continue;
        const told = electrophilicRate(view, atom, medium);
        const rate = told !== null && medium === 'acid' && !own.has(atom) && isOfAzine(reactants, atom) ? told - WHOLE_CHARGE : told;
        if (rate !== null && (best === null || rate > best.rate)) best = { atom, rate };
      }
      if (best === null || best.rate - wanted < MIXTURE * 2) return [];
      const fromOtherRing = electrophile === 'nitro' ? OTHER_RING_FOR_NITRO : OTHER_RING;
      const isClear = best.rate - wanted >= (own.has(best.atom) ? OTHER_POSITION : fromOtherRing) && !mayBeMetalated(view, each);
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
