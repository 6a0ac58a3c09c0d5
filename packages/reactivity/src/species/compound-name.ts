import { chiralCatalystOf } from '../reagents/chiral-catalysts.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { BUILDING_BLOCKS } from './building-blocks.ts';
import { DRUGS } from './drug-names.ts';
import { LABELLED_COMPOUNDS } from './labelled-compounds.ts';
import { LABORATORY_COMPOUNDS } from './laboratory-compounds.ts';
import { REAGENT_NAMES } from './reagent-names.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';
import { TEXTBOOK_COMPOUNDS } from './textbook-compounds.ts';

/** Names by canonical SMILES. What reagents and solvents are called beside an arrow comes first, of several other names the first in its table. */
const BY_SMILES = new Map<string, string>();
for (const names of [REAGENT_NAMES, SOLVENT_NAMES]) {
  for (const [smiles, name] of Object.entries(names)) if (!BY_SMILES.has(smiles)) BY_SMILES.set(smiles, name);
}
for (const names of [LABELLED_COMPOUNDS, LABORATORY_COMPOUNDS, BUILDING_BLOCKS, TEXTBOOK_COMPOUNDS, DRUGS]) {
  for (const [name, smiles] of Object.entries(names)) {
    // What follows a comma and a blank tells how the entry is drawn; it is no part of a name.
    if (!name.includes(', ') && !BY_SMILES.has(smiles)) BY_SMILES.set(smiles, name);
  }
}

// What is known by an abbreviation alone is called by it: TosMIC. Others stand for a name.
const NAMES = new Set(BY_SMILES.values());
for (const [short, meant] of Object.entries(ABBREVIATIONS)) {
  if (!BY_SMILES.has(meant) && !NAMES.has(meant)) BY_SMILES.set(meant, short);
}

/** Alkali metal ions, of which a salt has its name. */
const ALKALI_METALS: ReadonlySet<string> = new Set(['[Li+]', '[Na+]', '[K+]', '[Cs+]']);

/** Sodium acetate of its ions: a salt of one alkali metal and one anion that have names. */
function nameOfSalt(smiles: string): string | null {
  const [cation, ...cations] = [...new Set(smiles.split('.').filter((ion) => ALKALI_METALS.has(ion)))];
  const [anion, ...anions] = smiles.split('.').filter((ion) => !ALKALI_METALS.has(ion));
  if (cation === undefined || cations.length > 0 || anion === undefined || anions.length > 0) return null;
  const [metal, acid] = [BY_SMILES.get(cation), BY_SMILES.get(anion)];
  return metal === undefined || acid === undefined || !anion.includes('-]') ? null : `${metal} ${acid}`;
}

/**
 * What chemists call a compound, of those that the product knows by name; `null` for any other.
 *
 * @param smiles - canonical SMILES of one molecule by the toolkit, or of the parts of a mixture that is sold as one, ascending
 */
export function nameOfCompound(smiles: string): string | null {
  return BY_SMILES.get(smiles) ?? chiralCatalystOf(smiles)?.name ?? nameOfSalt(smiles);
}
