import type { Catalog, CatalogEntry } from '@retron/library';
import { success } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { ANY_MATERIALS, type AskedMaterials } from '../request/asked-materials.ts';
import { planToy, routeWords } from '../testing/toy-world.ts';
import { askedStock, type MaterialFacts } from './asked-stock.ts';
import { installedStock } from './shelf-stock.ts';

/** Words weigh 100 g/mol a letter. */
const facts = {
  inchiKey: (smiles: string) => success(`KEY-${smiles}`),
  weight: (smiles: string) => success(100 * smiles.length),
} as unknown as MaterialFacts;

/** A catalogue of words with prices of a gram; null where there is none. */
function catalogOf(fullName: string, prices: Readonly<Record<string, number | null>>): Catalog {
  const entries: readonly CatalogEntry[] = Object.entries(prices).map(([smiles, pricePerGram]) => ({
    ...{ smiles, inchiKey: `KEY-${smiles}`, useCount: 0, catalogId: null, name: null, pricePerGram },
  }));
  return {
    fullName,
    size: entries.length,
    find: (smiles: string) => entries.findIndex((entry) => entry.smiles === smiles),
    findInchiKey: (key: string) => entries.findIndex((entry) => entry.inchiKey === key),
    findCatalogId: () => -1,
    entry: (place: number) => entries[place],
  } as unknown as Catalog;
}

const PATENTS = catalogOf('patents-1.0', { A: null, B: null, CD: null });
const ACME = catalogOf('acme-2', { A: 5, C: 900, D: 40 });

function knownIn(asked: Partial<AskedMaterials>, catalogs = [PATENTS, ACME]): Record<string, string> {
  const stock = askedStock(catalogs, { ...ANY_MATERIALS, ...asked }, facts);
  return Object.fromEntries(
    ['A', 'B', 'C', 'CD', 'D', 'E'].map((word) => {
      const { isInStock, notBought } = stock.availability(word);
      return [word, isInStock === null ? 'not asked' : isInStock ? 'known' : (notBought ?? 'unknown')];
    }),
  );
}

const list = (...smiles: readonly string[]) => ({ smiles, inchiKeys: [] });
const keys = (...words: readonly string[]) => ({ smiles: [], inchiKeys: words.map((word) => `KEY-${word}`) });

describe('the enol of a 1,3-dicarbonyl compound', () => {
  const LISTED = catalogOf('tetronic-1', { 'O=C1COC(=O)C1': 20 });

  it('is known where the ketone is listed, and never bought where either is not', () => {
    expect(installedStock([LISTED]).availability('O=C1C=C(O)CO1').isInStock).toBe(true);
    expect(installedStock([LISTED]).availability('COC1=CC(=O)OC1').isInStock).toBe(false);
    const asked = (others: Partial<AskedMaterials>) =>
      askedStock([LISTED], { ...ANY_MATERIALS, ...others }, facts).availability('O=C1C=C(O)CO1').isInStock;
    expect(asked({})).toBe(true);
    expect(asked({ never: list('O=C1COC(=O)C1') })).toBe(false);
    expect(asked({ dearest: { dollars: 10, per: 'g' } })).toBe(false);
    expect(asked({ dearest: { dollars: 30, per: 'g' } })).toBe(true);
  });
});

