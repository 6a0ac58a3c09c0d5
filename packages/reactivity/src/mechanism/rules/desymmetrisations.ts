import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { isUnchanged, untouchedCentres } from './untouched-centres.ts';

/**
 * Whether an atom has two like groups among the precursors, so that it is no stereocentre there and has no configuration to lose: the step
 * makes it one by choosing between them. Groups that differ in a stated configuration alone count as like.
 */
export function hasLikeGroups({ mapped, reactants: { symmetryClass } }: ReactionView, reactantAtom: AtomIndex): boolean {
  const classes = neighboursOf(mapped.reactants, reactantAtom).map((each) => symmetryClass[each]);
  return new Set(classes).size < classes.length;
}

export const likeGroupsAreChosen: MechanismRule = {
  id: 'Q9',
  statement: 'Where a step changes one of two like groups at a carbon, only something chiral chooses which, and so sets that carbon.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    if (isUnchanged(view)) return [];
    const centres = untouchedCentres(view, 'made')
      .map((atom) => view.mapped.sourceOf[atom])
      .filter((atom) => hasLikeGroups(view, atom));
    if (centres.length === 0) return [];
    const text =
      'Two like groups stand at this carbon: without a chiral catalyst, an enzyme or another centre that chooses between them the racemate forms.';
    return [{ verdict: 'risk', chip: 'Racemate forms', text, wanted: centres, rivals: [] }];
  },
};
