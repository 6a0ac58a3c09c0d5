import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/**
 * Carbon of an acid with a ketone, or its enol, on its next carbon but one, and no fluorine on the carbon between them; camphor's kind, whose
 * enol Bredt forbids, is left out.
 */
const FREE_KETO_ACID =
  '[CX3;$(C[CX4;!$(CF);!R][CX3](=[OX1])[#6]),$(C[CX4;!H0;!$(CF)][CX3](=[OX1])[#6]),$(C[CX3;!$(CF)]=[CX3]([OX2H])[#6])](=[OX1])[OX2H]';

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

/** A nitro group on the carbon beside that of a free acid. */
const NITRO_ACID = '[CX3;$(C[CX4][N+](=[OX1])[O-])](=[OX1])[OX2H]';

export const nitroAcidsLoseCarbonDioxide: MechanismRule = {
  id: 'R102',
  statement: 'A free alpha-nitro acid loses carbon dioxide as readily as a beta-keto acid.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    [...view.atoms('reactants', NITRO_ACID)]
      .filter((acid) => view.mapped.becomes[acid] >= 0)
      .map((acid) => ({
        verdict: 'never',
        chip: 'Loses carbon dioxide',
        text: 'The nitro group takes up the charge that carbon dioxide leaves: this acid loses it in the cold. Take its ester.',
        wanted: [acid],
        rivals: [],
      })),
};
