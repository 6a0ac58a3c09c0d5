import { type Catalog, catalogStock, sumOfSymbols } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import type { Availability, NotBought } from '@retron/tree';
import type { AskedMaterials, MaterialList, PriceLimit } from '../request/asked-materials.ts';
import { remembered } from '../request/remembered.ts';
import type { Stock } from '../request/stock.ts';

/** What is asked of the toolkit about one molecule. */
export type MaterialFacts = Pick<Rdkit, 'inchiKey' | 'facts'>;

const NOTHING_KNOWN = { isInStock: false, catalogId: null, priceCategory: null } as const;

/**
 * What counts as known in a query: the catalogues asked for up to the price asked for, without what is never bought, with what is also to be
 * had. Of what a catalogue has and is not bought it says why.
 *
 * @param catalogs - all that are installed; those that are asked for must be among them
 */
export function askedStock(catalogs: readonly Catalog[], asked: AskedMaterials, facts: MaterialFacts): Stock {
  const chosen = asked.catalogs === null ? catalogs : catalogs.filter(({ fullName }) => asked.catalogs?.includes(fullName));
  const offered = catalogStock(chosen);
  // A key takes a millisecond, and the same molecules are asked for again and again.
  const keyOf = remembered((smiles: string) => {
    const key = facts.inchiKey(smiles);
    return key.ok ? key.value : null;
  });
  const never = matcherOf(asked.never, keyOf);
  const also = matcherOf(asked.also, keyOf);
  const isAsked = chosen.length > 0 || asked.also.smiles.length + asked.also.inchiKeys.length > 0;

  const availability = (smiles: string): Availability => {
    const found = offered.availability(smiles);
    if (also(smiles) && !never(smiles)) return { ...found, isInStock: true };
    if (found.isInStock !== true) {
      if (!isAsked) return found;
      const isElsewhere = chosen.length < catalogs.length && catalogs.some((catalog) => catalog.find(smiles) >= 0);
      return isElsewhere ? { ...NOTHING_KNOWN, notBought: never(smiles) ? 'never' : 'catalogue' } : NOTHING_KNOWN;
    }
    const notBought = never(smiles) ? 'never' : refusedPrice(chosen, smiles, asked, facts);
    return notBought === null ? found : { ...NOTHING_KNOWN, notBought };
  };
  // A key can be that of any molecule.
  if (offered.mayHave === undefined || asked.also.inchiKeys.length > 0) return { availability };
  const sums = new Set(asked.also.smiles.map(sumOfSymbols));
  const mayBeOffered = offered.mayHave;
  return { availability, mayHave: (drawn) => mayBeOffered(drawn) || sums.has(sumOfSymbols(drawn)) };
}

/** Why what a catalogue has is not bought for its price; `null` where it is. */
function refusedPrice(
  catalogs: readonly Catalog[],
  smiles: string,
  { dearest, unpriced }: Pick<AskedMaterials, 'dearest' | 'unpriced'>,
  facts: MaterialFacts,
): NotBought | null {
  if (dearest === null && unpriced) return null;
  const perGram = cheapest(catalogs, smiles);
  if (perGram === null) return unpriced ? null : 'unpriced';
  return dearest === null || isWithin(dearest, perGram, smiles, facts) ? null : 'price';
}

function cheapest(catalogs: readonly Catalog[], smiles: string): number | null {
  const prices = catalogs.flatMap((catalog) => {
    const place = catalog.find(smiles);
    return place < 0 ? [] : (catalog.entry(place).pricePerGram ?? []);
  });
  return prices.length === 0 ? null : Math.min(...prices);
}

function isWithin({ dollars, per }: PriceLimit, perGram: number, smiles: string, facts: MaterialFacts): boolean {
  if (per === 'g') return perGram <= dollars;
  const found = facts.facts({ smiles });
  // What has no weight cannot be weighed out.
  return found.ok && (perGram * found.value.weight) / 1000 <= dollars;
}

function matcherOf({ smiles, inchiKeys }: MaterialList, keyOf: (smiles: string) => string | null): (smiles: string) => boolean {
  const structures = new Set(smiles);
  const keys = new Set<string | null>(inchiKeys);
  return (asked) => structures.has(asked) || (keys.size > 0 && keys.has(keyOf(asked)));
}
