import {
  chiralCatalystOf,
  chiralCatalystsAmong,
  type Giver,
  giversOf,
  hasStructure,
  isUnknownReagent,
  materialAboveArrow,
  NOT_KNOWN_KIND,
  type ReagentKind,
  reagentByName,
  reagentKindsOf,
  reagentOfSmiles,
} from '@retron/reactivity';
import { hasCarbonMetalBond, recordedForm } from '../step/recorded-form.ts';
import type { Conditions } from './conditions.ts';
import type { Labels } from './labelled-reagents.ts';
import { WATER } from './mixture.ts';

/** Any listed organometallic reagent says what all of them do. */
const ORGANOMETALLIC_PARTS = [reagentByName('methyllithium') ?? ''];

/** Whether carbon stands at lithium, magnesium or zinc, with a bond or as their ions. @param smiles - canonical SMILES, ions joined by dots */
function isOrganometallic(smiles: string): boolean {
  const { molecules } = recordedForm(smiles);
  return molecules.length === 1 && hasCarbonMetalBond(molecules[0]);
}

/**
 * Kinds of the reagents that are there: a material that is a reagent decides too, wherever it was written, but for what is as often a material.
 *
 * @param reagents - canonical SMILES, the ions of a salt joined by dots
 */
export function reagentsAmong(materials: readonly string[], reagents: readonly string[]): readonly ReagentKind[] {
  // Beside two materials butyllithium is the base of their reaction; beside one it is what reacts.
  const isReactant = (each: string) => materials.length === 1 || reagentOfSmiles(each) === null;
  const substances = reagents.filter(hasStructure);
  const metals = [...materials, ...substances].filter((each) => isReactant(each) && isOrganometallic(each));
  const known = metals.length === 0 ? [] : ORGANOMETALLIC_PARTS;
  const above = reagentKindsOf([...reagents.flatMap((reagent) => reagent.split('.')), ...known]);
  const all = reagentKindsOf([...materials, ...reagents.flatMap((reagent) => reagent.split('.')), ...known]);
  return all.filter((kind) => kind.isMaterialToo !== true || above.includes(kind));
}

const HYDROGEN_CHLORIDE = 'Cl';
const AMMONIUM_CHLORIDE = '[Cl-].[NH4+]';
/** Kinds of which ammonium chloride takes up what is left, or to which it brings a proton: it brings no ammonia to them. */
const QUENCHED: readonly string[] = [
  ...['metal-reductant', 'alkali-metal', 'zinc', 'magnesium', 'indium'],
  ...['organometallic', 'organolithium-base', 'amide-base', 'organocuprate'],
  ...['strong-hydride', 'aluminium-hydride-for-aldehydes', 'bulky-borohydride'],
];
const ACETONE = 'CC(C)=O';
/** Kinds for which acetone is the solvent: it gives nothing beside them. */
const RUN_IN_ACETONE: readonly string[] = [
  ...['periodate', 'osmium', 'strong-oxidant', 'aqueous-chromic-acid', 'alcohol-oxidant', 'alkylating-agent'],
];
const NITRITE = 'nitrosating-agent';
/** Kinds that bring what a diazonium ion takes up. */
const TAKEN_UP: readonly string[] = [
  ...['cyanide', 'azide', 'halide-salt', 'fluoroborate', 'hydrogen-bromide-or-iodide', 'copper', 'hypophosphorous-acid'],
];

/** Whether an amine is diazotised for something else than the chloride of the acid. */
function isDiazotisedFor(reagents: readonly string[]): boolean {
  const ids = reagentKindsOf(reagents.flatMap((reagent) => reagent.split('.'))).map(({ id }) => id);
  return ids.includes(NITRITE) && ids.some((id) => TAKEN_UP.includes(id));
}

/** The conditions of materials under reagents; see `reagentsAmong`. */
export function conditionsOf(materials: readonly string[], reagents: readonly string[], labels: Labels | null = null): Conditions {
  const known = reagentsAmong(materials, reagents);
  const isSomeUnknown = known.length > 0 && reagents.some(isUnknownReagent);
  return {
    kinds: isSomeUnknown ? [...known, NOT_KNOWN_KIND] : known,
    areWritten: reagentsAmong([], reagents).length > 0 || materials.includes(WATER),
    catalysts: chiralCatalystsAmong(reagents),
    isAnyChiral: reagents.some((reagent) => reagent.includes('@')) || chiralCatalystsAmong(reagents).length > 0,
    labels,
  };
}

/**
 * What reagents react as where they give atoms to the product, but for what is a material already; organometallic reagents do, known or not,
 * and so does what is none of the reagents known, as a starting material would.
 *
 * @param reagents - as in `reagentsAmong`
 */
export function givingPartners(materials: readonly string[], reagents: readonly string[]): readonly Giver[] {
  const givers = new Map<string, Giver>();
  const kinds = reagentsAmong(materials, reagents);
  // A catalyst sold as a mixture reacts by its parts.
  for (const reagent of new Set(reagents.flatMap((each) => (chiralCatalystOf(each) === null ? [each] : each.split('.'))))) {
    if (reagent === HYDROGEN_CHLORIDE && isDiazotisedFor(reagents)) continue;
    if (reagent === AMMONIUM_CHLORIDE && kinds.some(({ id }) => QUENCHED.includes(id))) continue;
    const metals = isOrganometallic(reagent) ? [{ molecule: recordedForm(reagent).molecules[0], isStandIn: false }] : [];
    if (reagent === ACETONE && kinds.some(({ id }) => RUN_IN_ACETONE.includes(id))) continue;
    const material = materialAboveArrow(reagent);
    const own = material === null ? [] : [{ molecule: material, isStandIn: false }];
    for (const giver of [...giversOf(reagent, kinds), ...metals, ...own]) {
      if (!materials.includes(giver.molecule) && !givers.has(giver.molecule)) givers.set(giver.molecule, giver);
    }
  }
  return [...givers.values()];
}
