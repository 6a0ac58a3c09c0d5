import type { Availability } from '@retron/tree';

/** What steps need to know of a stock; see `Stock`. */
export interface StockToAsk {
  availability(smiles: string): Pick<Availability, 'isInStock'>;
  mayHave?(drawn: string): boolean;
}
