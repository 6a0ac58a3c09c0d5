import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The carboxyl group of an arene or beside a quaternary carbon, the ester of it, and an open acid on a saturated carbon. */
const SLOW_ACID = '[CX3;$(Cc),$(C[CX4;H0])](=[OX1])[OX2H]';
const SLOW_ESTER = '[CX3;$(Cc),$(C[CX4;H0])](=[OX1])[OX2][CX4]';
const OPEN_ACID = '[CX3;$(C[CX4;H2,H3])](=[OX1])[OX2H]';
const ALCOHOL = '[OX2H;$(O[CX4])]';

export const openAcidFirst: MechanismRule = {
  id: 'C12',
  statement: 'An alcohol esterifies an open aliphatic acid, in acid, before the acid of an arene or one beside a quaternary carbon.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view): readonly Finding[] => {
    const acids = view.atoms('reactants', SLOW_ACID);
    const { becomes, moleculeOf } = view.mapped;
    const esters = view.atoms('product', SLOW_ESTER);
    if (esters.size === 0) return [];
    // A halide takes whichever carboxylate there is: only an alcohol waits for the carbonyl group.
    const alcohols = [...view.atoms('reactants', ALCOHOL)];
    return [...acids]
      .sort((a, b) => a - b)
      .flatMap((acid): readonly Finding[] => {
        if (!esters.has(becomes[acid]) || !alcohols.some((atom) => moleculeOf[atom] !== moleculeOf[acid])) return [];
        const rivals = bystanders(view, OPEN_ACID).filter((atom) => moleculeOf[atom] === moleculeOf[acid]);
        if (rivals.length === 0) return [];
        const text = 'The open acid of this molecule is esterified first: the other carboxyl group is crowded, or an arene feeds it.';
        return [{ verdict: 'never', chip: 'Open acid first', text, wanted: [acid], rivals }];
      });
  },
};
