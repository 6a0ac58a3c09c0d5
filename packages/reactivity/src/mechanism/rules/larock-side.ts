import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** A group at 3 of an indole that is larger than the one at 2: carbon 3 first, then carbon 2. */
const LARGER_AT_3 = [
  // silyl and tertiary alkyl groups beside anything smaller
  ['never', '[c;r5;$(c[Si]),$(c[CX4;H0])]:[c;r5;$(c[CX4;H1,H2,H3]),$(cc)]:[nX3]'],
  // an arene or a branched group beside methyl
  ['never', '[c;r5;$(c-!@c),$(c[CX4;H1])]:[c;r5;$(c[CH3])]:[nX3]'],
  // a longer chain beside methyl: the larger one mostly at 2
  ['risk', '[c;r5;$(c[CX4;H2][#6,#7,#8])]:[c;r5;$(c[CH3])]:[nX3]'],
] as const;

export const largeGroupBesideNitrogen: MechanismRule = {
  id: 'F13',
  statement: 'In the indole synthesis from an iodoaniline and an alkyne the larger group of the alkyne comes to stand at 2.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    if (!view.names.includes('larock-indole-synthesis')) return [];
    const { sourceOf } = view.mapped;
    const made = new Set(view.made.flat());
    return LARGER_AT_3.flatMap(([verdict, pattern]) => view.places('product', pattern).map((place) => ({ verdict, place })))
      .filter(({ place: [three, two] }) => made.has(three) && made.has(two))
      .slice(0, 1)
      .map(({ verdict, place: [three, two] }) => ({
        verdict,
        chip: 'Other orientation',
        text: 'The aryl group goes to the open end of the alkyne: the larger group comes to stand beside the nitrogen.',
        wanted: [sourceOf[three]],
        rivals: [sourceOf[two]],
      }));
  },
};
