import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { ALLYLIC_ALCOHOL } from './richer-alkene.ts';

/** An alkene carbon with an acceptor on either end of its double bond: what a ylide adds to. */
const ACCEPTING_ALKENE =
  '[CX3;$(C=[CX3][$([CX3]=[O,N,S]),$(C#N),$(S=O),$([N+](=O)[O-]),$(P=O),$(C(F)(F)F),$([c;$(c:[n;+0]),$(c:[n+])])]),$(C([$([CX3]=[O,N,S]),$(C#N),$(S=O),$([N+](=O)[O-]),$(P=O),$(C(F)(F)F),$([c;$(c:[n;+0]),$(c:[n+])])])=[CX3]),$(C=[CX3][SX3+])]';

const ALKENE = '[CX3]=[CX3]';

export const ylidesNeedAcceptors: MechanismRule = {
  id: 'H8',
  statement: 'Sulfur ylides close cyclopropanes on alkenes with an acceptor alone; a plain one takes a carbenoid or a diazo compound.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    if (view.made.length < 2) return [];
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

/** A ketone, or an acyl arene, whose other side is an alkene: `[carbonyl]`. */
const ENONE = '[CX3;$(C(=[OX1])[CX3;!$(C=C[N,O])]=[CX3])]';
const SULFOXONIUM = '[CX3,CX4;$(C[SX4,SX3;$(S=[OX1])])]';

export const sulfoxoniumYlidesTakeTheAlkene: MechanismRule = {
  id: 'H12',
  statement:
    'The ylide of a sulfoxonium ion adds to the alkene of an enone, to the cyclopropane; that of a sulfonium ion makes the epoxide.',
  source: TEXTBOOKS.alkeneGeometry,
  judge: (view) => {
    if (!view.names.includes('johnson-corey-chaykovsky-epoxidation')) return [];
    const { sourceOf } = view.mapped;
    const ylides = view.atoms('reactants', SULFOXONIUM);
    const isFromSulfoxonium = view.made.some((bond) => bond.some((atom) => ylides.has(sourceOf[atom])));
    const wanted = isFromSulfoxonium ? [...view.atoms('reactants', ENONE)].filter((atom) => view.changed.has(atom)) : [];
    if (wanted.length === 0) return [];
    const text =
      'This ylide adds to the carbonyl group and goes back, and stays at the alkene: the cyclopropane results. Take trimethylsulfonium.';
    return [{ verdict: 'never', chip: 'Adds to the alkene', text, wanted, rivals: [] }];
  },
};

/** An alkene carbon that an azine, a nitro group, a nitrile or a sulfone makes poor. */
const POOR_ALKENE =
  '[CX3;$(C=[CX3][$(C#N),$(S(=O)=O),$([N+](=O)[O-]),$([c;$(c:[n;r6;+0]),$(c:c:c:[n;r6;+0])])]),$(C([$(C#N),$(S(=O)=O),$([N+](=O)[O-]),$([c;$(c:[n;r6;+0]),$(c:c:c:[n;r6;+0])])])=[CX3])]';

export const carbenoidsNeedElectrons: MechanismRule = {
  id: 'H11',
  statement: 'A zinc carbenoid adds to no alkene that an azine, a nitro group, a nitrile or a sulfone makes poor.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (!view.names.includes('simmons-smith-cyclopropanation')) return [];
    const guided = view.atoms('reactants', ALLYLIC_ALCOHOL);
    const poor = [...view.atoms('reactants', POOR_ALKENE)].filter((atom) => view.changed.has(atom) && !guided.has(atom));
    if (poor.length === 0) return [];
    const text = 'The carbenoid is an electrophile, and this alkene has no electrons for it: take a sulfoxonium ylide.';
    return [{ verdict: 'never', chip: 'Alkene too poor', text, wanted: poor, rivals: [] }];
  },
};
