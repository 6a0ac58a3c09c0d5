import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders, unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { GROUPS } from './bystander-groups.ts';
import { migrationRank } from './migrations.ts';
import type { Finding } from './nucleophiles.ts';

/** A ketone and the two carbons on it: `[carbonyl, oxygen, one, other]`. */
const KETONE = '[CX3](=[OX1])([#6])[#6]';

/** Of a ring of four, and of norbornanes and bicyclooctanes: strain lets these go before an alkene. */
const STRAINED = '[CX3;$([CX3;r4]),$(C1[#6]2~[#6]~[#6][#6]([#6]2)[#6]1),$(C1[#6]2~[#6]~[#6][#6]([#6][#6]2)[#6]1)]';

/** With two alkyl groups at least, and no acceptor or hetero atom on it. */
const PLAIN_END = '!$(C[N,O,S,F,Cl,Br]);!$(C~[#6,N+,S]=,#[O,N])';
const RICH_ALKENE = `[CX3;H0,H1;${PLAIN_END};!$([CX3;H1]=[CX3;H2])]=[CX3;${PLAIN_END}]`;

/** The carbonyl group of a 1,3-diketone that enolises, or of its enol. */
const OF_DIKETONE = '[CX3;$(C([#6])([CX4;!H0][CX3](=[OX1])[#6])=[OX1]),$(C([#6])(=[OX1])[CX3]=[CX3][OX2H])]';

function ketonesOxidised(view: ReactionView): readonly AtomIndex[] {
  const { mapped, changed } = view;
  return [...view.atoms('reactants', KETONE)].filter((carbonyl) => changed.has(carbonyl) && mapped.becomes[carbonyl] >= 0);
}

const CYCLOHEXANONE = '[CX3;r6;$(C=[OX1])]';

/** How readily the better of its two groups goes to oxygen, a ring of six adding one step; 0 where that is not known. */
function readiness(view: ReactionView, carbonyl: AtomIndex): number {
  const groups = view.places('reactants', KETONE).filter(([atom]) => atom === carbonyl);
  const rank = Math.max(0, ...groups.flatMap(([, , one, other]) => [one, other].map((atom) => migrationRank(view, atom) ?? 0)));
  return rank > 0 && view.atoms('reactants', CYCLOHEXANONE).has(carbonyl) ? rank + 1 : rank;
}

export const peracidsTakeAlkenes: MechanismRule = {
  id: 'P28',
  statement:
    'A peracid that is to take a ketone takes an alkene with two alkyl groups first, the enol of a 1,3-diketone at carbon, and another ketone whose groups move as readily as well.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    if (!view.names.includes('baeyer-villiger-oxidation')) return [];
    const strained = view.atoms('reactants', STRAINED);
    return ketonesOxidised(view).flatMap((carbonyl): readonly Finding[] => {
      if (view.atoms('reactants', OF_DIKETONE).has(carbonyl)) {
        const text = 'The peracid puts a hydroxyl group on the carbon between the two carbonyl groups, by way of the enol.';
        return [{ verdict: 'never', chip: 'Enol oxidised first', text, wanted: [carbonyl], rivals: [] }];
      }
      if (strained.has(carbonyl)) return [];
      const alkenes = bystanders(view, RICH_ALKENE);
      if (alkenes.length > 0) {
        const text = 'The alkene takes the oxygen of the peracid first and becomes the epoxide.';
        return [{ verdict: 'never', chip: 'Alkene first', text, wanted: [carbonyl], rivals: alkenes }];
      }
      const here = readiness(view, carbonyl);
      const others = unlikeBystanders(view, GROUPS.saturatedKetone.pattern, [carbonyl]).filter((atom) => readiness(view, atom) >= here);
      if (here === 0 || others.length === 0) return [];
      const text = 'The other ketone is oxidised as readily: its groups move to oxygen no less than those of the one meant.';
      return [{ verdict: 'risk', chip: 'Other ketone too', text, wanted: [carbonyl], rivals: others }];
    });
  },
};
