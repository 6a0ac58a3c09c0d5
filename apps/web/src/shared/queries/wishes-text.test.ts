import { expect, it } from 'vitest';
import { wishesText } from './wishes-text.ts';

it('says what is asked of routes', () => {
  expect(wishesText(undefined)).toBe('');
  expect(wishesText({ avoid: [], require: [] })).toBe('');
  expect(wishesText({ longest: 8, structures: 300, avoid: ['phosgene', 'Nitro reduction'], require: ['CCO'] })).toBe(
    'up to 8 steps; 300 structures looked at; without phosgene, Nitro reduction; with CCO',
  );
});
