import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** A silyl or tertiary alkyl group at 3 of an indole whose 2 bears a smaller group: carbon 3 first, then carbon 2. */
const LARGE_AT_3 = '[c;r5;$(c[Si]),$(c[CX4;H0])]:[c;r5;$(c[CX4;H1,H2,H3]),$(cc)]:[nX3]';

export const largeGroupBesideNitrogen: MechanismRule = {
  id: 'F13',
  statement: 'In the indole synthesis from an iodoaniline and an alkyne the larger group of the alkyne comes to stand at 2.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    if (!view.names.includes('larock-indole-synthesis')) return [];
    const { sourceOf } = view.mapped;
    const made = new Set(view.made.flat());
    return view
      .places('product', LARGE_AT_3)
      .filter(([three, two]) => made.has(three) && made.has(two))
      .slice(0, 1)
      .map(([three, two]) => ({
        verdict: 'never' as const,
        chip: 'Other orientation',
        text: 'The aryl group goes to the open end of the alkyne: the larger group comes to stand beside the nitrogen.',
        wanted: [sourceOf[three]],
        rivals: [sourceOf[two]],
      }));
  },
};
