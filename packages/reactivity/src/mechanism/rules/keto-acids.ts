import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** Carbon of an acid with a ketone or aldehyde on its next carbon but one; not where the carbon between them is aromatic. */
const FREE_KETO_ACID = '[CX3;$(C[CX4][CX3](=[OX1])[#6,#1])](=[OX1])[OX2H]';

/** A second acid on the carbon between, as of malonic acids, or a chain of fluorine, which no enol takes over. */
const HELD = '[CX3;$(C[CX4;$(C(F)F)])](=[OX1])[OX2H]';

export const ketoAcids: MechanismRule = {
  id: 'R8',
  statement: 'A free beta-keto acid is no precursor that waits: it loses carbon dioxide, in the cold by the hour.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { becomes } = view.mapped;
    const held = view.atoms('reactants', HELD);
    // What loses its carbon dioxide on purpose, or is met at its acid as another rule says, is not asked.
    return [...view.atoms('reactants', FREE_KETO_ACID)]
      .filter((acid) => becomes[acid] >= 0 && !held.has(acid) && !view.changed.has(acid))
      .map((acid) => ({
        verdict: 'never',
        chip: 'Loses carbon dioxide',
        text: 'This beta-keto acid loses carbon dioxide before it can be used: take its ester, and set the acid free at the end.',
        wanted: [acid],
        rivals: [],
      }));
  },
};
