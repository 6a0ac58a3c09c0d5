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
