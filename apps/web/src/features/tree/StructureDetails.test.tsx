import type { StructureNode } from '@retron/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StructureDetails } from './StructureDetails.tsx';
import { sildenafilTarget } from './testing/fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

const URL = 'GET /app/api/catalogs/42';
const ENTRY = {
  catalogName: 'Bench stock',
  id: 'B-17',
  url: 'https://stock.example/B-17',
  catalogWebsite: null,
  priceCategoryDigit: 2,
  pricepergram: 150,
};

async function open(catalogid: string | null, answers: Answers = {}, change: Partial<StructureNode> = {}) {
  const calls = answerCalls(answers);
  const structure: StructureNode = { ...sildenafilTarget(), catalogid, ...change };
  await renderPage(<StructureDetails structure={structure} pictureOf={() => 'data:,'} onClose={() => undefined} />);
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

describe('the catalogue popup', () => {
  it('is a table with Catalog, Catalog Id and Price Category, whose categories are explained', async () => {
    const { dialog } = await open('42', { [URL]: { json: [ENTRY] } });
    const table = within(await dialog.findByRole('table', { name: 'Catalogues' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())).toEqual([
      'Catalog',
      'Catalog Id',
      'Price Category',
    ]);
    expect(table.getByRole('link', { name: 'B-17' }).getAttribute('href')).toBe('https://stock.example/B-17');
    fireEvent.focus(table.getByRole('button', { name: 'What the price categories mean' }));
    const lines = [...(await screen.findByRole('tooltip')).childNodes].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Price in US dollars',
      '$ under 100 per gram',
      '$$ 100 to 800 per gram',
      '$$$ 800 to 1250 per gram',
      '$$$$ 1250 to 3000 per gram',
      '$$$$$ over 3000 per gram',
      '? unknown',
    ]);
  });

  it('says that the catalogues cannot be reached', async () => {
    const { dialog } = await open('42', { [URL]: 'no-response' });
    expect(await dialog.findByText('No connection to catalogs.', {}, { timeout: 8000 })).toBeDefined();
  });

  it('asks nobody about what no catalogue lists', async () => {
    const { dialog, calls } = await open(null);
    expect(dialog.getByText('No catalogue lists this structure.')).toBeDefined();
    expect(calls).toEqual([]);
  });
});

describe('the name of the structure', () => {
  it('is said whole, and with the drawing', async () => {
    const { dialog } = await open(null, {}, { name: '4-(4-nitrophenyl)morpholine' });
    expect(
      dialog.getByText((_, element) => element?.tagName === 'P' && element.textContent === '4-(4-nitrophenyl)morpholine'),
    ).toBeDefined();
    expect(dialog.getByRole('img', { name: 'Structure 1, 4-(4-nitrophenyl)morpholine' })).toBeDefined();
  });

  it('is not made up', async () => {
    const { dialog } = await open(null);
    expect(dialog.getByRole('img', { name: 'Structure 1' })).toBeDefined();
  });
});
