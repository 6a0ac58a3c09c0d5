import { type Catalog, catalogStock, sumOfSymbols } from '@retron/library';
import { canonicalSmiles } from '@retron/molecule';
import { SHELF_REAGENTS } from '@retron/reactivity';
import type { Availability } from '@retron/tree';
import { ketoForm } from '../molecules/keto-form.ts';
import { isSettled } from '../molecules/settled-form.ts';
import type { Stock } from '../request/stock.ts';
import { readCanonical } from '../step/fragments.ts';

const SUMS: ReadonlySet<number> = new Set([...SHELF_REAGENTS].map(sumOfSymbols));

/** What is known where nothing else is asked: what the catalogues list, and the reagents of the shelf, of which no price is known. */
export function installedStock(catalogs: readonly Catalog[]): Stock {
  return withKetoForms(withShelf(catalogStock(catalogs)));
}

/** In a SMILES: a double bond between carbon atoms outside aromatic rings. */
const MAY_BE_ENOL = /(?:C\d*|\))=C/;

/**
 * What is listed as a 1,3-dicarbonyl compound is known when it is drawn as its enol, at the same price. Of settled molecules alone, without configuration at double
 * bonds: the ketone's text is the toolkit's only there.
 */
export function withKetoForms(stock: Stock): Stock {
  return {
    ...stock,
    availability: (smiles): Availability => {
      const found = stock.availability(smiles);
      if (found.isInStock !== false || found.notBought !== undefined || !MAY_BE_ENOL.test(smiles)) return found;
      const ketone = ketoForm(readCanonical(smiles));
      const text = ketone === null || !isSettled(ketone, 'none') ? null : canonicalSmiles(ketone);
      const other = text === null ? found : stock.availability(text);
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
