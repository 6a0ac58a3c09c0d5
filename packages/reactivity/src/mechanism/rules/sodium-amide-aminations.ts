import { degree, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** What the amide ion takes before it gives a ring its nitrogen for hydride. */
const TAKEN_FIRST = [
  '[F,Cl;$(*c:[nX2]),$(*c:c:c:[nX2]),$(*c:c[CX3]=[OX1]),$(*c:c:c:c[CX3]=[OX1])]',
  '[#6X3;$([#6](=[OX1])[#6]);!$([#6][OX2H]);!$([#6][#7])]',
] as const;

export const amideDisplacesHalidesFirst: MechanismRule = {
  id: 'N281',
  statement:
    'Sodium amide displaces a halide that an azine or a carbonyl group activates, and adds to ketones, esters and quinolones, before it takes hydride off a ring.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants } = view.mapped;
    const aminated = hydrogenReplacements(view).filter(
      ({ carbon, incoming }) =>
        reactants.isAromatic[carbon] === 1 &&
        reactants.atomicNumber[incoming] === ELEMENT.nitrogen &&
        degree(reactants, incoming) === 0 &&
        reactants.hydrogenCount[incoming] === 3,
    );
    if (aminated.length === 0) return [];
    const rivals = TAKEN_FIRST.flatMap((pattern) => bystanders(view, pattern));
    if (rivals.length === 0) return [];
    const text =
      'The amide ion displaces the activated halide, or adds to the carbonyl group, at lower temperature than it aminates a ring.';
    return aminated.slice(0, 1).map(({ carbon }): Finding => ({ verdict: 'never', chip: 'Halide first', text, wanted: [carbon], rivals }));
  },
};
