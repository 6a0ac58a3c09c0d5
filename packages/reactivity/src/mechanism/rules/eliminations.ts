import {
  type AtomIndex,
  BOND,
  bondBetween,
  CHIRALITY,
  degree,
  ELEMENT,
  IMPLICIT_HYDROGEN,
  type Molecule,
  neighboursOf,
} from '@retron/molecule';
import { compareConfigurations } from '@retron/transforms';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { hasDoubleBondedOxygen, isFreeOxygen, isHalogen, isSaturatedCarbon, isSulfonateOxygen, neighboursAcross } from '../atoms.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

/** A C=C made by the loss of a group from one carbon and of a hydrogen from its neighbour. Reactant atoms. */
export interface Elimination {
  readonly carbon: AtomIndex;
  readonly leaving: AtomIndex;
  readonly beta: AtomIndex;
  readonly by: 'halide' | 'hydroxyl';
}

/** Every loss of a halide, sulfonate or hydroxyl group by a step that makes an alkene. */
export function eliminations({ mapped, reordered, made, leavingFrom }: ReactionView): readonly Elimination[] {
  const { product, reactants, sourceOf } = mapped;
  return reordered.flatMap((bond) => {
    if (product.bondOrder[bondBetween(product, bond[0], bond[1])] !== BOND.double) return [];
    return [bond, [bond[1], bond[0]]].flatMap(([a, b]): readonly Elimination[] => {
      const [carbon, beta] = [sourceOf[a], sourceOf[b]];
      const leaving = leavingFrom(carbon);
      const losesHydrogen = product.hydrogenCount[b] === reactants.hydrogenCount[beta] - 1 && leavingFrom(beta).length === 0;
      if (leaving.length !== 1 || !losesHydrogen || made.some((each) => each.includes(a) || each.includes(b))) return [];
      if (!isSaturatedCarbon(reactants, carbon) || !isSaturatedCarbon(reactants, beta)) return [];
      const by = leavingKind(reactants, leaving[0]);
      return by === null ? [] : [{ carbon, beta, leaving: leaving[0], by }];
    });
  });
}

function leavingKind(molecule: Molecule, atom: AtomIndex): Elimination['by'] | null {
  const isHalide = isHalogen(molecule, atom) && molecule.atomicNumber[atom] !== ELEMENT.fluorine;
  if (isHalide || isSulfonateOxygen(molecule, atom)) return 'halide';
  return isFreeOxygen(molecule, atom) ? 'hydroxyl' : null;
}

/** Whether the alkene at this carbon is conjugated, the carbon that loses the leaving group left aside. */
function isConjugated(molecule: Molecule, beta: AtomIndex, carbon: AtomIndex): boolean {
  return neighboursOf(molecule, beta).some(
    (each) =>
      each !== carbon &&
      (molecule.isAromatic[each] === 1 ||
        neighboursAcross(molecule, each, BOND.double).length > 0 ||
        neighboursAcross(molecule, each, BOND.triple).length > 0),
  );
}

/** Largest ring in which the two groups that leave have to stand trans to each other. */
const LARGEST_STIFF_RING = 6;

/**
 * Whether the hydrogen of `beta` stands trans to the leaving group on a ring through both; `null` where no ring holds them or a
 * configuration is not stated.
 */
function hasTransHydrogen({ mapped: { reactants } }: ReactionView, { carbon, leaving, beta }: Omit<Elimination, 'by'>): boolean | null {
  if (reactants.hydrogenCount[beta] !== 1) return null;
  if (reactants.chirality[carbon] === CHIRALITY.none || reactants.chirality[beta] === CHIRALITY.none) return null;
  const path = ringPath(reactants, carbon, beta);
  if (path === null || path.length > LARGEST_STIFF_RING) return null;
  const senseAt = (centre: AtomIndex, other: AtomIndex, inRing: AtomIndex, group: AtomIndex): -1 | 0 | 1 => {
    const around = [...reactants.chiralNeighbours.subarray(4 * centre, 4 * centre + 4)];
    const rest = around.filter((each) => each !== other && each !== inRing && each !== group);
    if (rest.length !== 1) return 0;
    return compareConfigurations(reactants.chirality[centre], around, CHIRALITY.clockwise, [other, inRing, group, rest[0]]);
  };
  const senses = senseAt(carbon, beta, path[1], leaving) * senseAt(beta, carbon, path[path.length - 2], IMPLICIT_HYDROGEN);
  return senses === 0 ? null : senses === 1;
}

