import type { ExportStructure } from '../content.ts';
import { type Facts, priceSign } from '../facts.ts';
import { csvRow } from './csv-row.ts';

const HEADER = [
  'No',
  'Name',
  'SMILES',
  'InChIKey',
  'Formula',
  'Molar mass (g/mol)',
  'Price category',
  'Routes',
  'Catalog',
  'Catalog id',
  'Link',
];

/** A list to order from: a row for each offer of each starting material, and one for what no catalogue offers. RFC 4180, UTF-8. */
export function startingMaterialsCsv(facts: Facts): string {
  const { structures, routes } = facts.content;
  const rows = structures
    .filter(({ role }) => role === 'starting material')
    .flatMap((structure) => {
      const uses = routes.filter(({ reactions }) => reactions.some((no) => facts.reaction(no)?.reactants.includes(structure.no)));
      const known = factsOfStructure(structure, uses.map(({ label }) => label).join(' '));
      const offers = structure.offers.length === 0 ? [null] : structure.offers;
      return offers.map((offer) => [...known, offer?.catalog ?? null, offer?.id ?? null, offer?.url ?? null]);
    });
  return [HEADER, ...rows].map(csvRow).join('');
}

function factsOfStructure({ no, name, smiles, inchiKey, formula, molarMass, priceCategory }: ExportStructure, routes: string) {
  return [no, name, smiles, inchiKey, formula, molarMass, priceSign(priceCategory), routes];
}
