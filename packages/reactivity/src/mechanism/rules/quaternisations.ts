import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { type Finding, OPEN_ALKYLAMINE } from './nucleophiles.ts';

export const amineBeforeQuaternisation: MechanismRule = {
  id: 'C16',
  statement: 'A tertiary amine is not quaternised beside a primary or secondary alkylamine of the same molecule.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, product, sourceOf, moleculeOf } = view.mapped;
    return view.made.flatMap((bond) =>
      bond.flatMap((atom): readonly Finding[] => {
        const nitrogen = sourceOf[atom];
        const isQuaternised =
          reactants.atomicNumber[nitrogen] === ELEMENT.nitrogen &&
          reactants.hydrogenCount[nitrogen] === 0 &&
          reactants.isAromatic[nitrogen] === 0 &&
          reactants.charge[nitrogen] === 0 &&
          product.charge[atom] === 1;
        if (!isQuaternised) return [];
        const rivals = bystanders(view, OPEN_ALKYLAMINE).filter((each) => moleculeOf[each] === moleculeOf[nitrogen]);
        if (rivals.length === 0) return [];
        const text = 'The amine with a hydrogen is alkylated first, and loses it as a proton: protect it before the salt is made.';
        return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [nitrogen], rivals }];
      }),
    );
  },
};
