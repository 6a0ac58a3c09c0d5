import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WEB = new URL('../apps/web/src/', import.meta.url);

/** Fields of a search: what is too long there finds nothing, and nothing of it is kept. */
const SEARCHES = ['features/compare-queries/PickQuery.tsx', 'features/news/NewsPage.tsx'];

it('no field whose text is kept has the browser cut what is pasted: it says that the text is too long', () => {
  const cutting = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /\bmaxLength=/.test(readFileSync(new URL(file, WEB), 'utf8')));
  expect(cutting.sort()).toEqual(SEARCHES);
});
