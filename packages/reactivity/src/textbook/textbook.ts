import { LIGHT } from '../reagents/light.ts';
import { reagentByName } from '../reagents/reagents.ts';
import { ADDITIONS_AND_RINGS } from './table/additions-and-rings.ts';
import { ADDITIONS_IN_RINGS } from './table/additions-in-rings.ts';
import { ADDITIONS_TO_ALKENES } from './table/additions-to-alkenes.ts';
import { ALKENE_SYNTHESIS } from './table/alkene-synthesis.ts';
import { ALKENES_AND_ARENES } from './table/alkenes-and-arenes.ts';
import { ALKYLATIONS } from './table/alkylations.ts';
import { AZO_COMPOUNDS_AND_SUGARS } from './table/azo-compounds-and-sugars.ts';
import { AZOLES } from './table/azoles.ts';
import { BESIDE_CATALYSTS_AND_SALTS } from './table/beside-catalysts-and-salts.ts';
import { BICYCLIC_BUILDING_BLOCKS } from './table/bicyclic-building-blocks.ts';
import { BUILDING_BLOCKS } from './table/building-blocks.ts';
import { BY_LIGHT_ALONE } from './table/by-light.ts';
import { CARBONYL } from './table/carbonyl.ts';
import { CARBONYL_ADDITIONS } from './table/carbonyl-additions.ts';
import { CARBONYLATIONS } from './table/carbonylations.ts';
import { CATION_AND_RADICAL_COUPLINGS } from './table/cation-and-radical-couplings.ts';
import { CLASSIC_STEPS } from './table/classic-steps.ts';
import { CLOSURES_UNDER_REAGENTS } from './table/closures-under-reagents.ts';
import { CONDENSED_HETEROCYCLES } from './table/condensed-heterocycles.ts';
import { CONJUGATE_ADDITIONS } from './table/conjugate-additions.ts';
import { CYCLOADDITIONS } from './table/cycloadditions.ts';
import { CYCLOCONDENSATIONS } from './table/cyclocondensations.ts';
import { DECIDED_BY_REAGENTS } from './table/decided-by-reagents.ts';
import { DEGRADATIONS } from './table/degradations.ts';
import { DIHYDROXYLATIONS } from './table/dihydroxylations.ts';
import { ELIMINATIONS_AND_EPOXIDES } from './table/eliminations-and-epoxides.ts';
import { ENDS_AND_OPENINGS } from './table/ends-and-openings.ts';
import { ENOLATES } from './table/enolates.ts';
import { ESTERS_AND_GRIGNARDS } from './table/esters-and-grignards.ts';
import { EVERYDAY_CLOSURES } from './table/everyday-closures.ts';
import { EVERYDAY_PRACTICE } from './table/everyday-practice.ts';
import { FIVE_MEMBERED_HETEROCYCLES } from './table/five-membered-heterocycles.ts';
import { FUNCTIONAL_GROUPS } from './table/functional-groups.ts';
import { HETEROCYCLE_CLOSURES } from './table/heterocycle-closures.ts';
import { INDOLES } from './table/indoles.ts';
import { INVERSIONS } from './table/inversions.ts';
import { MAIN_GROUP } from './table/main-group.ts';
import { MORE_HETEROCYCLES } from './table/more-heterocycles.ts';
import { NAMED_BY_THEIR_REAGENTS } from './table/named-by-their-reagents.ts';
import { NAMED_UNDER_REAGENTS } from './table/named-under-reagents.ts';
import { NITRILE_IMINES_AND_ENAMINES } from './table/nitrile-imines.ts';
import { OF_EXPERIMENTAL_SECTIONS } from './table/of-experimental-sections.ts';
import { OPENINGS_AND_CONDENSATIONS } from './table/openings-and-condensations.ts';
import { ORGANOMETALLICS } from './table/organometallics.ts';
import { OXIDATIONS_AND_ELIMINATIONS } from './table/oxidations-and-eliminations.ts';
import { OXIDATIONS_UNDER_REAGENTS } from './table/oxidations-under-reagents.ts';
import { PERICYCLIC } from './table/pericyclic.ts';
import { QUINONES_AND_CARBAZOLES } from './table/quinones-and-carbazoles.ts';
import { RADICALS_AND_CARBONYLATIONS } from './table/radicals-and-carbonylations.ts';
import { REARRANGEMENTS } from './table/rearrangements.ts';
import { REDOX_AND_ELIMINATION } from './table/redox-and-elimination.ts';
import { RESOLUTIONS } from './table/resolutions.ts';
import { SILICON_PHOSPHORUS_SULFUR } from './table/silicon-phosphorus-sulfur.ts';
import { SIX_MEMBERED_HETEROCYCLES } from './table/six-membered-heterocycles.ts';
import { STAPLES } from './table/staples.ts';
import { STEPS_OF_ROUTES } from './table/steps-of-routes.ts';
import { STEPS_TO_KNOWN_TARGETS } from './table/steps-to-known-targets.ts';
import { STEREOSPECIFIC_ADDITIONS } from './table/stereospecific-additions.ts';
import { SUBSTITUTION } from './table/substitution.ts';
import { SULFUR_AND_NITROGEN } from './table/sulfur-and-nitrogen.ts';
import { TRANSPOSITIONS_AND_OPENINGS } from './table/transpositions-and-openings.ts';
import { UNDER_GIVEN_REAGENTS } from './table/under-given-reagents.ts';
import type { TextbookTransform } from './textbook-transform.ts';
import { needsLight } from './triggers.ts';

