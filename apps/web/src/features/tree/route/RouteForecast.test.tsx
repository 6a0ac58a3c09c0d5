import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { SchemeStep } from '../model/route-scheme.ts';
import { RouteForecast } from './RouteForecast.tsx';

afterEach(() => vi.unstubAllGlobals());

const step = (ensid: number) =>
  ({ place: `1.${ensid}`, suggestion: { ensid, no: `R${ensid}` }, product: { no: '1' } }) as unknown as SchemeStep;
const check = (share: number | null, rival: number) => ({
  ...{ share, outside: 0.01, textbook: null, isConfigurationOpen: false },
  others: [{ smiles: 'CCO', share: rival }],
});
const at = (ensid: number) => `/app/api/queries/1/forward/${ensid}`;

describe('what is told of a route that is looked at', () => {
  it('names the steps of whose precursors something else is expected, unasked', async () => {
    answerCalls({ [`GET ${at(1)}`]: { json: check(0.9, 0.05) }, [`GET ${at(2)}`]: { json: check(0.02, 0.83) } });
    await renderPage(<RouteForecast queryId={1} steps={[step(1), step(2)]} />);
    expect(
      await screen.findByText('Asked forward, something else is expected of step R2: see Check forward.', {}, { timeout: 5000 }),
    ).toBeTruthy();
  });

  it('says so where every step gives its product', async () => {
    answerCalls({ [`GET ${at(1)}`]: { json: check(0.9, 0.05) }, [`GET ${at(2)}`]: { json: check(0.8, 0.1) } });
    await renderPage(<RouteForecast queryId={1} steps={[step(1), step(2)]} />);
    expect(await screen.findByText('All 2 steps give their product when asked forward.', {}, { timeout: 5000 })).toBeTruthy();
  });
});