describe('what counts as known in a query', () => {
  it('is everything that is installed where nothing is asked', () => {
    expect(knownIn({})).toEqual({ A: 'known', B: 'known', C: 'known', CD: 'known', D: 'known', E: 'unknown' });
    expect(knownIn({}, []).A).toBe('not asked');
  });

  it('is what every laboratory has beside the catalogues, unless a list was chosen, a price is wanted of everything, or it is never bought', () => {
    const nitrousAcid = (asked: Partial<AskedMaterials>, catalogs = [PATENTS]) =>
      askedStock(catalogs, { ...ANY_MATERIALS, ...asked }, facts).availability('O=NO').isInStock;
    expect(nitrousAcid({})).toBe(true);
    expect(nitrousAcid({ dearest: { dollars: 1, per: 'g' } })).toBe(true);
    expect(nitrousAcid({ catalogs: ['patents-1.0'] })).toBe(false);
    expect(nitrousAcid({ unpriced: false })).toBe(false);
    expect(nitrousAcid({ never: list('O=NO') })).toBe(false);
    expect(nitrousAcid({}, [])).toBeNull();
    const stock = installedStock([PATENTS]);
    expect([stock.availability('O=NO').isInStock, stock.mayHave?.('N(=O)O')]).toEqual([true, true]);
    expect(stock.availability('O=NOC').isInStock).toBe(false);
  });

  it('is what the chosen catalogues list, and of others it is said that they are not counted', () => {
    const known = { A: 'known', B: 'catalogue', C: 'known', CD: 'catalogue', D: 'known', E: 'unknown' };
    expect(knownIn({ catalogs: ['acme-2'] })).toEqual(known);
    expect(knownIn({ catalogs: [], also: list('E') })).toMatchObject({ A: 'catalogue', E: 'known' });
  });

  it('is not what costs more than the limit, by the gram or by the millimole; the lowest price counts', () => {
    const byGram = { dearest: { dollars: 40, per: 'g' } } as const;
    expect(knownIn(byGram)).toEqual({ A: 'known', B: 'known', C: 'price', CD: 'known', D: 'known', E: 'unknown' });
    // 100 g/mol: a millimole of D is 0.1 g and costs 4 dollars, one of C 90
    expect(knownIn({ dearest: { dollars: 4, per: 'mmol' } })).toMatchObject({ C: 'price', D: 'known' });
    expect(knownIn({ dearest: { dollars: 3.99, per: 'mmol' } })).toMatchObject({ D: 'price' });
    const cheaper = catalogOf('other-1', { C: 10 });
    expect(knownIn(byGram, [PATENTS, ACME, cheaper]).C).toBe('known');
  });

  it('tells what is dearer than the limit with its price', () => {
    const stock = askedStock([PATENTS, ACME], { ...ANY_MATERIALS, dearest: { dollars: 40, per: 'g' } }, facts);
    expect(stock.availability('C')).toEqual({
      isInStock: false,
      catalogId: 'KEY-C',
      priceCategory: 3,
      notBought: 'price',
      refusedPrice: 900,
    });
    expect(stock.availability('A')).not.toHaveProperty('refusedPrice');
    expect(stock.availability('E')).not.toHaveProperty('refusedPrice');
  });

  it('has what is listed without a price, unless that is not wanted', () => {
    expect(knownIn({ unpriced: false })).toEqual({ A: 'known', B: 'unpriced', C: 'known', CD: 'unpriced', D: 'known', E: 'unknown' });
  });

  it('is never what is not to be bought, given as structure or by InChIKey', () => {
    expect(knownIn({ never: list('A', 'E') })).toMatchObject({ A: 'never', B: 'known', E: 'unknown' });
    expect(knownIn({ never: keys('B') })).toMatchObject({ A: 'known', B: 'never' });
    expect(knownIn({ never: keys('E'), also: list('E') }).E).toBe('unknown');
  });

  it('is also what is to be had, whatever its price', () => {
    expect(knownIn({ also: list('E', 'C'), dearest: { dollars: 1, per: 'g' } })).toMatchObject({ C: 'known', E: 'known', D: 'price' });
    expect(knownIn({ also: keys('E') }).E).toBe('known');
    expect(knownIn({ also: keys('E') }, []).A).toBe('unknown');
  });

  it('is told without canonical SMILES where no InChIKey is to be had', () => {
    const stock = askedStock([ACME], { ...ANY_MATERIALS, also: list('ECE') }, facts);
    expect(['A', 'CEE', 'EEE'].map((drawn) => stock.mayHave?.(drawn))).toEqual([true, true, false]);
    expect(askedStock([ACME], { ...ANY_MATERIALS, also: keys('E') }, facts).mayHave).toBeUndefined();
  });
});

describe('routes to what counts as known', () => {
  const request = { target: 'ABCD', algorithm: 'multi-step', maxSteps: 4, maxSuggestions: 20 } as const;
  const routesWith = (asked: Partial<AskedMaterials>) =>
    planToy(request, askedStock([PATENTS, ACME], { ...ANY_MATERIALS, ...asked }, facts));

  it('make what is never bought, and end without it nowhere', () => {
    expect(routeWords(routesWith({})).some((words) => words.includes('CD') && !words.includes('D'))).toBe(true);
    const without = routeWords(routesWith({ never: list('CD') }));
    expect(without.length).toBeGreaterThan(0);
    for (const words of without.filter((each) => each.includes('CD'))) expect(words).toEqual(expect.arrayContaining(['C', 'D']));
  });

  it('pay no more than the limit, take another way then, and say what was too dear where there is none', () => {
    const leaf = (words: readonly string[], word: string) => words.includes(word);
    expect(routeWords(routesWith({})).some((words) => leaf(words, 'C'))).toBe(true);
    const cheap = routeWords(routesWith({ dearest: { dollars: 40, per: 'g' } }));
    expect(cheap[0]).toEqual(['ABCD', 'A', 'BCD', 'B', 'CD']);
    expect(cheap.filter((words) => leaf(words, 'C'))).toEqual([]);
    const refused = planToy(
      { ...request, target: 'AC' },
      askedStock([ACME], { ...ANY_MATERIALS, dearest: { dollars: 40, per: 'g' } }, facts),
    );
    expect(refused.summary.routes).toEqual([]);
    expect(refused.reports.flatMap(({ structures }) => structures).find(({ smiles }) => smiles === 'C')).toMatchObject({
      notBought: 'price',
      refusedPrice: 900,
    });
  });

  it('take what has no price only where that is wanted', () => {
    expect(routeWords(planToy({ ...request, target: 'AB' }, askedStock([PATENTS], ANY_MATERIALS, facts)))[0]).toEqual(['AB', 'A', 'B']);
    const { summary, reports } = planToy(
      { ...request, target: 'AB' },
      askedStock([PATENTS, ACME], { ...ANY_MATERIALS, unpriced: false }, facts),
    );
    expect(summary.routes).toEqual([]);
    expect(reports.flatMap(({ structures }) => structures).find(({ smiles }) => smiles === 'B')?.notBought).toBe('unpriced');
  });

  it('are not complete where something has to be made that nobody knows how to make, and it is said why', () => {
    const { summary, reports } = routesWith({ never: list('A') });
    expect(summary.routes).toEqual([]);
    const structures = reports.flatMap((report) => report.structures);
    expect(structures.filter(({ notBought }) => notBought !== undefined).map(({ smiles, notBought }) => [smiles, notBought])).toEqual([
      ['A', 'never'],
    ]);
  });

  it('are the same every time', () => {
    const asked = { never: keys('CD'), also: list('BC'), dearest: { dollars: 50, per: 'g' } } as const;
    expect(routesWith(asked)).toEqual(routesWith(asked));
  });
});
