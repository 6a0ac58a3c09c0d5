import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbonyl carbon of an ester, acid, amide or carbonate. */
const OF_ACID = '[CX3;$(C[OX2,NX3,OX1-])]=[OX1]';
/** The carbon of an orthoester, or of the acetal of an amide or carbonate: three bonds to oxygen and nitrogen, none of them double. */
const ORTHO = '[CX4;$(C([OX2])([OX2])[OX2,NX3])]';
const ALCOHOL = '[OX2H;$(O[CX4])]';

export const estersMakeNoOrthoesters: MechanismRule = {
  id: 'C31',
  statement: 'An alcohol makes no orthoester of an ester, an acid, an amide or a carbonate: it exchanges the alkoxy group at most.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    if (view.made.length === 0) return [];
    const carbonyls = view.atoms('reactants', OF_ACID);
    return [...view.atoms('product', ORTHO)].flatMap((atom): readonly Finding[] => {
      const carbon = view.mapped.sourceOf[atom];
      if (!carbonyls.has(carbon) || !takesAnAlcohol(view, atom)) return [];
      const text =
        'Lone pairs of the oxygen or nitrogen hold this carbonyl group, so that an alcohol exchanges at most: take the orthoformate, the imidate or an acid chloride.';
      return [{ verdict: 'never', chip: 'No orthoester', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** A free alcohol of another molecule; those of its own chain close orthoesters of cages in acid. */
function takesAnAlcohol(view: ReactionView, atom: AtomIndex): boolean {
  const { product, sourceOf, moleculeOf } = view.mapped;
  const alcohols = view.atoms('reactants', ALCOHOL);
  return neighboursOf(product, atom).some(
    (each) => alcohols.has(sourceOf[each]) && moleculeOf[sourceOf[each]] !== moleculeOf[sourceOf[atom]] && isMade(view, each, atom),
  );
}
