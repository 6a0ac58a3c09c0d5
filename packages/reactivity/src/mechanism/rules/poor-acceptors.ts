import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The double bond of a cyclopropene, which is no cyclopropenone. */
const CYCLOPROPENE = '[CX3;r3]=[CX3;r3][CX4;r3]';

export const cyclopropenesDoNotLast: MechanismRule = {
  id: 'D21',
  statement: 'A cyclopropene with an acceptor or a hydrogen at its double bond is no precursor: it meets another of its kind at once.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) =>
    view
      .places('reactants', CYCLOPROPENE)
      .filter(([a, b]) => view.changed.has(a) && view.changed.has(b))
      .slice(0, 1)
      .map(([a, b]): Finding => {
        const text =
          'So strained a double bond does not wait for the reagent: cyclopropenes dimerise or polymerise well below room temperature.';
        return { verdict: 'never', chip: 'Cyclopropene', text, wanted: [a, b], rivals: [] };
      }),
};

/** Lithium, boron, magnesium, copper and zinc, from which acceptors take carbon. */
const CARRIERS: ReadonlySet<number> = new Set([3, ELEMENT.boron, 12, 29, 30]);

/** The far end of an unsaturated acid's ester or amide that bears an oxygen or nitrogen, whose lone pair fills the double bond. */
const FED = '[CX3;$([CX3][OX2,NX3;!$(N~[O,S,N])])]=[CX3][CX3;$(C[OX2]),$(C[NX3])]=[OX1]';

export const fedAcceptorsDoNotAccept: MechanismRule = {
  id: 'D22',
  statement:
    'A beta-amino or beta-alkoxy acrylate or acrylamide takes up no boronic acid and no cuprate: its hetero atom feeds the double bond.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { becomes, product, sourceOf } = view.mapped;
    if (view.made.length === 0) return [];
    return view
      .places('reactants', FED)
      .filter(([far, near]) => {
        if (becomes[far] < 0 || becomes[near] < 0) return false;
        const addsCarbon = view.made.some(
          (bond) => bond.includes(becomes[far]) && bond.every((atom) => product.atomicNumber[atom] === ELEMENT.carbon),
        );
        const keepsBond = view.reordered.some((bond) => bond.includes(becomes[far]) && bond.includes(becomes[near]));
        const bringsMetal = view.made.some((bond) =>
          bond.some((atom) => view.leavingFrom(sourceOf[atom]).some((each) => CARRIERS.has(view.mapped.reactants.atomicNumber[each]))),
        );
        return addsCarbon && keepsBond && bringsMetal;
      })
      .map(([far]): Finding => {
        const text =
          'The hetero atom at its far end feeds this double bond, so that it is no acceptor: make the ring with the aryl group in place.';
        return { verdict: 'never', chip: 'No acceptor', text, wanted: [far], rivals: [] };
      });
  },
};
