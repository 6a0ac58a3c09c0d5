import type { RoutesAnswer } from '@retron/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { FoundRoute } from '../model/found-routes.ts';
import { FoundRoutes } from './FoundRoutes.tsx';

afterEach(() => vi.unstubAllGlobals());

const leaf = (sid: number) => ({ sid, ensid: null, children: [] });
const ensemble = (ensid: number, rating: number, name: string) => ({ ensid, parid: 1, name, rating, probability: 0.5, numPrecedents: 3 });
const ANSWER: RoutesAnswer = {
  total: 2,
  routes: [
    { no: 1, cost: 1, steps: 1, route: { sid: 1, ensid: 10, children: [leaf(2), leaf(3)] } },
    { no: 2, cost: 2, steps: 2, route: { sid: 1, ensid: 12, children: [{ sid: 4, ensid: 11, children: [leaf(3)] }] } },
  ],
  structures: [],
  ensembles: [ensemble(10, 4, 'Amide coupling'), ensemble(11, 2, 'Reduction'), ensemble(12, 3, 'Ester hydrolysis')],
};

async function open(answer: Answers[string], selected: readonly string[] = [], isBusy = false) {
  answerCalls({ 'GET /app/api/queries/7/routes': answer });
  const taken: FoundRoute[] = [];
  await renderPage(
    <FoundRoutes
      queryId={7}
      isBusy={isBusy}
      selected={selected}
      pictureOf={(sid) => `data:,${sid}`}
      onSelect={(route) => taken.push(route)}
    />,
  );
  return { taken, list: within(await screen.findByRole('region', { name: 'Routes to known materials' })) };
}

describe('the routes that were found', () => {
  it('are listed with length, weakest step and what they start from, and the cheapest is looked at', async () => {
    const { taken, list } = await open({ json: ANSWER });
    expect(await list.findByRole('heading', { name: '2 routes to known materials' })).toBeDefined();
    const [, second] = list.getAllByRole('button');
    expect(second?.textContent).toContain('Ester hydrolysis last');
    expect(second?.textContent).toContain('2 steps');
    expect(second?.textContent?.toLowerCase()).toContain('bad');
    await waitFor(() => expect(taken.map(({ no }) => no)).toEqual([1]));
  });

  it('leave what was selected before, and are chosen by the arrow keys', async () => {
    const { taken, list } = await open({ json: ANSWER }, ['1-10']);
    const [first, second] = await list.findAllByRole('button');
    expect([first, second].map((card) => card?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
    expect(taken.map(({ no }) => no)).toEqual([2]);
    expect(document.activeElement).toBe(second);
  });

  it('say that there is none, and while it searches that there is none yet', async () => {
    const none = { ...ANSWER, total: 0, routes: [] };
    const { list } = await open({ json: none });
    expect(await list.findByText(/^No route to known materials was found within the steps/)).toBeDefined();
    cleanup();
    const busy = await open({ json: none }, [], true);
    expect((await busy.list.findAllByText('No route yet.')).length).toBeGreaterThan(0);
  });
});
