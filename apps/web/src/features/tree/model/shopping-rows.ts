import type { ShoppingListAnswer, ShoppingMaterial } from '@retron/contract';

/** Three significant digits, without powers of ten: `0.0123`, `12.3`, `12300`. */
export function threeDigits(value: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(3));
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(rounded))));
  return rounded.toFixed(digits);
}

/** A mass in the unit that suits it. */
export function massText(grams: number | null): string {
  if (grams === null) return 'not known';
  if (grams >= 1000) return `${threeDigits(grams / 1000)} kg`;
  return grams >= 1 ? `${threeDigits(grams)} g` : `${threeDigits(grams * 1000)} mg`;
}

export function amountText(mmol: number): string {
  return mmol >= 1000 ? `${threeDigits(mmol / 1000)} mol` : `${threeDigits(mmol)} mmol`;
}

/** US dollars; a tenth of a cent is as little as is told. */
export function dollars(cost: number | null): string {
  if (cost === null) return 'not known';
  return cost < 0.01 ? 'under $0.01' : `$${cost < 100 ? cost.toFixed(2) : Math.round(cost)}`;
}

/** What is known of all costs, in a sentence. */
export function costSentence({ knowncost, unpriced, materials }: ShoppingListAnswer): string {
  const priced = materials.length - unpriced;
  if (priced === 0) return 'No price is known: the installed catalogues have none for these materials.';
  if (unpriced === 0) return `${dollars(knowncost)} for all materials, by weight.`;
  return `${dollars(knowncost)} for ${priced} of ${materials.length} materials, by weight; of ${unpriced} no price is known.`;
}

const HEADER = [
  'No',
  'SMILES',
  'Formula',
  'Molar mass (g/mol)',
  'Amount (mmol)',
  'Mass (g)',
  'Catalog',
  'Catalog id',
  'Link',
  'Price (USD/g)',
  'Cost (USD)',
];

/** The list as a table: a header, and a row for each material with its cheapest offer. Numbers with six digits. */
export function shoppingTable({ materials }: ShoppingListAnswer): readonly (readonly string[])[] {
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(Number(value.toPrecision(6))));
  const row = ({ sid, smiles, formula, molarmass, mmol, grams, offers: [offer], cost }: ShoppingMaterial) => [
    ...[`S${sid}`, smiles, formula ?? '', number(molarmass), number(mmol), number(grams)],
    ...[offer?.catalogName ?? '', offer?.id ?? '', offer?.url ?? '', number(offer?.pricepergram), number(cost)],
  ];
  return [HEADER, ...materials.map(row)];
}
