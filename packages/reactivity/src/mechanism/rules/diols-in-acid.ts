import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentRule } from './reagent-sides.ts';

const BASES_TOO = ['hydroxide', 'strong-base', 'carbonate-or-amine-base'];
/** An alcohol whose carbon holds a cation, beside another such: what stands at that moves over, as the oxygen there takes up the charge. */
const PINACOL = '[OX2H][CX4;H0,$(C-c)]([#6])[CX4;H0,$(C-c)]([#6])[OX2H]';

const diolsRearrange: ReagentRule = {
  id: 'Y46',
  statement: 'In strong acid a pinacol rearranges: it does not lose one molecule of water and stay an allylic alcohol.',
  source: TEXTBOOKS.rearrangements,
  holdsUnder: (kinds) => kinds.has('strong-acid') && !BASES_TOO.some((kind) => kinds.has(kind)),
  judge: (view) => {
    if (!view.names.includes('dehydration-of-an-alcohol')) return [];
    const { becomes } = view.mapped;
    const lost = view.places('reactants', PINACOL).find(([oxygen, , , , , other]) => becomes[oxygen] < 0 && becomes[other] >= 0);
    if (lost === undefined) return [];
    const text =
      'The cation lies beside a carbon that bears oxygen: a group moves over from there faster than a proton goes, and a ketone forms.';
    return [{ verdict: 'never', chip: 'Pinacol rearranges', text, wanted: [lost[1]], rivals: [lost[3]] }];
  },
};

/** What becomes of 1,2-diols in acid; asked forward only, as those of `reagent-sides.ts`. */
export const DIOLS_IN_ACID: readonly ReagentRule[] = [diolsRearrange];
