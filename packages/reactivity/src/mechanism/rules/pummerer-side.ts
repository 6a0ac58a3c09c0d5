import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A sulfoxide with an acceptor on one side and none on the other: the poor carbon, sulfur, the acidic carbon. */
const SULFOXIDE = '[CX4;!H0;!$(C[#6]=,#[O,N]);!$(Cc)][SX3](=[OX1])[CX4;!H0;$(C[CX3]=[OX1]),$(CC#N),$(CP=O),$(CS(=O)=O)]';

export const pummererSide: MechanismRule = {
  id: 'T15',
  statement: 'In a Pummerer reaction, and in any other of its carbanion, the side of a sulfoxide that bears an acceptor reacts.',
  source: TEXTBOOKS.alkeneGeometry,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const gains = new Set(view.made.flat().map((atom) => sourceOf[atom]));
    return view.places('reactants', SULFOXIDE).flatMap(([poor, , , acidic]): readonly Finding[] => {
      if (!gains.has(poor) || gains.has(acidic) || view.leavingFrom(poor).length > 0) return [];
      const text = 'The hydrogen beside the acceptor is the more acidic one: that carbon takes the new group.';
      return [{ verdict: 'never', chip: 'Other side first', text, wanted: [poor], rivals: [acidic] }];
    });
  },
};
