import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbon of a halide two carbons from the nitrogen of an amide with a hydrogen; no carbamate, nor a fluorinated amide, whose oxygen is poor. */
const BESIDE_AMIDE = '[CX4;!H0;$([CX4]([Cl,Br,I])[CX4][NX3;H1][CX3](=[OX1])[#6;!$(CF)])]';

export const haloethylAmidesClose: MechanismRule = {
  id: 'R170',
  statement: 'An N-(2-haloethyl)amide closes to the oxazoline in base before another nitrogen displaces its halide.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const halides = view.atoms('reactants', BESIDE_AMIDE);
    if (halides.size === 0) return [];
    const { reactants, moleculeOf } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!halides.has(carbon) || !isHalogen(reactants, leaving) || reactants.atomicNumber[incoming] !== ELEMENT.nitrogen) return [];
      // An excess of an amine opens the oxazoline at the same carbon.
      const isOwn = moleculeOf[carbon] === moleculeOf[incoming];
      const text = isOwn
        ? 'The oxygen of the amide displaces the halide first, to the oxazoline: close the ring at the other bond.'
        : 'The oxygen of the amide displaces the halide as readily, to the oxazoline, which amines open again only under force.';
      return [{ verdict: isOwn ? 'never' : 'risk', chip: 'Oxazoline forms', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
