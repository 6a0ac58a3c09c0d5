import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { NEUTRAL_ACCEPTORS, type Substituent, substituentKind } from '../substituent.ts';
import { aromaticSubstitutions, isIntramolecular, mayBeMetalated } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

/** Logarithm of the rate below which a position of a fused ring takes no halogen under any usual conditions: quinoxaline, quinazoline. */
const HALOGEN_FLOOR = -4.5;

/** From here on a position is rich: 3 of an imidazopyridine, with an acceptor somewhere too. */
const RICH = 3;

/** Nitrogen at the fusion of a ring of five and one of six, as in imidazo[1,2-a]pyridine and pyrazolo[1,5-a]pyrimidine. */
const BRIDGEHEAD = '[nX3;$(n(:[r5]):[r6])]';

/** The carbon between the two others of its ring of five, 2 of imidazo[1,2-a]pyridine: bases take the hydrogens beside the bridgehead. */
const FAR_FROM_BRIDGEHEAD = '[cH;r5;$(c1cn2aaaac2n1)]';

const DONORS: ReadonlySet<Substituent> = new Set(['amino', 'hydroxy', 'alkoxy', 'acylamino', 'sulfanyl']);

function kindsOf(view: ReactionView, system: readonly AtomIndex[]): readonly Substituent[] {
  const { reactants } = view.mapped;
  return system.flatMap((atom) => {
    const first = reactants.isAromatic[atom] === 1 ? substituentOf(reactants, atom) : undefined;
    return first === undefined ? [] : [substituentKind(reactants, first, atom)];
  });
}

/** Why a fused heteroarene takes no halogen at this position; `null` where it does, or where nothing is known. */
function refusal(view: ReactionView, carbon: AtomIndex): Pick<Finding, 'verdict' | 'text'> | null {
  const { reactants } = view.mapped;
  const system = aromaticSystem(reactants, carbon);
  const rate = system.length > 6 ? electrophilicRate(view, carbon) : null;
  if (rate === null || system.every((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon)) return null;
  if (rate <= HALOGEN_FLOOR) {
    const text =
      'The ring nitrogens, and the groups on this ring, leave it too poor for halogens: bring the halogen with the benzene ring, or by its amine.';
    return { verdict: 'never', text };
  }
  const isBridged = system.some((atom) => view.atoms('reactants', BRIDGEHEAD).has(atom));
  // While the rich carbon is free A2 says so.
  const isTaken = system.every((atom) => reactants.hydrogenCount[atom] !== 1 || (electrophilicRate(view, atom) ?? 0) < RICH);
  const kinds = isBridged && isTaken && rate <= 0 ? kindsOf(view, system) : null;
  if (kinds === null || kinds.some((kind) => DONORS.has(kind))) return null;
  const isPoor = kinds.some((kind) => NEUTRAL_ACCEPTORS.has(kind));
  return {
    verdict: isPoor ? 'never' : 'risk',
    text: isPoor
      ? 'The one rich carbon of this ring system is taken by an acceptor, which the others feel too: start from the halogenated aminoazine.'
      : 'The one rich carbon of this ring system is taken, and of the others none is chosen: mixtures result. Start from the halogenated aminoazine.',
  };
}

export const poorFusedRingsTakeNoHalogen: MechanismRule = {
  id: 'A17',
  statement:
    'A halogen takes no position of a fused azine without a donor, nor of the ring of six of an imidazopyridine or its kin once their rich carbon is taken.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each): readonly Finding[] => {
      if (each.electrophile !== 'halogen' || isIntramolecular(view, each)) return [];
      if (mayBeMetalated(view, each) && !view.atoms('reactants', FAR_FROM_BRIDGEHEAD).has(each.carbon)) return [];
      const told = refusal(view, each.carbon);
      return told === null ? [] : [{ ...told, chip: 'Ring too poor', wanted: [each.carbon], rivals: [] }];
    }),
};

/** An alkyl group at 2 or 4 of an azine, whose enamine form takes halogens; a ring carbonyl group counts for a nitrogen beside. */
const ENAMINE_CARBON = '[CX4;!H0;$([CH3]),$([CH2][CX4]);$(C[c;r6]:[nX2;r6]),$(C[c;r6](:[nX3;r6]):[nX2;r6])]';

/** Logarithm of the rate of a ring that such a group overtakes. */
const SIDE_CHAIN_FIRST_BELOW = -1.5;

export const sideChainOfAzineFirst: MechanismRule = {
  id: 'A18',
  statement:
    'A halogen takes an alkyl group at 2 or 4 of a quinoline or quinazoline, by way of its enamine, before a ring without a donor.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants } = view.mapped;
    return aromaticSubstitutions(view).flatMap((each): readonly Finding[] => {
      if (each.electrophile !== 'halogen' || isIntramolecular(view, each)) return [];
      const system = new Set(aromaticSystem(reactants, each.carbon));
      const rate = system.size === 10 ? electrophilicRate(view, each.carbon) : null;
      if (rate === null || rate > SIDE_CHAIN_FIRST_BELOW || kindsOf(view, [...system]).some((kind) => DONORS.has(kind))) return [];
      const rivals = [...view.atoms('reactants', ENAMINE_CARBON)].filter((chain) => system.has(ringAtomOf(view, chain)));
      if (rivals.length === 0) return [];
      const text = 'The alkyl group beside the ring nitrogen takes the halogen at least as readily as this ring.';
      return [{ verdict: 'risk', chip: 'Side chain first', text, wanted: [each.carbon], rivals }];
    });
  },
};

function ringAtomOf(view: ReactionView, chain: AtomIndex): AtomIndex {
  const [found] = view.places('reactants', '[CX4][c;r6]:n').filter(([first]) => first === chain);
  return found?.[1] ?? chain;
}
