import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbon of an orthoester or of formic acid, which close rings in acid. */
const ACIDIC_CARBON = ['[CX4;H1,H0;$(C([OX2][CX4])([OX2][CX4])[OX2][CX4])]', '[CX3;H1;$(C(=[OX1])[OX2H])]'] as const;
/** The anomeric carbon of a 2-deoxy sugar on nitrogen. */
const DEOXY_GLYCOSIDE = '[CX4;H1;$(C([OX2;R])([#7])[CX4;H2])]';

export const closuresInAcidBreakDeoxynucleosides: MechanismRule = {
  id: 'P282',
  statement: 'The acid that closes a heterocycle with an orthoester or formic acid breaks the bond of a 2-deoxy sugar to nitrogen.',
  source: TEXTBOOKS.hydroxylProtection,
  judge: (view) => {
    const { product, becomes } = view.mapped;
    const wanted = ACIDIC_CARBON.flatMap((pattern) => [...view.atoms('reactants', pattern)]).filter(
      (atom) => becomes[atom] >= 0 && product.isAromatic[becomes[atom]] === 1,
    );
    const rivals = wanted.length === 0 ? [] : bystanders(view, DEOXY_GLYCOSIDE);
    if (rivals.length === 0) return [];
    const text =
      'Without an oxygen at C-2 this glycosidic bond breaks, or turns over, in the hot acid: close the ring before the sugar comes.';
    return [{ verdict: 'never', chip: 'Sugar is lost', text, wanted, rivals } satisfies Finding];
  },
};
