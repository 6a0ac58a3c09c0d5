import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import { isHalogen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** pKa 10 in water and 16 in dimethyl sulfoxide; amides, lactams and carbamates 21 to 25. */
const PRIMARY_SULFONAMIDE = '[NX3;H2;+0;$(N[SX4](=[OX1])(=[OX1])[#6])]';
/** N-H of an amide, lactam, urea or carbamate, or of a sulfonamide or sultam with carbon on its nitrogen, which is weaker and more crowded; no imide. */
const WEAKER = '[NX3;!H0;+0;$(N[CX3](=[OX1])[#6,#7,#8]),$([NX3;H1;$(N[CX4])][SX4](=[OX1])=[OX1]);!$(N([#6,#16]=[OX1])[#6,#16]=[OX1])]';

export const sulfonamidesAreArylatedFirst: MechanismRule = {
  id: 'K170',
  statement:
    'Of two acylated nitrogens the metal binds the anion of a primary sulfonamide before that of an amide, a carbamate or a sultam.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const rivals = bystanders(view, PRIMARY_SULFONAMIDE);
    if (rivals.length === 0) return [];
    const { reactants, moleculeOf } = view.mapped;
    const weaker = view.atoms('reactants', WEAKER);
    return arylations(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving) || !weaker.has(incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const text =
        'The free sulfonamide is the more acidic N-H, and its anion takes the arene: protect it, or make it last of the sulfonyl chloride.';
      return [{ verdict: 'never', chip: 'Sulfonamide first', text, wanted: [incoming], rivals }];
    });
  },
};
