import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerFromFixtures } from './fixture-answers.ts';

const newsOf = (page: number) => {
  const url = new URL(`http://localhost/app/apiv2/news?per_page=5&page=${page}&order=desc&sort=id`);
  const file = answerFromFixtures('GET', url)?.file;
  return file
    ? (JSON.parse(readFileSync(join(import.meta.dirname, '../../../fixtures/wire', file), 'utf8')) as {
        news: { id: number }[];
        total: number;
      })
    : null;
};

/** Source: spec section 9, "Dev mode news page size 5 uses paged files". */
it('answers news in the development mode from a file for each page of five', () => {
  expect(newsOf(1)?.news.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
  expect(newsOf(2)).toMatchObject({ news: [{ id: 2 }, { id: 1 }], total: 7 });
  expect(newsOf(3)).toBeNull();
});
