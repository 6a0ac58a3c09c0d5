import { hasCarbonMetalBond, recordedAlike, recordedForm, withHalide } from '../step/recorded-form.ts';
import { type Mixture, mixtureOf, WATER } from './mixture.ts';
import type { PartnerMixture } from './reaction-partners.ts';
import { givingPartners } from './reagents-given.ts';

/** A way in which given materials may react. */
export interface Way extends PartnerMixture {
  /** A partner stands in for a reagent: the mixture only reacts as the reagents say. */
  readonly isStandIn: boolean;
  /** The partners were not given: records show them. */
  readonly isSupposed: boolean;
  /** Besides what is given there is what a textbook adds without a word: a second molecule of an organometallic reagent, more ammonia, water at the end. */
  readonly isTextbookOnly: boolean;
  /** There are two molecules of the only material: for textbook reactions that join these. */
  readonly isOfTwoAlike?: boolean;
}

/**
 * The ways in which materials may react with each other under reagents: as they are, and with each reagent that gives atoms; where one is
 * recorded more often in another form (`recordedAlike`) also in that. The atoms of the materials come first in all, in the same order.
 *
 * @param materials - as `recordedForm` writes them
 * @param reagents - canonical SMILES, the ions of a salt joined by dots
 */
export function waysToReact(materials: readonly string[], reagents: readonly string[]): readonly [Way, ...Way[]] {
  const alone: Way = { partners: [], mixture: mixtureOf(materials), isStandIn: false, isSupposed: false, isTextbookOnly: false };
  const givers = givingPartners(materials, reagents);
  const withReagents = givers.map(({ molecule, isStandIn }) => ({
    partners: [shownAs(molecule, reagents)],
    mixture: mixtureOf([...materials, molecule]),
    isStandIn,
    isSupposed: false,
    isTextbookOnly: false,
  }));
  // What textbooks make of two reagents at once: the azide and the alcohol of a Curtius rearrangement.
  const withTwo = givers.flatMap((first, index) =>
    givers.slice(index + 1).map((second) => ({
      partners: [first, second].map(({ molecule }) => shownAs(molecule, reagents)),
      mixture: mixtureOf([...materials, first.molecule, second.molecule]),
      isStandIn: first.isStandIn && second.isStandIn,
      isSupposed: false,
      isTextbookOnly: true,
    })),
  );
  // Ammonia is there in excess: two nitrogens of an imidazole.
  const isAmmoniaThere = givers.some(({ molecule }) => molecule === AMMONIA);
  const withAmmonia = (isAmmoniaThere ? givers : []).map(({ molecule, isStandIn }): Way => {
    const more = molecule === AMMONIA ? [AMMONIA, AMMONIA] : [molecule, AMMONIA, AMMONIA];
    const mixture = mixtureOf([...materials, ...more]);
    return { partners: more, mixture, isStandIn, isSupposed: false, isTextbookOnly: true };
  });
  const ways = [alone, ...withReagents] as const;
  const alike = ways.flatMap((way) => {
    const mixture = alikeMixture(way.mixture);
    return mixture === null ? [] : [{ ...way, mixture }];
  });
  const further = [...ways, ...alike].flatMap((way) => withMore(way.mixture).map((mixture) => ({ ...way, mixture, isTextbookOnly: true })));
  return [
    alone,
    ...withReagents,
    ...alike,
    ...further,
    ...withTwo.slice(0, MOST_PAIRS),
    ...withAmmonia.slice(0, MOST_PAIRS),
    ...withItself(materials, reagents),
  ];
}

const AMMONIA = 'N';

/** Pairs of reagents tried: few stand above an arrow that give atoms. */
const MOST_PAIRS = 6;

/** A single material beside a second molecule of it, where reagents are there that may join the two. */
function withItself(materials: readonly string[], reagents: readonly string[]): readonly Way[] {
  if (materials.length !== 1 || reagents.length === 0) return [];
  const mixture = mixtureOf([...materials, ...materials]);
  return [{ partners: [...materials], mixture, isStandIn: false, isSupposed: false, isTextbookOnly: true, isOfTwoAlike: true }];
}

/** A partner as the reagent was given that it stands for. */
function shownAs(molecule: string, reagents: readonly string[]): string {
  return reagents.find((reagent) => isDrawnAs(reagent, molecule)) ?? withHalide(molecule);
}

/** Mixtures with a second molecule of each organometallic reagent, and with water; none where there is no such reagent. */
function withMore({ molecules }: Mixture): readonly Mixture[] {
  const metals = molecules.filter(hasCarbonMetalBond);
  if (metals.length === 0 || molecules.length === 1) return [];
  const water = molecules.includes(WATER) ? [] : [WATER];
  return [...metals, ...water].map((molecule) => mixtureOf([...molecules, molecule]));
}

/** Whether a reagent is one molecule that records have as this one: it is shown as it was given. */
function isDrawnAs(reagent: string, molecule: string): boolean {
  const { molecules } = recordedForm(reagent);
  return !reagent.includes('.') && molecules.length === 1 && molecules[0] === molecule;
}

/** The mixture with molecules in the form that is recorded more often; `null` where all are. */
function alikeMixture({ molecules }: Mixture): Mixture | null {
  const alike = molecules.map((molecule) => recordedAlike(molecule) ?? molecule);
  return alike.every((molecule, index) => molecule === molecules[index]) ? null : mixtureOf(alike);
}
