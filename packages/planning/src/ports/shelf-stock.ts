import { type Catalog, catalogStock, sumOfSymbols } from '@retron/library';
import { SHELF_REAGENTS } from '@retron/reactivity';
import type { Availability } from '@retron/tree';
import type { Stock } from '../request/stock.ts';
import { ketoSmiles } from '../step/keto-smiles.ts';

const SUMS: ReadonlySet<number> = new Set([...SHELF_REAGENTS].map(sumOfSymbols));

/** What is known where nothing else is asked: what the catalogues list, and the reagents of the shelf, of which no price is known. */
export function installedStock(catalogs: readonly Catalog[]): Stock {
  return withKetoForms(withShelf(catalogStock(catalogs)));
}

/** What is listed as a 1,3-dicarbonyl compound is known when it is drawn as its enol, at the same price. */
export function withKetoForms(stock: Stock): Stock {
  return {
    ...stock,
    availability: (smiles): Availability => {
      const found = stock.availability(smiles);
      const ketone = found.isInStock === false && found.notBought === undefined ? ketoSmiles(smiles) : null;
      const other = ketone === null ? found : stock.availability(ketone);
      return other.isInStock === true ? other : found;
    },
  };
}

/** With the reagents of the shelf. Where there is no catalogue to ask nothing is said of them either. */
export function withShelf(stock: Stock): Stock {
  const { mayHave } = stock;
  return {
    availability: (smiles): Availability => {
      const found = stock.availability(smiles);
      return found.isInStock === false && SHELF_REAGENTS.has(smiles) ? { ...found, isInStock: true } : found;
    },
    ...(mayHave === undefined ? {} : { mayHave: (drawn: string) => mayHave(drawn) || SUMS.has(sumOfSymbols(drawn)) }),
  };
}
