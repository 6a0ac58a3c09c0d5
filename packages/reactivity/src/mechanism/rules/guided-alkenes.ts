import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { ALLYLIC_ALCOHOL } from './richer-alkene.ts';

const ALKENE = '[CX3]=[CX3]';
/** An alkyl hydroperoxide that gives its oxygen: alone it leaves alkenes, so that titanium or vanadium is there. */
const ALKYL_HYDROPEROXIDE = '[OX2H][OX2][CX4]';

/** Whether the reagent is bound by an alcohol before it reaches an alkene: zinc carbenoids, and metals with alkyl hydroperoxides. */
function isGuided(view: ReactionView): boolean {
  if (view.names.includes('simmons-smith-cyclopropanation')) return true;
  return [...view.atoms('reactants', ALKYL_HYDROPEROXIDE)].some((oxygen) => view.mapped.becomes[oxygen] >= 0);
}

/** The other side of O7, which is silent where an allylic alcohol reacts. */
export const guidedAlkeneFirst: MechanismRule = {
  id: 'O60',
  statement: 'A zinc carbenoid, and an alkyl hydroperoxide with a metal, take the alkene of an allylic alcohol before any other alkene.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    if (!isGuided(view)) return [];
    const guides = view.atoms('reactants', ALLYLIC_ALCOHOL);
    const meant = view.places('reactants', ALKENE).find((place) => place.every((atom) => view.changed.has(atom)));
    if (meant === undefined || meant.some((atom) => guides.has(atom))) return [];
    const { moleculeOf } = view.mapped;
    const free = bystanders(view, ALKENE);
    const rivals = free.filter((atom) => guides.has(atom) && moleculeOf[atom] === moleculeOf[meant[0]]);
    if (rivals.length === 0) return [];
    const text = 'The allylic alcohol binds the metal of the reagent, which takes the alkene beside it first.';
    return [{ verdict: 'never', chip: 'Guided alkene first', text, wanted: [...meant], rivals }];
  },
};
