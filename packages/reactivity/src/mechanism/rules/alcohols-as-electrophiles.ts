import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isAcidOxygen, isBesideHeteroatom, isBesidePi, isPlainNucleophile, substitutions } from '../saturated-substitution.ts';

/** An alcohol on a primary carbon that nothing shields. */
const OPEN_ALCOHOL = '[OX2H;$(O[CX4;H2;!$(C[CX4;H0])])]';

/** One that a double bond or an arene beside it activates. */
const ACTIVATED_ALCOHOL = '[OX2H;$(O[CX4;H1,H2;$(C[CX3]=[CX3]),$(Cc)])]';

export const primaryAlcoholFirst: MechanismRule = {
  id: 'S8',
  statement: 'What activates an alcohol for substitution takes a benzylic or allylic one first, and a primary one before a secondary one.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    substitutions(view).flatMap((each) => {
      const { reactants, moleculeOf } = view.mapped;
      if (each.by !== 'hydroxyl' || moleculeOf[each.carbon] === moleculeOf[each.incoming]) return [];
      const isExchange = isPlainNucleophile(reactants, each.incoming) || isHalogen(reactants, each.incoming);
      if (!isExchange || isAcidOxygen(reactants, each.incoming)) return [];
      if (isBesidePi(view, each) || isBesideHeteroatom(view, each)) return [];
      const ownOf = (pattern: string) => bystanders(view, pattern).filter((atom) => moleculeOf[atom] === moleculeOf[each.carbon]);
      const activated = isHalogen(reactants, each.incoming) ? ownOf(ACTIVATED_ALCOHOL) : [];
      if (activated.length > 0) {
        const text = 'The benzylic or allylic alcohol is exchanged before the one meant: it needs a protecting group.';
        return [{ verdict: 'never' as const, chip: 'Other alcohol first', text, wanted: [each.carbon], rivals: activated }];
      }
      const rivals = reactants.hydrogenCount[each.carbon] > 1 ? [] : ownOf(OPEN_ALCOHOL);
      if (rivals.length === 0) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Primary alcohol first',
          text: 'The primary alcohol is activated and displaced before the one meant: it needs a protecting group.',
          wanted: [each.carbon],
          rivals,
        },
      ];
    }),
};