/** Every textbook transform, in the order of the tables: numbers of transforms are places in it. */
export const TEXTBOOK_TRANSFORMS: readonly TextbookTransform[] = [
  ...CYCLOADDITIONS,
  ...ENOLATES,
  ...CARBONYL,
  ...ORGANOMETALLICS,
  ...REARRANGEMENTS,
  ...ALKENES_AND_ARENES,
  ...SIX_MEMBERED_HETEROCYCLES,
  ...FIVE_MEMBERED_HETEROCYCLES,
  ...SUBSTITUTION,
  ...STEREOSPECIFIC_ADDITIONS,
  ...ALKENE_SYNTHESIS,
  ...FUNCTIONAL_GROUPS,
  ...AZOLES,
  ...INDOLES,
  ...QUINONES_AND_CARBAZOLES,
  ...MAIN_GROUP,
  ...REDOX_AND_ELIMINATION,
  ...ADDITIONS_AND_RINGS,
  ...MORE_HETEROCYCLES,
  ...AZO_COMPOUNDS_AND_SUGARS,
  ...CATION_AND_RADICAL_COUPLINGS,
  ...PERICYCLIC,
  ...HETEROCYCLE_CLOSURES,
  ...DEGRADATIONS,
  ...ADDITIONS_IN_RINGS,
  ...CONJUGATE_ADDITIONS,
  ...CARBONYL_ADDITIONS,
  ...ADDITIONS_TO_ALKENES,
  ...RADICALS_AND_CARBONYLATIONS,
  ...INVERSIONS,
  ...SULFUR_AND_NITROGEN,
  ...OXIDATIONS_AND_ELIMINATIONS,
  ...CONDENSED_HETEROCYCLES,
  ...ALKYLATIONS,
  ...EVERYDAY_CLOSURES,
  ...EVERYDAY_PRACTICE,
  ...BUILDING_BLOCKS,
  ...STEPS_OF_ROUTES,
  ...RESOLUTIONS,
  ...ELIMINATIONS_AND_EPOXIDES,
  ...CLASSIC_STEPS,
  ...TRANSPOSITIONS_AND_OPENINGS,
  ...CYCLOCONDENSATIONS,
  ...STEPS_TO_KNOWN_TARGETS,
  ...STAPLES,
  ...UNDER_GIVEN_REAGENTS,
  ...ESTERS_AND_GRIGNARDS,
  ...BESIDE_CATALYSTS_AND_SALTS,
  ...NITRILE_IMINES_AND_ENAMINES,
  ...BICYCLIC_BUILDING_BLOCKS,
  ...CARBONYLATIONS,
  ...DIHYDROXYLATIONS,
  ...BY_LIGHT_ALONE,
  ...CLOSURES_UNDER_REAGENTS,
  ...SILICON_PHOSPHORUS_SULFUR,
  ...OPENINGS_AND_CONDENSATIONS,
  ...NAMED_UNDER_REAGENTS,
  ...DECIDED_BY_REAGENTS,
  ...ENDS_AND_OPENINGS,
  ...OXIDATIONS_UNDER_REAGENTS,
  ...NAMED_BY_THEIR_REAGENTS,
  ...OF_EXPERIMENTAL_SECTIONS,
];

/** Canonical SMILES of the reagents above the arrow that textbook reactions of a name need, and light; none where they need none. */
export function textbookReagents(name: string): readonly string[] {
  const named = TEXTBOOK_TRANSFORMS.filter((each) => each.name === name).flatMap(({ reagent }) => reagent ?? []);
  const substances = [...new Set(named)].flatMap((each) => reagentByName(each) ?? []);
  return needsLight(name) ? [...substances, LIGHT] : substances;
}
