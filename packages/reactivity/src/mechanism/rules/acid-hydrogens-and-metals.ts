import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { additions } from './organometal-steps.ts';

/** A metal on carbon, and the acids whose hydrogen it takes: `[metal, carbon]`. */
const ORGANOMETAL = '[Li,Mg,Zn][#6;!$(C#N)]';
const STRONG_ACID = '[$([OX2H]P=[OX1]),$([OX2H]S(=O)=O)]';
const CARBOXYLIC_ACID = '[OX2H;$(O[CX3]=[OX1])]';

export const organometalsTakeAcidHydrogens: MechanismRule = {
  id: 'M280',
  statement:
    'A Grignard, organolithium or organozinc reagent takes the hydrogen of a phosphonic or sulfonic acid, and of a carboxylic acid of its own molecule.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const metals = view.places('reactants', ORGANOMETAL).filter(([, carbon]) => view.changed.has(carbon));
    return metals.slice(0, 1).flatMap(([, carbon]): readonly Finding[] => {
      const own = [...view.atoms('reactants', CARBOXYLIC_ACID)].filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      const rivals = [...view.atoms('reactants', STRONG_ACID), ...own];
      if (rivals.length === 0) return [];
      const text = 'The organometal takes the hydrogen of the free acid before it meets anything else: protect the acid as its ester.';
      return [{ verdict: 'never', chip: 'Quenched by acid', text, wanted: [carbon], rivals }];
    });
  },
};

export const arylIodidesExchangeFirst: MechanismRule = {
  id: 'M281',
  statement: 'Magnesium enters, or exchanges, an aryl iodide before an alkyl bromide or chloride of the same molecule.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return additions(view).flatMap(({ nucleophile, isDrawn }): readonly Finding[] => {
      if (!isSaturatedCarbon(reactants, nucleophile)) return [];
      const rivals = bystanders(view, '[I;$(Ic)]').filter((atom) => moleculeOf[atom] === moleculeOf[nucleophile]);
      if (rivals.length === 0) return [];
      const text = `The aryl iodide ${isDrawn ? 'exchanges its halogen with the metal' : 'takes up the metal'} first: bring it in afterwards.`;
      return [{ verdict: 'never', chip: 'Aryl iodide first', text, wanted: [nucleophile], rivals }];
    });
  },
};
