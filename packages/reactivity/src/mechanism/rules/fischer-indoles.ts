import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** An indole with hydrogen on both carbons of its ring of five: `[C3, C2]`. */
const BARE_INDOLE = '[cH;r5]1[cH;r5][nX3]c2aaaac12';

export const noIndoleFromAcetaldehyde: MechanismRule = {
  id: 'F19',
  statement: 'The phenylhydrazone of acetaldehyde gives no indole: one without groups at 2 and 3 comes from pyruvic acid or another way.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    if (!view.names.includes('fischer-indole-synthesis')) return [];
    const { sourceOf } = view.mapped;
    return view
      .places('product', BARE_INDOLE)
      .filter(([first]) => view.changed.has(sourceOf[first]))
      .slice(0, 1)
      .map(([first, second]) => ({
        verdict: 'never' as const,
        chip: 'No indole forms',
        text: 'The hydrazone of acetaldehyde closes to no indole: take pyruvic acid and lose the carboxyl group, or another synthesis.',
        wanted: [sourceOf[first], sourceOf[second]],
        rivals: [],
      }));
  },
};
