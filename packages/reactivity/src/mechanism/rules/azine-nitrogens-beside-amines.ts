import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import { type Finding, OPEN_ALKYLAMINE } from './nucleophiles.ts';

/** The nitrogen of a pyridine or quinoline that no amino group beside or across from it makes as basic as an amine. */
const AZINE_NITROGEN = '[nX2;r6;+0;!$(n:c[NX3]);!$(n:c:c:c[NX3])]';
/** A tertiary alkylamine, with one branched carbon beside it at most, and no hetero atom, acceptor or fluorine near. */
const OPEN_TERTIARY =
  '[NX3;H0;+0;$(N([CX4])([CX4])[CX4]);!$(N[CX4;H0]);!$(N([CX4;H1])[CX4;H1]);!$(NC[O,N,S,P,F]);!$(NC[CX3]=[OX1]);!$(NCC#N);!$(NCC(F)F)]';

export const aminesBeforeAzineNitrogens: MechanismRule = {
  id: 'C32',
  statement: 'A halide makes the salt of a free alkylamine before that of a pyridine or quinoline of the same molecule.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { moleculeOf, product, becomes, reactants } = view.mapped;
    const exchanged = substitutions(view).filter(({ incoming }) => reactants.atomicNumber[incoming] === ELEMENT.nitrogen);
    if (exchanged.length === 0) return [];
    const azines = view.atoms('reactants', AZINE_NITROGEN);
    return exchanged.flatMap(({ carbon, incoming }): readonly Finding[] => {
      const isMadeSalt = azines.has(incoming) && product.charge[becomes[incoming]] === 1;
      if (!isMadeSalt || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const rivals = [...bystanders(view, OPEN_TERTIARY), ...bystanders(view, OPEN_ALKYLAMINE)]
        .filter((atom) => moleculeOf[atom] === moleculeOf[incoming])
        .sort((a, b) => a - b);
      if (rivals.length === 0) return [];
      const text = 'The alkylamine is more basic and more nucleophilic than the ring nitrogen by far, and takes the halide first.';
      return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [incoming], rivals }];
    });
  },
};
