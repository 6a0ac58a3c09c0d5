import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const ALKYL_OF_METAL = '[CX4;$(C[Li,Mg])]';
/** A carboxylic acid: its carbon. */
const ACID = '[CX3;$(C(=[OX1])[OX2H])]';
/** Ketones, aldehydes and esters; conjugated ones, too. */
export const TAKES_ALKYLLITHIUM = '[CX3;$(C=[OX1]);!$(C[NX3]);!$(C[OX2H,OX1-])]';

export const acidsAreLastToTakeMetals: MechanismRule = {
  id: 'M13',
  statement: 'An alkyllithium that makes a ketone of a carboxylic acid adds to ketones, enones and esters before the carboxylate.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const [alkyls, acids] = [view.atoms('reactants', ALKYL_OF_METAL), view.atoms('reactants', ACID)];
    const pair = view.made
      .flatMap((bond) => [bond, [bond[1], bond[0]] as const])
      .map(([a, b]) => [sourceOf[a], sourceOf[b]] as const)
      .find(([alkyl, acid]) => alkyls.has(alkyl) && acids.has(acid));
    if (pair === undefined) return [];
    const rivals = bystanders(view, TAKES_ALKYLLITHIUM);
    if (rivals.length === 0) return [];
    const text = 'A carboxylate is the slowest of all: this carbonyl group takes up the alkyllithium first.';
    const finding: Finding = { verdict: 'never', chip: 'Other electrophile', text, wanted: [pair[1]], rivals };
    return [finding];
  },
};
