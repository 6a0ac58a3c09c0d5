import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** In the product: an outer nitrogen of a 1,2,3-triazole with one group on carbon, or of benzotriazole, which came in as N-H. */
const OUTER_NITROGEN = [
  '[nX3;$(n[CX4])]1[nX2][nX2]c([!#1])[cH]1',
  '[nX3;$(n[CX4])]1[nX2][nX2][cH]c1[!#1]',
  '[nX3;$(n[CX4])]1[nX2][nX2]c2ccccc12',
] as const;

export const triazolesAtAllNitrogens: MechanismRule = {
  id: 'I132',
  statement: 'A halide or alcohol takes a 1,2,3-triazole at all of its nitrogens; one isomer comes of an azide and an alkyne.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, sourceOf } = view.mapped;
    const places = OUTER_NITROGEN.flatMap((pattern) => view.places('product', pattern));
    if (places.length === 0) return [];
    return replacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const place = places.find(([nitrogen]) => sourceOf[nitrogen] === incoming);
      if (place === undefined || !isSaturatedCarbon(reactants, carbon)) return [];
      const text = 'The three nitrogens of the triazole share the group out: make one isomer of an azide and an alkyne.';
      return [{ verdict: 'risk', chip: 'Isomers', text, wanted: [incoming], rivals: [sourceOf[place[1]], sourceOf[place[2]]] }];
    });
  },
};

const ON_CARBON = '[c;!$(c(:a)(:a):a);$(c-!@[#6])]';
/** The same with a group on either carbon, so that only the nitrogen in the middle stands open. */
const OUTER_BETWEEN_GROUPS = `[nX3;$(n[CX4])]1[nX2][nX2]${ON_CARBON}${ON_CARBON}1`;

export const triazolesBetweenGroupsAtTwo: MechanismRule = {
  id: 'I270',
  statement: 'A halide takes a 1,2,3-triazole with groups on both carbons at the nitrogen in the middle.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, sourceOf } = view.mapped;
    const places = view.places('product', OUTER_BETWEEN_GROUPS);
    if (places.length === 0) return [];
    return replacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const place = places.find(([nitrogen]) => sourceOf[nitrogen] === incoming);
      if (place === undefined || !isSaturatedCarbon(reactants, carbon)) return [];
      const text =
        'The middle nitrogen alone stands open and takes the group: bring this one in with the azide that the triazole is made of.';
      return [{ verdict: 'never', chip: 'Other nitrogen', text, wanted: [incoming], rivals: [sourceOf[place[1]]] }];
    });
  },
};
