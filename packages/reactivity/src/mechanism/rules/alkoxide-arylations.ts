import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding, nucleophileAt } from './nucleophiles.ts';

/** Free alcohols that an alkoxide in the same molecule shares its charge with. */
const OPEN_ALCOHOL = '[OX2H;$(O[CX4;H2,H1])]';
/** Nitrogen two carbons from an alcohol, to which the arene of its ether moves over. */
const AMINO_ALCOHOL = '[OX2H;$(O[CX4][CX4][NX3;!H0;+0;!$(N[CX4;H0]);!$(N~[#6,S,P]=,#[O,S,N,C]);!$(Nc)])]';

/** Aromatic substitution by one of several alkoxides, and by that of an amino alcohol. */
export const alkoxideArylations: MechanismRule = {
  id: 'C15',
  statement: 'In base the arene is shared among the alkoxides of a molecule, and moves to an amine two carbons away (Smiles).',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    if (!view.names.includes('snar-ether-synthesis')) return [];
    const { moleculeOf } = view.mapped;
    return bondsOf(view, 'aryl').flatMap((bond): readonly Finding[] => {
      if (nucleophileAt(view, bond.nucleophile) !== 'alcohol') return [];
      const rivals = unlikeBystanders(view, OPEN_ALCOHOL, [bond.nucleophile]).filter(
        (atom) => moleculeOf[atom] === moleculeOf[bond.nucleophile],
      );
      if (rivals.length > 0) {
        const text =
          'Base makes an alkoxide of the other alcohol as well, and the arene moves from one to the other: it needs a protecting group.';
        return [{ verdict: 'never', chip: 'Two alkoxides', text, wanted: [bond.nucleophile], rivals }];
      }
      if (!view.atoms('reactants', AMINO_ALCOHOL).has(bond.nucleophile)) return [];
      const text = 'In base the arene moves from this oxygen to the amine two carbons away (Smiles): the arylamine results.';
      return [{ verdict: 'never', chip: 'Moves to nitrogen', text, wanted: [bond.nucleophile], rivals: [] }];
    });
  },
};
