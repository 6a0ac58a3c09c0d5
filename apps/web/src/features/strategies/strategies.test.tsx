import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StrategiesPage } from './StrategiesPage.tsx';
import { StrategyPage } from './StrategyPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('StrategiesPage', () => {
  it('shows a card for each strategy that leads to it', async () => {
    useFixtureFetch();
    await renderPage(<StrategiesPage />, '/strategies/');
    const link = await screen.findByRole('link', { name: 'Core Disconnection 1.0' });
    expect(link.getAttribute('href')).toBe('/strategies/1');
    expect(cards()).toEqual(['Core Disconnection 1.0', 'FG Library Design 1.0']);
    expect(screen.getByText('2 of 2 strategies')).toBeDefined();
  });

  it('narrows by direction and by words, and keeps that in the address', async () => {
    useFixtureFetch();
    const { address } = await renderPage(<StrategiesPage />, '/strategies/');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Forward Reaction Prediction, 1' }));
    await waitFor(() => expect(cards()).toEqual(['FG Library Design 1.0']));
    expect(address()).toBe('/strategies/?direction=reaction');
    fireEvent.change(screen.getByRole('textbox', { name: 'Search by name or comment' }), { target: { value: 'core' } });
    expect(await screen.findByText('No strategy matches the filters.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Forward Reaction Prediction, 0' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(address()).toBe('/strategies/');
  });

  it('reads its view from the address', async () => {
    useFixtureFetch();
    await renderPage(<StrategiesPage />, '/strategies/?term=fg');
    await waitFor(() => expect(cards()).toEqual(['FG Library Design 1.0']));
  });

  it('says in the words of the specification that it cannot load', async () => {
    useFixtureFetch({ 'GET /app/api/v2/strategies': { status: 400, json: { errors: ['no'] } } });
    await renderPage(<StrategiesPage />, '/strategies/');
    expect(await screen.findByText('Unable to load strategies. Please try to reload the page.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it('says that there are none', async () => {
    useFixtureFetch({ 'GET /app/api/v2/strategies': { json: [] } });
    await renderPage(<StrategiesPage />, '/strategies/');
    expect(await screen.findByText('There is no strategy yet.')).toBeDefined();
  });
});

describe('StrategyPage', () => {
  it('shows the clauses in their order, with what each asks', async () => {
    useFixtureFetch();
    await renderPage(<StrategyPage strategyId={1} />, '/strategies/1');
    expect(await screen.findByRole('heading', { name: 'Core Disconnection 1.0' })).toBeDefined();
    const [deciding] = screen.getAllByRole('list').filter((list) => list.tagName === 'OL');
    if (!deciding) throw new Error('There is no list of clauses');
    const clauses = within(deciding).getAllByText(/^(Admit|Leave out) .*\.$/);
    expect(clauses.map((clause) => clause.textContent)).toEqual([
      'Leave out steps that keep the skeleton: functional group changes and deprotection.',
      'Admit steps that make a bond of a ring.',
      'Leave out everything else.',
    ]);
    expect(within(deciding).getByText('joins no precursors')).toBeDefined();
    expect(within(deciding).getByText('always')).toBeDefined();
    expect(screen.getByText('Lift × 3')).toBeDefined();
  });

  it('says that there is no such strategy', async () => {
    useFixtureFetch();
    await renderPage(<StrategyPage strategyId={99} />, '/strategies/99');
    expect(await screen.findByText('There is no such strategy.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says in the words of the specification that it cannot load', async () => {
    useFixtureFetch({ 'GET /app/api/v2/strategies/1': { status: 400, json: { errors: ['no'] } } });
    await renderPage(<StrategyPage strategyId={1} />, '/strategies/1');
    expect(await screen.findByText('Unable to load strategies. Please try to reload the page.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
