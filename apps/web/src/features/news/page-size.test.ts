import { expect, it } from 'vitest';
import { newsPageSize } from './page-size.ts';

/** Source: spec section 9, "News default page size 4 … Dev mode news page size 5". */
it('pages of news have four, and five where files answer', () => {
  expect(newsPageSize('production')).toBe(4);
  expect(newsPageSize('development')).toBe(4);
  expect(newsPageSize('fixtures')).toBe(5);
});
