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
    return hydrogenReplacements(view).flatMap(({ carbon }): readonly Finding[] => {
      if (!beside.has(carbon)) return [];
      const text =
        'The nitrogen draws electrons from this carbon and takes the Lewis acid: an organometal, or a radical, brings carbon here.';
      return [{ verdict: 'never', chip: 'Not here', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** The carbon beside the nitrogen of an isothiazole or isoxazole, where a benzene ring leaves no other free carbon. */
const OF_ISOTHIAZOLE = '[cH;r5;$(c1n[s,o]cc1)]';

const BY_ELECTROPHILE = ['chlorination', 'bromination', 'nitration'] as const;

export const noElectrophileBesideIsothiazoleNitrogen: MechanismRule = {
  id: 'A16',
  statement:
    'No electrophile takes the carbon beside the nitrogen of an isothiazole or isoxazole; those fused to benzene react on the benzene ring.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    if (!BY_ELECTROPHILE.some((name) => view.names.includes(name))) return [];
    const beside = view.atoms('reactants', OF_ISOTHIAZOLE);
    return hydrogenReplacements(view).flatMap(({ carbon }): readonly Finding[] => {
      if (!beside.has(carbon)) return [];
      const text =
        'This carbon is the poorest of the ring system in electrons: take the 3-hydroxy compound and phosphorus oxychloride, or lithiate it.';
      return [{ verdict: 'never', chip: 'Not here', text, wanted: [carbon], rivals: [] }];
    });
  },
};
