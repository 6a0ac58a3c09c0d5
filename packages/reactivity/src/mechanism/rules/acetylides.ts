import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';
import { electrophileRank } from './organometal-steps.ts';

const TERMINAL_ALKYNE = '[CX2;H1]#[CX2]';

/** Aldehydes, and ketones with a hydrogen beside them, which the acetylide adds to or takes the hydrogen of. */
const TAKES_ACETYLIDE = '[CX3;$([CX3;H1][#6]),$(C([#6])[CX4;!H0]);!$(C[O,N,S])]=[OX1]';

/** Groups that an acetylide bears in the cold alone, or that take the first portion of the base; a propiolate holds its own charge. */
const ESTER = '[CX3;$(C[#6;!$(C#C)]);!R](=[OX1])[OX2;$(O[CX4;!$(C(C)(C)C)])]';
const ACIDIC_HYDROGEN = '[$([OX2H;$(O[#6])]),$([NX3;H2;$(Nc)]),$([NX3;!H0;$(N[CX3]=[OX1])])]';

/** What an acetylide drawn without its metal carries itself. */
function slowedBy(view: ReactionView, carbon: AtomIndex): readonly Finding[] {
  const { moleculeOf } = view.mapped;
  const isOwn = (atom: AtomIndex) => moleculeOf[atom] === moleculeOf[carbon];
  const acids = bystanders(view, ACIDIC_HYDROGEN).filter(isOwn);
  const esters = bystanders(view, ESTER).filter(isOwn);
  if (acids.length + esters.length === 0) return [];
  const text =
    acids.length > 0
      ? 'The more acidic hydrogen of this molecule takes the base first: protect it, or take a portion of base for each, in the cold.'
      : 'The ester of this molecule takes up an acetylide once it is warm: keep it cold and add the carbonyl compound at once.';
  return [{ verdict: 'risk', chip: 'Group in the way', text, wanted: [carbon], rivals: [...acids, ...esters] }];
}

export const acetylidesBesideCarbonyls: MechanismRule = {
  id: 'M7',
  statement: 'An acetylide does not last beside an aldehyde, or a ketone that enolises, in its own molecule.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!view.atoms('reactants', TERMINAL_ALKYNE).has(carbon) || reactants.atomicNumber[incoming] !== ELEMENT.carbon) return [];
      // Palladium and copper join it to halides and azides beside anything.
      const isAddedTo = electrophileRank(reactants, incoming) >= 3;
      if (!isAddedTo || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const rivals = bystanders(view, TAKES_ACETYLIDE).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length === 0) return view.names.includes('ethynylation-of-a-carbonyl') ? slowedBy(view, carbon) : [];
      const text =
        'The strong base that makes the acetylide takes the hydrogen beside this carbonyl group, or the acetylide adds to it: protect it.';
      return [{ verdict: 'never', chip: 'Carbonyl in the way', text, wanted: [carbon], rivals }];
    });
  },
};
