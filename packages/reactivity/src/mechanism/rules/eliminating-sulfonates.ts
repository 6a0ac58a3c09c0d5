import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSulfonateOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { isAcidOxygen } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** A secondary benzylic carbon with a benzylic hydrogen on the next carbon: the stilbene is what it loses its leaving group to. */
const STILBENE_TO_BE = '[CX4;H1;$(Cc);$(C[CX4;!H0]c)]';

export const benzylicSulfonatesGiveStilbenes: MechanismRule = {
  id: 'S170',
  statement: 'The sulfonate of a 1,2-diarylethanol gives the stilbene beside the ester when a carboxylate meets it.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const carbons = view.atoms('reactants', STILBENE_TO_BE);
    if (carbons.size === 0) return [];
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!carbons.has(carbon) || !isSulfonateOxygen(reactants, leaving) || !isAcidOxygen(reactants, incoming)) return [];
      const text = 'The carboxylate is base enough for this benzylic hydrogen, and the stilbene forms: esterify the alcohol instead.';
      return [{ verdict: 'risk', chip: 'Eliminates', text, wanted: [carbon], rivals: [] }];
    });
  },
};
