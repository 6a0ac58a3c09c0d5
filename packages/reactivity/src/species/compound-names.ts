import { CHIRAL_CATALYSTS } from '../reagents/chiral-catalysts.ts';
import { reagentByName } from '../reagents/reagents.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { BUILDING_BLOCKS } from './building-blocks.ts';
import { DRUGS } from './drug-names.ts';
import { EVERYDAY_PARTNERS } from './everyday-partners.ts';
import { EXPERIMENTAL_NAMES } from './experimental-names.ts';
import { LABELLED_COMPOUNDS } from './labelled-compounds.ts';
import { LABORATORY_COMPOUNDS } from './laboratory-compounds.ts';
import { MARKETED_DRUGS } from './marketed-drugs.ts';
import { REAGENT_NAMES } from './reagent-names.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';
import { TEXTBOOK_COMPOUNDS } from './textbook-compounds.ts';

/** Names by their plain form; what is drawn under two forms of a name is found by both. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...[REAGENT_NAMES, SOLVENT_NAMES].flatMap((names) => Object.entries(names).map(([smiles, name]) => [plain(name), smiles] as const)),
  ...CHIRAL_CATALYSTS.flatMap(({ name, aliases, smiles }) => [name, ...aliases].map((each) => [plain(each), smiles] as const)),
  ...[LABELLED_COMPOUNDS, LABORATORY_COMPOUNDS, BUILDING_BLOCKS, EVERYDAY_PARTNERS, TEXTBOOK_COMPOUNDS, DRUGS, MARKETED_DRUGS].flatMap(
    (names) => Object.entries(names).map(([name, smiles]) => [plain(name), smiles] as const),
  ),
]);

/** Case and the kinds of dashes and blanks do not matter. */
function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ');
}

/** SMILES of the compound, reagent or solvent of this name, of those the product knows; `null` for any other. Nothing is looked up elsewhere. */
export function compoundByName(name: string): string | null {
  const text = plain(name);
  return BY_NAME.get(text) ?? reagentByName(name) ?? abbreviated(text);
}

const BY_ABBREVIATION: ReadonlyMap<string, string> = new Map(
  [ABBREVIATIONS, EXPERIMENTAL_NAMES].flatMap((names) => Object.entries(names).map(([short, meant]) => [plain(short), meant] as const)),
);

function abbreviated(text: string): string | null {
  const meant = BY_ABBREVIATION.get(text);
  return meant === undefined ? null : (BY_NAME.get(plain(meant)) ?? meant);
}
