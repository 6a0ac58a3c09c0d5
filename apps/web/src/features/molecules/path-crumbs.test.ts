import { expect, it } from 'vitest';
import { pathCrumbs } from './path-crumbs.ts';

it('the breadcrumb is the product and each segment of the path, capitalised', () => {
  expect(pathCrumbs('/molecules/')).toEqual([{ label: 'Retron', to: '/' }, { label: 'Molecules' }]);
  expect(pathCrumbs('/molecules/a%20b')).toEqual([
    { label: 'Retron', to: '/' },
    { label: 'Molecules', to: '/molecules/' },
    { label: 'A b' },
  ]);
});
