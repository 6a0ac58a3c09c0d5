import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

const ZINC_REAGENT = '[#6;$([#6][Zn])]';

export const zincBesideAmines: MechanismRule = {
  id: 'M14',
  statement: 'An organozinc reagent with a free amine in its molecule is protonated by it in the end, and is made with difficulty.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    return [...view.atoms('reactants', ZINC_REAGENT)].flatMap((carbon): readonly Finding[] => {
      const rivals = bystanders(view, GROUPS.freeAmine.pattern).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length === 0) return [];
      const text = 'The N-H of the amine binds the zinc and takes the carbon off it in time: protect the amine before the reagent is made.';
      return [{ verdict: 'risk', chip: 'Acidic hydrogen', text, wanted: [carbon], rivals }];
    });
  },
};
