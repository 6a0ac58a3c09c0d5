import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const FREE_ACID = '$(cB([OX2H])[OX2H])';
/** Beside a ring nitrogen of a ring with a second hetero atom: diazines, 2 of thiazoles, oxazoles and imidazoles. */
const LOST_AT_ONCE = `[c;${FREE_ACID};$(c:[nX2]);$(c:n:[n,o,s]),$(c:n:c:[n,o,s]),$(c:n:c:c:[nX2]),$(c(:[nX2]):[n,o,s])]`;
/** Of a pyridine or its benzo analogue: slower, and met with an excess, copper or an ester that is made free little by little. */
const LOST_IN_BASE = `[c;r6;${FREE_ACID};$(c:[nX2])]`;

/** A boronic acid that water takes off its arene sooner than palladium does (protodeboronation). */
export const boronLostBesideNitrogen: MechanismRule = {
  id: 'K61',
  statement: 'A free boronic acid beside a ring nitrogen loses its boron in aqueous base before it couples.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const isCoupled = (carbon: number) => view.mapped.becomes[carbon] >= 0 && view.changed.has(carbon);
    const atOnce = [...view.atoms('reactants', LOST_AT_ONCE)].filter(isCoupled);
    const inBase = [...view.atoms('reactants', LOST_IN_BASE)].filter(isCoupled);
    const wanted = atOnce.length > 0 ? atOnce : inBase;
    if (wanted.length === 0) return [];
    const text = 'Water takes the boron off beside a ring nitrogen: let this ring bring the halide, or a stannane or zinc reagent.';
    const found: Finding = { verdict: atOnce.length > 0 ? 'never' : 'risk', chip: 'Loses its boron', text, wanted, rivals: [] };
    return [found];
  },
};
