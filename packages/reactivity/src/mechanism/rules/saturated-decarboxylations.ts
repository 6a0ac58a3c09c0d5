import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** A carbon beside nothing that would take up its charge: saturated carbon, hydrogen, oxygen and the nitrogen of an alkylamine beside its carboxyl group. */
const PLAIN = '!$(C([CX3](=[OX1])[OX2,OX1-])[#6;!X4]);!$(C[SX3,SX4,#15,NX3+]);!$(C[NX3]a)';

/** Of an acid with a tertiary amine or an aziridine: those with a free N-H lose carbon dioxide by way of the imine of a ketone. */
const OF_AMINO_ACID = `[CX4;$(C[CX3](=[OX1])[OX2H,OX1-]);$(C[NX3;+0;H0;!$(N[!#6]);!$(N[C,S]=[O,S,N])]),$(C1[NX3;+0][CX4]1);${PLAIN}]`;

/** Of an ester, from which chloride or cyanide would take the alkyl group (Krapcho). */
const OF_ESTER = `[CX4;$(C[CX3](=[OX1])[OX2;$(O[CX4])]);!$(C[CX3](=[OX1])[OX2]~[CX3]);${PLAIN}]`;

/** Whether the carbon exchanges its carboxyl group for a hydrogen. */
export function losesCarboxyl(view: ReactionView, carbon: AtomIndex): boolean {
  const { reactants, product, becomes } = view.mapped;
  if (becomes[carbon] < 0 || product.hydrogenCount[becomes[carbon]] <= reactants.hydrogenCount[carbon]) return false;
  return view.leavingFrom(carbon).some((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon);
}

export const saturatedAcidsKeepCarboxyls: MechanismRule = {
  id: 'H10',
  statement: 'Neither an ester nor an alpha-amino acid loses its carboxyl group where no acceptor takes up the charge of the carbon.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.carbon)) return [];
    return [OF_AMINO_ACID, OF_ESTER].flatMap((pattern) =>
      [...view.atoms('reactants', pattern)]
        .filter((carbon) => losesCarboxyl(view, carbon))
        .map((carbon): Finding => {
          const text = 'No second acceptor takes up the charge that carbon dioxide would leave behind: this carboxyl group stays.';
          return { verdict: 'never', chip: 'Acid stays', text, wanted: [carbon], rivals: [] };
        }),
    );
  },
};