/** Carbons where rings meet, and those of small rings: an alkene is strained there, or does not fit. */
const STRAINING = '[CX4;$([CX4](@*)(@*)@*),r3,r4]';

const moreSubstituted: MechanismRule = {
  id: 'B1',
  statement:
    'An elimination gives the conjugated alkene, else the more substituted one; a bulky base gives the less substituted one of a halide.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { reactants, becomes } = view.mapped;
    return eliminations(view).flatMap((each) => {
      const { carbon, leaving, beta, by } = each;
      const straining = view.atoms('reactants', STRAINING);
      // Groups that hold a carbanion, or stand by themselves for the direction, are left to those who know them.
      const bears = (atom: AtomIndex) =>
        neighboursOf(reactants, atom).some((other) => other !== leaving && reactants.atomicNumber[other] !== ELEMENT.carbon);
      if (bears(carbon) || bears(beta) || isConjugated(reactants, beta, carbon)) return [];
      // Beside a carbonyl group either alkene is an enone.
      if (neighboursOf(reactants, carbon).some((other) => hasDoubleBondedOxygen(reactants, other))) return [];
      const rivals = neighboursOf(reactants, carbon).filter((other) => {
        if (other === beta || becomes[other] < 0 || !isSaturatedCarbon(reactants, other) || reactants.hydrogenCount[other] === 0)
          return false;
        if (bears(other) || straining.has(other) || straining.has(carbon)) return false;
        if (hasTransHydrogen(view, { carbon, leaving, beta: other }) === false) return false;
        return isConjugated(reactants, other, carbon) || degree(reactants, other) > degree(reactants, beta);
      });
      if (rivals.length === 0) return [];
      const isSure = by === 'hydroxyl' || rivals.some((other) => isConjugated(reactants, other, carbon));
      return [
        {
          verdict: isSure ? ('never' as const) : ('risk' as const),
          chip: 'Other alkene',
          text: isSure
            ? 'The hydrogen of the other neighbour goes, so that the more substituted or conjugated alkene forms.'
            : 'The more substituted alkene forms as well, or alone: only a bulky base takes this hydrogen.',
          wanted: [beta],
          rivals,
        },
      ];
    });
  },
};

const antiperiplanar: MechanismRule = {
  id: 'B2',
  statement: 'In a ring a base takes a hydrogen only from the side opposite to the leaving group.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { reactants } = view.mapped;
    return eliminations(view).flatMap((each) => {
      if (each.by !== 'halide' || hasTransHydrogen(view, each) !== false) return [];
      // A hydrogen beside a carbonyl group goes first, from either side.
      if (neighboursOf(reactants, each.beta).some((other) => hasDoubleBondedOxygen(reactants, other))) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'No anti hydrogen',
          text: 'The hydrogen here stands on the same side as the leaving group: the base takes one from the other neighbour, or the nucleophile substitutes.',
          wanted: [each.beta],
          rivals: [],
        },
      ];
    });
  },
};

const noCyclopropene: MechanismRule = {
  id: 'B3',
  statement: 'An elimination within a ring of three gives no cyclopropene.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const small = view.atoms('reactants', '[CX4;r3]');
    return eliminations(view).flatMap(({ carbon, beta }) => {
      if (!small.has(carbon) || !small.has(beta)) return [];
      const path = ringPath(view.mapped.reactants, carbon, beta);
      if (path === null || path.length !== 3) return [];
      const text = 'A double bond in a ring of three is too strained to be made so: the base attacks elsewhere, or the ring opens.';
      return [{ verdict: 'never' as const, chip: 'Cyclopropene', text, wanted: [carbon, beta], rivals: [] }];
    });
  },
};

/** Eliminations to alkenes. */
export const ELIMINATIONS: MechanismTable = { title: 'Eliminations', rules: [moreSubstituted, antiperiplanar, noCyclopropene] };
