import { type AtomIndex, bondBetween, degree, ELEMENT, IMPLICIT_HYDROGEN, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { alkeneAdditions } from '../alkene-addition.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

const HALOGENS: ReadonlySet<number> = new Set([ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine]);
const NUCLEOPHILES: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

/** An alkene whose charge an acceptor or an electronegative atom beside it moves: from the near end to the far one. */
const DISTURBED = '[CX3;$(C[#6,S,N+]=,#[O,N]),$(C=C[#6,S,N+]=,#[O,N]),$(C[CX4][O,N,S,F,Cl,Br,I]),$(C=C[CX4][O,N,S,F,Cl,Br,I])]';

export const nucleophileAtTheCation: MechanismRule = {
  id: 'D10',
  statement: 'Water, alcohols and acids open a halonium ion at the carbon that bears the charge better, and close the ring that is exo.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (view.reordered.length === 0) return [];
    const { sourceOf } = view.mapped;
    return alkeneAdditions(view).flatMap(({ added, carbons }): readonly Finding[] => {
      const place = nucleophilePlace(view, added);
      if (place === null) return [];
      const [met, left] = [sourceOf[carbons[place]], sourceOf[carbons[1 - place]]];
      if (view.atoms('reactants', DISTURBED).has(met) || support(view, met) >= support(view, left)) return [];
      // A ring that only this end can close may want it so.
      if (isExo(view, added[place], carbons[place], carbons[1 - place])) return [];
      const text =
        'The nucleophile opens the halonium or thiiranium ion at the other carbon, which bears the charge better: its halogen or sulfur stays at this one.';
      return [{ verdict: 'never', chip: 'Other end', text, wanted: [met], rivals: [left] }];
    });
  },
};

/** Which of the two that are added comes last: what a halogen meets, the halide of a sulfenyl halide, the lighter halogen of two. `null` for other additions. */
function nucleophilePlace({ mapped: { product, reactants, sourceOf } }: ReactionView, added: readonly AtomIndex[]): number | null {
  if (added.includes(IMPLICIT_HYDROGEN)) return null;
  const elements = added.map((atom) => product.atomicNumber[atom]);
  const halogen = elements.findIndex((element) => HALOGENS.has(element));
  if (halogen < 0) return null;
  const areBound = bondBetween(reactants, sourceOf[added[0]], sourceOf[added[1]]) >= 0;
  const other = elements[1 - halogen];
  if (HALOGENS.has(other)) return areBound && elements[0] !== elements[1] ? elements.indexOf(Math.min(...elements)) : null;
  if (!NUCLEOPHILES.has(other)) return null;
  return areBound && other === ELEMENT.sulfur ? halogen : 1 - halogen;
}

/** How well a carbon bears a positive charge: by its groups, arenes and oxygens twice. */
function support({ mapped: { reactants } }: ReactionView, atom: AtomIndex): number {
  const donors = neighboursOf(reactants, atom).filter(
    (each) => reactants.isAromatic[each] === 1 || reactants.atomicNumber[each] === ELEMENT.oxygen,
  );
  return degree(reactants, atom) + donors.length;
}

/** Whether the nucleophile closes a ring that leaves the other carbon of the alkene outside. */
function isExo({ mapped: { product } }: ReactionView, nucleophile: AtomIndex, met: AtomIndex, left: AtomIndex): boolean {
  const reached = new Set([nucleophile]);
  for (const atom of reached) {
    for (const next of neighboursOf(product, atom)) if (!(atom === nucleophile && next === met) && next !== left) reached.add(next);
  }
  return reached.has(met) && bondBetween(product, nucleophile, left) < 0;
}
