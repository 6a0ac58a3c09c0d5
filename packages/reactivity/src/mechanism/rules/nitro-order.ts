import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The nitro group para to a hydroxyl or amino group, and one ortho to it: their nitrogens first and last. */
const PAIR = '[NX3+](=[OX1])([OX1-])c1ccc([$([NX3;H1,H2;!$(N[C,S]=[O,S])]),$([OX2H])])c(c1)[NX3+](=[OX1])[OX1-]';
const RIVAL = 10;

export const orthoNitroFirst: MechanismRule = {
  id: 'O12',
  statement: 'Of the nitro groups of a 2,4-dinitrophenol or -aniline sulfide reduces that beside the hydroxyl or amino group.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!view.names.includes('nitro-to-amino')) return [];
    return view.places('reactants', PAIR).flatMap((place): readonly Finding[] => {
      if (!view.changed.has(place[0]) || view.changed.has(place[RIVAL])) return [];
      const text = 'The nitro group beside the donor binds to its hydrogen and is reduced first; the other one waits.';
      return [{ verdict: 'never', chip: 'Other nitro first', text, wanted: [place[0]], rivals: [place[RIVAL]] }];
    });
  },
};
