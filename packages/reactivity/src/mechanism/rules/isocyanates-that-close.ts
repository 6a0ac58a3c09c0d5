import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The N-H of an amide whose alpha carbon bears an isocyanate. */
const HYDANTOIN_NITROGEN = '[NX3;!H0;+0;$(N[CX3](=[OX1])[CX4][NX2]=[CX2]=[OX1])]';

const ISOCYANATE = '[CX2;$(C=[OX1])]=[NX2;$(N[CX4][CX3](=[OX1])[NX3;!H0])]';

export const isocyanatesCloseHydantoins: MechanismRule = {
  id: 'R44',
  statement: 'An isocyanate on the alpha carbon of an amide with N-H closes the hydantoin, which any base brings about.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const rivals = bystanders(view, HYDANTOIN_NITROGEN);
    if (rivals.length === 0) return [];
    const wanted = [...view.atoms('reactants', ISOCYANATE)].filter((atom) => view.changed.has(atom));
    if (wanted.length === 0) return [];
    const text =
      'The N-H of its own amide closes the hydantoin on this isocyanate, and base does so at once: make the urea of the ester, or of another activated carbamate.';
    const finding: Finding = { verdict: 'risk', chip: 'Closes hydantoin', text, wanted, rivals };
    return [finding];
  },
};
