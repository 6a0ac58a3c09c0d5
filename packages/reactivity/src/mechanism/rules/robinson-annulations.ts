import { type AtomIndex, bondBetween } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

/** A vinyl ketone by what it joins with: `[alpha', carbonyl, alpha, open end]`. */
const ACCEPTOR = '[CX4;!H0][CX3;$(C=[OX1])][CX3]=[CX3]';

/** A ketone with a hydrogen beside it: `[carbonyl, alpha]`. */
const DONOR = '[CX3;$(C([#6])[#6]);$(C=[OX1])][#6;!H0]';

/** Between two acceptors, so that a mild base takes this hydrogen alone. */
const DOUBLY_ACTIVATED = '[#6;$(C([CX3]=[OX1])[$([CX3]=[OX1]),$(C#N),$(S(=O)=O)])]';

/** A cyclohexanone with an alkyl group at one side and none at the other, by the open side: `[carbonyl, open alpha, branched alpha]`. */
const BRANCHED_KETONE = '[CX3;r6](=[OX1])([CX4;H2])[CX4;H1][CX4;!R]';

export const annulationsAtTheBranchedSide: MechanismRule = {
  id: 'T20',
  statement: 'A 2-alkylcyclohexanone is annulated by a vinyl ketone at the carbon with the alkyl group, whose enol is the more stable.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    annulations(view).flatMap(({ carbonyl, alpha }): readonly Finding[] => {
      const place = view.places('reactants', BRANCHED_KETONE).find(([head, , open]) => head === carbonyl && open === alpha);
      if (place === undefined) return [];
      const text =
        'Under conditions that close the ring the enolate with the alkyl group adds: the angular compound results. Go by the enamine.';
      return [{ verdict: 'never', chip: 'Branched side first', text, wanted: [alpha], rivals: [place[3]] }];
    }),
};

/** A ketone and what base takes off the carbon next but one to it: `[carbonyl, oxygen, alpha, beta, leaving]`. */
const ELIMINATING = '[CX3;$(C([#6])[#6])](=[OX1])[CX4;!H0][CX4][$([F,Cl,Br,I]),$([OX2][CX3]=[OX1]),$([OX2]S(=O)=O)]';

interface Annulation {
  readonly carbonyl: AtomIndex;
  readonly alpha: AtomIndex;
}

/** Ketones that a vinyl ketone closes a ring on. */
function annulations(view: ReactionView): readonly Annulation[] {
  const { reactants, sourceOf } = view.mapped;
  if (view.made.length < 2) return [];
  const bonds = view.made.map(([a, b]) => [sourceOf[a], sourceOf[b]]);
  const joins = (a: AtomIndex, b: AtomIndex) => bonds.some((bond) => bond.includes(a) && bond.includes(b));
  const donors = view.places('reactants', DONOR);
  return view
    .places('reactants', ACCEPTOR)
    .flatMap(([methyl, , , end]) =>
      donors
        .filter(([carbonyl, alpha]) => joins(end, alpha) && joins(methyl, carbonyl) && bondBetween(reactants, carbonyl, alpha) >= 0)
        .map(([carbonyl, alpha]) => ({ carbonyl, alpha })),
    );
}

export const annulationsNeedOneKetone: MechanismRule = {
  id: 'P27',
  statement:
    'The base of a Robinson annulation takes every ketone that enolises, lets an aldehyde take the enolate up, and a group beta to the ketone leave.',
  source: TEXTBOOKS.enols,
  judge: (view) =>
    annulations(view).flatMap(({ carbonyl, alpha }): readonly Finding[] => {
      const { moleculeOf } = view.mapped;
      const isOwn = (atom: AtomIndex) => moleculeOf[atom] === moleculeOf[carbonyl];
      const leaving = view.places('reactants', ELIMINATING).filter((place) => place[0] === carbonyl);
      if (leaving.length > 0) {
        const text = 'The base takes the group beta to this ketone off first: the enone is made of it.';
        return [{ verdict: 'never', chip: 'Eliminates first', text, wanted: [carbonyl], rivals: leaving.map((place) => place[4]) }];
      }
      const aldehydes = bystanders(view, GROUPS.aldehyde.pattern).filter(isOwn);
      if (aldehydes.length > 0) {
        const text = 'The aldehyde takes up the enolate first.';
        return [{ verdict: 'never', chip: 'Aldehyde reacts first', text, wanted: [carbonyl], rivals: aldehydes }];
      }
      if (view.atoms('reactants', DOUBLY_ACTIVATED).has(alpha)) return [];
      const ketones = bystanders(view, GROUPS.enolisableKetone.pattern).filter(isOwn);
      if (ketones.length === 0) return [];
      const text = 'The other ketone enolises as readily and takes up the vinyl ketone as well: protect it.';
      return [{ verdict: 'risk', chip: 'Other ketone too', text, wanted: [carbonyl], rivals: ketones }];
    }),
};
