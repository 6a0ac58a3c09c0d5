import { CHIRALITY } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** A carbon between a nitro group and a carbonyl or cyano group, which weak bases and its own solution take the hydrogen off. */
const BETWEEN_ACCEPTORS = '[CX4;H1;$(C[N+](=O)[O-]);$(C[$([CX3]=[OX1]),$([CX2]#N)])]';

export const acidicCentresKeepNoConfiguration: MechanismRule = {
  id: 'Q7',
  statement:
    'A carbon between a nitro and a carbonyl group keeps no configuration: its hydrogen is as acidic as that of a carboxylic acid.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const wanted = [...view.atoms('reactants', BETWEEN_ACCEPTORS)].filter(
      (atom) => reactants.chirality[atom] !== CHIRALITY.none && becomes[atom] >= 0 && product.chirality[becomes[atom]] !== CHIRALITY.none,
    );
    if (wanted.length === 0) return [];
    const text = 'This carbon is no stable centre: its hydrogen comes and goes, and both configurations result.';
    return [{ verdict: 'never', chip: 'Configuration lost', text, wanted, rivals: [] }];
  },
};
