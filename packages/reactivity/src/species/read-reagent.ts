import { chiralCatalystOf } from '../reagents/chiral-catalysts.ts';
import { reagentByFormula, reagentByInchiKey, reagentByName, reagentOfSmiles } from '../reagents/reagents.ts';
import { withoutStructure } from '../reagents/without-structure.ts';
import { isReactionCondition, withoutAmount, withoutLigand } from './above-arrow.ts';
import { commaGroups } from './comma-groups.ts';
import { nameOfCompound } from './compound-name.ts';
import { compoundByName } from './compound-names.ts';
import { smilesOfOrganometal } from './organometal-name.ts';
import { palladacycleByName } from './palladacycles.ts';
import { saltByName } from './salt-by-name.ts';
import { smilesOfShorthand } from './shorthand.ts';

/** A reagent as somebody gave it, understood. */
export interface ReadReagent {
  /** Canonical SMILES, the ions of a salt ascending; a token for light, cold and enzymes. */
  readonly smiles: string;
  /** Its usual name; `null` where the table does not have it, so that nothing is known of what it does. */
  readonly name: string | null;
}

/** A Grignard or zinc reagent with its halide in the brackets of the metal, as many write it. */
const CONDENSED_HALIDE = /\[(Mg|Zn)(Cl|Br|I)\]/g;

/**
 * A reagent given by its name, its InChIKey, as SMILES, by its formula, or by the name of any compound known here (solvents), by the shorthand of
 * its groups (`PhMgBr`) or by those of an organometallic reagent (`cyclopropylmagnesium bromide`), tried in this order: `CO` is
 * methanol, and carbon monoxide where a pressure stands beside it. An amount, a strength or an order beside it (`NaH (1.1 equiv)`, `aq NaHCO3`) is passed over. `null` for what is none of these.
 *
 * @param canonical - canonical SMILES of one molecule or ion by the toolkit; `null` for what it refuses
 */
export function readReagent(text: string, canonical: (smiles: string) => string | null): ReadReagent | null {
  const told = withoutStructure(text);
  if (told !== null) return told;
  if (CARBON_MONOXIDE.test(text.trim())) return understood('[C-]#[O+]');
  const read = readSubstance(text, canonical);
  if (read !== null) return read;
  const bare = withoutAmount(text);
  const substance = bare === text.trim() ? null : readSubstance(bare, canonical);
  const free = withoutLigand(bare);
  return substance ?? (free === bare ? null : readSubstance(free, canonical)) ?? explained(bare, canonical);
}

/** A name with its abbreviation in brackets, or the other way round: `2-pyridinesulfonyl fluoride (PyFluor)`. */
const WITH_ABBREVIATION = /^(.+?)\s+\(([^()]+)\)$/;

/** What both of them mean, or the one that is understood. */
function explained(text: string, canonical: (smiles: string) => string | null): ReadReagent | null {
  const [, name, short] = WITH_ABBREVIATION.exec(text) ?? [];
  if (name === undefined) return null;
  const [byName, byShort] = [readSubstance(name, canonical), reagentByName(short)];
  if (byName !== null) return byShort === null || byShort === byName.smiles ? byName : null;
  return byShort === null ? null : understood(byShort);
}

/** With a pressure or a vessel of gas beside it `CO` is no SMILES. */
const CARBON_MONOXIDE = /^CO\s*\(?(\d+(\.\d+)?\s*(atm|bar|psi|kpa|mpa)|g|gas|balloon|atmosphere|atm)\)?$/i;

const LABELLED_HYDROGEN = /\[[23]H/;

/** What stands between reagents that are written as one, the loosest first. */
const BETWEEN: readonly RegExp[] = [
  // The number of the next step: `a) NaH b) MeI`.
  /\s+(?=\(?(?:\d|[ivx]{1,4}|[a-e])\)\s)/,
  /\s*[;,]\s+|\s+(?:\+|and|then)\s+/,
  /\s+in\s+/,
  /\s*[–—]\s*/,
  /\s*(?:(?<!\d),|,(?!\d)|\/)\s*/,
  /-(?=H2O$|water$|Pd\/C$)/,
];
/** A letter is an element by itself; of what is taken apart it would mean anything. */
const SHORTEST_PART = 2;

/**
 * Reagents written as one, each as `readReagent` reads it: `Zn/AcOH`, `H2, Pd/C`, `4 M HCl in dioxane`. One that is known as a whole is not
 * taken apart, and how the reaction is run is left out. `null` where anything of it is not understood.
 */
export function readReagents(text: string, canonical: (smiles: string) => string | null): readonly ReadReagent[] | null {
  const whole = readReagent(text, canonical);
  if (whole !== null) return [whole];
  const bare = withoutAmount(text);
  for (const between of BETWEEN) {
    const parts = bare.split(between);
    if (parts.length < 2 || parts.some(({ length }) => length < SHORTEST_PART)) continue;
    const read = parts.map((part) => (isReactionCondition(part) ? [] : readReagents(part, canonical)));
    const reagents = read.flatMap((each) => each ?? []);
    if (!read.includes(null) && reagents.length > 0) return reagents;
  }
  return grouped(bare, canonical);
}

/** Substances between commas, some of which belong to their names: `THF,N,N-dimethylacetamide`. */
function grouped(text: string, canonical: (smiles: string) => string | null): readonly ReadReagent[] | null {
  if (!text.includes(',')) return null;
  const parts = commaGroups(text, (part) => isReactionCondition(part) || readReagent(part, canonical) !== null);
  const read = parts.map((part) => (isReactionCondition(part) ? [] : readReagent(part, canonical)));
  const reagents = read.flatMap((each) => each ?? []);
  return parts.length < 2 || read.includes(null) || parts.some(({ length }) => length < SHORTEST_PART) || reagents.length === 0
    ? null
    : reagents;
}

function readSubstance(text: string, canonical: (smiles: string) => string | null): ReadReagent | null {
  const named = reagentByName(text) ?? reagentByInchiKey(text);
  if (named !== null) return understood(named);
  const parts = text.trim().replace(CONDENSED_HALIDE, '[$1]($2)').split('.').map(canonical);
  if (parts.every((part) => part !== null && part !== '')) return understood(parts.sort().join('.'));
  const meant = reagentByFormula(text);
  if (meant !== null) return understood(meant);
  const compound =
    compoundByName(text) ??
    smilesOfShorthand(text) ??
    smilesOfOrganometal(text) ??
    saltByName(text) ??
    palladacycleByName(text, ligandByName);
  if (compound === null) return null;
  const known = compound.split('.').map(canonical);
  return known.every((part) => part !== null) ? understood(known.sort().join('.')) : null;
}

function ligandByName(name: string): string | null {
  return reagentByName(name) ?? compoundByName(name) ?? smilesOfShorthand(name);
}

function understood(smiles: string): ReadReagent {
  const known = reagentOfSmiles(smiles) ?? chiralCatalystOf(smiles);
  if (known !== null) return { smiles: known.smiles, name: known.name };
  // With labelled hydrogens it does what the ordinary one does.
  return { smiles, name: LABELLED_HYDROGEN.test(smiles) ? nameOfCompound(smiles) : null };
}
