import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** A primary alcohol beside a quaternary carbon of three carbon neighbours more, and that carbon. */
const NEOPENTYL_ALCOHOL = '[CX4;H2;$(C[OX2H])][CX4;H0;!R;$(C([#6])([#6])([#6])[#6])]';

export const neopentylCationsRearrange: MechanismRule = {
  id: 'S15',
  statement: 'A hydrogen halide makes the rearranged tertiary halide of a neopentyl alcohol.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      const isHydrogenHalide = isHalogen(reactants, incoming) && neighboursOf(reactants, incoming).length === 0;
      const alcohol = isHydrogenHalide ? view.places('reactants', NEOPENTYL_ALCOHOL).find(([each]) => each === carbon) : undefined;
      if (alcohol === undefined || reactants.atomicNumber[leaving] !== ELEMENT.oxygen) return [];
      const text =
        'In acid an alkyl group moves over as the water leaves: the tertiary halide results. Take thionyl chloride or a phosphine.';
      return [{ verdict: 'never', chip: 'Rearranges', text, wanted: [carbon], rivals: [alcohol[1]] }];
    });
  },
};
