import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** An alkene carbon with an acceptor on either end of its double bond: what a ylide adds to. */
const ACCEPTING_ALKENE =
  '[CX3;$(C=[CX3][$([CX3]=[O,N,S]),$(C#N),$(S=O),$([N+](=O)[O-]),$(P=O),$(C(F)(F)F),$([c;$(c:[n;+0]),$(c:[n+])])]),$(C([$([CX3]=[O,N,S]),$(C#N),$(S=O),$([N+](=O)[O-]),$(P=O),$(C(F)(F)F),$([c;$(c:[n;+0]),$(c:[n+])])])=[CX3]),$(C=[CX3][SX3+])]';

const ALKENE = '[CX3]=[CX3]';

export const ylidesNeedAcceptors: MechanismRule = {
  id: 'H8',
  statement: 'Sulfur ylides close cyclopropanes on alkenes with an acceptor alone; a plain one takes a carbenoid or a diazo compound.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, product, sourceOf } = view.mapped;
    return view.places('reactants', ALKENE).flatMap(([one, other]): readonly Finding[] => {
      const closing = view.made.flatMap(([a, b]) => {
        const [from, to] = [sourceOf[a], sourceOf[b]];
        return from === one || from === other ? [to] : to === one || to === other ? [from] : [];
      });
      const [carbon, again] = closing;
      if (closing.length !== 2 || carbon !== again || product.atomicNumber[view.mapped.becomes[carbon]] !== ELEMENT.carbon) return [];
      const isYlide = neighboursOf(reactants, carbon).some(
        (atom) => reactants.atomicNumber[atom] === ELEMENT.sulfur && reactants.charge[atom] > 0,
      );
      const accepting = view.atoms('reactants', ACCEPTING_ALKENE);
      if (!isYlide || accepting.has(one) || accepting.has(other)) return [];
      const text = 'Nothing on this alkene takes up the charge of the ylide: use diiodomethane and zinc, or a diazo compound.';
      return [{ verdict: 'never', chip: 'No acceptor', text, wanted: [one, other], rivals: [] }];
    });
  },
};
