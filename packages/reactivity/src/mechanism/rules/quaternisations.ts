import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { type Finding, OPEN_ALKYLAMINE } from './nucleophiles.ts';

/** The nitrogen of an amino acid, whose own acid keeps its lone pair: so methionine is alkylated at sulfur. */
const ZWITTERION = '[NX3;$(N[CX4][CX3](=[OX1])[OX2H])]';

export const amineBeforeQuaternisation: MechanismRule = {
  id: 'C16',
  statement:
    'Neither a tertiary amine nor a sulfide is alkylated to its salt beside a primary or secondary alkylamine of the same molecule.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, product, sourceOf, moleculeOf } = view.mapped;
    const aminoAcids = view.atoms('reactants', ZWITTERION);
    return view.made.flatMap((bond) =>
      bond.flatMap((atom): readonly Finding[] => {
        const source = sourceOf[atom];
        const isSulfur = reactants.atomicNumber[source] === ELEMENT.sulfur;
        const isMadeSalt =
          (isSulfur || reactants.atomicNumber[source] === ELEMENT.nitrogen) &&
          reactants.hydrogenCount[source] === 0 &&
          reactants.isAromatic[source] === 0 &&
          reactants.charge[source] === 0 &&
          product.charge[atom] === 1;
        if (!isMadeSalt) return [];
        const rivals = bystanders(view, OPEN_ALKYLAMINE).filter(
          (each) => moleculeOf[each] === moleculeOf[source] && !(isSulfur && aminoAcids.has(each)),
        );
        if (rivals.length === 0) return [];
        const text = 'The amine with a hydrogen is alkylated first, and loses it as a proton: protect it before the salt is made.';
        return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [source], rivals }];
      }),
    );
  },
};
