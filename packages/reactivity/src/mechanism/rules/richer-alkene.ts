import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen, isHalogen, neighboursAcross } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';

/** Electrophilic additions whose reagents choose an alkene by its electrons; osmium tetroxide and ozone less sharply. */
const STEPS = {
  'prilezhaev-epoxidation': 'never',
  'simmons-smith-cyclopropanation': 'never',
  'upjohn-dihydroxylation': 'risk',
  'ozonolysis-or-lemieux-johnson-oxidation': 'risk',
} as const;

const ALKENE = '[CX3]=[CX3]';
const PERACID = '[OX2;$(O[CX3]=[OX1])][OX2H]';
/** Allylic hydroxyl groups lead vanadium, titanium and zinc to their own alkene. */
export const ALLYLIC_ALCOHOL = '[CX3;$(C[CX4][OX2H]),$(C=[CX3][CX4][OX2H])]=[CX3]';

/** What each substituent adds to the electrons of an alkene, by its sign and rough size; these only order. */
function donation({ mapped: { reactants } }: ReactionView, carbon: AtomIndex, across: AtomIndex): number {
  let sum = 0;
  for (const each of neighboursOf(reactants, carbon)) {
    if (each === across) continue;
    const element = reactants.atomicNumber[each];
    if (isHalogen(reactants, each)) sum -= 1;
    else if (element === ELEMENT.oxygen || element === ELEMENT.nitrogen) sum += 2;
    else if (hasDoubleBondedOxygen(reactants, each) || neighboursAcross(reactants, each, BOND.triple).length > 0) sum -= 3;
    else if (element === ELEMENT.carbon) sum += neighboursOf(reactants, each).some((end) => isHalogen(reactants, end)) ? 0 : 1;
  }
  return sum;
}

/** Whether a carbon with two halogens closes a ring on an alkene: a carbene, which no name of recorded reactions tells. */
function isByDihalocarbene(view: ReactionView): boolean {
  const { product } = view.mapped;
  return view.made.some(([a, b]) =>
    [a, b].some(
      (carbon) =>
        neighboursOf(product, carbon).filter((each) => isHalogen(product, each)).length === 2 &&
        view.made.filter((bond) => bond.includes(carbon)).length === 2,
    ),
  );
}

/** A peracid, a carbenoid, a dihalocarbene or osmium tetroxide takes the alkene with more alkyl groups. */
export const richerAlkeneFirst: MechanismRule = {
  id: 'O7',
  statement: 'An electrophilic reagent takes the alkene with more electrons first: more alkyl groups, fewer acceptors.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    const step = (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((name) => view.names.includes(name));
    const verdict = step === undefined ? (isByDihalocarbene(view) ? 'never' : null) : STEPS[step];
    if (verdict === null) return [];
    const places = view.places('reactants', ALKENE);
    // Ozone leaves one end of the alkene behind.
    const takesPart = (atom: AtomIndex) => view.changed.has(atom) || view.mapped.becomes[atom] < 0;
    const meant = places.find((place) => place.every(takesPart) && place.some((atom) => view.changed.has(atom)));
    if (meant === undefined || view.atoms('reactants', ALLYLIC_ALCOHOL).has(meant[0])) return [];
    const rateOf = ([a, b]: readonly AtomIndex[]) => donation(view, a, b) + donation(view, b, a);
    const rate = rateOf(meant);
    // An alkene with an acceptor takes a nucleophilic oxidant or an ylide, which leaves the others alone; a peracid is neither.
    const isByPeracid = view.atoms('reactants', PERACID).size > 0;
    if (!isByPeracid && meant.some((atom, end) => donation(view, atom, meant[1 - end]) < 0)) return [];
    const free = new Set(bystanders(view, ALKENE));
    const rivals = places.filter((place) => free.has(place[0]) && rateOf(place) > rate).map(([atom]) => atom);
    if (rivals.length === 0) return [];
    const text = 'The other alkene has more alkyl groups, so more electrons, and reacts first.';
    return [{ verdict, chip: 'Richer alkene first', text, wanted: [...meant], rivals: [...new Set(rivals)].sort((a, b) => a - b) }];
  },
};
