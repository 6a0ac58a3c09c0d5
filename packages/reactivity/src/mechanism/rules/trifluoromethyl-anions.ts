import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const RUPPERT = '[CX4;$(C(F)(F)F)][Si;$([Si]([CH3])([CH3])[CH3])]';

/** Acids, phenols, enols of 1,3-dicarbonyl compounds, and N-H between or beside acyl and sulfonyl groups. */
const ACIDIC =
  '[$([OX2H;$(O[CX3]=[OX1]),$(Oc),$(O[CX3]=[CX3])]),$([NX3;!H0;$(NS(=[OX1])=[OX1])]),$([NX3;H1;$(N([CX3]=[OX1])[CX3]=[OX1])])]';

export const trifluoromethylAnionsTakeProtons: MechanismRule = {
  id: 'M11',
  statement:
    'The trifluoromethyl anion of its silane, and its copper, takes the hydrogen of an acid, a phenol or a sulfonamide: fluoroform results.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { becomes } = view.mapped;
    const silanes = view.places('reactants', RUPPERT).filter(([carbon, silicon]) => becomes[carbon] >= 0 && becomes[silicon] < 0);
    if (silanes.length === 0) return [];
    const rivals = bystanders(view, ACIDIC);
    if (rivals.length === 0) return [];
    const text = 'Fluoride sets the anion free, and this hydrogen takes it up as fluoroform: protect it, or bring the group in before.';
    const finding: Finding = { verdict: 'never', chip: 'Acidic hydrogen', text, wanted: [silanes[0][0]], rivals };
    return [finding];
  },
};
