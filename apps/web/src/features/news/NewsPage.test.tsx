import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { newsTerm } from './news-search.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const item = (id: number) => ({
  id,
  title: `Item ${id}`,
  body: `Body ${id}`,
  author: 'Anna Brandt',
  dateCreated: `2026-11-${String(id).padStart(2, '0')}T09:00:00.000Z`,
});
const NEWS = { 'GET /app/apiv2/news': { json: { news: [9, 8, 7, 6].map(item), total: 9 } } };
const asked = (calls: readonly { readonly path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/app/apiv2/news'));

/** Source: spec sections 2, 5, 7 and 9. */
describe('the news pages', () => {
  it('/news/ shows four a page, newest first, with title, body, author and date', async () => {
    const calls = openApp('/news/', NEWS);
    expect((await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)).toEqual([
      'Item 9',
      'Item 8',
      'Item 7',
      'Item 6',
    ]);
    expect(screen.getByText('Body 9')).toBeDefined();
    expect(screen.getAllByText('Anna Brandt')).toHaveLength(4);
    expect(asked(calls)).toEqual(['/app/apiv2/news?per_page=4&page=1&order=desc&sort=id']);
    expect(screen.getByText('Page 1 of 3')).toBeDefined();
  });

  it('leads to the next page, which the address keeps', async () => {
    const calls = openApp('/news/', NEWS);
    fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await waitFor(() => expect(asked(calls)).toContain('/app/apiv2/news?per_page=4&page=2&order=desc&sort=id'));
  });

  it('leads by More to /news/showmore, with eight a page and no More', async () => {
    const calls = openApp('/news/', NEWS);
    fireEvent.click(await screen.findByRole('link', { name: 'More' }));
    await waitFor(() => expect(window.location.pathname).toBe('/news/showmore'));
    await waitFor(() => expect(asked(calls)).toContain('/app/apiv2/news?per_page=8&page=1&order=desc&sort=id'));
    expect(screen.queryByRole('link', { name: 'More' })).toBeNull();
  });

  it('asks again on reload', async () => {
    const calls = openApp('/news/', NEWS);
    await screen.findByText('Item 9');
    fireEvent.click(screen.getByRole('button', { name: 'Reload news' }));
    await waitFor(() => expect(asked(calls)).toHaveLength(2));
  });

  it('says that there is none', async () => {
    openApp('/news/', { 'GET /app/apiv2/news': { json: { news: [], total: 0 } } });
    expect(await screen.findByText('No news found.')).toBeDefined();
  });

  it('looks for three or more characters, from the first page on', async () => {
    const calls = openApp('/news/?page=2', NEWS);
    const field = await screen.findByRole('searchbox', { name: 'Search news' });
    expect([field.getAttribute('minlength'), field.getAttribute('maxlength')]).toEqual(['4', '100']);
    fireEvent.change(field, { target: { value: 're' } });
    expect(await screen.findByText('Please type 3 or more characters.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'release' } });
    await waitFor(() => expect(asked(calls).at(-1)).toBe('/app/apiv2/news?per_page=4&page=1&term=release&order=desc&sort=id'));
    expect(asked(calls).some((path) => /term=re(&|$)/.test(path))).toBe(false);
    expect(window.location.search).toBe('?term=release');
  });

  it.each([
    ['', null],
    ['ab', null],
    [' ab ', null],
    ['abc', 'abc'],
    // As the server counts: a character outside the first 65,536 is one.
    ['🧪🧪', null],
    ['🧪'.repeat(120), '🧪'.repeat(100)],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('takes %j as the term %j', (text, term) => expect(newsTerm(text)).toBe(term));
});
