import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { additions } from './nucleophile-order.ts';
import { bondsOf, type Finding, NAMES, type NucleophileId, nucleophileAt } from './nucleophiles.ts';

/** Benzylic and allylic bromides and iodides, and those beside a carbonyl group. */
const FAST_HALIDE = '[CX4;H2;$(Cc),$(C[CX3]=[OX1]),$(C[CX3]=[CX3])][Br,I]';

const DISPLACES: readonly NucleophileId[] = ['amine', 'hindered', 'thiol'];

/** Amines and thiols that are meant for a carbonyl group, an arene, an epoxide or an acceptor beside a halide that they displace in the cold. */
export const fastHalideFirst: MechanismRule = {
  id: 'C14',
  statement: 'A benzylic or allylic bromide takes an amine or a thiol before a carbonyl group, an arene, an epoxide or a double bond does.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) =>
    [...bondsOf(view, 'carbonyl'), ...bondsOf(view, 'aryl'), ...additions(view)].flatMap((bond): readonly Finding[] => {
      const rivals = bystanders(view, FAST_HALIDE);
      const meant = rivals.length === 0 ? null : nucleophileAt(view, bond.nucleophile);
      if (meant === null || !DISPLACES.includes(meant)) return [];
      const text = `The ${NAMES[meant]} displaces the halide beside the double bond or arene before it reaches what is meant.`;
      return [{ verdict: 'never', chip: 'Halide reacts first', text, wanted: [bond.electrophile], rivals }];
    }),
};
