import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS, type GroupId } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

/** A methyl ketone: `[methyl, carbonyl carbon]`. */
const METHYL_KETONE = '[CH3][CX3;$(C=[OX1])][#6]';

/** What hypohalite takes before it takes the enolate. */
const TAKEN_BY_HYPOHALITE: readonly GroupId[] = [
  'thiol',
  'freeAmine',
  'hydrazine',
  'hydroxylamine',
  'openAniline',
  'azineAmine',
  'tertiaryAmine',
  'aldehyde',
  'phenol',
  'sulfide',
];

export const hypohaliteTakesAmines: MechanismRule = {
  id: 'P60',
  statement:
    'Hypohalite takes amines, thiols, sulfides, phenols and aldehydes before the methyl group of a ketone, and its base opens the ester of a phenol.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.carbon)) return [];
    const { reactants, product, becomes } = view.mapped;
    return view.places('reactants', METHYL_KETONE).flatMap(([methyl, carbonyl]): readonly Finding[] => {
      if (becomes[methyl] >= 0 || becomes[carbonyl] < 0) return [];
      const after = becomes[carbonyl];
      const oxygens = neighboursOf(product, after).filter((atom) => product.atomicNumber[atom] === ELEMENT.oxygen);
      const before = neighboursOf(reactants, carbonyl).filter((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen);
      if (oxygens.length !== 2 || before.length !== 1) return [];
      const rivals = TAKEN_BY_HYPOHALITE.flatMap((group) => bystanders(view, GROUPS[group].pattern));
      if (rivals.length > 0) {
        const text = 'The hypohalite takes the other group first.';
        return [{ verdict: 'never', chip: 'Takes halogen first', text, wanted: [carbonyl], rivals }];
      }
      const opened = bystanders(view, GROUPS.arylEster.pattern);
      if (opened.length === 0) return [];
      const text = 'The base opens the ester of the phenol first, and the phenol takes up halogen.';
      return [{ verdict: 'never', chip: 'Base opens ester', text, wanted: [carbonyl], rivals: opened }];
    });
  },
};
