import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

/** Saturated carbon with a group that leaves in a substitution: halogen, sulfonate, sulfate. */
const WITH_LEAVING_GROUP = '[CX4][Cl,Br,I,$(OS(=O)(=O)[#6,O])]';

/** Product atoms at which a halide or sulfonate of a saturated carbon is replaced by one new bond. */
function substitutedCarbons(view: ReactionView): readonly number[] {
  const { made, mapped } = view;
  const carbons = view.atoms('reactants', WITH_LEAVING_GROUP);
  return mapped.product.atomicNumber.reduce<number[]>((found, element, atom) => {
    const source = mapped.sourceOf[atom];
    const isReplaced = made.filter((bond) => bond.includes(atom)).length === 1 && view.leavingFrom(source).length === 1;
    if (element === ELEMENT.carbon && carbons.has(source) && isReplaced) found.push(atom);
    return found;
  }, []);
}

const inverts: MechanismRule = {
  id: 'S1',
  statement: 'Substitution of a halide or sulfonate at a stereocentre turns its configuration over.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    substitutedCarbons(view)
      .filter((atom) => view.centreChange(atom) === 'kept')
      .map((atom) => ({
        verdict: 'never',
        chip: 'SN2 inverts',
        text: 'The nucleophile comes from the side opposite to the leaving group: this precursor gives the other configuration.',
        wanted: [view.mapped.sourceOf[atom]],
        rivals: [],
      })),
};

/** Nucleophilic substitution at saturated carbon. */
export const SUBSTITUTION: MechanismTable = { title: 'Substitution at saturated carbon', rules: [inverts] };
