import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** Carbon of an acid with a ketone on its next carbon but one, and on the carbon between them hydrogen and no fluorine. */
const FREE_KETO_ACID = '[CX3;$(C[CX4;!H0;!$(CF)][CX3](=[OX1])[#6])](=[OX1])[OX2H]';

export const ketoAcids: MechanismRule = {
  id: 'R8',
  statement:
    'A free beta-keto acid is no precursor that waits: it loses carbon dioxide when it is warmed or activated, in the cold by the hour.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    [...view.atoms('reactants', FREE_KETO_ACID)]
      // What loses its carbon dioxide on purpose is not asked.
      .filter((acid) => view.mapped.becomes[acid] >= 0)
      .map((acid) => ({
        verdict: 'never',
        chip: 'Loses carbon dioxide',
        text: 'This beta-keto acid loses carbon dioxide before it can be used: take its ester, diketene or a dioxinone.',
        wanted: [acid],
        rivals: [],
      })),
};
