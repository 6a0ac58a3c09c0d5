import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { CROSS_COUPLINGS } from '../../name-reactions/couplings.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import type { ReagentRule } from './reagent-sides.ts';

const PALLADIUM: readonly string[] = ['palladium-complex', 'palladium'];
/** What palladium does to an aryl halide where no carbon monoxide is there. */
const WITHOUT_CARBON_MONOXIDE: readonly NameReactionId[] = [...CROSS_COUPLINGS, 'methoxylation-of-an-aryl-halide', 'aryl-dehalogenation'];

const carbonMonoxideInserts: ReagentRule = {
  id: 'Y53',
  statement:
    'Under carbon monoxide the arylpalladium species takes it up first: amine, alcohol, hydride or boron reagent meet the acyl group.',
  source: TEXTBOOKS.couplings,
  holdsUnder: (kinds) => kinds.has('carbon-monoxide') && PALLADIUM.some((kind) => kinds.has(kind)),
  judge: (view) => {
    if (view.names.includes('carbonylation-of-an-aryl-halide')) return [];
    if (!view.names.some((name) => WITHOUT_CARBON_MONOXIDE.includes(name))) return [];
    const text =
      'Carbon monoxide goes between palladium and the arene before the partner comes: an amide, ester, ketone or aldehyde forms.';
    return [{ verdict: 'never', chip: 'Carbon monoxide first', text, wanted: [...view.changed].slice(0, 1), rivals: [] }];
  },
};

/** What carbon monoxide on palladium comes before; asked forward only, as those of `reagent-sides.ts`. */
export const CARBON_MONOXIDE_FIRST: readonly ReagentRule[] = [carbonMonoxideInserts];
