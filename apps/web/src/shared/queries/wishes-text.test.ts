import { expect, it } from 'vitest';
import { wishesText } from './wishes-text.ts';

it('says what is asked of routes', () => {
  expect(wishesText(undefined)).toBe('');
  expect(wishesText({ break: [], keep: [], avoid: [], require: [] })).toBe('');
  expect(
    wishesText({
      longest: 8,
      structures: 300,
      break: ['4-7', '1-2'],
      keep: ['8-9'],
      avoid: ['phosgene', 'Nitro reduction'],
      require: ['CCO'],
    }),
  ).toBe('up to 8 steps; 300 structures looked at; breaking 4–7, 1–2; keeping 8–9; without phosgene, Nitro reduction; with CCO');
});

it('says what counts as known, and counts what is listed where that is long', () => {
  const wishes = { break: [], keep: [], avoid: [], require: [] };
  const materials = { unpriced: true, never: [], also: [] };
  expect(wishesText({ ...wishes, materials })).toBe('');
  expect(wishesText({ ...wishes, materials: { ...materials, catalogs: [], also: ['CCO'] } })).toBe(
    'known materials: no catalogue; also CCO',
  );
  expect(
    wishesText({
      ...wishes,
      materials: {
        ...{ catalogs: ['acme-1.0'], dearest: { dollars: 1200, per: 'mmol' }, unpriced: false },
        ...{ never: ['phosgene', 'CCO'], also: ['C', 'CC', 'CCC', 'CCCC'] },
      },
    }),
  ).toBe('known materials: only acme-1.0; up to $1,200 for 1 mmol; only with a price; phosgene, CCO never bought; also 4 listed materials');
});
