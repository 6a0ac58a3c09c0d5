import { type Catalog, catalogStock, sumOfSymbols } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import type { Availability } from '@retron/tree';
import type { AskedMaterials, MaterialList, PriceLimit } from '../request/asked-materials.ts';
import { remembered } from '../request/remembered.ts';
import type { Stock } from '../request/stock.ts';
import { withKetoForms, withShelf } from './shelf-stock.ts';

/** What is asked of the toolkit about one molecule. */
export type MaterialFacts = Pick<Rdkit, 'inchiKey' | 'weight'>;

const NOTHING_KNOWN = { isInStock: false, catalogId: null, priceCategory: null } as const;

/**
 * What counts as known in a query: the catalogues asked for up to the price asked for, without what is never bought, with what is also to be
 * had. Of what a catalogue has and is not bought it says why, and of what is too dear where it is sold and for how much.
 *
 * @param catalogs - all that are installed; those that are asked for must be among them
 */
export function askedStock(catalogs: readonly Catalog[], asked: AskedMaterials, facts: MaterialFacts): Stock {
  const chosen = asked.catalogs === null ? catalogs : catalogs.filter(({ fullName }) => asked.catalogs?.includes(fullName));
  // Reagents of the shelf have no price, and are no part of a list that somebody chose.
  const offered = asked.catalogs === null && asked.unpriced ? withShelf(catalogStock(chosen)) : catalogStock(chosen);
  // A key takes a millisecond, and the same molecules are asked for again and again. All are canonical.
  const keyOf = remembered((smiles: string) => {
    const key = facts.inchiKey(smiles, 'settled');
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
    if (never(smiles)) return { ...NOTHING_KNOWN, notBought: 'never' };
    const perGram = asked.dearest === null && asked.unpriced ? null : cheapest(chosen, smiles);
    if (perGram === null) return asked.unpriced ? found : { ...NOTHING_KNOWN, notBought: 'unpriced' };
    if (asked.dearest === null || isWithin(asked.dearest, perGram, smiles, facts)) return found;
    // Whoever set the limit wants to know what it kept out, and where that is sold.
    return { ...found, isInStock: false, notBought: 'price', refusedPrice: perGram };
  };
  // A key can be that of any molecule.
  if (offered.mayHave === undefined || asked.also.inchiKeys.length > 0) return withKetoForms({ availability });
  const sums = new Set(asked.also.smiles.map(sumOfSymbols));
  const mayBeOffered = offered.mayHave;
  return withKetoForms({ availability, mayHave: (drawn) => mayBeOffered(drawn) || sums.has(sumOfSymbols(drawn)) });
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
  const weight = facts.weight(smiles);
  // What has no weight cannot be weighed out.
  return weight.ok && (perGram * weight.value) / 1000 <= dollars;
}

function matcherOf({ smiles, inchiKeys }: MaterialList, keyOf: (smiles: string) => string | null): (smiles: string) => boolean {
  const structures = new Set(smiles);
  const keys = new Set<string | null>(inchiKeys);
  return (asked) => structures.has(asked) || (keys.size > 0 && keys.has(keyOf(asked)));
}
