import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { TAKES_ALKYLLITHIUM } from './ketones-from-acids.ts';
import type { Finding } from './nucleophiles.ts';

const SULFONYLHYDRAZONE = '[CX3;$(C=[NX2][NX3;H1][SX4](=[OX1])=[OX1])]';

export const shapiroTakesCarbonyls: MechanismRule = {
  id: 'M12',
  statement: 'The two alkyllithiums that make an alkene of a sulfonylhydrazone add to aldehydes, ketones and esters first.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants } = view.mapped;
    const wanted = [...view.atoms('reactants', SULFONYLHYDRAZONE)].filter((atom) =>
      view.leavingFrom(atom).some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen),
    );
    if (wanted.length === 0) return [];
    const rivals = bystanders(view, TAKES_ALKYLLITHIUM);
    if (rivals.length === 0) return [];
    const text = 'Two portions of butyllithium are needed, and this carbonyl group takes them up.';
    const finding: Finding = { verdict: 'never', chip: 'Other electrophile', text, wanted, rivals };
    return [finding];
  },
};
