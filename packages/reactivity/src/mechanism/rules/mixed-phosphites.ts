import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbons on the oxygens of a trivalent phosphorus. */
const ALKYL_OF_PHOSPHITE = '[#6;$([#6][OX2][PX3])]';

/** How readily a halide ion takes an alkyl group off oxygen; nothing off an arene. */
function readiness(view: ReactionView, carbon: AtomIndex): number {
  const { reactants } = view.mapped;
  if (!isSaturatedCarbon(reactants, carbon)) return 0;
  if (view.atoms('reactants', '[CX4;H2;$(C[c,$(C=C)])]').has(carbon)) return 4;
  const hydrogens = reactants.hydrogenCount[carbon];
  if (hydrogens === 3) return 4;
  // Beside a branch the halide comes as hardly as to a secondary carbon.
  if (hydrogens === 2) return view.atoms('reactants', '[CX4;H2;$(C[CX4;H0])]').has(carbon) ? 1 : 3;
  return hydrogens === 1 ? 1 : 0;
}

export const halideTakesTheOpenAlkyl: MechanismRule = {
  id: 'S19',
  statement:
    'Of the alkyl groups of a mixed phosphite the halide takes the most open one (Arbuzov reaction); the crowded ones and aryl stay.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    if (!view.names.includes('michaelis-arbuzov-reaction')) return [];
    const { becomes, moleculeOf, reactants } = view.mapped;
    const alkyls = [...view.atoms('reactants', ALKYL_OF_PHOSPHITE)];
    return alkyls.flatMap((lost): readonly Finding[] => {
      if (becomes[lost] >= 0 || becomes[phosphorusOf(lost)] < 0) return [];
      const rivals = alkyls.filter(
        (each) => becomes[each] >= 0 && moleculeOf[each] === moleculeOf[lost] && readiness(view, each) > readiness(view, lost),
      );
      if (rivals.length === 0) return [];
      const text = 'The halide takes the more open alkyl group off the phosphonium ion: the group that is to leave here stays.';
      return [{ verdict: 'never', chip: 'Other alkyl leaves', text, wanted: [lost], rivals }];
    });

    function phosphorusOf(carbon: AtomIndex): AtomIndex {
      const steps = neighboursOf(reactants, carbon).flatMap((oxygen) => neighboursOf(reactants, oxygen));
      return steps.find((each) => reactants.atomicNumber[each] === ELEMENT.phosphorus) ?? carbon;
    }
  },
};
