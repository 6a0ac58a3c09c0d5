import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './steps/root.mjs';

const WEB = join(ROOT, 'apps/web/src');

/** Fields of a search: what is too long there finds nothing, and nothing of it is kept. */
const SEARCHES = ['features/compare-queries/PickQuery.tsx', 'features/news/NewsPage.tsx'];

it('no field whose text is kept has the browser cut what is pasted: it says that the text is too long', () => {
  const cutting = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /\bmaxLength=/.test(readFileSync(join(WEB, file), 'utf8')));
  expect(cutting.sort()).toEqual(SEARCHES);
});
