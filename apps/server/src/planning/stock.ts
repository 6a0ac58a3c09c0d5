import { type Catalog, catalogAvailability } from '@retron/library';
import type { Stock } from '@retron/planning';

/** What the catalogues offer. The catalogue number of a compound is the supplier's, or its InChIKey where that would not do. */
export function stockOf(catalogs: readonly Catalog[]): Stock {
  return { availability: (smiles) => catalogAvailability(catalogs, smiles) };
}
