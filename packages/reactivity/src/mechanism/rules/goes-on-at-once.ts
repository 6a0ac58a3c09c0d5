import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

const diazoniumTakesSulfurDioxide: ReagentRule = {
  id: 'Y77',
  statement: 'Beside sulfur dioxide, or thionyl chloride in water, a diazonium ion under copper chloride gives the sulfonyl chloride.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) => kinds.has('nitrosating-agent') && (kinds.has('sulfur-dioxide') || kinds.has('acid-chlorinating-agent')),
  judge: ofNames(['sandmeyer-reaction', 'diazotisation-and-hydrolysis', 'deamination-of-an-aniline'], {
    chip: 'Takes up SO2',
    text: 'The aryl radical meets sulfur dioxide, which is there in excess, before it meets chloride: the sulfonyl chloride forms.',
  }),
};

const fluorohydrazonesClose: ReagentRule = {
  id: 'Y78',
  statement: 'The hydrazone of a 2-fluorobenzaldehyde and hydrazine closes to the indazole.',
  source: TEXTBOOKS.heterocycleSynthesis,
  holdsUnder: (kinds) => kinds.has('hydrazine'),
  judge: (view) => {
    if (!view.names.includes('hydrazone-formation')) return [];
    const [aldehyde] = view.places('reactants', '[CX3;H1;$(C(=O)c:cF)]').filter(([carbon]) => view.changed.has(carbon));
    const [hydrazine] = view.places('reactants', '[NX3;H2][NX3;H2]').filter(([nitrogen]) => view.changed.has(nitrogen));
    if (aldehyde === undefined || hydrazine === undefined) return [];
    const text = 'The free nitrogen of the hydrazone comes to the carbon that holds fluorine, and the indazole forms.';
    return [{ verdict: 'never', chip: 'Ring closes', text, wanted: [aldehyde[0]], rivals: [] }];
  },
};

/** What does not stay as it meets something else that is there, or a part of itself; asked forward only, as those of `reagent-sides.ts`. */
export const GOES_ON_AT_ONCE: readonly ReagentRule[] = [diazoniumTakesSulfurDioxide, fluorohydrazonesClose];
