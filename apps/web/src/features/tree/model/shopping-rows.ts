import type { ShoppingListAnswer, ShoppingMaterial } from '@retron/contract';
import * as texts from '../../../texts/tree/shopping.ts';

/** Three significant digits, without powers of ten: `0.0123`, `12.3`, `12300`. */
export function threeDigits(value: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(3));
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(rounded))));
  return rounded.toFixed(digits);
}

/** A mass in the unit that suits it. */
export function massText(grams: number | null): string {
  if (grams === null) return texts.notKnown;
  if (grams >= 1000) return texts.kilograms(threeDigits(grams / 1000));
  return grams >= 1 ? texts.grams(threeDigits(grams)) : texts.milligrams(threeDigits(grams * 1000));
}

export function amountText(mmol: number): string {
  return mmol >= 1000 ? texts.moles(threeDigits(mmol / 1000)) : texts.millimoles(threeDigits(mmol));
}

/** US dollars; a tenth of a cent is as little as is told. */
export function dollars(cost: number | null): string {
  if (cost === null) return texts.notKnown;
  return cost < 0.01 ? 'under $0.01' : `$${cost < 100 ? cost.toFixed(2) : Math.round(cost)}`;
}

/** What is known of all costs, in a sentence. */
export function costSentence({ knowncost, unpriced, materials }: ShoppingListAnswer): string {
  const priced = materials.length - unpriced;
  if (priced === 0) return texts.noPriceKnown;
  if (unpriced === 0) return texts.costOfAll(dollars(knowncost));
  return texts.costOfPriced(dollars(knowncost), priced, materials.length, unpriced);
}

/** What the column of catalogues holds: an entry with neither price nor supplier's page is no offer, only what the catalogue calls the material. */
export function entriesTitle(materials: readonly Pick<ShoppingMaterial, 'offers'>[]): string {
  const entries = materials.flatMap(({ offers: [first] }) => first ?? []);
  const offered = entries.filter(({ pricepergram, url }) => pricepergram !== null || url !== null).length;
  if (offered === entries.length && offered > 0) return texts.offer;
  return offered === 0 ? texts.identifier : texts.offerOrIdentifier;
}

const HEADER = [
  texts.no,
  texts.name,
  'SMILES',
  texts.formula,
  texts.molarMassGMol,
  texts.amountMmol,
  texts.massG,
  texts.catalog,
  texts.catalogId,
  texts.link,
  texts.priceUsdG,
  texts.costUsd,
  texts.remark,
];

/** The list as a table: a header, and a row for each material with its cheapest offer. Numbers with six digits. */
export function shoppingTable({ materials }: ShoppingListAnswer): readonly (readonly string[])[] {
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(Number(value.toPrecision(6))));
  const row = ({ sid, name, smiles, formula, ion, molarmass, mmol, grams, offers: [offer], cost }: ShoppingMaterial) => [
    ...[`S${sid}`, name ?? '', smiles, formula ?? '', number(molarmass), number(mmol), number(grams)],
    ...[offer?.catalogName ?? '', offer?.id ?? '', offer?.url ?? '', number(offer?.pricepergram), number(cost)],
    ion ? texts.ionAlone : '',
  ];
  return [HEADER, ...materials.map(row)];
}
