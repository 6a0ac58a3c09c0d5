import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isHalogen, isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import { isInert } from './carbanion-sites.ts';
import type { Finding } from './nucleophiles.ts';

/** A group beside the alkyl group that holds lithium there (lateral lithiation), or takes up the charge. */
const GUIDE =
  '$([CX3]=[OX1]),$([CX3]=[NX2]),$([CX2]#[NX1]),$([OX2]),$([NX3]),$(S(=O)=O),$([CX4][OX2,NX3]),$([CX4](F)(F)F),F,$([NX3+](=O)[O-]),$(c1ocnc1),$(C1=NCCO1)';
/** Hydrogen, or saturated carbon without a heteroatom but the nitrogen of an amine. */
const ALKYL = '$([CH3]),$([CH2][CX4;!$(C[!#6])]),$([CH2][CH2][NX3;+0]),$([CH]([CX4;!$(C[!#6])])[CX4;!$(C[!#6])])';
/** On a benzene ring or an azine; or on a furan or thiophene, whose own hydrogen beside the heteroatom goes first. */
const ON_RING_OF_SIX = '$(C[c;r6;!r5]);!$(C[c;r6]:[c;r5])';
const ON_RING_OF_FIVE = '$(Cc1[o,s][cH]cc1),$(Cc1[cH][o,s]cc1)';
/** An alkyl group that no guide stands beside. */
const PLAIN_BENZYLIC = [ON_RING_OF_SIX, ON_RING_OF_FIVE].map((ring) => `[CX4;!H0;${ALKYL};${ring};!$(Cc:a[${GUIDE}]);!$(Cc:[n+])]`);

/** A carbonyl carbon that takes up the carbanion, carbon dioxide, or a carbon with a halide that leaves. */
function isElectrophile(view: ReactionView, carbon: AtomIndex): boolean {
  const { reactants, product, becomes } = view.mapped;
  if (reactants.atomicNumber[carbon] !== ELEMENT.carbon) return false;
  const exchange = replacements(view).find((each) => each.carbon === carbon);
  if (exchange !== undefined && isHalogen(reactants, exchange.leaving)) {
    return isSaturatedCarbon(reactants, carbon) || hasDoubleBondedOxygen(reactants, carbon);
  }
  if (!hasDoubleBondedOxygen(reactants, carbon)) return false;
  // What becomes a new double bond is a condensation, which T8 judges.
  return neighboursOf(product, becomes[carbon]).some((each) => product.atomicNumber[each] === ELEMENT.oxygen);
}

export const benzylicCarbanions: MechanismRule = {
  id: 'T60',
  statement:
    'An alkyl group of an arene is deprotonated and added only where the ring takes up the charge, or a group beside it holds the metal.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (moleculeOf[carbon] === moleculeOf[incoming] || !isElectrophile(view, incoming)) return [];
      const isPlain = PLAIN_BENZYLIC.some((pattern) => view.atoms('reactants', pattern).has(carbon));
      if (!isPlain || !isInert(view, carbon)) return [];
      const text =
        'Nothing takes up the charge of this benzylic carbanion: at 2 or 4 of an azine, beside an acceptor or next to a guide it forms, here start from the benzylic halide.';
      return [{ verdict: 'never', chip: 'Carbon not acidic', text, wanted: [carbon], rivals: [] }];
    });
  },
};
