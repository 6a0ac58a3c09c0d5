import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding, type NucleophileId, nucleophileAt } from './nucleophiles.ts';

const HYDROXAMIC_ACID = '[OX2H;$(O[NX3][CX3]=[OX1])]';
/** It becomes an isocyanate by heat. */
const ACYL_AZIDE = '[CX3;$(C=[OX1])][NX2]=[NX2+]=[NX1-]';
/** What an acyl halide, a chloroformate or an isocyanate takes no sooner than the oxygen of a hydroxamic acid. */
const NO_SOONER: ReadonlySet<NucleophileId> = new Set([
  'aniline',
  'heteroarylamine',
  'phenol',
  'alcohol',
  'amide',
  'carbamate',
  'sulfonamide',
  'acid',
]);

export const hydroxamicAcidsMeetActivatedOnes: MechanismRule = {
  id: 'C39',
  statement:
    'A free hydroxamic acid is acylated at its oxygen by an acid that is activated, and by an acyl halide, a chloroformate or an isocyanate before an aromatic amine or an alcohol; a Lossen rearrangement follows.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const isSlow = (nucleophile: number) => {
      const kind = nucleophileAt(view, nucleophile);
      return kind !== null && NO_SOONER.has(kind);
    };
    const acylated = bondsOf(view, 'acyl').filter(
      ({ nucleophile, electrophile }) => view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile) || isSlow(nucleophile),
    );
    const rearranged = view.places('reactants', ACYL_AZIDE).filter((place) => place.some((atom) => view.changed.has(atom)));
    const wanted = [...acylated.map(({ electrophile }) => electrophile), ...rearranged.map(([carbon]) => carbon)];
    if (wanted.length === 0) return [];
    const rivals = bystanders(view, HYDROXAMIC_ACID);
    if (rivals.length === 0) return [];
    const text =
      'The free hydroxamic acid takes up the acylating agent, or what the acid is activated with: bring the hydroxylamine in last, or protect its oxygen.';
    return [{ verdict: 'never', chip: 'Hydroxamic acid first', text, wanted: [wanted[0]], rivals }] satisfies readonly Finding[];
  },
};
