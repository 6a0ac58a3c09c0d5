import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbon of cyanic acid, isocyanic acid or their salts. */
const CYANATE = '[CX2;$(C(=[OX1])=[NX2;H1]),$(C(=[OX1])=[NX1-]),$(C(#[NX1])[OX1-]),$(C(#[NX1])[OX2H])]';

const AMIDE_NITROGEN = '[NX3;!H0;+0;$(N[CX3](=[OX1])[#6])]';

/** Amides that are to be made acylureas by cyanate: they are no nucleophiles, and too weak as acids for its excess to help. */
export function amidesWithCyanate(view: ReactionView): readonly Finding[] {
  const carbons = view.atoms('reactants', CYANATE);
  if (carbons.size === 0) return [];
  const amides = view.atoms('reactants', AMIDE_NITROGEN);
  const { sourceOf, moleculeOf } = view.mapped;
  return view.made.flatMap(([a, b]) => {
    const ends = [sourceOf[a], sourceOf[b]];
    const [carbon, nitrogen] = carbons.has(ends[0]) ? ends : [ends[1], ends[0]];
    if (!carbons.has(carbon) || !amides.has(nitrogen) || moleculeOf[carbon] === moleculeOf[nitrogen]) return [];
    const text =
      'The nitrogen of an amide does not add to cyanate: acylate urea with the acid chloride, or take an acyl isocyanate and ammonia.';
    return [{ verdict: 'never' as const, chip: 'Amide, no amine', text, wanted: [nitrogen], rivals: [] }];
  });
}
