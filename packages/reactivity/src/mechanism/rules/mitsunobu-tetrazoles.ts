import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** A free N-H of a tetrazole: as acidic as acetic acid. */
const TETRAZOLE = '[nX3;H1;$(n1nnnc1),$(n1nncn1)]';
/** That of a sulfonamide on an arene or acyl group, or of a cyclic imide: pKa 5 to 9 in water. */
const ACIDIC_NITROGEN = '[NX3;H1;+0;$(N(S(=[OX1])=[OX1])c),$(N(S(=[OX1])=[OX1])[CX3]=[OX1]),$(N1[CX3](=[OX1])[#6,#16][#6][CX3]1=[OX1])]';
/** The nitrogen of a lactam, an amide or amidine, or of an azole with no more than two nitrogens: weaker acids by several powers of ten. */
const WEAKLY_ACIDIC =
  '[$([NX3;+0;!H0;$(N[CX3]=[OX1,NX2]);!$(NS(=O)=O);!$(N(C=[OX1])C=[OX1])]),$([nX3;H1;r5;$(n1nccc1),$(n1cncc1),$(n1cccc1)])]';

export const tetrazolesMitsunobuFirst: MechanismRule = {
  id: 'S13',
  statement:
    'A free tetrazole, as acidic as an acid, takes the alcohol of a Mitsunobu reaction before any weaker acid, a sulfonanilide or an imide before an amide or azole.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    if (!view.names.some((name) => name.startsWith('mitsunobu-'))) return [];
    const tetrazoles = bystanders(view, TETRAZOLE);
    const others = tetrazoles.length > 0 ? [] : bystanders(view, ACIDIC_NITROGEN);
    if (tetrazoles.length === 0 && others.length === 0) return [];
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      if (by !== 'hydroxyl') return [];
      if (others.length > 0) {
        if (!view.atoms('reactants', WEAKLY_ACIDIC).has(incoming)) return [];
        const text = 'The N-H of the sulfonamide or imide is the stronger acid and takes up the alcohol: protect it.';
        return [{ verdict: 'never', chip: 'Stronger acid first', text, wanted: [carbon, incoming], rivals: others }];
      }
      const rivals = tetrazoles;
      const text = 'The tetrazole is the stronger acid and takes up the alcohol: carry it as its trityl compound.';
      return [{ verdict: 'never', chip: 'Tetrazole first', text, wanted: [carbon, incoming], rivals }];
    });
  },
};
