import type { CatalogRow, RowStructure } from './catalog-row.ts';

/** What a column of a supplier's file may hold. */
export const FIELDS = ['id', 'name', 'smiles', 'molfile', 'rosdal', 'price', 'pricePerGram', 'amount', 'unit', 'currency'] as const;
export type Field = (typeof FIELDS)[number];

/** Names that columns are known by, without case, blanks and signs. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  id: [
    'id',
    'catalogid',
    'catalogueid',
    'catalogno',
    'catalogueno',
    'catalognumber',
    'cataloguenumber',
    'catno',
    'productid',
    'sku',
    'itemno',
  ],
  name: ['name', 'compoundname', 'productname', 'chemicalname', 'iupacname'],
  smiles: ['smiles', 'structure', 'canonicalsmiles', 'isomericsmiles'],
  molfile: ['molfile', 'mol', 'molblock'],
  rosdal: ['rosdal'],
  price: ['price', 'listprice', 'unitprice', 'cost'],
  pricePerGram: ['pricepergram', 'priceperg', 'priceg'],
  amount: ['amount', 'packsize', 'packagesize', 'size', 'quantity', 'pack'],
  unit: ['unit', 'units', 'amountunit', 'packunit'],
  currency: ['currency', 'pricecurrency'],
};

/** Which column of a file holds what. */
export type ColumnPlaces = Readonly<Partial<Record<Field, string>>>;

export interface ReadColumns {
  readonly places: ColumnPlaces;
  /** Currency that the name of the price column gives, such as `Price (EUR)`; empty when it gives none. */
  readonly currency: string;
  /** Columns nothing is done with. */
  readonly unused: readonly string[];
}

/** A column's name without case, blanks and signs; a currency in it apart. */
function readColumnName(column: string): { readonly name: string; readonly currency: string } {
  const currency = /(?:^|[^A-Za-z])(USD|EUR|GBP|CHF|JPY|CNY|INR)(?:[^A-Za-z]|$)/i.exec(column)?.[1] ?? '';
  const rest = currency === '' ? column : column.replace(currency, '');
  return { name: rest.toLowerCase().replace(/[^a-z]/g, ''), currency: currency.toUpperCase() };
}

/**
 * Finds which columns hold what, by their names or as the caller says.
 *
 * @param given - names of columns by field; they go before what names suggest
 */
export function readColumns(columns: readonly string[], given: ColumnPlaces): ReadColumns {
  const places: Partial<Record<Field, string>> = { ...given };
  let currency = '';
  for (const column of columns) {
    const read = readColumnName(column);
    const field = FIELDS.find((candidate) => NAMES[candidate].includes(read.name));
    if (field && places[field] === undefined && !Object.values(places).includes(column)) places[field] = column;
    const holdsPrice = places.price === column || places.pricePerGram === column;
    if (holdsPrice && read.currency !== '') currency = read.currency;
  }
  const used = new Set(Object.values(places));
  return { places, currency, unused: columns.filter((column) => !used.has(column)) };
}

/** The row that the cells of a record make. */
export function rowOf(line: number, cell: (column: string) => string, { places, currency }: ReadColumns, molfile?: string): CatalogRow {
  const text = (field: Field) => (places[field] === undefined ? '' : cell(places[field]));
  const perGram = text('pricePerGram');
  return {
    line,
    id: text('id'),
    name: text('name'),
    structure: structureOf(text('smiles'), molfile ?? text('molfile'), text('rosdal')),
    price: perGram || text('price'),
    amount: perGram ? '1' : text('amount'),
    unit: perGram ? 'g' : text('unit'),
    currency: text('currency') || currency,
  };
}

function structureOf(smiles: string, molfile: string, rosdal: string): RowStructure | null {
  if (molfile.trim() !== '') return { molfile };
  if (smiles.trim() !== '') return smiles.includes('M  END') ? { molfile: smiles } : { smiles: smiles.trim() };
  return rosdal.trim() === '' ? null : { rosdal: rosdal.trim() };
}
