import { type AtomIndex, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

const TERTIARY_ALCOHOL = '[OX2H;$(O[CX4;H0;$(C([#6])([#6])[#6])])]';

/** An ester of a plain alcohol; those of enols and phenols, of which one way or the other nothing comes back, are none. */
const PLAIN_ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F);!$(CC(Cl)Cl)])]';

export const tertiaryAlcoholsExchangeNothing: MechanismRule = {
  id: 'C24',
  statement: 'A tertiary alcohol does not displace a smaller one from its ester.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const tertiary = view.atoms('reactants', TERTIARY_ALCOHOL);
    const esters = view.places('reactants', PLAIN_ESTER);
    if (tertiary.size === 0 || esters.length === 0) return [];
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      const isExchanged = esters.some(([carbon, , oxygen]) => carbon === electrophile && isSplit(view, carbon, oxygen));
      if (closesRing || !tertiary.has(nucleophile) || !isExchanged) return [];
      const text = 'The equilibrium and the crowd are against this alcohol: take the acid chloride or the anhydride.';
      return [{ verdict: 'never', chip: 'Too crowded', text, wanted: [nucleophile, electrophile], rivals: [] }];
    });
  },
};

/** A carbamate of a plain alcohol whose nitrogen bears no hydrogen, so that it gives no isocyanate. */
const SHUT_CARBAMATE = '[CX3;$(C[NX3;H0;$(N([#6;!$(C=O)])[#6;!$(C=O)])])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F);!$(CC(Cl)Cl)])]';

export const shutCarbamatesGiveNoUreas: MechanismRule = {
  id: 'C25',
  statement: 'No amine opens the alkyl carbamate of a secondary amine, which can give no isocyanate.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const carbamates = view.places('reactants', SHUT_CARBAMATE);
    if (carbamates.length === 0) return [];
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      const isAmine = view.mapped.reactants.atomicNumber[nucleophile] === ELEMENT.nitrogen;
      const isOpened = carbamates.some(([carbon, , oxygen]) => carbon === electrophile && isSplit(view, carbon, oxygen));
      if (closesRing || !isAmine || !isOpened) return [];
      const text = 'This carbamate is chosen as one that amines leave alone: take the carbamoyl chloride, or the phenyl carbamate.';
      return [{ verdict: 'never', chip: 'Carbamate kept shut', text, wanted: [electrophile], rivals: [] }];
    });
  },
};

/** Whether the bond between two reactant atoms is none in the product. */
function isSplit({ mapped: { becomes, product } }: ReactionView, a: AtomIndex, b: AtomIndex): boolean {
  return becomes[a] < 0 || becomes[b] < 0 || !neighboursOf(product, becomes[a]).includes(becomes[b]);
}
