import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** The oxygen of a 2- or 4-pyridone or its diazine, written with its hydrogen or without. */
const PYRIDONE_OXYGEN = [
  '[OX2H;$(Oc1[nX2;r6]aaaa1)]',
  '[OX2H;$(Oc1aa[nX2;r6]aa1)]',
  '[OX1;$(O=c1[nX3;r6;H1]aaaa1)]',
  '[OX1;$(O=c1aa[nX3;r6;H1]aa1)]',
] as const;
/** The same where a group beside the nitrogen keeps the arene off it. */
const NITROGEN_CROWDED =
  '[O;$(Oc1[n;r6]c([!#1;!$([n,c;r])])aaa1),$(O=c1[n;r6]c([!#1;!$([n,c;r])])aaa1),$(Oc1aa[n;r6]c([!#1;!$([n,c;r])])a1),$(O=c1aa[n;r6]c([!#1;!$([n,c;r])])a1)]';
/** An aryl carbon whose halide a nucleophile displaces without copper: there the oxygen has its chance. */
const ACTIVATED = '[c;$(c:[nX2]),$(c:c:c:[nX2]),$(c:c[N+](=O)[O-]),$(c:c:c:c[N+](=O)[O-])]';

export const pyridonesAreArylatedAtNitrogen: MechanismRule = {
  id: 'N62',
  statement: 'Copper puts an aryl group on the nitrogen of a 2- or 4-pyridone, not on its oxygen.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const oxygens = PYRIDONE_OXYGEN.map((pattern) => view.atoms('reactants', pattern));
    const bonds = bondsOf(view, 'aryl').map(({ nucleophile, electrophile }) => [nucleophile, electrophile]);
    const arylated = arylations(view).map(({ incoming, carbon }) => [incoming, carbon]);
    const found = [...bonds, ...arylated].flatMap(([oxygen, carbon]): readonly Finding[] => {
      if (!oxygens.some((atoms) => atoms.has(oxygen)) || view.atoms('reactants', NITROGEN_CROWDED).has(oxygen)) return [];
      if (view.atoms('reactants', ACTIVATED).has(carbon)) return [];
      const text =
        'The pyridone takes the aryl group at its nitrogen: make this ether of the halopyridine and the phenol, which the ring nitrogen activates.';
      return [{ verdict: 'never', chip: 'Nitrogen reacts', text, wanted: [oxygen, carbon], rivals: [] }];
    });
    return found.slice(0, 1);
  },
};
