import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Beside the carbonyl group of a pyridone, quinolone, chromone or uracil, or on an enaminone drawn with its double bonds: an enol ether or enamine. */
const ON_ENAMINONE = '$(C[c;r6;$(c:c=[OX1])]),$(C[CX3;$(C([CX3]=[OX1])=[CX3][NX3,OX2])])';
/** On a furan, a pyrrole or an indole, whose ring is richer in electrons than any methyl group. */
const ON_RICH_RING = '$(C[c;r5;$(c1[o,nX3]ccc1),$(c1c[o,nX3]cc1)])';
const METHYL = `[CH3;${ON_ENAMINONE},${ON_RICH_RING}]`;
const ACID = '[CX3;$(C(=[OX1])[OX2H,OX1-])]';

export const ringsOxidisedBeforeTheirMethyls: MechanismRule = {
  id: 'P160',
  statement:
    'Permanganate and chromic acid oxidise the methyl groups of benzene rings and azines; the double bond of a quinolone, pyridone or chromone, and the ring of a furan or pyrrole, is cleaved first.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const { reactants, sourceOf } = view.mapped;
    const methyls = view.atoms('reactants', METHYL);
    return [...view.atoms('product', ACID)].flatMap((atom): readonly Finding[] => {
      const methyl = sourceOf[atom];
      if (!methyls.has(methyl) || !isSaturatedCarbon(reactants, methyl)) return [];
      const text =
        'The double bond beside this methyl group, an enamine or enol ether, is cleaved before the methyl group is touched: build the ring with its ester (Gould-Jacobs and its like).';
      return [{ verdict: 'never', chip: 'Ring oxidised first', text, wanted: [methyl], rivals: [] }];
    });
  },
};
