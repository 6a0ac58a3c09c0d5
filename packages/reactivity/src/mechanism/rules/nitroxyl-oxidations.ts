import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentRule } from './reagent-sides.ts';

const PRIMARY = '[OX2H][CX4;H2]';
/** Benzylic and allylic alcohols react faster whatever they are. */
const SECONDARY = '[OX2H][CX4;H1;!$(C[c,$([CX3]=[CX3])])]([#6])[#6]';

const primaryFirst: ReagentRule = {
  id: 'Y47',
  statement: 'A nitroxyl radical and what takes it back oxidise a primary alcohol, and leave a secondary one beside it.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => kinds.has('nitroxyl'),
  judge: (view) => {
    const { becomes } = view.mapped;
    const [primary] = view.places('reactants', PRIMARY);
    if (primary === undefined) return [];
    const ketones = view.atoms('product', '[CX3;$(C([#6])[#6])]=[OX1]');
    const oxidised = view.places('reactants', SECONDARY).find(([, carbon]) => ketones.has(becomes[carbon]));
    if (oxidised === undefined) return [];
    const text = 'The oxoammonium ion is crowded: it takes the primary alcohol, and the secondary one stays.';
    return [{ verdict: 'never', chip: 'Primary first', text, wanted: [oxidised[1]], rivals: [primary[1]] }];
  },
};

/** Which alcohol TEMPO takes; asked forward only, as those of `reagent-sides.ts`. */
export const NITROXYL_OXIDATIONS: readonly ReagentRule[] = [primaryFirst];
