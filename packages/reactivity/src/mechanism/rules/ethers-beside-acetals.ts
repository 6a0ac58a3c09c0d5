import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The methyl or tert-butyl ether of an alcohol: `[alkyl, oxygen]`. */
const METHYL_ETHER = '[CH3][OX2;$(O[CX4;!H3;!$(C([!#6;!#1])[!#6;!#1])])]';
const TERT_BUTYL_ETHER = '[CX4;$(C([CH3])([CH3])[CH3])][OX2;$(O[CX4;!H3;!$(C([!#6;!#1])[!#6;!#1])])]';

/** A carbon that Lewis acids take from oxygen first: of acetals and glycosides, of nucleosides and their like, and of benzylic ethers. */
const ACETAL = '[CX4;!$(C(F)F);$(C([OX2;$(O[#6])])[OX2;$(O[#6])]),$(C([OX2;$(O[#6])])[#7;+0]),$(C([c;!$(c:[n,o])])[OX2;$(O[CX4])])]';

/** A deoxynucleoside, whose sugar trifluoroacetic acid takes off. */
const DEOXYNUCLEOSIDE = '[CX4;H1;$(C([OX2;R])(n)[CX4;H2])]';

export const acetalsBreakFirst: MechanismRule = {
  id: 'V10',
  statement:
    'What takes a methyl group off an alcohol breaks acetals, nucleosides and benzylic ethers first, as acid for a tert-butyl group does deoxynucleosides.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    if (view.made.length > 0 || !breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen)) return [];
    const { becomes, moleculeOf } = view.mapped;
    const breaksFirst = (pattern: string, [alkyl, oxygen]: readonly AtomIndex[]): readonly AtomIndex[] =>
      becomes[oxygen] >= 0 && view.leavingFrom(oxygen).includes(alkyl)
        ? [...view.atoms('reactants', pattern)].filter(
            (atom) => moleculeOf[atom] === moleculeOf[oxygen] && becomes[atom] >= 0 && !view.changed.has(atom),
          )
        : [];
    return [[METHYL_ETHER, ACETAL] as const, [TERT_BUTYL_ETHER, DEOXYNUCLEOSIDE] as const].flatMap(([ether, pattern]) =>
      view.places('reactants', ether).flatMap((place): readonly Finding[] => {
        const rivals = breaksFirst(pattern, place);
        if (rivals.length === 0) return [];
        const text =
          'The acid that this ether needs breaks the acetal, nucleoside or benzylic ether first: take a group that comes off gently.';
        return [{ verdict: 'never', chip: 'Acetal first', text, wanted: [place[1]], rivals }];
      }),
    );
  },
};
