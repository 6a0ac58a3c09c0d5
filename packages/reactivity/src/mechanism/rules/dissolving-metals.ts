import { type AtomIndex, BOND, bondBetween, DOUBLE_BOND, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, substituentOf } from '../aromatic-ring.ts';
import { unlikeBystanders } from '../bystanders.ts';
import type { MechanismFinding, MechanismRule, MechanismTable, Verdict } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';
import { type Substituent, substituentKind } from '../substituent.ts';
import { GROUPS, type GroupId } from './bystander-groups.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** Benzene rings that become 1,4-cyclohexadienes: the two carbons that take up hydrogen, and the four that keep a double bond. Reactant atoms. */
interface BirchReduction {
  readonly saturated: readonly AtomIndex[];
  readonly unsaturated: readonly AtomIndex[];
}

function birchReductions(view: ReactionView): readonly BirchReduction[] {
  const { reactants, product, becomes } = view.mapped;
  if (view.reordered.length === 0) return [];
  const gainsHydrogen = (atom: AtomIndex) => product.hydrogenCount[becomes[atom]] === reactants.hydrogenCount[atom] + 1;
  return [...view.changed]
    .sort((a, b) => a - b)
    .flatMap((atom): readonly BirchReduction[] => {
      if (reactants.isAromatic[atom] === 0 || !gainsHydrogen(atom)) return [];
      const ring = aromaticRings(reactants, atom, 6).find((each) =>
        each.every((member) => reactants.atomicNumber[member] === ELEMENT.carbon),
      );
      if (ring === undefined || ring[3] < atom || !gainsHydrogen(ring[3]) || ring.some((member) => becomes[member] < 0)) return [];
      const isDiene = [
        [1, 2],
        [4, 5],
      ].every(([a, b]) => orderBetween(product, becomes[ring[a]], becomes[ring[b]]) === BOND.double);
      return isDiene ? [{ saturated: [atom, ring[3]], unsaturated: [1, 2, 4, 5].map((place) => ring[place]) }] : [];
    });
}

const DONORS: ReadonlySet<Substituent> = new Set(['alkoxy', 'hydroxy', 'amino', 'acylamino']);
const ALKYL: ReadonlySet<Substituent> = new Set(['alkyl', 'tertiaryAlkyl', 'substitutedMethyl']);
const ACCEPTORS: ReadonlySet<Substituent> = new Set(['carboxyl', 'carbamoyl', 'ester', 'acyl', 'cyano']);

const whichDiene: MechanismRule = {
  id: 'Z1',
  statement: 'In a Birch reduction donors end on a double bond and acceptors on a saturated carbon.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const { reactants } = view.mapped;
    const carrying = (atoms: readonly AtomIndex[], kinds: ReadonlySet<Substituent>) =>
      atoms.filter((atom) => {
        const first = substituentOf(reactants, atom);
        return first !== undefined && kinds.has(substituentKind(reactants, first, atom));
      });
    return birchReductions(view).flatMap(({ saturated, unsaturated }): readonly Finding[] => {
      const isHeld = carrying(saturated, ACCEPTORS).length > 0;
      const turned = [...(isHeld ? [] : carrying(unsaturated, ACCEPTORS)), ...carrying(saturated, DONORS)];
      const wanted = turned.length > 0 || isHeld ? turned : carrying(saturated, ALKYL);
      if (wanted.length === 0) return [];
      const text = 'The radical anion takes its protons away from donors and beside no acceptor: the other diene results.';
      return [{ verdict: turned.length > 0 ? 'never' : 'risk', chip: 'Other diene', text, wanted, rivals: [] }];
    });
  },
};

/** Triple bonds that become trans double bonds: with sodium in ammonia, or beside a hydroxyl group with a hydride. Reactant atoms. */
function transReductions({ mapped: { reactants, product, sourceOf }, reordered }: ReactionView): readonly AtomIndex[] {
  return reordered.flatMap(([a, b]) => {
    // The triple bond of a diazonium salt takes up an arene.
    const areCarbons = [a, b].every((atom) => product.atomicNumber[atom] === ELEMENT.carbon);
    const isTriple = orderBetween(reactants, sourceOf[a], sourceOf[b]) === BOND.triple;
    if (!areCarbons || !isTriple || orderBetween(product, a, b) !== BOND.double) return [];
    const isTrans = product.doubleBondStereo[bondBetween(product, a, b)] === DOUBLE_BOND.trans;
    return isTrans ? [sourceOf[a], sourceOf[b]] : [];
  });
}

const TAKES_ELECTRONS_FIRST: Readonly<Record<Verdict, readonly GroupId[]>> = {
  never: ['nitro', 'azide', 'arylHalide', 'alkylHalide', 'aldehyde', 'ketone', 'acidHalide', 'fusedBetaLactam'],
  risk: ['benzylEther', 'benzylEster', 'cbz', 'ester', 'epoxide'],
};

const electronsElsewhere: MechanismRule = {
  id: 'Z2',
  statement: 'Dissolving metals give their electrons to nitro groups, halides and carbonyl groups before an arene or an alkyne.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const wanted = [...birchReductions(view).flatMap(({ saturated }) => saturated), ...transReductions(view)];
    if (wanted.length === 0) return [];
    for (const verdict of ['never', 'risk'] as const) {
      for (const group of TAKES_ELECTRONS_FIRST[verdict]) {
        const rivals = unlikeBystanders(view, GROUPS[group].pattern, wanted);
        const text = `The ${GROUPS[group].name} ${verdict === 'never' ? 'takes up electrons first.' : 'is reduced or cleaved as well.'}`;
        if (rivals.length > 0) return [{ verdict, chip: 'Reduced first', text, wanted, rivals }];
      }
    }
    return [];
  },
};

/** Reductions by sodium and lithium in ammonia. */
export const DISSOLVING_METALS: MechanismTable = { title: 'Dissolving metals', rules: [whichDiene, electronsElsewhere] };
