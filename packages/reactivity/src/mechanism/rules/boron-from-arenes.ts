import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

export const boronLeavesNoCarbonForAnother: MechanismRule = {
  id: 'K62',
  statement:
    'A boronic acid or ester gives its boron to no other carbon: sources are diborons, boranes and esters of boric acid, and palladium couples the two carbons.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { reactants, sourceOf, becomes } = view.mapped;
    const found = view.made.flatMap((bond): readonly Finding[] => {
      const [boron, carbon] = [bond, bond.toReversed()].find(([first]) => isBoron(first)) ?? [];
      if (boron === undefined || reactants.atomicNumber[sourceOf[carbon]] !== ELEMENT.carbon) return [];
      const lost = neighboursOf(reactants, sourceOf[boron]).filter(
        (each) => reactants.atomicNumber[each] === ELEMENT.carbon && becomes[each] < 0 && isUnsaturated(each),
      );
      if (lost.length === 0) return [];
      const text =
        'The boron of this compound stays on its carbon, to which palladium joins the halide: take bis(pinacolato)diboron, pinacolborane or a borate ester.';
      return [{ verdict: 'never', chip: 'No source of boron', text, wanted: [sourceOf[boron]], rivals: lost }];
    });
    return found.slice(0, 1);

    function isBoron(atom: number): boolean {
      return view.mapped.product.atomicNumber[atom] === ELEMENT.boron;
    }
    function isUnsaturated(atom: number): boolean {
      return view.atoms('reactants', '[c,$(C=C),$(C#C)]').has(atom);
    }
  },
};
