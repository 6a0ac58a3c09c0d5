import { netCharge } from '@retron/molecule';
import { inOneSpelling } from '../reagents/spelling.ts';
import { ANION_NAMES, CATION_NAMES } from './reagent-names.ts';

const CATIONS = byName(CATION_NAMES);
const ANIONS = byName(ANION_NAMES);
/** Acids of which a salt is written as one of one word less: bisulfite, bicarbonate. */
const HYDROGEN = /^(hydrogen ?|bi)(?=(carbonate|sulfate|sulfite|phosphate))/;
/** More ions than this are in no salt that stands above an arrow. */
const MOST_IONS = 3;

/** SMILES of the salt of a cation and an anion of the tables by its name: `potassium acetate`, `sodium thiosulfate`; ions of either as often as charges ask. */
export function saltByName(name: string): string | null {
  const [first, ...rest] = inOneSpelling(name.trim().toLowerCase()).split(/\s+/);
  const cation = CATIONS.get(first);
  const anion = ANIONS.get(rest.join(' ').replace(HYDROGEN, 'hydrogen '));
  if (cation === undefined || anion === undefined) return null;
  const [plus, minus] = [netCharge(cation), -netCharge(anion)];
  for (let anions = 1; anions <= MOST_IONS; anions++) {
    const cations = (anions * minus) / plus;
    if (Number.isInteger(cations)) return [...Array(cations).fill(cation), ...Array(anions).fill(anion)].sort().join('.');
  }
  return null;
}

function byName(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).map(([smiles, name]) => [name.toLowerCase(), smiles]));
}
