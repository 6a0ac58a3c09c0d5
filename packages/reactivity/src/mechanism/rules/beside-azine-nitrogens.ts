import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

const FRIEDEL_CRAFTS = ['friedel-crafts-alkylation', 'friedel-crafts-acylation'] as const;
/** Carbon of a ring of six that stands beside a nitrogen without a hydrogen: 2 of a pyridine, 1 of a phthalazinone. */
const BESIDE_NITROGEN = '[cH;r6;$(c:[nX2;r6])]';

export const noCarbonBesideAzineNitrogen: MechanismRule = {
  id: 'A15',
  statement: 'A Friedel-Crafts reaction puts no carbon beside the nitrogen of a pyridine, pyrimidine or pyridazine.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    if (!FRIEDEL_CRAFTS.some((name) => view.names.includes(name))) return [];
    const beside = view.atoms('reactants', BESIDE_NITROGEN);
    if (beside.size === 0) return [];
    return hydrogenReplacements(view).flatMap(({ carbon }): readonly Finding[] => {
      if (!beside.has(carbon)) return [];
      const text =
        'The nitrogen draws electrons from this carbon and takes the Lewis acid: an organometal, or a radical, brings carbon here.';
      return [{ verdict: 'never', chip: 'Not here', text, wanted: [carbon], rivals: [] }];
    });
  },
};
