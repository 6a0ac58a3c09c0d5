import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const ARM = ['[CX4][CX4][CX4][OX2H]', '[CX4][CX4][CX4][CX4][OX2H]'] as const;
/** Carbonyl groups with a hydroxyl group in reach of a ring of five or six on either side, or with two of one chain that bridge it. */
const KETO_DIOLS: readonly string[] = [
  ...ARM.flatMap((one) => ARM.map((other) => `[CX3](=[OX1])(${one})${other}`)),
  '[CX3](=[OX1])[CX4][CX4][CX4][CX4]([OX2H])[CX4][OX2H]',
];

export const ketoDiolsCloseTwice: MechanismRule = {
  id: 'R161',
  statement: 'A ketone with two hydroxyl groups in reach closes to the spiro or bicyclic ketal in the acid that frees it.',
  source: TEXTBOOKS.carbonylAddition,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const freed = (place: readonly AtomIndex[]) => place.some((atom) => view.changed.has(sourceOf[atom]));
    const found = KETO_DIOLS.flatMap((pattern) => view.places('product', pattern)).find(freed);
    if (found === undefined) return [];
    const rivals = found.filter((atom) => view.atoms('product', '[OX2H]').has(atom)).map((atom) => sourceOf[atom]);
    const text =
      'Both hydroxyl groups reach the carbonyl group and close the spiro or bicyclic ketal at once: go on to that, or keep an oxygen protected.';
    return [{ verdict: 'never', chip: 'Closes twice', text, wanted: [sourceOf[found[0]]], rivals } satisfies Finding];
  },
};
