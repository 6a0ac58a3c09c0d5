import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

const OF_ACETONITRILE = '[CH3;$(C[CX2]#[NX1])]';
const HALO_CARBONYL = '[CX4;$(C[Cl,Br,I]);$(C[CX3](=[OX1])[#6,OX2])]';

export const acetonitrileMeetsEsters: MechanismRule = {
  id: 'T152',
  statement: 'The anion of acetonitrile adds to the carbonyl group of a halo ester or haloketone, or is alkylated twice.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const halides = replacements(view).flatMap(({ carbon, leaving }) => (isHalogen(view.mapped.reactants, leaving) ? [carbon] : []));
    const nitriles = view.atoms('reactants', OF_ACETONITRILE);
    const halocarbonyls = view.atoms('reactants', HALO_CARBONYL);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!nitriles.has(carbon) || !halides.includes(incoming) || !halocarbonyls.has(incoming)) return [];
      const text =
        'So small and basic an anion adds to the carbonyl group, and what forms is the stronger acid and is alkylated again: add cyanide to an acrylate, or take a cyanoacetate.';
      return [{ verdict: 'never', chip: 'Adds to carbonyl', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
