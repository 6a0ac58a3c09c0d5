import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

const STEP = 'sonogashira-coupling';

/** Aryl halides by how readily palladium enters them, the best first; sulfonates stand between, and are not judged. */
const HALIDES = [
  [ELEMENT.iodine, '[c;$(cI)]'],
  [ELEMENT.bromine, '[c;$(cBr)]'],
  [ELEMENT.chlorine, '[c;$(cCl)]'],
] as const;

export const alkynesWithBetterHalides: MechanismRule = {
  id: 'K9',
  statement: 'A terminal alkyne whose own arene carries a better halide than its partner couples with itself.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    if (!view.names.includes(STEP)) return [];
    const { reactants, moleculeOf } = view.mapped;
    const alkynes = view.atoms('reactants', '[CX2;H1]#[CX2]');
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!alkynes.has(carbon)) return [];
      const leaving = replacements(view).find((each) => each.carbon === incoming)?.leaving;
      const rank = leaving === undefined ? -1 : HALIDES.findIndex(([element]) => element === reactants.atomicNumber[leaving]);
      const rivals = HALIDES.slice(0, Math.max(rank, 0))
        .flatMap(([, pattern]) => bystanders(view, pattern))
        .filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length === 0) return [];
      const text = 'Palladium enters the halide of the alkyne before that of its partner: the alkyne couples with itself.';
      return [{ verdict: 'never', chip: 'Couples with itself', text, wanted: [incoming], rivals }];
    });
  },
};
